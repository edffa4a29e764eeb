import { describe, expect, it } from "vitest";
import {
  kayles,
  must,
  piles,
  sticks,
  stones,
  type TakingGame,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../games/index.ts";
import { bestMove, bestMoves } from "./index.ts";
import { allPositions, plainSearch } from "./plain-search.ts";
import { resistance } from "./resistance.ts";
import { certain, compare, log2, none, Sum, toNumber } from "./scaled-probability.ts";
import { theoryFor } from "./theory.ts";

/** An exact fraction. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const less = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under;
const same = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;

/** R by its definition, from the rules alone and in exact fractions; with the moves that reach it. */
function plainResistance(game: TakingGame) {
  const isLost = plainSearch(game);
  const known = new Map<string, Fraction>();
  const key = ({ rows }: TakingPosition) =>
    rows
      .flatMap((runs) => runs.map((run) => run.length))
      .sort((a, b) => a - b)
      .join();

  function afterOurMove(position: TakingPosition): Fraction {
    if (game.outcome(position)) return { over: 1n, under: 1n };
    let sum: Fraction = { over: 0n, under: 1n };
    let replies = 0n;
    for (const reply of game.moves(position)) {
      replies++;
      const next = must(game.play(position, reply));
      if (!isLost(next)) continue;
      const { over, under } = resistance(next);
      sum = { over: sum.over * under + over * sum.under, under: sum.under * under };
    }
    return { over: sum.over, under: sum.under * replies };
  }

  function resistance(position: TakingPosition): Fraction {
    const id = key(position);
    let least = known.get(id);
    if (least === undefined) {
      least = { over: 1n, under: 1n };
      for (const move of game.moves(position)) {
        const chance = afterOurMove(must(game.play(position, move)));
        if (less(chance, least)) least = chance;
      }
      known.set(id, least);
    }
    return least;
  }

  function best(position: TakingPosition): TakingMove[] {
    const least = resistance(position);
    return [...game.moves(position)].filter((move) =>
      same(afterOurMove(must(game.play(position, move))), least),
    );
  }

  return { isLost, resistance, best };
}

function ratio({ over, under }: Fraction): number {
  // Enough digits before the division that a double loses nothing that matters.
  const scale = 10n ** 60n;
  return Number((over * scale) / under) / 1e60;
}

describe("best resistance", () => {
  const games: [string, TakingGame, unknown][] = [
    ["kayles 11", kayles, { rows: [11] }],
    ["kayles 9, 4", kayles, { rows: [9, 4] }],
    ["stones 21, take 1-3", stones, { rows: [21] }],
    ["stones 26, take 1-4", stones, { rows: [26], take: { from: 1, to: 4 } }],
    ["stones, take 2-5", stones, { rows: [30], take: { from: 2, to: 5 } }],
    ["piles 5, 4, 3", piles, { rows: [5, 4, 3] }],
    ["sticks 5/4/3/1", sticks, { rows: [5, 4, 3, 1] }],
    ["misère Kayles 12", taking, { rows: [12], take: [1, 2], middle: true, last: "loses" }],
    // Two of its four best moves round to another double than the others.
    ["equal but for rounding", taking, { rows: [6, 2, 1], take: [1, 2, 4], middle: true, last: "loses" }],
    ["a list from the end", taking, { rows: [9, 7], take: [1, 3, 4], middle: false, last: "loses" }],
  ];

  it.each(games)(
    "%s: the exact optimum in every lost position, and all moves that reach it",
    (_, game, options) => {
      const plain = plainResistance(game);
      let checked = 0;
      for (const position of allPositions(game, game.start(must(game.options(options))))) {
        if (game.outcome(position) || !plain.isLost(position)) continue;
        const best = must(bestMoves(position));
        expect(best.outcome).toBe("loss");
        expect(best.resistance?.exact).toBe(true);
        const expected = ratio(plain.resistance(position));
        expect((best.resistance?.chance ?? 0) / expected).toBeCloseTo(1, 10);
        const text = (moves: readonly TakingMove[]) => moves.map((move) => JSON.stringify(move)).sort();
        expect(text(best.moves)).toEqual(text(plain.best(position)));
        expect(best.moves).toContainEqual(must(bestMove(position)));
        checked++;
      }
      expect(checked).toBeGreaterThan(2);
    },
  );

  it("a chain of 10,001 stones: the chance is 3 to the power −2,500, far too small for a double", () => {
    const position = stones.start(must(stones.options({ rows: [10_001] })));
    const { resistance } = must(bestMoves(position));
    expect(resistance).toMatchObject({ exact: true, chance: 0 });
    expect(resistance?.log2).toBeCloseTo(-2500 * Math.log2(3), 6);
  });

  it("beyond what can be walked it is a bound that says so, and the answer still comes", () => {
    for (const rows of [
      [60, 60],
      [5000, 5000],
      [1e15, 1e15],
    ]) {
      const best = must(bestMoves(kayles.start(must(kayles.options({ rows })))));
      expect(best.resistance?.exact).toBe(false);
      expect(best.resistance?.chance).toBeLessThanOrEqual(1);
      expect(best.moves.length).toBeGreaterThan(0);
    }
  });

  it("promises nothing where not every winning answer can be counted", () => {
    const take = { from: 1e7, to: 1e12 };
    const position = taking.start(must(taking.options({ rows: [1e15, 1e15], take, middle: false })));
    expect(must(bestMoves(position)).resistance).toEqual({ chance: 1, log2: 0, exact: false });
  });

  it("two rows of 20 at kayles are still exact", () => {
    const { resistance } = must(bestMoves(kayles.start(must(kayles.options({ rows: [20, 20] })))));
    expect(resistance?.exact).toBe(true);
    expect(resistance?.chance).toBeCloseTo(1.40878e-21, 26);
  });

  it("the bound of a short look is never below the exact chance", () => {
    const options = must(taking.options({ take: { from: 1, to: 3 }, middle: true }));
    const theory = must(theoryFor(options, 12));
    if (!theory) throw new Error("no theory");
    const short = resistance(theory, [12, 12], 3_000);
    const exact = resistance(theory, [12, 12]);
    expect([short.exact, exact.exact]).toEqual([false, true]);
    expect(compare(short.chance, exact.chance)).toBeGreaterThan(0);
  });
});

describe("tiny chances", () => {
  it("add, compare and shrink below what a double holds", () => {
    let chance = certain;
    for (let step = 0; step < 1000; step++) {
      const sum = new Sum();
      sum.add(chance, 1);
      sum.add(none, 5);
      const next = sum.over(8);
      expect(compare(next, chance)).toBeLessThan(0);
      chance = next;
    }
    expect(toNumber(chance)).toBe(0);
    expect(log2(chance)).toBe(-3000);
  });

  it("a mean of equal chances is that chance", () => {
    for (const scale of [0, -1, -7]) {
      const value = { mantissa: 0.75, scale, residue: 3 };
      const sum = new Sum();
      for (let part = 0; part < 12; part++) sum.add(value, 1);
      expect(sum.over(12)).toEqual(value);
    }
  });

  it("nothing is smaller than none", () => {
    expect(compare(none, { mantissa: 0.5, scale: -40, residue: 1 })).toBeLessThan(0);
    expect(
      compare({ mantissa: 0.5, scale: -40, residue: 1 }, { mantissa: 0.5, scale: -39, residue: 1 }),
    ).toBeLessThan(0);
  });
});
