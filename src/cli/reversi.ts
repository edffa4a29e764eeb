import { Command } from "commander";
import { reversiConsole } from "../editions/reversi/index.ts";
import type { Engine } from "../engine/index.ts";
import { reversi } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";
import { sideFrom, sideOption } from "./side-option.ts";

interface Options {
  readonly black: string;
  readonly white: string;
  readonly seed?: number;
}

export function make(cli: CliSentences): Command {
  const say = cli.commands.reversi;
  return new Command()
    .description(say.about)
    .addOption(sideOption("black", reversi, say.black))
    .addOption(sideOption("white", reversi, say.white))
    .addOption(seedOption(cli))
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
