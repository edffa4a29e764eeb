export * from "./game.ts";
export * from "./keeper.ts";
export * from "./setup.ts";
export * from "./view.ts";
