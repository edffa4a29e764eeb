import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { importLines } from "../../src/cli/import-lines.ts";
import { type GameId, gameOf, must } from "../../src/games/index.ts";
import { begin, enter, type Play, turnOf } from "../../src/match/index.ts";
import { type GameEvent, notationOf } from "../../src/notation/index.ts";
import { exportLines } from "../../src/store/exchange.ts";
import type { LoadedGame, Store, StoredSeat } from "../../src/store/index.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { cases } from "../cases.ts";
import { postgresForTests } from "../postgres.ts";
import { temporaryFolder } from "../server/support.ts";
import { played as arenaGame, faults, proof, quality, setup } from "./arena-games.ts";
import { idOf } from "./games.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

async function linesOf(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(store)) lines.push(line);
  return lines;
}

function file(): Store {
  const store = openStore(join(temporaryFolder(), "grundy.db"));
  onTestFinished(() => store.close());
  return store;
}

const names = ["Ann", "Zoë", "李", "a'b\\c\"", "𝔸 1", "O’Neill", "%s;--", "ﷺ"];
const hash = fc.constantFrom("h".repeat(43), `${"-_9Z".repeat(10)}abc`);
const time = fc.nat({ max: 1_000_000_000 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const person = fc.record({
  given: fc.constantFrom("", ...names),
  family: fc.constantFrom("", ...names),
  kind: fc.constantFrom("human" as const, "ai" as const),
  games: fc.nat({ max: 2 ** 40 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

const seat: fc.Arbitrary<StoredSeat> = fc.record(
  {
    name: fc.constantFrom(...names),
    tokenHash: hash,
    takenAt: time,
    seenAt: time,
    computer: fc.constantFrom("level:3", "smart"),
    player: fc.constantFrom("nobody", "u0"),
  },
  { requiredKeys: ["name", "tokenHash", "takenAt"] },
);

/** How a game goes: so many of its moves, always one of those there are; then it goes on or ends. */
const course = fc.record({
  game: fc.constantFrom<GameId>("stones", "kayles", "sticks", "piles", "reversi"),
  seats: fc.tuple(seat, seat),
  clock: maybe(
    fc.record(
      { initial: time, increment: fc.nat({ max: 10_000 }), perMove: fc.constant(true as const) },
      { requiredKeys: ["initial", "increment"] },
    ),
  ),
  listed: fc.boolean(),
  invitationHash: maybe(hash),
  created: time,
  moves: fc.array(fc.nat(), { maxLength: 70 }),
  end: fc.constantFrom("going on", "resign", "time", "claim"),
});

function played(how: typeof course extends fc.Arbitrary<infer T> ? T : never, index: number): LoadedGame {
  const { game: id, clock, created, moves, end, ...rest } = how;
  let play: Play = must(begin(id));
  const events: LoadedGame["events"][number][] = [];
  const keep = (event: GameEvent) => {
    play = must(enter(play, event));
    const number = events.length + 1;
    const left = clock ? ([clock.initial, -number] as const) : undefined;
    events.push({ number, event, at: created + number, id: number % 2 ? `id-${number}` : undefined, left });
  };
  for (const choice of moves) {
    if (play.ending) break;
    const { position } = play;
    const rules = gameOf(id);
    const move = rules.moveAt(position, choice % rules.countMoves(position));
    keep({ type: "move", seat: turnOf(play), move: notationOf(id).makeMove(move, position) });
  }
  if (!play.ending && end === "resign") keep({ type: "resign", seat: 0 });
  if (!play.ending && clock && (end === "time" || end === "claim")) keep({ type: end, seat: turnOf(play) });
  const finish = play.ending && {
    ...{ winner: play.ending.winner, by: play.ending.by, at: created + events.length },
    position: notationOf(id).makePosition(play.position),
  };
  const game = { ...rest, id: idOf(index), game: id, options: play.options, clock, created, open: false };
  return { game, events, finish };
}

/** Not to be shortened: what an index cannot hold must be among them. */
const long = Array.from({ length: 10_000 }, (_, index) =>
  String.fromCodePoint(0x4e00 + ((index * index * 7919) % 20_000)),
).join("");
const hostile = [
  ...["a\0b", "\0", "a\0", "a", "A", "__proto__", "constructor", "", " ", "\u200b", "\u202eadA", "\u2066x"],
  ...[
    "😀",
    "\uffff",
    "\ufffe",
    "a\ufffdb",
    "\u2028",
    "\u001b[2J",
    "\u0085",
    "\\u0000",
    '"',
    "'; DROP TABLE person; --",
  ],
  ...["Z\u030c", "\u017d", long, `${long}a`, `${long}\0`, "x".repeat(10_000)],
];

const most = 8;
const contents = fc.record({
  people: fc.array(person, { maxLength: 6 }),
  games: fc.array(course, { maxLength: most }),
});

describe.skipIf(lacking)(`between a file and PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("everything goes there and back as the same lines, finished, timed and packed games among it", async () => {
    let folded = 0;
    const address = await postgres.database();
    const database = await openPostgresStore(address);
    onTestFinished(() => database.close());
    await fc.assert(
      fc.asyncProperty(contents, async ({ people, games }) => {
        const first = file();
        for (const [index, { share, ...each }] of people.entries())
          await first.roster.restore({
            ...each,
            username: `u${index}`,
            wins: Math.floor(each.games * share),
          });
        for (const [index, each] of games.entries())
          expect(await first.games.restore(played(each, index))).toBe(true);
        await first.roster.settle();
        const lines = await linesOf(first);
        expect(lines).toHaveLength(people.length + games.length + 2);

        for (let index = 0; index < most; index++) await database.games.drop(idOf(index));
        await database.roster.removeAll();
        await importLines(lines, database, Date.now());
        expect(await linesOf(database)).toEqual(lines);
        for (let some = -1; some !== 0; folded += some) some = await database.games.fold();
        expect(await linesOf(database)).toEqual(lines);

        const last = file();
        await importLines(await linesOf(database), last, Date.now());
        expect(await linesOf(last)).toEqual(lines);
      }),
      { numRuns: cases(20, 2000) },
    );
    expect(folded).toBeGreaterThan(0);
  });

  test("tournaments go there and back with games, faults and what is kept of them", async () => {
    const [first, last] = [file(), file()];
    const database = await openPostgresStore(await postgres.database());
    onTestFinished(() => database.close());
    const id = await first.arena.create(setup);
    const games = faults.map((fault, number) => arenaGame(number, { fault, winner: 1, quality }));
    await first.arena.add(id, games, new Map(games.map(({ number }) => [number, proof])));
    const more = Array.from({ length: 300 }, (_, number) => arenaGame(1000 - number));
    await first.arena.add(id, more);
    await first.arena.end(id, { kind: "complete" });
    const lines = await linesOf(first);
    for (let time = 0; time < 2; time++) await importLines(lines, database, Date.now());
    expect(await linesOf(database)).toEqual(lines);
    await importLines(await linesOf(database), last, Date.now());
    expect(await linesOf(last)).toEqual(lines);
  });

  test("people whom a console calls anything go there and back, with their games", async () => {
    const [first, last] = [file(), file()];
    const database = await openPostgresStore(await postgres.database());
    onTestFinished(() => database.close());
    for (const [index, username] of hostile.entries()) {
      const given = hostile.at(-index - 1) ?? "";
      const figures = { kind: "human", games: index, wins: index >> 1 } as const;
      expect(await first.roster.restore({ username, given, family: username, ...figures })).toBe(true);
    }
    // Half a character is U+FFFD in every store, and so in every file.
    expect(await first.roster.find("a\ud800b")).toMatchObject({ username: "a\ufffdb" });
    // Whom a server lets in: anyone without controls.
    const players = hostile.filter((name) => /^[^\p{Cc}]{1,100}$/u.test(name));
    for (const [index, player] of players.entries()) {
      const seats = [
        { name: player, player, tokenHash: "h".repeat(43), takenAt: 1 },
        { name: null },
      ] as const;
      const game = {
        id: idOf(index),
        game: "stones",
        options: must(begin("stones")).options,
        listed: true,
      } as const;
      const loaded = { game: { ...game, seats, open: true, created: 1 }, events: [] };
      expect(await first.games.restore(loaded)).toBe(true);
    }
    await first.roster.settle();
    const lines = await linesOf(first);
    expect(lines).toHaveLength(hostile.length + players.length + 2);
    expect(lines.join("")).toContain('"username":"a\\u0000b"');

    expect(await importLines(lines, database, Date.now())).toEqual({ added: lines.length - 2, known: 0 });
    const there = await linesOf(database);
    await importLines(there, last, Date.now());
    expect(await linesOf(last)).toEqual(there);
    // What others see of a seat is made so that it can be seen, and that alone.
    const unnamed = (line: string) =>
      JSON.stringify(JSON.parse(line, (key, value) => (key === "name" ? "" : value)));
    expect(there.map(unnamed)).toEqual(lines.map(unnamed));
    for (const { roster } of [database, last])
      for (const username of hostile) expect(await roster.find(username)).toBeDefined();
  });
});
