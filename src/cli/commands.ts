import type { Command } from "commander";
import { asUserErrors } from "./usage.ts";

interface Entry {
  readonly summary: string;
  readonly load: () => Promise<{ make: () => Command }>;
}

/** Every command: a line for the list, and where it is. A module is loaded only when its command is called. */
export const commands: Readonly<Record<string, Entry>> = {
  serve: {
    summary: "the page and the API on one port, everything in one file",
    load: () => import("./serve.ts"),
  },
  nimsys: {
    summary: "the Nimsys console (a, b or c): players, statistics, rankings, games",
    load: () => import("./nimsys.ts"),
  },
  competition: {
    summary: "the sticks competition between Random, Heuristic, Smart and Human players",
    load: () => import("./competition.ts"),
  },
  reversi: { summary: "the Reversi console, on any even board", load: () => import("./reversi.ts") },
  piles: { summary: "three-piles Nim with undo, redo and save strings", load: () => import("./piles.ts") },
  analyse: {
    summary: "every legal move of a position with its value, the best line, the reason",
    load: () => import("./analyse.ts"),
  },
  engine: {
    summary: "the Reversi engine: solve, perft, gtp, nboard, match, solve-board",
    load: () => import("./engine.ts"),
  },
  export: {
    summary: "all games and players of a server's file as JSON lines",
    load: () => import("./export.ts"),
  },
  import: { summary: "reads back what export wrote", load: () => import("./import.ts") },
};

/** Runs a command; false when there is none of that name. */
export async function runCommand(name: string, args: readonly string[]): Promise<boolean> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!entry) return false;
  const { make } = await entry.load();
  const command = make().name(`grundy ${name}`);
  asUserErrors(command, command.name());
  await command.parseAsync(args, { from: "user" });
  return true;
}
