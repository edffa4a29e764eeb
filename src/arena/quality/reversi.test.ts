import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import type { Analysis, Engine, Limits } from "../../engine/index.ts";
import { openNodeEngine } from "../../engine/node.ts";
import {
  emptySquares,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Square,
} from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { ArenaGame, Quality } from "../game.ts";
import { judgeGame } from "./index.ts";

const notation = notationOf("reversi");
const nothing: Quality = { won: 0, wonKept: 0, drawn: 0, drawnKept: 0, estimated: 0 };

describe("the quality of a game of Reversi, by the engine", () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openNodeEngine({ hashBits: 18 });
  });
  afterAll(() => engine.close());

  it.each([
    [4, 12, cases(40, 400)],
    [6, 9, cases(25, 250)],
    [8, 8, cases(15, 150)],
  ])("is that of plain minimax on a board of %d from %d empty squares", async (size, empties, count) => {
    const total = { won: 0, thrown: 0, drawn: 0 };
    for (let seed = 1; seed <= count; seed++) {
      const { start, moves, verdicts } = playedFrom(size, empties, seed);
      const found = await judgeGame("reversi", start.options, recordOf(start, moves), engine);
      expect(found, `seed ${seed}`).toEqual(verdicts);
      for (const { won, wonKept, drawn } of found) {
        total.won += won;
        total.thrown += won - wonKept;
        total.drawn += drawn;
      }
    }
    // Neither kind is missing.
    for (const each of Object.values(total)) expect(each).toBeGreaterThan(0);
  });

  it("of a whole game is the same however often, and whatever was judged before", async () => {
    const [one, other] = [randomGame(8, 5), randomGame(8, 6)].map(({ start, moves }) =>
      recordOf(start, moves),
    ) as [ReturnType<typeof recordOf>, ReturnType<typeof recordOf>];
    const options = reversi.defaults;
    const first = await judgeGame("reversi", options, one, engine);
    await judgeGame("reversi", options, other, engine);
    const [again, once] = await Promise.all([
      judgeGame("reversi", options, one, engine),
      judgeGame("reversi", options, one, engine),
    ]);
    expect(again).toEqual(first);
    expect(once).toEqual(first);
    // Of random moves many are bad ones, of both kinds.
    const [a, b] = first;
    expect(a.estimated + b.estimated).toBeGreaterThan(0);
    expect(a.won + b.won - a.estimated - b.estimated).toBeGreaterThan(0);
    expect(a.wonKept + b.wonKept).toBeLessThan(a.won + b.won);
  });

  it("counts nothing without an engine, nor of an opening that is none", async () => {
    const { start, moves } = randomGame(4, 1);
    expect(await judgeGame("reversi", start.options, recordOf(start, moves))).toEqual([nothing, nothing]);
    const broken = { opening: "constructor", moves: "a1b1" };
    expect(await judgeGame("reversi", start.options, broken, engine)).toEqual([nothing, nothing]);
  });

  it("is found on boards of every engine", async () => {
    for (const size of [10, 14]) {
      const { start, moves } = playedFrom(size, 7, 3);
      const [a, b] = await judgeGame("reversi", start.options, recordOf(start, moves), engine);
      expect([a.won + a.drawn + b.won + b.drawn > 0, a.estimated + b.estimated]).toEqual([true, 0]);
    }
  });
});

describe("before the end is solved", () => {
  const start = reversi.start(reversi.defaults);
  const record = { opening: notation.makePosition(start), moves: "f5d6c3" };

  it("the score of a position and that of the move's answer decide, as far as both are clear", async () => {
    // By the number of discs before each move: f5 is Black's (4), d6 White's (5), c3 Black's (6).
    const judged = (scores: readonly number[]) =>
      judgeGame("reversi", reversi.defaults, record, scripted(scores));
    // 4: Black is 5 ahead, then White 3 behind: kept. 5: lost for White. 6: 3 ahead, and then 4 behind: thrown away.
    expect(await judged([5, -3, 3, 4])).toEqual([{ ...nothing, won: 2, wonKept: 1, estimated: 2 }, nothing]);
    // Nobody is clearly ahead.
    expect(await judged([1, -1, 1.9, -1.9])).toEqual([nothing, nothing]);
    // The first was, but nobody knows after the move.
    expect(await judged([5, -1, 0, 0])).toEqual([nothing, nothing]);
    // White was given the win and kept it.
    expect(await judged([2, 6, -6, 6])).toEqual([
      { ...nothing, won: 1, wonKept: 0, estimated: 1 },
      { ...nothing, won: 1, wonKept: 1, estimated: 1 },
    ]);
  });

  it("a search that somebody else has ended counts for nothing", async () => {
    const stopped = scripted([9, -9, 9, -9], false);
    expect(await judgeGame("reversi", reversi.defaults, record, stopped)).toEqual([nothing, nothing]);
  });

  it("the engine begins with the last position, forgets first, and has one search at a time", async () => {
    const asked: (number | "forget")[] = [];
    const engine = scripted([5, -5, 5, -5], true, asked);
    await Promise.all([
      judgeGame("reversi", reversi.defaults, record, engine),
      judgeGame("reversi", reversi.defaults, record, engine),
    ]);
    const once = ["forget", 6, 7, 5, 4, 5];
    expect(asked).toEqual([...once, ...once]);
  });

  it("an engine that fails is told to who asked, and the next one is judged", async () => {
    let broken = true;
    const engine = scripted([5, -5, 5, -5]);
    const failing: Engine = {
      ...engine,
      forget: () => (broken ? Promise.reject(new Error("gone")) : Promise.resolve()),
    };
    await expect(judgeGame("reversi", reversi.defaults, record, failing)).rejects.toThrow("gone");
    broken = false;
    const [{ won }] = await judgeGame("reversi", reversi.defaults, record, failing);
    expect(won).toBe(2);
  });
});

