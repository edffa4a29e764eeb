import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseRecord } from "../notation/index.ts";
import { type RouteName, routes } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { createGame, guestSeat, ownSeats, testApp } from "./fixtures.ts";
import { defaultLimits, noLimits } from "./limits.ts";

type App = Awaited<ReturnType<typeof testApp>>["app"];

/** A request, its status, and its answer held to the schema that describes it. */
async function ask(
  app: App,
  line: string,
  schema?: TSchema,
  payload?: unknown,
  token?: string,
  headers = {},
) {
  const [method, url] = line.split(" ") as ["GET" | "POST" | "PATCH" | "DELETE", string];
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const body = payload === undefined ? {} : { payload: payload as object };
  const answer = await app.inject({ method, url, headers: { ...authorization, ...headers }, ...body });
  const data = answer.json();
  if (schema && answer.statusCode < 300) expect([...Compile(schema).Errors(data)]).toEqual([]);
  if (answer.statusCode >= 400) expect(Compile(schemas.errorAnswer).Check(data)).toBe(true);
  return {
    status: answer.statusCode,
    data,
    headers: answer.headers,
    code: data.error?.code as string | undefined,
  };
}

describe("games", () => {
  test("are made, joined, played, taken back and finished over HTTP alone", async () => {
    const { app } = await testApp();
    const made = await createGame(app);
    expect([...Compile(schemas.createAnswer).Errors(made)]).toEqual([]);
    const at = `/api/games/${made.head.id}`;
    const { invitation } = made;
    expect(await ask(app, `POST ${at}/join`, undefined, {})).toMatchObject({
      status: 403,
      code: "invitation-wrong",
    });
    const joined = await ask(app, `POST ${at}/join`, schemas.joinAnswer, { invitation, name: "Bob" });
    expect(joined.data).toMatchObject({ seat: 1, head: { seats: [{ name: "Ada" }, { name: "Bob" }] } });
    expect(await ask(app, `POST ${at}/join`, undefined, { invitation })).toMatchObject({
      code: "no-seat-free",
    });
    const [first, second] = [made.tokens[0] as string, joined.data.token as string];

    const move = { move: "3", after: 0, id: "a" };
    const played = await ask(app, `POST ${at}/move`, undefined, move, first);
    expect(played.data.event).toMatchObject({ number: 1, event: { type: "move", seat: 0, move: "1:19-21" } });
    expect((await ask(app, `POST ${at}/move`, undefined, move, first)).data).toEqual(played.data);
    const payload = { ...move, id: "b" };
    const headers = { authorization: `Bearer ${second}` };
    const outdated = await app.inject({ method: "POST", url: `${at}/move`, payload, headers });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json()).toMatchObject({ error: { code: "outdated" }, game: { events: [{ number: 1 }] } });
    expect([...Compile(schemas.outdatedAnswer).Errors(outdated.json())]).toEqual([]);
    expect(await ask(app, `POST ${at}/move`, undefined, { ...move, after: 1 })).toMatchObject({
      status: 403,
      code: "seat-not-yours",
    });
    const asked = await ask(app, `POST ${at}/take-back`, undefined, { id: "t" }, first);
    expect(asked.data).toEqual({ event: null });
    const back = await ask(app, `POST ${at}/take-back/answer`, undefined, { accept: true, id: "y" }, second);
    expect(back.data.event).toMatchObject({ number: 2, event: { type: "take-back", moves: 0 } });
    const given = await ask(app, `POST ${at}/resign`, undefined, { id: "r" }, second);
    expect(given.data.event).toMatchObject({ number: 3, event: { type: "resign", seat: 1 } });

    const view = await ask(app, `GET ${at}`, schemas.gameView);
    expect(view.data).toMatchObject({ ending: { winner: 0, by: "resign" } });
    expect(JSON.stringify(view.data)).not.toContain("hash");
    const record = parseRecord((await app.inject(`${at}/record`)).body);
    expect(record).toMatchObject({ ok: true, value: { players: ["Ada", "Bob"], events: { length: 3 } } });
    expect(
      (await ask(app, `POST ${at}/rematch`, undefined, { accept: true, id: "m" }, first)).data.next,
    ).toBeNull();
    const rematch = await ask(app, `POST ${at}/rematch`, undefined, { accept: true, id: "n" }, second);
    expect((await ask(app, `GET /api/games/${rematch.data.next}`, schemas.gameView)).data.seats[0].name).toBe(
      "Bob",
    );
  });

  test("are listed going on and finished, unless they should not be", async () => {
    const { app } = await testApp();
    const made = await createGame(app, { seats: ownSeats });
    await createGame(app, { listed: false });
    const going = await ask(app, "GET /api/games", schemas.gameList);
    expect(going.data.games.map(({ id }: { id: string }) => id)).toEqual([made.head.id]);
    expect(going.data.games[0]).toMatchObject({
      position: "111111111111111111111 1",
      number: 0,
      ending: null,
    });
    const token = made.tokens[1] as string;
    await ask(app, `POST /api/games/${made.head.id}/resign`, undefined, { id: "r" }, token);
    expect((await ask(app, "GET /api/games", schemas.gameList)).data.games).toEqual([]);
    const finished = await ask(app, "GET /api/games?state=finished&limit=5", schemas.gameList);
    expect(finished.data.games[0]).toMatchObject({ id: made.head.id, ending: { winner: 0 }, number: 1 });
    const earlier = `GET /api/games?state=finished&before=${finished.data.games[0].changed}`;
    expect((await ask(app, earlier, schemas.gameList)).data.games).toEqual([]);
  });

  test("with a clock answer a move with what the API describes, and nothing else", async () => {
    const { app } = await testApp();
    const { head, tokens } = await createGame(app, {
      seats: ownSeats,
      clock: { initial: 60_000, increment: 0 },
    });
    const body = { move: "1", after: 0, id: "a" };
    const schema = schemas.routeSchemas.move.response[200].properties.event;
    const played = await ask(app, `POST /api/games/${head.id}/move`, undefined, body, tokens[0] as string);
    expect([...Compile(schema).Errors(played.data.event)]).toEqual([]);
  });

  test("that are open can be joined by anyone, once", async () => {
    const { app } = await testApp();
    const { head } = await createGame(app, { open: true, seats: [{ by: "guest" }, { by: "me" }] });
    const join = () => ask(app, `POST /api/games/${head.id}/join`, schemas.joinAnswer, {});
    const answers = await Promise.all([join(), join(), join()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    [{}, "game"],
    [{ game: "chess", seats: ownSeats }, "game"],
    [{ game: "stones" }, "seats"],
    [{ game: "stones", seats: ownSeats, admin: true }, "admin"],
    [{ game: "stones", seats: [{ by: "me" }, {}] }, "seats/1/by"],
    [{ game: "stones", seats: ownSeats, clock: { initial: "1" } }, "clock/increment"],
  ])("a request that is not as described (%j) is told where: %s", async (payload, where) => {
    const { app } = await testApp();
    const answer = await ask(app, "POST /api/games", undefined, payload);
    expect(answer.data).toMatchObject({ error: { code: "message-malformed", facts: { where } } });
  });

  test.each([
    ["piles", "0975", "111111111/111111100/111110000 1"],
    ["piles", "  3/0/2 2", "111/0/11 2"],
    ["kayles", "6[1-2,4-6] 2", "110111 2"],
    ["kayles", `${" ".repeat(10_000)}11${" ".repeat(5000)}`, "11111111111 1"],
    ["reversi", "f5 d6", "---------------------------OX------OXX-----O-------------------- X"],
  ] as const)("of %s from %j keep the position alone", async (game, from, kept) => {
    const { app, store } = await testApp();
    const { head } = await createGame(app, { game, from });
    expect(head.from).toBe(kept);
    expect((await store.games.load(head.id))?.game.from).toBe(kept);
  });

  test.each([
    ["another game", { game: "chess" }, "message-malformed"],
    ["an unknown option", { options: { stones: 3 } }, "option-unknown"],
    ["options that are none", { options: "many" }, "options-not-object"],
    ["a board that is too large", { game: "reversi", options: { size: 10_000 } }, "game-too-large"],
    ["too many sticks", { options: { rows: [1e15] } }, "game-too-large"],
    ["too many rows", { game: "taking", options: { rows: Array(101).fill(1) } }, "game-too-large"],
    ["a position with too many sticks", { game: "taking", from: "3000" }, "game-too-large"],
    [
      "a position with too many rows",
      { game: "taking", from: Array(101).fill(2).join("/") },
      "game-too-large",
    ],
    ["a position on a board too large", { game: "reversi", from: `${"-".repeat(784)} X` }, "game-too-large"],
    ["a position of one long row", { game: "taking", from: "2000000" }, "game-too-large"],
    ["a position drawn place by place", { game: "taking", from: `0${"1".repeat(3000)}` }, "game-too-large"],
    ["a position by its runs", { game: "taking", from: "2000000[1-17,19-2000000] 2" }, "game-too-large"],
    ["a position of few sticks in a long row", { game: "sticks", from: "2001[1-1] 1" }, "game-too-large"],
    [
      "a game's record",
      { game: "reversi", from: `(;GM[Othello]BO[28 ${"-".repeat(784)} *];)` },
      "game-too-large",
    ],
    ["a position that is none", { from: "???" }, "not-in-notation"],
    ["a finished position", { game: "piles", from: "0000" }, "game-over"],
    ["one seat", { seats: [{ by: "me" }] }, "message-malformed"],
    [
      "a name with control characters",
      { seats: [{ by: "me", name: "a\u0007" }, { by: "me" }] },
      "message-malformed",
    ],
    ["a clock of nothing", { clock: { initial: 0, increment: 0 } }, "message-malformed"],
    ["another member", { admin: true }, "message-malformed"],
    ["a player nobody knows", { seats: [{ by: "me", player: "nobody" }, { by: "me" }] }, "player-missing"],
  ])("%s is refused", async (_, request, code) => {
    const { app } = await testApp();
    const payload = { game: "stones", seats: ownSeats, ...request };
    const answer = await ask(app, "POST /api/games", undefined, payload);
    expect(answer.code).toBe(code);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.data.error.message).toMatch(/^[A-Z“].*\.$/);
  });
});

