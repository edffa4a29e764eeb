import { blackScore } from "../games/index.ts";
import type { SeriesGame } from "../match/index.ts";
import type { CliSentences } from "../words/index.ts";

/** The games of a match so far, from the first player's side. */
export class Tally {
  wins = 0;
  draws = 0;
  losses = 0;
  forfeits = 0;
  /** Discs by which the first player won each game, empties to the winner; a forfeit is a whole board. */
  readonly #differences: number[] = [];

  add({ position, winner, swapped, forfeit }: SeriesGame<"reversi">): void {
    if (winner === null) this.draws++;
    else if (winner === 0) this.wins++;
    else this.losses++;
    if (forfeit) this.forfeits++;
    const black = blackScore(position);
    if (forfeit) this.#differences.push(winner === 0 ? position.cells.length : -position.cells.length);
    else this.#differences.push(swapped ? -black : black);
  }

  get games(): number {
    return this.wins + this.draws + this.losses;
  }

  get points(): number {
    return this.wins + this.draws / 2;
  }

  /** Discs a game, and its standard error. The two games of an opening are one observation: they are not independent. */
  get discs(): { mean: number; error: number } {
    const pairs: number[] = [];
    for (let at = 0; at < this.#differences.length; at += 2) {
      const pair = this.#differences.slice(at, at + 2);
      pairs.push(pair.reduce((sum, each) => sum + each, 0) / pair.length);
    }
    const mean = pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
    const variance = pairs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, pairs.length - 1);
    return { mean, error: Math.sqrt(variance / pairs.length) };
  }
}

/** The result in words, or as one JSON object. */
export function summary(
  cli: CliSentences,
  tally: Tally,
  [first, second]: readonly [string, string],
  times: readonly number[],
  seconds: number,
  json: boolean,
): string {
  const { mean, error } = tally.discs;
  const { games, wins, draws, losses, points, forfeits } = tally;
  const secondsPerMove = times.map((time) => Number(time.toFixed(4)));
  if (json) {
    const discs = { mean: Number(mean.toFixed(3)), error: Number(error.toFixed(3)) };
    const result = { players: [first, second], games, wins, draws, losses, forfeits, discs, secondsPerMove };
    return `${JSON.stringify({ ...result, seconds: Number(seconds.toFixed(1)) })}\n`;
  }
  const facts = {
    first,
    second,
    games,
    points,
    wins,
    draws,
    losses,
    forfeits,
    error,
    secondsPerMove,
    seconds,
  };
  return `${cli.engine.match({ ...facts, mean: Number(mean.toFixed(2)) }).join("\n")}\n`;
}
