import { describe, expect, test } from "vitest";
import { head, heardOf, plain, testApp, testServer } from "./fixtures.ts";
import { defaultLimits } from "./limits.ts";
import { pathFor } from "./paths.ts";

test.each([
  ["/", "/"],
  ["/api/games?limit=3", "/api/games?limit=3"],
  ["/play/Zo%C3%AB", "/play/Zo%C3%AB"],
  ["/play?name=%ff", "/play?name=%ff"],
  ["http://games.example/api/games?limit=3", "/api/games?limit=3"],
  ["HTTPS://games.example:8000/", "/"],
  ["/%ff", "/api/nowhere"],
  ["/api/games/%", "/api/nowhere"],
  ["http://games.example/%e4", "/api/nowhere"],
  ["http://games.example", "/api/nowhere"],
  ["ftp://games.example/", "/api/nowhere"],
  ["*", "/api/nowhere"],
  ["", "/api/nowhere"],
])("%j leads to %j", (target, path) => {
  expect(pathFor(target)).toBe(path);
});

describe("a path", () => {
  const long = "x".repeat(12_000);

  test.each([
    ["that cannot be read", "GET /%ff", 404],
    ["that cannot be read, and is long", `GET /${long}%ff`, 404],
    ["with a long id", `GET /api/games/${long}`, 400],
    ["with a long name", `DELETE /api/players/${long}`, 404],
    ["to all of the server", "OPTIONS *", 404],
    ["with a whole address", "GET http://localhost/nowhere", 404],
  ])("%s is within the rate, and is not repeated", async (_, line, status) => {
    const { port } = await testServer({ limits: { ...defaultLimits, requestsPerMinute: 1 } });
    const ask = () => heardOf(plain(port, head(line, "Connection: close")));
    const answers = [await ask(), await ask()];
    expect(answers.map((each) => Number(each.slice(9, 12)))).toEqual([status, 429]);
    for (const each of answers) {
      expect(each.length).toBeLessThan(2500);
      expect(each).toContain("content-security-policy");
    }
  });

  test("may be a whole address", async () => {
    const { app } = await testApp();
    expect((await app.inject("/api/games")).statusCode).toBe(200);
    const { port } = await testServer();
    const answer = await heardOf(plain(port, head("GET http://localhost/api/games", "Connection: close")));
    expect(answer).toContain("200 OK");
  });
});
