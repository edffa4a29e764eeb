import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import type { Engine } from "../../engine/index.ts";
import { openInlineEngine } from "../../engine/node.ts";
import {
  type Family,
  type GameId,
  gameIds,
  gameOf,
  must,
  type PositionOf,
  type Seat,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import { kindsOf, parseSpec, seededChance } from "../../players/index.ts";
import { goPosition, makeRequest } from "../line-protocol.ts";
import { serveLine } from "./serve-line.ts";

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());

/** What a bot prints, and how often it was handed the engine. */
async function lead(player: string, input: readonly string[], seed = 1) {
  const printed: string[] = [];
  let opened = 0;
  await serveLine({
    player: must(parseSpec(player)),
    seed,
    lines: input,
    print: (line) => printed.push(line),
    openEngine: async () => {
      opened++;
      return engine;
    },
  });
  return { printed, opened };
}

const answers = async (player: string, input: readonly string[], seed?: number) =>
  (await lead(player, input, seed)).printed;

const kayles = "new kayles rows=11 take=1-2 place=any last=wins seat=1 clock=10000+100 id=17";
const reversi = (id = 1, clock = "60000+0", seat = 1) =>
  `new reversi size=8 start=tournament seat=${seat} clock=${clock} id=${id}`;
const start = `${"-".repeat(27)}OX${"-".repeat(6)}XO${"-".repeat(27)}`;

describe("a player as a program that speaks the line protocol", () => {
  it("is ready, plays, and ends with quit", async () => {
    const said = await answers("smart", [
      "grundy 1",
      kayles,
      "go 11111111111 - 10000 10000",
      "go 11000001000 1:3-3 9990 9870",
      "over win 5 moves",
      "quit",
      "go 11111111111 - 10000 10000",
    ]);
    expect(said[0]).toBe("ready smart");
    expect(said).toHaveLength(3);
    for (const line of said.slice(1)) expect(line).toMatch(/^1:[0-9]+-[0-9]+$/);
    // Runs of 2 and 1 have the values 2 and 1: what wins makes them equal.
    expect(["1:1-1", "1:2-2"]).toContain(said[2]);
  });

  it("passes over what it does not know, ahead of, behind and within what it does", async () => {
    const input = [
      "",
      "   ",
      "hello",
      "going home",
      "grundy",
      `${kayles} weather=fine __proto__=7 =`,
      "constructor",
      "go 11111111111 - 10000 10000 more words",
      "over",
      "newer things",
      "\u0000\u001b[31m",
    ];
    expect(await answers("smart", input)).toEqual(await answers("smart", [kayles, input[7] as string]));
  });

  it.each([
    ["go 111 - 1 1", "no-game"],
    [`${kayles}\ngo 11x1 - 1 1`, "not-in-notation"],
    [`${kayles}\ngo ${"1".repeat(12)} - 1 1`, undefined],
    [`${kayles}\ngo 00000000000 - 1 1`, "game-over"],
    [`${reversi()}\ngo 11111111111 - 1 1`, "no-player"],
    // A game that cannot be read is not played by the rules of the one before.
    [`${kayles}\nnew chess seat=1 clock=1+0 id=1\ngo 111 - 1 1`, "no-game"],
    [`${kayles}\nnew kayles take=0 seat=1 clock=1+0 id=1\ngo 111 - 1 1`, "no-game"],
  ])("answers %j with a comment and no move", async (input, reason) => {
    const said = await answers("smart", input.split("\n"));
    expect(said).toHaveLength(1);
    if (reason) expect(said[0]).toBe(`# no move: ${reason}`);
  });

  it("says no more than a line for any line, and fails at none", async () => {
    const words = fc.constantFrom(
      ..."new go over grundy quit kayles reversi seat=1 id=1 clock=1+1 1 - 111 X".split(" "),
    );
    const line = fc.oneof(
      fc.array(words, { maxLength: 8 }).map((all) => all.filter((each) => each !== "quit").join(" ")),
      fc.string({ unit: "binary", maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const said = await answers("random", lines);
        expect(said.length).toBeLessThanOrEqual(lines.length);
        for (const each of said) expect(each).not.toMatch(/\n/);
      }),
      { numRuns: cases(300, 10_000) },
    );
  });

  it("opens the engine once, and only where it plays", async () => {
    const go = `go ${start} - 60000 60000`;
    expect((await lead("engine:2", [reversi(1), go, reversi(2), go, go])).opened).toBe(1);
    expect((await lead("random", [reversi(1), go])).opened).toBe(0);
    expect((await lead("engine:2", ["grundy 1", kayles])).opened).toBe(0);
  });
});

/** Random moves from the start, none of them the last. */
function wander(game: GameId, plies: number, chance: () => number): PositionOf<Family> {
  const rules = gameOf(game);
  let position = rules.start(rules.defaults);
  for (let ply = 0; ply < plies; ply++) {
    const move = rules.moveAt(position, Math.floor(chance() * rules.countMoves(position)));
    const next = must(rules.play(position, move));
    if (rules.outcome(next)) break;
    position = next;
  }
  return position;
}

