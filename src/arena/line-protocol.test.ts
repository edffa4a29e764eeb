import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Family, type GameId, gameIds, gameOf, must } from "../games/index.ts";
import { notationOf } from "../notation/index.ts";
import {
  goPosition,
  type LineReply,
  type LineRequest,
  makeLineClock,
  makeReply,
  makeRequest,
  parseLineClock,
  parseReply,
  parseRequest,
  readGo,
} from "./line-protocol.ts";
import type { ClockRule } from "./setup.ts";

const whole = fc.nat({ max: 1e9 });

const taking = fc
  .record({
    rows: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 6 }),
    take: fc.oneof(
      fc.constant("any"),
      fc.record({ from: fc.constant(1), to: fc.integer({ min: 1, max: 9 }) }),
      fc
        .uniqueArray(fc.integer({ min: 1, max: 1200 }), { minLength: 1, maxLength: 5 })
        .map((list) => [1, ...list]),
    ),
    middle: fc.boolean(),
    last: fc.constantFrom("wins", "loses"),
    swap: fc.constantFrom(true, undefined),
  })
  .map(({ swap, ...rest }) => (swap ? { ...rest, swap } : rest));

const boards = fc.oneof(
  fc.record({
    size: fc.constantFrom(4, 6, 8, 10),
    start: fc.constantFrom("tournament", "mirrored"),
  }),
  fc.record({
    size: fc.constantFrom(6, 8),
    start: fc.constantFrom("tournament", "mirrored"),
    handicap: fc.record({ to: fc.constantFrom("black", "white"), corners: fc.integer({ min: 1, max: 4 }) }),
  }),
);

const inputs: { readonly [F in Family]: fc.Arbitrary<unknown> } = { taking, reversi: boards };

/** A game with options that its rules take, and as many moves as it says, by chance. */
const games = fc.constantFrom(...gameIds).chain((game) =>
  fc.record({
    game: fc.constant<GameId>(game),
    input: inputs[gameOf(game).family],
    chances: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 30 }),
  }),
);

const clocks: fc.Arbitrary<ClockRule> = fc.oneof(
  fc.record({ kind: fc.constant("game" as const), initial: whole, increment: whole }),
  fc.record({ kind: fc.constant("move" as const), each: whole }),
  fc.record({ kind: fc.constant("moves" as const), moves: whole, each: whole }),
);

