export { type ReversiConsoleOptions, reversiConsole } from "./console.ts";
