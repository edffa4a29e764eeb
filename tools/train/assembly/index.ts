/** What the training tools call. Memory behind the hash table is the host's to divide. */
import { buildBoardTables, useBoardSize } from "../../../src/engine/assembly/board";
import { evalExpand, evalInit, evalScratchBytes, evalWeightsBytes } from "../../../src/engine/assembly/evaluate";
import { clearHash, resizeHash } from "../../../src/engine/assembly/hash";
import { buildLastTables, solveFew } from "../../../src/engine/assembly/last";
import { allowAll } from "../../../src/engine/assembly/limits";
import { attachMemory, HASH_BASE, PACKED_BASE, threadBase, WEIGHTS_BASE } from "../../../src/engine/assembly/memory";
import { attachOrder, buildSquareOrder } from "../../../src/engine/assembly/order";
import { attachStability, buildStabilityTable } from "../../../src/engine/assembly/stability";
import { useSearchMemory } from "./search";

export { evalMove, evalPass, evalPhase, evalPhases, evalScore, evalSetup } from "../../../src/engine/assembly/evaluate";
export { absolutes, fitError, fitInit, fitPass, fitRows, rowBytes, shuffle, squares } from "./fit";
export { seedRandom } from "./random";
export { finishGame, labelGame, playGame, randomOf, searchSamples } from "./samples";
export { foundMove, searchDepth, searchedNodes } from "./search";
export { guessValue, solve, solvedMove } from "./solve";
export { speedEmpty, speedRun, speedSum } from "./speed";

const LISTS: usize = 0x10000;
/** Entries of the table that the exact labels use: 2 MB stay in the processor's cache. */
const HASH_ENTRIES: u32 = 17;

export { clearHash };

export function freeMemory(): usize {
  return HASH_BASE + ((16 as usize) << HASH_ENTRIES);
}

/** A plain search to the end, for comparison. */
export function solvePlainly(own: u64, opponent: u64): i32 {
  return solveFew(own, opponent, -65, 65);
}

export function packedMemory(): usize {
  return PACKED_BASE;
}

export function init(size: i32): void {
  attachMemory(0);
  buildBoardTables();
  useBoardSize(size);
  attachOrder();
  buildSquareOrder();
  attachStability();
  buildStabilityTable();
  buildLastTables();
  resizeHash(HASH_ENTRIES);
  allowAll();
  useSearchMemory(threadBase + LISTS);
  evalInit(size, WEIGHTS_BASE, threadBase);
}

/** Weights that the host has put at `packedMemory`. */
export function useWeights(size: i32, bytes: i32): void {
  evalExpand(size, PACKED_BASE, bytes, WEIGHTS_BASE);
}
