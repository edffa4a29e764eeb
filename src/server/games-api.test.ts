import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import { parseRecord } from "../notation/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { ask, createGame, ownSeats, testApp } from "./fixtures.ts";
import { noLimits } from "./limits.ts";

describe("games", () => {
  test("are with help when that was asked for, which everyone sees, and so is the rematch", async () => {
    const { app } = await testApp();
    const plain = await createGame(app);
    expect(plain.head.help).toBeUndefined();
    const { head, invitation, tokens } = await createGame(app, { help: true });
    const at = `/api/games/${head.id}`;
    expect((await ask(app, `GET ${at}`, schemas.gameView)).data.help).toBe(true);
    const joined = await ask(app, `POST ${at}/join`, schemas.joinAnswer, { invitation });
    expect(joined.data.head.help).toBe(true);
    const [first, second] = [tokens[0] as string, joined.data.token as string];
    await ask(app, `POST ${at}/resign`, undefined, { id: "r" }, first);
    await ask(app, `POST ${at}/rematch`, undefined, { accept: true, id: "m" }, first);
    const { next } = (await ask(app, `POST ${at}/rematch`, undefined, { accept: true, id: "n" }, second))
      .data;
    expect((await ask(app, `GET /api/games/${next}`, schemas.gameView)).data.help).toBe(true);
  });

  test("with the swap rule are swapped in, and with corners given begin so; record and rematch keep that", async () => {
    const { app } = await testApp();
    const options = { rows: [3, 4, 5], swap: true };
    const { head, tokens } = await createGame(app, { game: "taking", options, seats: ownSeats });
    const at = `/api/games/${head.id}`;
    const play = (seat: number, move: string, after: number) =>
      ask(app, `POST ${at}/move`, undefined, { move, after, id: `m${after}${move}` }, tokens[seat] as string);
    expect(await play(0, "swap", 0)).toMatchObject({ code: "swap-not-open" });
    await play(0, "1:3-3", 0);
    const swapped = await play(1, "SWAP", 1);
    expect(swapped.data.event).toMatchObject({ number: 2, event: { type: "move", seat: 1, move: "swap" } });
    expect(await play(1, "3:5-5", 2)).toMatchObject({ code: "not-your-turn" });
    expect(await play(0, "swap", 2)).toMatchObject({ code: "swap-not-open" });
    await play(0, "3:5-5", 2);
    const record = parseRecord((await app.inject(`${at}/record`)).body);
    expect(record).toMatchObject({ value: { options: { swap: true }, events: [{}, { move: "swap" }, {}] } });
    const handicap = { to: "white", corners: 2 };
    const given = await createGame(app, { game: "reversi", options: { handicap }, seats: ownSeats });
    expect(given.head.options).toEqual({ size: 8, start: "tournament", handicap });
    const wrong = { game: "reversi", options: { handicap: { to: "white", corners: 9 } }, seats: ownSeats };
    expect(await ask(app, "POST /api/games", undefined, wrong)).toMatchObject({
      code: "option-out-of-range",
    });
  });

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

  test("are asked to go back once, however often a request is sent", async () => {
    const { app } = await testApp();
    const { head, tokens } = await createGame(app, { seats: ownSeats });
    const [first, second] = tokens as [string, string];
    const post = (path: string, token: string, body: object) =>
      ask(app, `POST /api/games/${head.id}/${path}`, undefined, body, token);
    const move = (token: string, after: number) => post("move", token, { move: "1", after, id: `m${after}` });
    await move(first, 0);
    await move(second, 1);
    const nothing = { status: 200, data: { event: null } };
    expect(await post("take-back", first, { id: "X" })).toMatchObject(nothing);
    const agreed = await post("take-back/answer", second, { accept: true, id: "Y" });
    expect(agreed.data.event).toMatchObject({ number: 3, event: { type: "take-back", moves: 0 } });
    expect((await post("take-back/answer", second, { accept: true, id: "Y" })).data).toEqual(agreed.data);
    await move(first, 3);
    await move(second, 4);
    // The other's question stands when the first one's comes once more: it is no consent.
    expect(await post("take-back", second, { id: "Q" })).toMatchObject(nothing);
    expect(await post("take-back", first, { id: "X" })).toMatchObject(nothing);
    expect(await post("take-back/answer", first, { accept: false, id: "Z" })).toMatchObject(nothing);
    await move(first, 5);
    expect(await post("take-back", second, { id: "Q2" })).toMatchObject(nothing);
    expect(await post("take-back/answer", first, { accept: false, id: "Z" })).toMatchObject(nothing);
    expect(await post("take-back/answer", first, { accept: true, id: "Z" })).toMatchObject({
      status: 409,
      code: "id-used",
    });
    const back = await post("take-back/answer", first, { accept: true, id: "yes" });
    expect(back.data.event).toMatchObject({ number: 7, event: { type: "take-back", seat: 1, moves: 1 } });
  });

  test("are called off by whoever made them while nobody has joined, and by nobody else", async () => {
    const { app } = await testApp({
      exposure: { loopback: false, proxied: false },
      operatorToken: "operator-token-0123456789",
    });
    const made = await createGame(app);
    const at = `/api/games/${made.head.id}`;
    const maker = made.tokens[0] as string;
    const withdraw = (token?: string) => ask(app, `DELETE ${at}`, undefined, undefined, token);
    expect(await withdraw()).toMatchObject({ code: "operator-only" });
    expect(await withdraw("A".repeat(22))).toMatchObject({ code: "operator-only" });
    const { invitation } = made;
    const joined = await ask(app, `POST ${at}/join`, undefined, { invitation });
    expect(await withdraw(maker)).toMatchObject({ code: "operator-only" });
    expect(await withdraw(joined.data.token as string)).toMatchObject({ code: "operator-only" });
    const other = await createGame(app);
    const gone = await ask(
      app,
      `DELETE /api/games/${other.head.id}`,
      undefined,
      undefined,
      other.tokens[0] as string,
    );
    expect(gone.status).toBe(200);
    expect(await ask(app, `GET /api/games/${other.head.id}`)).toMatchObject({ status: 404 });
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

  test("say how far they are, many at once, and nothing of those that are not there", async () => {
    const { app } = await testApp();
    const [one, other] = [await createGame(app), await createGame(app, { seats: ownSeats, listed: false })];
    const move = { move: "1", after: 0, id: "a" };
    await ask(app, `POST /api/games/${other.head.id}/move`, undefined, move, other.tokens[0] as string);
    await ask(app, `POST /api/games/${one.head.id}/join`, undefined, { invitation: one.invitation });
    const ids = [one.head.id, other.head.id, "AAAAAAAAAAAAAAAA", one.head.id].join(",");
    const { data } = await ask(
      app,
      `GET /api/progress?ids=${ids}`,
      schemas.routeSchemas.progress.response[200],
    );
    expect(data.games).toEqual([
      { id: one.head.id, number: 0, changes: 1 },
      { id: other.head.id, number: 1, changes: 0 },
    ]);
    const many = Array.from({ length: 101 }, () => one.head.id).join(",");
    for (const wrong of ["", "?ids=", "?ids=short", `?ids=${many}`, `?ids=${one.head.id},`])
      expect(await ask(app, `GET /api/progress${wrong}`)).toMatchObject({ status: 400 });
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
    ["a finished position", { game: "piles", from: "0000" }, "no-first-move"],
    ["rules without a first move", { options: { rows: [2], take: [3] } }, "no-first-move"],
    [
      "a Reversi board where nobody can move",
      { game: "reversi", from: `${"-".repeat(63)}X O` },
      "no-first-move",
    ],
    ["one seat", { seats: [{ by: "me" }] }, "message-malformed"],
    [
      "a name with control characters",
      { seats: [{ by: "me", name: "a\u0007" }, { by: "me" }] },
      "message-malformed",
    ],
    ["two days for all moves", { clock: { initial: 172_800_000, increment: 0 } }, "message-malformed"],
    [
      "more than thirty days a move",
      { clock: { initial: 2_592_000_001, increment: 0, perMove: true } },
      "message-malformed",
    ],
    [
      "a clock that says no by name",
      { clock: { initial: 60_000, increment: 0, perMove: false } },
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
