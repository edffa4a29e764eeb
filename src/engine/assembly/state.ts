/** How a search goes on in both cores: whether there are weights, how many cuts are made, how scores are rounded. */
import { EXACT } from "./probcut";

/** Units of the evaluation a disc. */
export const EVAL_SCALE: i32 = 8;

export let evaluationReady: bool = false;
export let selectivity: i32 = EXACT;

export function useEvaluation(ready: bool): void {
  evaluationReady = ready;
}

export function useSelectivity(level: i32): void {
  selectivity = level;
}

/** From the evaluation's units to whole discs, the same for both sides. */
@inline
export function roundScore(score: i32): i32 {
  const half = EVAL_SCALE / 2;
  return score >= 0 ? (score + half) / EVAL_SCALE : -((half - score) / EVAL_SCALE);
}
