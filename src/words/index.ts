export * from "./moves.ts";
export * from "./nouns.ts";
export * from "./refusals.ts";
export * from "./status.ts";
