/** What the training tools call. Memory from HASH_BASE up is the host's to divide. */
import { buildBoardTables, useBoardSize } from "../../../src/engine/assembly/board";
import { evalExpand, evalInit, evalScratchBytes, evalWeightsBytes } from "../../../src/engine/assembly/evaluate";
import { HASH_BASE, PACKED_BASE, threadBase, WEIGHTS_BASE } from "../../../src/engine/assembly/memory";
import { useSearchMemory } from "./search";
import { useSolveMemory } from "./solve";

export { evalMove, evalPass, evalPhase, evalPhases, evalScore, evalSetup } from "../../../src/engine/assembly/evaluate";
export { absolutes, fitError, fitInit, fitPass, fitRows, rowBytes, shuffle, squares } from "./fit";
export { seedRandom } from "./random";
export { finishGame, labelGame, playGame, randomOf, searchSamples } from "./samples";
export { foundMove, searchDepth, searchedNodes } from "./search";
export { solve, solvedMove } from "./solve";
export { speedEmpty, speedRun, speedSum } from "./speed";

const LISTS: usize = 0x10000;

export function freeMemory(): usize {
  return HASH_BASE;
}

export function packedMemory(): usize {
  return PACKED_BASE;
}

export function init(size: i32): void {
  buildBoardTables();
  useBoardSize(size);
  useSolveMemory(threadBase + LISTS);
  useSearchMemory(threadBase + LISTS);
  evalInit(size, WEIGHTS_BASE, threadBase);
}

/** Weights that the host has put at `packedMemory`. */
export function useWeights(size: i32, bytes: i32): void {
  evalExpand(size, PACKED_BASE, bytes, WEIGHTS_BASE);
}
