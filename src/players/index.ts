export * from "./chance.ts";
export * from "./engine.ts";
export * from "./heuristic.ts";
export * from "./levels.ts";
export * from "./player.ts";
export * from "./program.ts";
export * from "./random.ts";
export * from "./smart.ts";
