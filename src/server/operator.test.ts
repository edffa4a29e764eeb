import { describe, expect, test } from "vitest";
import { Client, testApp, testServer } from "./fixtures.ts";

const ada = { username: "ada", given: "Ada", family: "L", kind: "human" };
const add = (headers: Record<string, string> = {}) =>
  ({ method: "POST", url: "/api/players", payload: ada, headers }) as const;

describe("on loopback the owner needs no token", () => {
  test.each([
    ["forwarded", "for=192.0.2.1"],
    ["x-forwarded-for", "192.0.2.1"],
    ["x-forwarded-host", "localhost"],
    ["x-forwarded-proto", "https"],
    ["x-real-ip", "127.0.0.1"],
    ["via", "1.1 proxy"],
    ["cf-connecting-ip", "192.0.2.1"],
  ])("but who came through a proxy (%s) is not the owner", async (header, value) => {
    const { app } = await testApp();
    const answer = await app.inject(add({ [header]: value }));
    expect(answer.json()).toMatchObject({ error: { code: "operator-only" } });
    const about = await app.inject({ url: "/api/server", headers: { [header]: value } });
    expect(about.json()).toMatchObject({ operator: "token" });
    expect((await app.inject(add())).statusCode).toBe(201);
  });

  test("and a name made to lead here reads nothing: page, lists, figures, live connection", async () => {
    const { app, port } = await testServer();
    const host = "rebound.example:8000";
    for (const url of [
      "/",
      "/api/players",
      "/api/games",
      "/metrics",
      "/healthz",
      "/nothing",
      "/api/docs/json",
      "/api/docs/",
    ]) {
      const answer = await app.inject({ url, headers: { host } });
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.json()).toMatchObject({ error: { code: "host-wrong" } });
    }
    await expect(Client.open(port, { host })).rejects.toThrow("421");
    expect((await app.inject({ url: "/api/games", headers: { host: "127.0.0.1:8000" } })).statusCode).toBe(
      200,
    );
  });

  test("a proxy that was named decides by itself what it is called", async () => {
    const { app } = await testApp({ exposure: { loopback: true, proxied: true } });
    expect((await app.inject({ url: "/api/games", headers: { host: "games.example" } })).statusCode).toBe(
      200,
    );
  });
});

test("wrong operator tokens are logged without being told, and slowed down for their address alone", async () => {
  const lines: string[] = [];
  let now = 0;
  const operatorToken = "operator-token-0123456789";
  const { app } = await testApp({
    operatorToken,
    time: { wall: () => now, steady: () => now },
    logger: { level: "warn", stream: { write: (line: string) => lines.push(line) } },
  });
  const guess = (token: string, remoteAddress = "192.0.2.1") =>
    app.inject({ ...add({ authorization: `Bearer ${token}` }), remoteAddress });
  for (let wrong = 1; wrong <= 4; wrong++) expect((await guess(`guess-${wrong}`)).statusCode).toBe(403);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject(
    [1, 2, 3, 4].map((wrong) => ({ msg: "wrong operator token", address: "192.0.2.1", wrong })),
  );
  expect(lines.join()).not.toContain("guess-");
  // The right one is not told from a wrong one meanwhile, and what is not judged is not logged.
  const early = await guess(operatorToken);
  expect(early.json()).toMatchObject({ error: { code: "too-many", facts: { seconds: 1 } } });
  expect(lines).toHaveLength(4);
  expect((await guess("guess", "192.0.2.2")).statusCode).toBe(403);
  now += 1000;
  expect((await guess(operatorToken)).statusCode).toBe(201);
});
