export * from "./history.ts";
export * from "./play.ts";
export * from "./referee.ts";
export * from "./series.ts";