describe("players", () => {
  const ada = { username: "a/../b", given: "Ada", family: "Lovelace", kind: "human" };
  const bob = { username: "__proto__", given: "Bob", family: "B", kind: "ai" };

  test("are added, edited, shown, ranked, reset and removed", async () => {
    const { app } = await testApp();
    expect((await ask(app, "POST /api/players", undefined, ada)).status).toBe(201);
    expect((await ask(app, "POST /api/players", undefined, bob)).status).toBe(201);
    expect(await ask(app, "POST /api/players", undefined, ada)).toMatchObject({
      status: 409,
      code: "player-taken",
    });
    const at = `/api/player?username=${encodeURIComponent(ada.username)}`;
    await ask(app, `PATCH ${at}`, undefined, { given: "Augusta", family: "King" });
    expect((await ask(app, `GET ${at}`, schemas.personView)).data).toMatchObject({
      given: "Augusta",
      games: 0,
    });
    const all = await ask(app, "GET /api/players?limit=1", schemas.personList);
    expect(all.data).toMatchObject({ players: [{ username: "__proto__" }], next: "__proto__" });
    const rest = await ask(app, `GET /api/players?after=${all.data.next}`, schemas.personList);
    expect(rest.data.players).toHaveLength(1);

    const seats = [
      { by: "me", player: ada.username },
      { by: "me", player: bob.username },
    ] as const;
    const { head, tokens } = await createGame(app, { seats: [...seats] });
    await ask(app, `POST /api/games/${head.id}/resign`, undefined, { id: "r" }, tokens[1] as string);
    const ranked = await ask(app, "GET /api/rankings?order=desc&most=1", schemas.personList);
    expect(ranked.data.players).toMatchObject([{ username: ada.username, games: 1, wins: 1 }]);
    const games = `GET /api/player/games?username=${encodeURIComponent(ada.username)}`;
    expect((await ask(app, games, schemas.gameList)).data.games).toHaveLength(1);

    await ask(app, `POST /api/player/reset?username=${encodeURIComponent(ada.username)}`);
    expect((await ask(app, `GET ${at}`)).data).toMatchObject({ games: 0, wins: 0 });
    expect((await ask(app, `DELETE ${at}`)).status).toBe(200);
    expect(await ask(app, `DELETE ${at}`)).toMatchObject({ status: 404, code: "player-missing" });
    expect((await ask(app, "POST /api/players/reset")).status).toBe(200);
    expect((await ask(app, "DELETE /api/players")).status).toBe(200);
    expect((await ask(app, "GET /api/players", schemas.personList)).data.players).toEqual([]);
  });

  const operatorToken = "operator-token-0123456789";
  test.each([
    ["a network server without a token", { loopback: false, proxied: false }, undefined, undefined, 403],
    ["a network server, no token sent", { loopback: false, proxied: false }, operatorToken, undefined, 403],
    ["a network server, a wrong one", { loopback: false, proxied: false }, operatorToken, "wrong", 403],
    ["a network server, the token", { loopback: false, proxied: false }, operatorToken, operatorToken, 201],
    ["loopback behind a proxy", { loopback: true, proxied: true }, undefined, undefined, 403],
    ["loopback with a token set", { loopback: true, proxied: false }, operatorToken, undefined, 403],
    ["loopback", { loopback: true, proxied: false }, undefined, undefined, 201],
  ])(
    "changes need the operator's token unless bound to loopback: %s",
    async (_, exposure, set, sent, status) => {
      const { app } = await testApp({ exposure, operatorToken: set });
      expect((await ask(app, "POST /api/players", undefined, ada, sent)).status).toBe(status);
      const about = await ask(app, "GET /api/server", schemas.serverView);
      expect(about.data.operator).toBe(exposure.loopback && !exposure.proxied && !set ? "everyone" : "token");
      // Statistics are the roster's too: a seat in somebody's name is for the operator.
      const seats = [{ by: "me", player: ada.username }, { by: "me" }];
      const made = await ask(app, "POST /api/games", undefined, { game: "stones", seats }, sent);
      expect(made.status).toBe(status === 201 ? 201 : 403);
    },
  );
});

