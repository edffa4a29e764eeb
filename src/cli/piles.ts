import { Command } from "commander";
import { pilesConsole } from "../editions/piles/index.ts";
import { piles } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";
import { sideFrom, sideOption } from "./side-option.ts";

interface Options {
  readonly white: string;
  readonly black: string;
  readonly seed?: number;
}

export function make(cli: CliSentences): Command {
  const say = cli.commands.piles;
  return new Command()
    .description(say.about)
    .addOption(sideOption("white", piles, say.white))
    .addOption(sideOption("black", piles, say.black))
    .addOption(seedOption(cli))
    .allowExcessArguments(false)
    .action(run);
}

async function run(options: Options): Promise<void> {
  const resources = { chance: chanceFrom(options.seed) };
  const white = await sideFrom("--white", options.white, piles, resources);
  const black = await sideFrom("--black", options.black, piles, resources);
  await runConsole((dialogue) => pilesConsole(dialogue, { white, black }));
}
