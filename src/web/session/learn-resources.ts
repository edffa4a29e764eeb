import type { GameResources, LearnResources } from "../../learn/index.ts";

/** What judges puzzles and lessons on the page: the engine is loaded when it is first asked. */
export const learnResources: LearnResources = {
  openEngine: async () => (await import("../faces/reversi/engine-client.ts")).explainingEngine(),
};

/** What whoever is played against at the end of a lesson draws on: the engine that plays. */
export const gameResources: GameResources = {
  openEngine: async () => (await import("../faces/reversi/engine-client.ts")).playingEngine(),
};