/** An engine that knows the score of a position by how many discs are on it, from 4 on. */
function scripted(scores: readonly number[], complete = true, asked: (number | "forget")[] = []): Engine {
  let running = false;
  return {
    threads: 1,
    analyse(position: ReversiPosition, limits: Limits = {}) {
      const discs = 64 - emptySquares(position);
      asked.push(discs);
      expect(running).toBe(false);
      expect(limits.exact).toBe(undefined);
      running = true;
      const analysis = { score: scores[discs - 4] ?? 0, complete, exact: false } as Analysis;
      const result = new Promise<Analysis>((resolve) =>
        setTimeout(() => {
          running = false;
          resolve(analysis);
        }),
      );
      return { result, stop: () => {} };
    },
    choose: () => Promise.reject(new Error("not asked for")),
    forget: async () => void asked.push("forget"),
    close: () => {},
  };
}

function recordOf(start: ReversiPosition, moves: readonly Square[]): Pick<ArenaGame, "opening" | "moves"> {
  const texts = moves.map((move) => notation.makeMove(move, start));
  return { opening: notation.makePosition(start), moves: notation.joinMoves(texts) };
}

function randomGame(size: number, seed: number) {
  const start = reversi.start(must(reversi.options({ size })));
  const positions = [start];
  const moves: Square[] = [];
  let state = seed * 7_919;
  for (let position = start; !position.over; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const legal = legalSquares(position);
    const move = legal[(state >> 8) % legal.length] as Square;
    position = must(reversi.play(position, move));
    moves.push(move);
    positions.push(position);
  }
  return { start, moves, positions };
}

/** The end of a random game, with what minimax says of each move. */
function playedFrom(size: number, empties: number, seed: number) {
  const { moves, positions } = randomGame(size, seed);
  const from = positions.findIndex((position) => emptySquares(position) <= empties);
  const rest = positions.slice(from < 0 ? moves.length : from);
  const start = rest[0] as ReversiPosition;
  const verdicts: [Quality, Quality] = [nothing, nothing];
  for (let at = 0; at + 1 < rest.length; at++) {
    const [before, after] = rest.slice(at, at + 2) as [ReversiPosition, ReversiPosition];
    const sign = before.turn === 0 ? 1 : -1;
    const [was, is] = [sign * bestFor(before), sign * bestFor(after)];
    const bot = before.turn === start.turn ? 0 : 1;
    const { won, wonKept, drawn, drawnKept } = verdicts[bot];
    if (was > 0) verdicts[bot] = { ...verdicts[bot], won: won + 1, wonKept: wonKept + (is > 0 ? 1 : 0) };
    if (was === 0)
      verdicts[bot] = { ...verdicts[bot], drawn: drawn + 1, drawnKept: drawnKept + (is === 0 ? 1 : 0) };
  }
  return { start, moves: moves.slice(moves.length - rest.length + 1), verdicts };
}

/** 1 when Black wins with best play, 0 for a draw, −1 when White wins: every game played out until the best is found. */
function bestFor(position: ReversiPosition): number {
  if (position.over) return Math.sign(position.discs[0] - position.discs[1]);
  const sign = position.turn === 0 ? 1 : -1;
  let best = -1;
  for (const square of legalSquares(position)) {
    best = Math.max(best, sign * bestFor(must(reversi.play(position, square))));
    if (best === 1) break;
  }
  return sign * best;
}
