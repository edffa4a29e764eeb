import { join } from "node:path";
import { expect, test } from "vitest";
import { gameIds, gameOf, must, type Result } from "../games/index.ts";
import { begin, followMoves, type Play, type Standing, step, turnOf } from "../match/index.ts";
import { notationOf } from "../notation/index.ts";
import { createGame, ownSeats, testApp } from "../server/fixtures.ts";
import { exportLines, parseLine } from "./exchange.ts";
import type { StoredGame } from "./games.ts";
import { temporaryFolder } from "./sqlite/fixtures.ts";
import { openStore } from "./sqlite/index.ts";
import type { Store } from "./store.ts";

function open(): Store {
  return openStore(join(temporaryFolder(), "grundy.db"));
}

const now = 1000;
const day = 86_400_000;

const game: StoredGame = {
  id: "abcdefghijklmno_",
  game: "piles",
  options: { rows: [1, 1], take: "any", middle: false, last: "wins" },
  seats: [{ name: "A B", tokenHash: "h".repeat(43), takenAt: 1 }, { name: null }],
  clock: { initial: 1000, increment: 5 },
  listed: false,
  open: true,
  help: true,
  created: 5,
};
const moves = [
  {
    number: 1,
    event: { type: "move", seat: 0, move: "1:1-1" } as const,
    at: 6,
    id: "x",
    left: [900, 1000] as const,
  },
  { number: 2, event: { type: "move", seat: 1, move: "2:1-1" } as const, at: 7 },
];

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store)) lines.push(line);
  return lines;
}

async function filled(): Promise<Store> {
  const store = open();
  await store.roster.restore({ username: "a", given: "G", family: "F", kind: "ai", games: 7, wins: 3 });
  await store.games.create(game);
  const finish = { winner: 1, by: "rules", at: 7, position: "0/0 1" } as const;
  for (const move of moves) await store.games.append(game.id, move, move.number === 2 ? finish : undefined);
  return store;
}

test("what was written out, read into another store and written out again is the same", async () => {
  const [store, other] = [await filled(), open()];
  const lines = await linesOf(store);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const parsed = parseLine(line, now);
    if (!parsed.ok) throw new Error(`${parsed.refusal.code} ${JSON.stringify(parsed.refusal.facts)}`);
    if (parsed.value.type === "person") expect(await other.roster.restore(parsed.value)).toBe(true);
    if (parsed.value.type === "game") expect(await other.games.restore(parsed.value)).toBe(true);
  }
  expect(await linesOf(other)).toEqual(lines);
  await store.close();
  await other.close();
});

/** A member that tells a time which is more than clocks can differ by from now. */
const ahead = (member: string) => `${member}${now + day + 1}`;

test.each<[string, (line: string) => string]>([
  ["no JSON", (line) => line.slice(0, -5)],
  ["another type", (line) => line.replace('"type":"game"', '"type":"war"')],
  ["a game nobody knows", (line) => line.replace('"game":"piles"', '"game":"__proto__"')],
  ["an illegal move", (line) => line.replace("2:1-1", "2:1-2")],
  ["a move out of turn", (line) => line.replace('"seat":1,"move"', '"seat":0,"move"')],
  ["a missing event", (line) => line.replace('"number":2', '"number":3')],
  ["another ending", (line) => line.replace('"winner":1', '"winner":0')],
  ["another position at its end", (line) => line.replace('"position":"0/0 1"', '"position":"1/0 2"')],
  ["a text for a position", (line) => line.replace('"position":"0/0 1"', '"position":"Ada has won"')],
  ["an end that has not been yet", (line) => line.replace('"finish":{"at":7', ahead('"finish":{"at":'))],
  ["a move that has not been yet", (line) => line.replace('"at":6', ahead('"at":'))],
  ["a beginning that has not been yet", (line) => line.replace('"created":5', ahead('"created":'))],
  ["a seat that was taken tomorrow", (line) => line.replace('"takenAt":1', ahead('"takenAt":'))],
  [
    "a seat that was seen tomorrow",
    (line) => line.replace('"takenAt":1', `"takenAt":1,${ahead('"seenAt":')}`),
  ],
  ["a name that is no text", (line) => line.replace('"A B"', "7")],
  ["a control character in a person's name", (line) => line.replace('"takenAt":1', '"player":"a\\nb"')],
  ["a person's name of any length", (line) => line.replace('"takenAt":1', `"player":"${"a".repeat(101)}"`)],
  ["a token's hash that is none", (line) => line.replace("h".repeat(43), "h")],
  ["another id", (line) => line.replace("abcdefghijklmno_", "../../etc/passwd")],
  ["another id of a request", (line) => line.replace('"id":"x"', '"id":"\\u001b[2J"')],
  ["the id of no rematch", (line) => line.replace('"created":5', '"created":5,"rematchOf":"x"')],
  ["a number beyond all", (line) => line.replace('"created":5', '"created":1e300')],
  ["an event that is none", (line) => line.replace('"type":"move","seat":1', '"type":"cheat","seat":1')],
])("a line with %s is refused", async (_, spoil) => {
  const store = await filled();
  const line = (await linesOf(store))[2] as string;
  expect(parseLine(line, now).ok).toBe(true);
  expect(spoil(line)).not.toBe(line);
  expect(parseLine(spoil(line), now).ok).toBe(false);
  await store.close();
});

