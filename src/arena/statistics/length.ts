import { sprtBounds } from "./bounds.ts";
import { neloScale } from "./scales.ts";
import type { Sprt } from "./sprt.ts";

/** How long a test will be, in games; told before it begins. */
export interface ExpectedGames {
  /** Between its two hypotheses, in normalized Elo. */
  readonly width: number;
  /** When one of them holds: the mean, of the longer one. */
  readonly likely: number;
  /** The mean when the truth lies where it takes longest, between them. */
  readonly worst: number;
}

/**
 * Wald's approximation: the ratio wanders with a drift of ±D²/2 a game, at worst 0, and a variance of D², until it meets a bound. Logistic Elo
 * is taken for normalized, which it is between even bots without draws; with draws, or where the openings decide, a test is shorter.
 */
export function expectedGames(sprt: Sprt): ExpectedGames {
  const width = Math.abs(sprt.elo1 - sprt.elo0);
  const { lower, upper } = sprtBounds(sprt);
  const variance = (width / neloScale) ** 2;
  const end1 = (1 - sprt.beta) * upper + sprt.beta * lower;
  const end0 = -(1 - sprt.alpha) * lower - sprt.alpha * upper;
  return { width, likely: (2 * Math.max(end0, end1)) / variance, worst: (-lower * upper) / variance };
}