describe("the line protocol", () => {
  it("is what the specification shows", () => {
    const head = { game: "kayles", options: gameOf("kayles").defaults, seat: 0 } as const;
    const clock = { kind: "game", initial: 10_000, increment: 100 } as const;
    const position = must(notationOf("kayles").parsePosition("11011111111 1", head.options));
    const lines: LineRequest[] = [
      { kind: "hello", version: 1 },
      { kind: "new", ...head, clock, id: 17 },
      { kind: "go", ...goPosition("kayles", position), last: "1:3-3", own: 10_000, other: 9870 },
      { kind: "over", result: "win", plies: 42 },
      { kind: "quit" },
    ];
    expect(lines.map(makeRequest)).toEqual([
      "grundy 1",
      "new kayles rows=11 take=1-2 place=any last=wins seat=1 clock=10000+100 id=17",
      "go 11011111111 1:3-3 10000 9870",
      "over win 42 moves",
      "quit",
    ]);
    expect(lines.map((line) => parseRequest(makeRequest(line)))).toEqual(lines);
  });

  it("writes several rows between slashes, and Reversi's squares along the rows", () => {
    const word = (game: GameId) => goPosition(game, gameOf(game).start(gameOf(game).defaults)).position;
    expect(word("sticks")).toBe("111111111/1111111/11111/111/1");
    expect(word("reversi")).toBe("---------------------------OX------XO---------------------------");
    const { defaults } = gameOf("reversi");
    const clock = { kind: "move", each: 500 } as const;
    expect(makeRequest({ kind: "new", game: "reversi", options: defaults, seat: 1, clock, id: 0 })).toBe(
      "new reversi size=8 start=tournament seat=2 clock=500/move id=0",
    );
  });

  it("gives every game's options and positions back", () => {
    fc.assert(
      fc.property(games, clocks, whole, ({ game, input, chances }, clock, id) => {
        const rules = gameOf(game);
        const options = must(rules.options(input));
        let position = rules.start(options);
        for (const chance of chances) {
          if (rules.outcome(position)) break;
          const move = rules.moveAt(position, Math.floor(chance * rules.countMoves(position)));
          position = must(rules.play(position, move));
        }
        const seat = rules.turn(position);
        const told = { kind: "new", game, options, seat, clock, id } as const;
        const heard = parseRequest(makeRequest(told));
        expect(heard).toEqual(told);
        if (heard?.kind !== "new" || rules.outcome(position)) return;
        const go = { kind: "go", ...goPosition(game, position), last: undefined, own: id, other: 7 } as const;
        const asked = parseRequest(makeRequest(go));
        expect(asked).toEqual(go);
        if (asked?.kind !== "go") return;
        const read = must(readGo(heard, asked));
        expect(notationOf(game).makePosition(read)).toBe(notationOf(game).makePosition(position));
        expect([...rules.moves(read)]).toEqual([...rules.moves(position)]);
      }),
    );
  });

  it("reads what the same or a later version says", () => {
    expect(parseRequest("grundy 2 more")).toEqual({ kind: "hello", version: 2 });
    expect(parseRequest("go 11 - 5 6 a b")).toMatchObject({ own: 5, other: 6, marks: ["a", "b"] });
    expect(parseRequest("  over\tdraw 3 moves by=agreement\r")).toEqual({
      kind: "over",
      result: "draw",
      plies: 3,
    });
    const later = "new stones league=7 rows=21 take=1-3 place=end last=loses seat=2 clock=40/60000 id=3 x";
    expect(parseRequest(later)).toMatchObject({
      game: "stones",
      seat: 1,
      clock: { moves: 40, each: 60_000 },
    });
    for (const line of [
      "",
      "info",
      "go 11",
      "go 11 - x 5",
      "over",
      "over tie 3",
      "new chess seat=1",
      "grundy",
    ])
      expect(parseRequest(line), line).toBeUndefined();
  });

  it("refuses a game that the rules do not have, whatever is written", () => {
    const wrong = [
      "rows=0",
      "rows=",
      "rows=1e9999",
      "take=x",
      "take=0-3",
      "place=left",
      "last=__proto__",
      "seat=3",
      "clock=5",
    ];
    for (const word of wrong) {
      const [name] = word.split("=");
      const usual = ["rows=5", "take=1-3", "place=end", "last=wins", "seat=1", "clock=1+0", "id=0"];
      const words = usual.map((each) => (each.startsWith(`${name}=`) ? word : each));
      expect(parseRequest(`new taking ${words.join(" ")}`), word).toBeUndefined();
    }
  });

  it("survives any line", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `new kayles ${text}`),
        ),
        (line) => {
          parseRequest(line);
          parseReply(line);
        },
      ),
    );
  });

  it("writes and reads clocks", () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        expect(parseLineClock(makeLineClock(clock))).toEqual(clock);
      }),
    );
    expect(parseLineClock("10+x")).toBeUndefined();
  });
});

describe("a bot's line", () => {
  it("is a word, a comment, nothing or a move", () => {
    const replies: LineReply[] = [
      { kind: "ready", name: "Deep Kayles 2" },
      { kind: "ready", name: "" },
      { kind: "comment", text: " depth 5" },
      { kind: "nothing" },
      { kind: "move", text: "5 2" },
    ];
    for (const reply of replies) expect(parseReply(makeReply(reply))).toEqual(reply);
    expect(parseReply("  5 2\t")).toEqual({ kind: "move", text: "5 2" });
    expect(parseReply("readyset")).toEqual({ kind: "move", text: "readyset" });
  });
});
