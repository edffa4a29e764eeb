export { NimAdvancedGame } from "./advanced.ts";
export { NimAIPlayer } from "./ai.ts";
export type { MakeComputer } from "./commands.ts";
export { IncorrectArguments, InvalidCommand, InvalidGame, InvalidMove, NimException } from "./errors.ts";
export { NimGame, type NimPlayers } from "./game.ts";
export { NimHumanPlayer } from "./human.ts";
export { Nimsys, type NimsysEdition, type NimsysOptions, nimsysEditions } from "./nimsys.ts";
export { NimPlayer } from "./player.ts";
export type { Testable } from "./testable.ts";
