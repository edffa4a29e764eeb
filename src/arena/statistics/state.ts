import { sprtBounds } from "./bounds.ts";
import { llr } from "./likelihood.ts";
import { observed, type Results } from "./results.ts";
import type { Sprt } from "./sprt.ts";
import { type UnbiasedElo, unbiasedElo } from "./unbiased.ts";

export interface SprtState {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: "H0" | "H1" | null;
  /** Without the bias of having stopped there, once it has been decided. */
  readonly unbiased: UnbiasedElo | null;
}

export function sprtState(results: Results, sprt: Sprt): SprtState {
  const ratio = observed(results) === 0 ? 0 : llr(results, sprt);
  const { lower, upper } = sprtBounds(sprt);
  const decision = ratio >= upper ? "H1" : ratio <= lower ? "H0" : null;
  return { llr: ratio, lower, upper, decision, unbiased: decision && unbiasedElo(results, sprt) };
}
