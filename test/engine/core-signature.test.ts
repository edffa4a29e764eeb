/**
 * The search's signature: nodes and scores over fixed positions on one thread. It stands for the whole behaviour of the
 * search without an evaluation (weights may be trained again without touching the code); a change here must be on purpose
 * and its commit says what it gained.
 */
import { expect, test } from "vitest";
import { type Core, EXACT } from "../../src/engine/core.ts";
import { parseBoard, playRandomly, random, startOf } from "./boards.ts";
import { loadCore, loadWeights, solve } from "./load.ts";

const SIGNATURE = "3da936b6";

function sign(values: number[]): string {
  return values.reduce((hash, value) => Math.imul(hash ^ value, 0x01000193) >>> 0, 0x811c9dc5).toString(16);
}

function work(core: Core, seed: number): number[] {
  const next = random(seed);
  const values: number[] = [];
  for (let i = 0; i < 40; i++) {
    const board = playRandomly(core, 8, 10 + (i % 6), next);
    if (!board) continue;
    const { score, nodes } = solve(core, board);
    values.push(score, nodes);
  }
  return values;
}

test("nodes and scores of exact solves", async () => {
  const core = await loadCore(8, 18);
  expect(sign(work(core, 64))).toBe(SIGNATURE);
});

test("the same search twice gives the same nodes, scores and moves", async () => {
  const runs: number[][] = [];
  for (let run = 0; run < 2; run++) {
    const core = await loadCore(8, 18);
    await loadWeights(core, 8);
    const values = work(core, 65);
    for (const board of [startOf(8), MIDGAME]) {
      for (const selectivity of [0, 2, EXACT]) {
        const before = core.nodes;
        core.newSearch();
        const count = core.begin(board, { depth: 8, selectivity });
        core.run();
        for (const move of core.results(count)) values.push(move.square, move.score);
        values.push(core.nodes - before);
      }
    }
    runs.push(values);
  }
  expect(runs[1]).toEqual(runs[0]);
});

test("an emptied table has no influence", async () => {
  const core = await loadCore(8, 18);
  const board = playRandomly(core, 8, 16, random(66));
  if (!board) throw new Error("the game ended before");
  const first = solve(core, board).nodes;
  expect(solve(core, board).nodes).toBeLessThan(first);
  core.clearHash();
  expect(solve(core, board).nodes).toBe(first);
});

/** After f5 d6 c3 d3 c4 f4. */
const MIDGAME = parseBoard("------------------XX------XXXO-----XXX-----O-------------------- X");