describe("a claim over HTTP", () => {
  test("is refused with the seconds left, and taken when they are over; a seat's token says that one is there", async () => {
    const clock = { initial: 600_000, increment: 0 };
    let now = 1_700_000_000_000;
    const time = { wall: () => now, steady: () => now };
    const { app } = await testApp({ time, limits: { ...noLimits, claimAfter: 4000 } });
    const { head, tokens, invitation } = await createGame(app, { clock });
    const at = `/api/games/${head.id}`;
    const joined = await ask(app, `POST ${at}/join`, schemas.joinAnswer, { invitation });
    const [first, second] = [tokens[0] as string, joined.data.token];
    const claim = (token: string, id: string) => ask(app, `POST ${at}/claim`, undefined, { id }, token);
    const early = (seconds: number) => ({
      status: 409,
      data: { error: { code: "claim-early", facts: { seconds } } },
    });
    expect(await claim(first, "a")).toMatchObject(early(4));
    now += 3000;
    expect((await ask(app, `GET ${at}`, schemas.gameView)).status).toBe(200);
    expect(await claim(first, "a")).toMatchObject(early(1));
    expect((await ask(app, `GET ${at}`, schemas.gameView, undefined, second)).status).toBe(200);
    expect(await claim(first, "a")).toMatchObject(early(4));
    now += 4000;
    const claimed = await claim(first, "a");
    expect(claimed.data.event).toMatchObject({ number: 1, event: { type: "claim", seat: 0 }, id: "a" });
    expect((await claim(first, "a")).data).toEqual(claimed.data);
    const view = await ask(app, `GET ${at}`, schemas.gameView);
    expect(view.data).toMatchObject({ ending: { winner: 0, by: "claim" } });
    expect(await claim(second, "b")).toMatchObject({ status: 409, code: "game-over" });
    const plain = await createGame(app, { seats: ownSeats });
    const refused = await ask(
      app,
      `POST /api/games/${plain.head.id}/claim`,
      undefined,
      { id: "c" },
      plain.tokens[0] as string,
    );
    expect(refused).toMatchObject({ status: 409, code: "claim-no-clock" });
  });
});

