export { parseArguments } from "./arguments.ts";
export { Board } from "./board.ts";
export { Competition, type MainOptions, type MindFor, type RoundWatch } from "./competition.ts";
export { Move } from "./move.ts";
export { Player } from "./player.ts";
