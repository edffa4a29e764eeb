export * from "./explain.ts";
export * from "./moves.ts";
export * from "./nouns.ts";
export * from "./refusals.ts";
export * from "./rules.ts";
export * from "./status.ts";