describe("tokens", () => {
  const names = Object.keys(routes) as RouteName[];
  const needing = (whose: string) =>
    names.filter((name) => {
      const { security = [] }: { summary: string; security?: object[] } = schemas.routeSchemas[name];
      return security.some((each) => whose in each);
    });
  const id = { id: "x" };
  const bodies: { readonly [Name in RouteName]?: object } = {
    move: { ...id, move: "1", after: 0 },
    resign: id,
    claim: id,
    takeBack: id,
    answerTakeBack: { ...id, accept: true },
    rematch: { ...id, accept: true },
    addPerson: { username: "a", given: "A", family: "A", kind: "human" },
    editPerson: { given: "A", family: "A" },
  };

  test.each([
    ...needing("seat").map((name) => [name, "seat-not-yours"] as const),
    ...needing("operator").map((name) => [name, "operator-only"] as const),
  ])("%s is refused without one: %s", async (name, code) => {
    const { app } = await testApp({ exposure: { loopback: false, proxied: false } });
    const { head } = await createGame(app);
    const { method, path } = routes[name];
    const line = `${method} ${path.replace(":id", head.id)}?username=a`;
    expect(await ask(app, line, undefined, bodies[name])).toMatchObject({ status: 403, code });
    expect(await ask(app, line, undefined, bodies[name], "wrong")).toMatchObject({ status: 403, code });
  });
});

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
    for (const url of ["/", "/api/games", "/healthz", "/consoles/nimsys", "/nothing"]) {
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
    const { app } = await testApp({ page: folder });
    const accept = { accept: "text/html,*/*" };
    for (const url of ["/", "/play/abc?invitation=x", "/players"]) {
      const answer = await app.inject({ url, headers: accept });
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
  });
});
