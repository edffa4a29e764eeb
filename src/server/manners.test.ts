import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ask, createGame, guestSeat, testApp } from "./fixtures.ts";
import { defaultLimits } from "./limits.ts";

describe("manners", () => {
  test.each([
    ["broken JSON", "{", "application/json", 400],
    ["a prototype", '{"__proto__":{},"game":"stones"}', "application/json", 400],
    ["a form", "game=stones", "application/x-www-form-urlencoded", 400],
    ["far too much", `"${"x".repeat(100_000)}"`, "application/json", 413],
  ])("%s is refused without a word of the inside", async (_, payload, type, status) => {
    const { app } = await testApp();
    const headers = { "content-type": type };
    const answer = await app.inject({ method: "POST", url: "/api/games", payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/at .*\.ts|node_modules|Error:|Fastify|FST_/);
  });

  test("a failure of our own says only that", async () => {
    const { app, store } = await testApp();
    store.roster.page = async () => {
      throw new Error("secret path /var/db");
    };
    const answer = await app.inject("/api/players");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("secret");
  });

  test("other websites may not change anything", async () => {
    const { app } = await testApp();
    const headers = { origin: "https://elsewhere.example", host: "localhost:8000" };
    const payload = { game: "stones", seats: guestSeat };
    expect(await ask(app, "POST /api/games", undefined, payload, undefined, headers)).toMatchObject({
      status: 403,
      code: "origin-wrong",
    });
    const own = { origin: "http://localhost:8000", host: "localhost:8000" };
    expect((await ask(app, "POST /api/games", undefined, payload, undefined, own)).status).toBe(201);
    const proxied = await testApp({
      exposure: { loopback: true, proxied: true, publicUrl: new URL("https://games.example/") },
    });
    const outside = { origin: "https://games.example", host: "127.0.0.1:8000" };
    expect((await ask(proxied.app, "POST /api/games", undefined, payload, undefined, outside)).status).toBe(
      201,
    );
  });

  test("security headers are on everything", async () => {
    const { app } = await testApp();
    for (const url of [
      "/",
      "/api/games",
      "/healthz",
      "/consoles/nimsys",
      "/nothing",
      "/embed/chess",
      "/api/embed/reversi",
    ]) {
      const { headers } = await app.inject(url);
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy.includes("'unsafe-inline'")).toBe(url.startsWith("/consoles"));
      expect(headers).toMatchObject({
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-embedder-policy": "require-corp",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  test("the page that others may frame says so, and is a document of its own", async () => {
    const folder = mkdtempSync(join(tmpdir(), "grundy-page-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, "index.html"), "the page");
    writeFileSync(join(folder, "embed.html"), "the frame");
    const { app } = await testApp({ page: folder });
    const at = async (url: string) => app.inject({ url, headers: { accept: "text/html" } });
    const framed = await at("/embed/reversi?theme=dark");
    expect([framed.statusCode, framed.body]).toEqual([200, "the frame"]);
    expect(framed.headers["x-frame-options"]).toBeUndefined();
    expect(framed.headers).toMatchObject({
      "cross-origin-embedder-policy": "require-corp",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    for (const url of [
      "/",
      "/embed/chess",
      "/embed",
      "/embed.html",
      "/embed/reversi/more",
      "/replay/reversi",
      "/play/reversi",
    ]) {
      const { body, headers } = await at(url);
      expect(body).toBe(url === "/embed.html" ? "the frame" : "the page");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
      });
    }
  });

  test("requests have a rate", async () => {
    const { app } = await testApp({ limits: { ...defaultLimits, gamesPerMinute: 3 } });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++) {
      const payload = { game: "stones", seats: guestSeat };
      statuses.push((await ask(app, "POST /api/games", undefined, payload)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await ask(app, "GET /api/games")).status).toBe(200);
  });

  test("health, figures and the API's description are there", async () => {
    const { app } = await testApp();
    await createGame(app);
    expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
    const figures = (await app.inject("/metrics")).body;
    expect(figures).toMatch(/^grundy_games_created_total 1$/m);
    expect(figures).toMatch(/^grundy_games_awake 1$/m);
    expect(figures).toMatch(/^grundy_commit_seconds_bucket\{le="\+Inf"\} 0$/m);
    const description = (await app.inject("/api/docs/json")).json();
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        "/api/games",
        "/api/games/{id}/move",
        "/api/players",
        "/api/rankings",
        "/api/server",
      ]),
    );
    const page = await app.inject({ url: "/api/docs/", headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
  });

  test("the page is served, deep links included, and hashed files are kept for good", async () => {
    const folder = mkdtempSync(join(tmpdir(), "grundy-page-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.html"), "<!doctype html><title>Grundy</title>");
    writeFileSync(join(folder, "assets", "main-abc.js"), "1");
    writeFileSync(join(folder, "assets", "main-abc.js.br"), "brotli");
    const warnings: Error[] = [];
    const warned = (warning: Error) => warnings.push(warning);
    process.on("warning", warned);
    onTestFinished(() => void process.off("warning", warned));
    const { app } = await testApp({ page: folder });
    const { head } = await createGame(app);
    const accept = { accept: "text/html,*/*" };
    const there = ["/", "/play/stones?a=b", `/game/${head.id}`, "/players?username=a", "/consoles/piles"];
    const nowhere = ["/nowhere", "/play/chess", "/game/", "/game/AAAAAAAAAAAAAAAA", "/consoles/none"];
    for (const url of [...there, ...nowhere]) {
      const answer = await app.inject({ url, headers: accept });
      expect([url, answer.statusCode]).toEqual([url, there.includes(url) ? 200 : 404]);
      expect(answer.body).toContain("<title>Grundy");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
    const script = await app.inject("/assets/main-abc.js");
    expect(script.headers["cache-control"]).toContain("immutable");
    const small = await app.inject({ url: "/assets/main-abc.js", headers: { "accept-encoding": "br" } });
    expect(small.headers["content-encoding"]).toBe("br");
    for (const url of ["/assets/gone.js", "/api/nothing", "/../package.json", "/%2e%2e/package.json"]) {
      const answer = await app.inject({ url, headers: url.startsWith("/a") ? accept : {} });
      expect([403, 404]).toContain(answer.statusCode);
    }
    await new Promise((resolve) => setImmediate(resolve));
    // A file has ten listeners of Fastify's and ours: one more, and Node takes them for a leak.
    expect(warnings).toEqual([]);
  });
});
