import { Option } from "commander";
import { parseInteger } from "../notation/index.ts";
import { type Chance, seededChance } from "../players/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";

/** `--seed NUMBER`, wherever chance is involved: the same number gives the same choices. */
export function seedOption({ commands }: CliSentences, about = commands.chance.seed): Option {
  return new Option("--seed <number>", about).argParser((text) => {
    const seed = parseInteger(text);
    if (seed === undefined) throw refused("seed-needed", { text });
    return seed;
  });
}

export function chanceFrom(seed: number | undefined): Chance {
  return seed === undefined ? Math.random : seededChance(seed);
}
