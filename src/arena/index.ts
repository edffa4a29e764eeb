export { type LineBot, serveLine } from "./bots/serve-line.ts";
export * from "./bots.ts";
export * from "./check/index.ts";
export * from "./clock.ts";
export { type Beginning, canBegin, whereBegins } from "./consoles/can-begin.ts";
export * from "./game.ts";
export { type JsonFault, jsonFaults } from "./json-fault.ts";
export * from "./keeper.ts";
export * from "./line-protocol.ts";
export { asShown } from "./members.ts";
export * from "./openings/index.ts";
export {
  chanceBounds,
  longestTitle,
  mostElo,
  mostPairs,
  mostRounds,
  mostSeed,
  parseSetup,
} from "./parse-setup.ts";
export * from "./quality/index.ts";
export type { GameTask, RefereedBot } from "./referee/referee.ts";
export * from "./refusals.ts";
export { type RunOptions, runTournament } from "./runner.ts";
export { pairByName, parsePairingState } from "./schedule/index.ts";
export * from "./setup.ts";
export * from "./statistics/index.ts";
export { Tournament } from "./tournament/index.ts";
export * from "./view.ts";