const clock = { kind: "game", initial: 60_000, increment: 0 } as const;

function asked(game: GameId, position: PositionOf<Family>, id: number): string[] {
  const rules = gameOf(game);
  const seat = rules.turn(position);
  const options = rules.defaults;
  const at = goPosition(game, position);
  return [
    makeRequest({ kind: "new", game, options, seat, clock, id }),
    makeRequest({ kind: "go", ...at, last: undefined, own: 60_000, other: 60_000 }),
  ];
}

const players = [
  "random",
  "heuristic",
  "beginner",
  "casual",
  "steady",
  "expert",
  "perfect",
  "smart",
  "engine:1",
  "engine:11",
  "depth:3",
  "nodes:2000",
  "seconds:0.01",
];

describe.each(gameIds)("in %s", (game) => {
  const able = players.filter((player) => kindsOf(gameOf(game)).includes(must(parseSpec(player)).kind));

  it.each(able)("%s answers every position with a legal move", async (player) => {
    const chance = seededChance(5);
    const positions = Array.from({ length: 25 }, (_, index) => wander(game, index, chance));
    const said = await answers(
      player,
      positions.flatMap((position, id) => asked(game, position, id)),
    );
    expect(said).toHaveLength(positions.length);
    for (const [index, position] of positions.entries()) {
      const move = must(notationOf(game).parseMove(said[index] as string, position));
      expect(gameOf(game).play(position, move).ok, said[index]).toBe(true);
    }
  });
});

describe("the same game is played the same", () => {
  const chance = seededChance(9);
  const positions = Array.from({ length: 8 }, (_, index) => wander("sticks", index, chance));
  const lines = (id: number, seat: Seat) => {
    const [told = ""] = asked("sticks", positions[0] as PositionOf<Family>, id);
    const goes = positions.map((position) => asked("sticks", position, id)[1] as string);
    return [told.replace("seat=1", `seat=${seat + 1}`), ...goes];
  };

  it("whatever was played before it", async () => {
    const alone = await answers("random", lines(7, 0), 3);
    const later = await answers("random", [...lines(6, 0), ...lines(5, 1).slice(0, 4), ...lines(7, 0)], 3);
    expect(later.slice(-alone.length)).toEqual(alone);
  });

  it("and another one differently: by its number, its seat, the seed", async () => {
    const told = await Promise.all([
      answers("random", lines(7, 0), 3),
      answers("random", lines(8, 0), 3),
      answers("random", lines(7, 1), 3),
      answers("random", lines(7, 0), 4),
      answers("random", lines(7 + 2 ** 32, 0), 3),
    ]);
    expect(new Set(told.map((each) => each.join(" "))).size).toBe(told.length);
  });

  it("by the engine too, whose table is emptied between games", async () => {
    const reversiPositions = Array.from({ length: 12 }, (_, index) =>
      wander("reversi", 4 + 2 * index, chance),
    );
    const game = (id: number) => {
      const goes = reversiPositions.map((position) => asked("reversi", position, id)[1] as string);
      return [reversi(id), ...goes];
    };
    const alone = await answers("depth:6", game(2));
    const later = await answers("depth:6", [...game(1), ...game(2)]);
    expect(later.slice(-alone.length)).toEqual(alone);
  });
});

describe("a clock", () => {
  /** Stands for the engine, and keeps what it was allowed. */
  function timid() {
    const seconds: (number | undefined)[] = [];
    const analyse: Engine["analyse"] = (position, limits) => {
      seconds.push(limits?.seconds);
      return engine.analyse(position, { ...limits, depth: 1 });
    };
    return { seconds, engine: { analyse, choose: engine.choose, forget: async () => {} } };
  }

  async function allowed(player: string, clockText: string, own: readonly number[]) {
    const stand = timid();
    await serveLine({
      player: must(parseSpec(player)),
      seed: 1,
      lines: [reversi(1, clockText), ...own.map((left) => `go ${start} - ${left} 1`)],
      print: () => {},
      openEngine: async () => stand.engine,
    });
    return stand.seconds;
  }

  it("is kept to: an even share of what is left, and never more than was asked for", async () => {
    // 60 empty squares: 30 moves and one in reserve.
    expect(await allowed("depth:30", "3200+0", [3200])).toEqual([(3.2 - 0.1) / 31]);
    expect(await allowed("nodes:5000", "3200+0", [320])).toEqual([(0.32 * 0.9) / 31]);
    expect(await allowed("seconds:0.05", "60000+0", [60_000])).toEqual([0.05]);
    expect(await allowed("seconds:5", "3200+0", [3200])).toEqual([(3.2 - 0.1) / 31]);
    expect(await allowed("engine:20", "500/move", [500])).toEqual([0.45]);
    expect(await allowed("seconds:9", "2/4000", [4000, 2000, 4000])).toEqual([3.9 / 2, 1.9, 3.9 / 2]);
    expect(await allowed("depth:3", "0+0", [0])).toEqual([0.001]);
  });
});
