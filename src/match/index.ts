export * from "./claim.ts";
export * from "./clock.ts";
export * from "./history.ts";
export * from "./play.ts";
export * from "./playout.ts";
export * from "./read.ts";
export * from "./referee.ts";
export * from "./tree.ts";
