/** Exact search on 10×10 and 12×12 against a plain search over the rules, and against itself in other guises. */
import { describe, expect, test } from "vitest";
import type { Bitboards } from "../../src/engine/bitboards.ts";
import { finalScoreOf, fromCoreSquare, toBitboards } from "../../src/engine/bitboards.ts";
import { EXACT } from "../../src/engine/core.ts";
import type { LargeCore } from "../../src/engine/large-core.ts";
import { emptySquares, legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";
import { random } from "./boards.ts";
import { imagesOf, largeSizes, loadLarge, randomGame } from "./large.ts";

/** Nodes and scores of fixed positions without an evaluation: a change here must be on purpose. */
const signatures = { 10: "2d3d3007", 12: "b8ea8c4d" } as const;

/** The value for the side to move by alpha-beta over the rules alone. */
function plainScore(position: ReversiPosition, alpha = -200, beta = 200): number {
  if (position.over) return finalScoreOf(position);
  let best = -200;
  for (const square of legalSquares(position)) {
    const next = must(reversi.play(position, square));
    const low = Math.max(alpha, best);
    const score = next.turn === position.turn ? plainScore(next, low, beta) : -plainScore(next, -beta, -low);
    // A finished game is valued for the seat whose turn it would be, which is never the last mover's.
    best = Math.max(best, score);
    if (best >= beta) break;
  }
  return best;
}

function positionsWith(size: number, empties: number, count: number, seed: number): ReversiPosition[] {
  const chance = random(seed);
  const found: ReversiPosition[] = [];
  while (found.length < count) {
    const position = randomGame(size, chance).find((each) => emptySquares(each) <= empties && !each.over);
    if (position) found.push(position);
  }
  return found;
}

function solve(core: LargeCore, boards: Bitboards): number {
  core.newSearch();
  const count = core.begin(boards, { depth: 144, selectivity: EXACT });
  expect(core.run()).toBe("done");
  return core.results(count)[0]?.score ?? Number.NaN;
}

describe.each(largeSizes)("%i×%i", (size) => {
  test("scores near the end are those of a plain search over the rules", { timeout: 120_000 }, async () => {
    const core = await loadLarge(size);
    for (const [empties, count] of [
      [2, 40],
      [4, 40],
      [6, 25],
      [7, 15],
      [8, 6],
    ] as const) {
      for (const position of positionsWith(size, empties, count, size + empties)) {
        const expected = plainScore(position);
        expect(solve(core, toBitboards(position))).toBe(expected === 0 ? 0 : expected);
      }
    }
  });

  test("every move has its own value, and lines end where they say", async () => {
    const core = await loadLarge(size);
    for (const position of positionsWith(size, 7, 10, 3 * size)) {
      const boards = toBitboards(position);
      core.newSearch();
      const count = core.begin(boards, { depth: 144, selectivity: EXACT, everyMove: true });
      core.run();
      for (const { square, score, bound } of core.results(count)) {
        expect(bound).toBe("exact");
        let next = must(reversi.play(position, fromCoreSquare(square, size)));
        const sign = (at: ReversiPosition) => (at.turn === position.turn ? 1 : -1);
        expect(score - plainScore(next) * sign(next)).toBe(0);
        for (const each of core.line(boards, square, true).slice(1)) {
          next = must(reversi.play(next, fromCoreSquare(each, size)));
        }
        expect(next.over).toBe(true);
        expect(score - finalScoreOf(next) * sign(next)).toBe(0);
      }
    }
  });

  test("the eight images of a position have the same value, in slices as well", {
    timeout: 120_000,
  }, async () => {
    const core = await loadLarge(size, 18);
    for (const position of positionsWith(size, 13, 4, 5 * size)) {
      const boards = toBitboards(position);
      const scores = imagesOf(boards, size).map((image) => {
        core.clearHash();
        return solve(core, image);
      });
      expect(new Set(scores).size).toBe(1);
      core.clearHash();
      core.newSearch();
      const count = core.begin(boards, { depth: 144, selectivity: EXACT });
      while (core.run(5_000) === "budget") core.line(boards, core.results(count)[0]?.square ?? 0, false);
      expect(core.results(count)[0]?.score).toBe(scores[0]);
    }
  });

  test("a stop flag ends a run", async () => {
    const core = await loadLarge(size);
    core.newSearch();
    core.begin(toBitboards(randomGame(size, random(1))[0] as ReversiPosition), {
      depth: 60,
      selectivity: EXACT,
    });
    core.stop();
    expect(core.run()).toBe("stopped");
  });

  test("nodes and scores of exact solves", async () => {
    const core = await loadLarge(size, 18);
    const values: number[] = [];
    for (const empties of [10, 11, 12]) {
      for (const position of positionsWith(size, empties, 6, empties)) {
        const before = core.nodes;
        values.push(solve(core, toBitboards(position)), core.nodes - before);
      }
    }
    const sign = values.reduce((hash, value) => Math.imul(hash ^ value, 0x01000193) >>> 0, 0x811c9dc5);
    expect(sign.toString(16)).toBe(signatures[size]);
  });
});
