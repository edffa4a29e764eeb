import { type BotSetup, botsFrom, expectedGames, mostPairs, type Sprt } from "../arena/index.ts";
import { type GameId, gameOf } from "../games/index.ts";
import type { CliSentences } from "../words/index.ts";
import { type RunningOptions, sprtFrom } from "./arena-options.ts";
import { begin } from "./arena-run.ts";
import { setupFrom, usualGame } from "./arena-setup.ts";
import { gameNamed } from "./game-name.ts";
import { readOr } from "./refused.ts";

const usualPairs = 100;

/** Two bots over as many pairs of games as are asked for, or until a test is decided. */
export async function match(cli: CliSentences, a: string, b: string, options: RunningOptions): Promise<void> {
  const bots = botsHere([a, b], gameNamed(options.game ?? usualGame));
  const setup = await setupFrom(bots, options, {
    format: "match",
    pairs: String(pairsFor(sprtFrom(options))),
    rounds: "1",
  });
  await begin(cli, setup, options);
}

/** A test is to come to its end: twice as many games as it takes at worst, on average. */
function pairsFor(sprt: Sprt | null): number {
  return sprt ? Math.min(mostPairs, Math.max(usualPairs, Math.ceil(expectedGames(sprt).worst))) : usualPairs;
}

/** Bots as they stand on the command line; their programs run in the current folder. */
export function botsHere(texts: readonly string[], game: GameId): BotSetup[] {
  return readOr(botsFrom(texts, gameOf(game)), { game }).map((bot) => ({ ...bot, directory: process.cwd() }));
}
