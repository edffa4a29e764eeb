import { availableParallelism } from "node:os";
import {
  asShown,
  type BotSetup,
  type Format,
  longestTitle,
  mostBots,
  mostPairs,
  mostRounds,
  mostSeed,
  type TournamentSetup,
} from "../arena/index.ts";
import { openingsFor, rulesOf } from "./arena-beginnings.ts";
import { clockFrom, type MatchOptions, openingsFrom, sprtFrom } from "./arena-options.ts";
import { refused } from "./errors.ts";
import { gameNamed } from "./game-name.ts";
import { gameOptions } from "./game-options.ts";
import { wholeNumber } from "./whole-number.ts";

export const usualGame = "kayles";
/** A second a game for bots of this kind is plenty, and a slow machine does not lose by it. */
const usualClock = "10+0.1";

/** What the command line says of a tournament besides who plays. */
export async function setupFrom(
  bots: readonly BotSetup[],
  options: MatchOptions,
  { format, pairs, rounds }: { readonly format: Format; readonly pairs: string; readonly rounds: string },
): Promise<TournamentSetup> {
  const game = gameNamed(options.game ?? usualGame);
  if (bots.length < 2 || bots.length > mostBots)
    throw refused("bots-count", { count: bots.length, min: 2, max: mostBots });
  const rules = gameOptions(game, options);
  const wanted = await openingsFrom(options.openings, game, rules);
  const openings = openingsFor(bots, rulesOf(game, rules), wanted);
  const names = bots.map(({ name }) => name);
  return {
    name: nameOf(options.name, format === "match" ? names.join(" – ") : `${format}, ${game}, ${bots.length}`),
    format,
    game,
    options: rules,
    bots,
    pairs: wholeNumber("--pairs", options.pairs ?? pairs, 1, mostPairs),
    rounds: wholeNumber("--rounds", options.rounds ?? rounds, 1, mostRounds),
    clock: clockFrom(options.tc ?? usualClock),
    openings,
    sprt: sprtFrom(options),
    seed: seedFrom(options.seed),
  };
}

function nameOf(text: string | undefined, usual: string): string {
  return asShown(text ?? "", longestTitle) || asShown(usual, longestTitle);
}

function seedFrom(seed = 1): number {
  if (seed >= 0 && seed <= mostSeed) return seed;
  throw refused("number-needed", { name: "--seed", min: 0, max: mostSeed, text: String(seed) });
}

export const processors = availableParallelism();
