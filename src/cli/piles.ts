import { Command } from "commander";
import { pilesConsole } from "../editions/piles/index.ts";
import { piles } from "../games/index.ts";
import { runConsole } from "./console.ts";
import { chanceFrom, seedOption } from "./seed.ts";
import { sideFrom, sideOption } from "./side-option.ts";

interface Options {
  readonly white: string;
  readonly black: string;
  readonly seed?: number;
}

export function make(): Command {
  return new Command()
    .description("Three piles of nine, 1 to 3 from one pile a turn, the last to take wins. White begins.")
    .addOption(sideOption("White", piles))
    .addOption(sideOption("Black", piles))
    .addOption(seedOption())
    .allowExcessArguments(false)
    .action(run);
}

async function run(options: Options): Promise<void> {
  const resources = { chance: chanceFrom(options.seed) };
  const white = await sideFrom("--white", options.white, piles, resources);
  const black = await sideFrom("--black", options.black, piles, resources);
  await runConsole((dialogue) => pilesConsole(dialogue, { white, black }));
}