test("a clock that is a day ahead is another machine's", async () => {
  const store = await filled();
  const line = (await linesOf(store))[2] as string;
  const later = line.replace(/"(at|created|takenAt)":\d+/g, `"$1":${now + day}`);
  expect(later).not.toBe(line);
  expect(parseLine(later, now).ok).toBe(true);
  expect(parseLine(later, now - 1).ok).toBe(false);
  await store.close();
});

test("what is not known is left out, however deep it is, and the position is written as it is kept", async () => {
  const store = await filled();
  const lines = await linesOf(store);
  const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
  for (const line of lines) {
    const more = line
      .replaceAll("{", `{"more":${deep},`)
      .replace(`"options":{"more":${deep},`, '"options":{');
    expect(parseLine(more, now)).toEqual(parseLine(line, now));
  }
  const line = (lines[2] as string).replace('"created":5', '"created":5,"from":" 1/1  1 "');
  expect(parseLine(line, now)).toMatchObject({ value: { game: { from: "1/1 1" } } });
  await store.close();
});

test.each(gameIds)("whatever the server keeps of %s can be read back", async (id) => {
  const store = open();
  const { app } = await testApp({ store });
  const start = must(begin(id));
  const half = notationOf(id).makePosition(must(playOut(start, 2)).position);
  for (const from of [undefined, half]) {
    for (const moves of [Number.POSITIVE_INFINITY, 3, 0]) {
      const { head, tokens } = await createGame(app, {
        game: id,
        seats: ownSeats,
        ...(from ? { from } : {}),
      });
      const post = async (url: string, seat: number, payload: object) => {
        const headers = { authorization: `Bearer ${tokens[seat]}` };
        const answer = await app.inject({
          method: "POST",
          url: `/api/games/${head.id}/${url}`,
          payload,
          headers,
        });
        expect(answer.statusCode).toBe(200);
      };
      const play = must(playOut(must(begin(id, head.options, head.from)), moves));
      for (const [index, event] of play.events.entries()) {
        if (event.type !== "move") continue;
        await post("move", event.seat, { move: event.move, after: index, id: `m${index}` });
      }
      if (!play.ending) await post("resign", 1, { id: "enough" });
    }
  }
  const aside: string[] = [];
  const lines: string[] = [];
  for await (const line of exportLines(store, (left) => aside.push(left))) lines.push(line);
  expect(aside).toEqual([]);
  expect(lines).toHaveLength(8);
  const other = open();
  for (const line of lines) {
    const read = must(parseLine(line, Date.now()));
    if (read.type === "game") expect(await other.games.restore(read)).toBe(true);
  }
  expect(await linesOf(other)).toEqual(lines);
  await other.close();
});

