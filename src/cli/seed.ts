import { InvalidArgumentError, Option } from "commander";
import { parseInteger } from "../notation/index.ts";
import { type Chance, seededChance } from "../players/index.ts";

/** `--seed NUMBER`, wherever chance is involved: the same number gives the same choices. */
export function seedOption(): Option {
  return new Option(
    "--seed <number>",
    "draw all chance from this whole number, to play the same again",
  ).argParser((text) => {
    const seed = parseInteger(text);
    if (seed === undefined) throw new InvalidArgumentError("A seed is a whole number.");
    return seed;
  });
}

export function chanceFrom(seed: number | undefined): Chance {
  return seed === undefined ? Math.random : seededChance(seed);
}
