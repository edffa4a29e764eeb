/** What results mean, as pure functions of them; docs/arena-statistics.md says what for. */

export { sprtBounds } from "./bounds.ts";
export { type Rated, rate } from "./bradley-terry.ts";
export { type Elo, eloOf } from "./elo.ts";
export type { Head } from "./head.ts";
export { type ExpectedGames, expectedGames } from "./length.ts";
export { llr } from "./likelihood.ts";
export type { Results } from "./results.ts";
export * from "./sprt.ts";
export { type SprtState, sprtState } from "./state.ts";
export { type UnbiasedElo, unbiasedElo } from "./unbiased.ts";
