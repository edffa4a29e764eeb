import { describe, expect, test } from "vitest";
import { head, heardOf, plain, pour, socketsOf, testApp, testServer } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";

const json = "Content-Type: application/json";
const chunked = "Transfer-Encoding: chunked";
const chunks = Buffer.from("1\r\na\r\n".repeat(5000));

describe("a body", () => {
  test.each([
    ["of a question", head("GET /api/server", chunked)],
    ["of a new game", head("POST /api/games", json, chunked)],
    [
      "of a new game from elsewhere",
      head("POST /api/games", json, chunked, "Origin: https://elsewhere.example"),
    ],
    ["of what leads nowhere", head("PUT /nowhere", chunked)],
    ["of an upgrade", head("GET /api/live", "Connection: Upgrade", "Upgrade: websocket", chunked)],
  ])("%s that does not say its length is not read", async (_, text) => {
    const { app, port } = await testServer({ limits: noLimits });
    const sockets = socketsOf(app);
    const polite = plain(port, text);
    expect(await heardOf(polite)).toMatch(/^HTTP\/1\.1 411 /);
    const endless = plain(port, text);
    await pour(endless, chunks, 50_000_000);
    expect(endless.destroyed).toBe(true);
    expect(sockets[1]?.bytesRead).toBeLessThan(1_000_000);
  });

  test("that does not say its length counts as ten refusals", async () => {
    const refusalRate = { burst: 15, perSecond: 0.001 };
    const { port } = await testServer({ limits: { ...defaultLimits, refusalRate } });
    const text = head("GET /api/server", chunked);
    for (let count = 0; count < 2; count++) expect(await heardOf(plain(port, text))).toContain("411");
    const third = plain(port, text);
    await heardOf(third);
    expect(third.bytesRead).toBe(0);
  });

  test.each([
    ["of a question", head("GET /api/server", "Content-Length: 1000000"), 200],
    ["of what leads nowhere", head("DELETE /nowhere", "Content-Length: 1000000"), 404],
    ["that is too large", head("POST /api/games", json, "Content-Length: 1000000000"), 413],
    [
      "from elsewhere",
      head("POST /api/games", json, "Content-Length: 99", "Origin: https://elsewhere.example"),
      403,
    ],
  ])("%s that nobody reads is not waited for", async (_, text, status) => {
    const { port } = await testServer({ limits: noLimits });
    const heard = await heardOf(plain(port, `${text}{`));
    expect(Number(heard.slice(9, 12))).toBe(status);
    expect(heard.toLowerCase()).toContain("connection: close");
  });

  test("that is wrong is not repeated", async () => {
    const { app } = await testApp();
    const payload = { game: "stones", seats: [{ by: "me" }, { by: "guest" }], ["x".repeat(5000)]: 1 };
    const answer = await app.inject({ method: "POST", url: "/api/games", payload });
    expect(answer.json().error.facts.where).toBe("x".repeat(100));
  });

  test("that was read leaves the connection as it is", async () => {
    const { port } = await testServer({ limits: noLimits });
    const body = JSON.stringify({ game: "stones", seats: [{ by: "me" }, { by: "guest" }] });
    const socket = plain(port, head("POST /api/games", json, `Content-Length: ${body.length}`) + body);
    const heard = heardOf(socket);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.write(head("GET /api/server", "Connection: close"));
    expect((await heard).match(/HTTP\/1\.1 20/g)).toHaveLength(2);
  });
});
