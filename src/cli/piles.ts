import { Command } from "commander";
import { parseSide, pilesConsole, type Side, sideNames } from "../editions/piles/index.ts";
import type { Chance } from "../players/index.ts";
import { runConsole } from "./console.ts";
import { UserError } from "./errors.ts";
import { chanceFrom, seedOption } from "./seed.ts";

const choices = sideNames.join(", ");

interface Options {
  readonly white: string;
  readonly black: string;
  readonly seed?: number;
}

export function make(): Command {
  return new Command()
    .description("Three piles of nine, 1 to 3 from one pile a turn, the last to take wins. White begins.")
    .option("--white <player>", `who plays White: ${choices}`, "human")
    .option("--black <player>", `who plays Black: ${choices}`, "human")
    .addOption(seedOption())
    .allowExcessArguments(false)
    .action(run);
}

async function run(options: Options): Promise<void> {
  const chance = chanceFrom(options.seed);
  const white = sideFrom("--white", options.white, chance);
  const black = sideFrom("--black", options.black, chance);
  await runConsole((dialogue) => pilesConsole(dialogue, { white, black }));
}

function sideFrom(option: string, text: string, chance: Chance): Side {
  const side = parseSide(text, chance);
  if (!side.ok) throw new UserError(`${option} names no player; choose one of ${choices}`);
  return side.value;
}
