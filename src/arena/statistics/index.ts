export * from "./sprt.ts";

/** Results low to high: L, D, W of games, or LL, LD, DD and WL, DW, WW of pairs. */
export type Results = readonly number[];

/** What results say of the strength; errors are half of the 95 % interval, null where there is too little to tell. */
export interface Elo {
  readonly score: number;
  readonly elo: number;
  readonly eloError: number | null;
  readonly nelo: number | null;
  readonly neloError: number | null;
  /** The likelihood of being the stronger one. */
  readonly los: number;
}

export interface SprtState {
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: "H0" | "H1" | null;
  /** Without the bias of having stopped there, once it has been decided. */
  readonly unbiased: { readonly value: number; readonly low: number; readonly high: number } | null;
}
