import { describe, expect, test } from "vitest";
import { type RouteName, routes } from "../protocol/index.ts";
import * as schemas from "../protocol/schemas.ts";
import { ask, createGame, testApp } from "./fixtures.ts";

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
    expect(head.seats.map(({ name }) => name)).toEqual(["Augusta King", "Bob B"]);
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

  test("come back with their games and wins", async () => {
    const { app } = await testApp();
    const back = { ...ada, games: 7, wins: 4 };
    expect((await ask(app, "POST /api/players", undefined, back)).status).toBe(201);
    const at = `/api/player?username=${encodeURIComponent(ada.username)}`;
    expect((await ask(app, `GET ${at}`, schemas.personView)).data).toEqual(back);
    for (const wrong of [{ games: 1, wins: 2 }, { wins: 1 }, { games: -1 }, { games: 0.5 }])
      expect((await ask(app, "POST /api/players", undefined, { ...bob, ...wrong })).status).toBe(400);
  });

  test("are given back what a reset took, besides what was counted since", async () => {
    const { app } = await testApp();
    await ask(app, "POST /api/players", undefined, { ...ada, games: 7, wins: 4 });
    const query = `username=${encodeURIComponent(ada.username)}`;
    const giveBack = (body: unknown, to = query) =>
      ask(app, `POST /api/player/figures?${to}`, undefined, body);
    expect((await giveBack({ games: 2, wins: 1 })).status).toBe(200);
    expect((await ask(app, `GET /api/player?${query}`)).data).toMatchObject({ games: 9, wins: 5 });
    expect(await giveBack({ games: 2, wins: 1 }, "username=nobody")).toMatchObject({
      status: 404,
      code: "player-missing",
    });
    for (const wrong of [
      { games: 1, wins: 2 },
      { wins: 0 },
      { games: -1, wins: -1 },
      { games: 1e10, wins: 0 },
    ])
      expect((await giveBack(wrong)).status).toBe(400);
    expect((await ask(app, `GET /api/player?${query}`)).data).toMatchObject({ games: 9, wins: 5 });
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
    say: { ...id, phrase: "hello" },
    addPerson: { username: "a", given: "A", family: "A", kind: "human" },
    editPerson: { given: "A", family: "A" },
    giveBack: { games: 1, wins: 0 },
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
