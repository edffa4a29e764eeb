import { Command } from "commander";
import { reversiConsole } from "../editions/reversi/index.ts";
import type { Engine } from "../engine/index.ts";
import { reversi } from "../games/index.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";
import { sideFrom, sideOption } from "./side-option.ts";

interface Options {
  readonly black: string;
  readonly white: string;
  readonly seed?: number;
}

export function make(): Command {
  return new Command()
    .description(
      "Reversi on any even board from 4 × 4. Black (1) begins; a move is its row and column, from 0.",
    )
    .addOption(sideOption("Black", reversi))
    .addOption(sideOption("White", reversi))
    .addOption(seedOption())
    .allowExcessArguments(false)
    .action(run);
}

async function run(options: Options): Promise<void> {
  let engine: Promise<Engine> | undefined;
  const openEngine = () => {
    engine ??= import("../engine/node.ts").then(({ openNodeEngine }) => openNodeEngine());
    return engine;
  };
  const resources = { chance: chanceFrom(options.seed), openEngine };
  try {
    const black = await sideFrom("--black", options.black, reversi, resources);
    const white = await sideFrom("--white", options.white, reversi, resources);
    // A terminal shows the Enter key itself; from anywhere else the console has to.
    const echoNewline = !process.stdin.isTTY;
    const freeMemory = process.availableMemory();
    await runConsole((dialogue) => reversiConsole(dialogue, { black, white, echoNewline, freeMemory }));
  } finally {
    (await engine)?.close();
  }
}
