export { type ReversiConsoleOptions, reversiConsole } from "./console.ts";
export { type Means, parseSide, type ReversiPlayer, type Side, sideForms } from "./players.ts";
