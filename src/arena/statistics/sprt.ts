/** A sequential test of Elo `elo0` against `elo1`. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  /** How often H1 may be taken though H0 holds, and the reverse. */
  readonly alpha: number;
  readonly beta: number;
  readonly model: SprtModel;
}

export const sprtModels = ["logistic", "normalized"] as const;
export type SprtModel = (typeof sprtModels)[number];