/** So many moves, always one from the middle of what is legal. */
function playOut(play: Play, moves: number): Result<Play> {
  let standing: Standing = play;
  const texts: string[] = [];
  while (!standing.ending && texts.length < moves) {
    const { id, position } = standing;
    const game = gameOf(id);
    const move = game.moveAt(position, game.countMoves(position) >> 1);
    const text = notationOf(id).makeMove(move, position);
    const stepped = must(step(standing, turnOf(standing), text));
    standing = stepped.standing;
    texts.push(text);
  }
  return followMoves(play, texts);
}

test.each([
  ["claim", 1],
  ["time", 0],
] as const)("an end by %s is read of a game with a clock and two players, and of no other", (type, seat) => {
  const [first] = game.seats;
  const seats = [{ ...first, seenAt: 3 }, { ...first }];
  const events = [{ number: 1, event: { type, seat }, at: 6 }];
  const finish = { winner: 1, by: type, at: 6, position: "1/1 1" };
  const line = (change: object) =>
    JSON.stringify({ type: "game", game: { ...game, seats, ...change }, events, finish });
  expect(parseLine(line({}), now)).toMatchObject({ ok: true, value: { finish, game: { seats } } });
  const broken = { ok: false, refusal: { code: "record-broken", facts: { part: "event 1" } } };
  expect(parseLine(line({ clock: undefined }), now)).toMatchObject(broken);
  expect(parseLine(line({ seats: game.seats }), now)).toMatchObject(broken);
});

test("people may be called anything, and their figures are judged", () => {
  const person = { type: "person", username: "a", given: "", family: "F", kind: "ai", games: 0, wins: 0 };
  for (const name of ["", "a\u200b", "\u202eG", "F\n", "\0", "__proto__", "x".repeat(10_000)])
    for (const named of [{ username: name }, { given: name }, { family: name }])
      expect(parseLine(JSON.stringify({ ...person, ...named }), now)).toEqual({
        ok: true,
        value: { ...person, ...named },
      });
  for (const wrong of [{ games: 1e300 }, { wins: 1 }, { username: null }, { given: 7 }])
    expect(parseLine(JSON.stringify({ ...person, ...wrong }), now)).toMatchObject({ ok: false });
});

test.each([
  ["Z\u030c", "\u017d"],
  ["A\\nB", "A\ufffdB"],
  ["A\u200bB", "A\ufffdB"],
  ["\u202eB A", "\ufffdB A"],
  ["A\\ud800", "A\ufffd"],
  [" ", null],
])(
  "a seat's name is read in one way of writing, with nothing that cannot be seen: %j",
  async (name, seen) => {
    const store = await filled();
    const line = ((await linesOf(store))[2] as string).replace("A B", name);
    expect(parseLine(line, now)).toMatchObject({
      value: { game: { seats: [{ name: seen }, { name: null }] } },
    });
    await store.close();
  },
);

test("a refused event is named, wherever it stands", () => {
  const rows = Array.from({ length: 100 }, () => 1);
  const options = { rows, take: "any", middle: false, last: "wins" };
  for (const wrong of [1, 2, 3, 50, 99, 100]) {
    const events = rows.map((_, index) => {
      const move = index + 1 === wrong ? "999:1-1" : `${index + 1}:1-1`;
      return { number: index + 1, event: { type: "move", seat: index % 2, move }, at: 1 };
    });
    const line = JSON.stringify({ type: "game", game: { ...game, options }, events });
    expect(parseLine(line, now)).toMatchObject({ ok: false, refusal: { code: "row-missing", event: wrong } });
  }
});

test("a game that could not be read back is left out, told, and not counted", async () => {
  const store = await filled();
  const id = "unreadable______";
  await store.games.create({ ...game, id });
  await store.games.append(id, { number: 1, event: { type: "move", seat: 1, move: "9:9-9" }, at: 6 });
  const aside: string[] = [];
  const lines: string[] = [];
  for await (const line of exportLines(store, (left) => aside.push(left))) lines.push(line);
  expect(aside).toEqual([id]);
  expect(lines.join("")).not.toContain(id);
  expect(lines.every((line) => parseLine(line, now).ok)).toBe(true);
  const games = lines.filter((line) => line.startsWith('{"type":"game"')).length;
  expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ type: "end", games });
  await store.close();
});
