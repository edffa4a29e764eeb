export * from "./chance.ts";
export * from "./player.ts";
export * from "./random.ts";
