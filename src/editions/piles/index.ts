export { pilesConsole } from "./console.ts";
export { Game } from "./game.ts";
export { GameTable } from "./game-table.ts";
export { NimError } from "./nim-error.ts";
export { Pile } from "./pile.ts";
export { type Colour, Player } from "./player.ts";
export type { Sides } from "./session.ts";
export { Turn } from "./turn.ts";
export { TurnList } from "./turn-list.ts";
