import type { Sprt } from "./sprt.ts";

export interface SprtBounds {
  /** Where H0 is taken. */
  readonly lower: number;
  /** Where H1 is taken. */
  readonly upper: number;
}

/** Wald's bounds of the log likelihood ratio (A. Wald, "Sequential tests of statistical hypotheses", 1945). */
export function sprtBounds({ alpha, beta }: Pick<Sprt, "alpha" | "beta">): SprtBounds {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}
