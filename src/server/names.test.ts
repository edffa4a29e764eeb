import { expect, test } from "vitest";
import { must } from "../games/index.ts";
import { exportLines, parseLine } from "../store/exchange.ts";
import { createGame, ownSeats, testApp } from "./fixtures.ts";

const hidden = ["Ada\u200b", "\u202eadA", "\ufeffAda", "  ", "A\nB", "\u3164"];

test("a name with something invisible in it is refused: in a seat, at the guest's, in the roster", async () => {
  const { app } = await testApp();
  const { head, invitation } = await createGame(app);
  const ada = { username: "ada", given: "Ada", family: "L", kind: "human" };
  await app.inject({ method: "POST", url: "/api/players", payload: ada });
  const bob = { ...ada, username: "bob" };
  for (const name of hidden) {
    const requests = [
      ["POST", "/api/games", { game: "stones", seats: [{ by: "me", name }, { by: "me" }] }],
      ["POST", `/api/games/${head.id}/join`, { invitation, name }],
      ["POST", "/api/players", { ...bob, username: name }],
      ["POST", "/api/players", { ...bob, given: name }],
      ["PATCH", "/api/player?username=ada", { given: "Ada", family: name }],
    ] as const;
    for (const [method, url, payload] of requests) {
      const answer = await app.inject({ method, url, payload });
      expect([url, name, answer.json()]).toMatchObject([url, name, { error: { code: "message-malformed" } }]);
    }
  }
});

test("names are kept in one way of writing", async () => {
  const { app } = await testApp();
  const name = " Z\u030cofie\ufe0f ";
  const { head, invitation } = await createGame(app, { seats: [{ by: "me", name }, { by: "guest" }] });
  expect(head.seats[0].name).toBe("\u017dofie");
  const url = `/api/games/${head.id}/join`;
  const joined = await app.inject({ method: "POST", url, payload: { invitation, name } });
  expect(joined.json().head.seats[1].name).toBe("\u017dofie");
  const payload = { username: name, given: name, family: name, kind: "human" };
  expect((await app.inject({ method: "POST", url: "/api/players", payload })).statusCode).toBe(201);
  expect((await app.inject({ method: "POST", url: "/api/players", payload })).statusCode).toBe(409);
  const { players } = (await app.inject("/api/players")).json();
  expect(players).toMatchObject([{ username: "\u017dofie", given: "\u017dofie", family: "\u017dofie" }]);
});

test("a person whom a console has called anything can still be looked up", async () => {
  const { app, store } = await testApp();
  const username = "a\u200bb";
  await store.roster.add({ username, given: "A", family: "B", kind: "human" });
  const answer = await app.inject(`/api/player?username=${encodeURIComponent(username)}`);
  expect(answer.json()).toMatchObject({ username });
  const seats = [{ by: "me", player: username }, { by: "me" }] as const;
  expect((await createGame(app, { seats: [...seats] })).head.seats[0].player).toBe(username);
});

test("at a game others see nothing of such a person that they cannot see, and the game goes out and in again", async () => {
  const { app, store } = await testApp();
  const people = [
    ["a\u202eb", "\0Ada", "L\u200b", "\ufffdAda L\ufffd"],
    ["c", "Bob", "", "Bob"],
    ["d\u200b", "", " ", "d\ufffd"],
    ["\u0301", "", "", null],
  ] as const;
  for (const [username, given, family] of people)
    await store.roster.restore({ username, given, family, kind: "human", games: 0, wins: 0 });
  for (const [player, , , name] of people) {
    const { head } = await createGame(app, { seats: [{ by: "me", player }, { by: "me" }] });
    expect(head.seats[0]).toEqual({ name, player, taken: true });
  }
  const aside: string[] = [];
  const lines: string[] = [];
  for await (const line of exportLines(store, (id) => aside.push(id))) lines.push(line);
  expect(aside).toEqual([]);
  expect(lines).toHaveLength(2 * people.length + 2);
  for (const line of lines) expect(JSON.parse(line)).toEqual(plain(must(parseLine(line, Date.now()))));
});

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a person's unlisted games are not listed, and those behind them are still found", async () => {
  const { app, store } = await testApp();
  await store.roster.add({ username: "ada", given: "Ada", family: "L", kind: "human" });
  const finish = async (listed: boolean) => {
    const [first, second] = ownSeats;
    const seats: typeof ownSeats = [{ ...first, player: "ada" }, second];
    const { head, tokens } = await createGame(app, { seats, listed });
    const headers = { authorization: `Bearer ${tokens[0]}` };
    const url = `/api/games/${head.id}/resign`;
    expect((await app.inject({ method: "POST", url, headers, payload: { id: "r" } })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return head.id;
  };
  const [shown, , later] = [await finish(true), await finish(false), await finish(true)];
  const ids = async (url: string) => {
    const { games, next } = (await app.inject(url)).json();
    return { ids: games.map(({ id }: { id: string }) => id), next };
  };
  expect((await ids("/api/player/games?username=ada")).ids).toEqual([later, shown]);
  expect((await ids("/api/games?state=finished")).ids).toEqual([later, shown]);
  const first = await ids("/api/player/games?username=ada&limit=1");
  expect(first.ids).toEqual([later]);
  expect((await ids(`/api/player/games?username=ada&limit=1&before=${first.next}`)).ids).toEqual([shown]);
  // What `next` was in an earlier version, and what it never was.
  const [time] = String(first.next).split(".");
  expect((await ids(`/api/games?state=finished&before=${time}`)).ids).toEqual([shown]);
  for (const before of ["x", "1.", "1.a b", "-1", "1".repeat(16)])
    expect((await app.inject(`/api/games?state=finished&before=${before}`)).statusCode).toBe(400);
});
