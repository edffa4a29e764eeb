import type { ArenaGame } from "../arena/index.ts";
import { blackScore, must, reversi } from "../games/index.ts";
import { notationOf, parseBoard, parseSquare } from "../notation/index.ts";
import type { CliSentences } from "../words/index.ts";

type Played = Pick<ArenaGame, "opening" | "moves" | "bots" | "winner" | "fault" | "thought">;

/** The games of a match so far, from the first bot's side; they come in their order. */
export class Tally {
  wins = 0;
  draws = 0;
  losses = 0;
  forfeits = 0;
  /** Discs by which the first bot won each game, empties to the winner; a forfeit is a whole board. */
  readonly #differences: number[] = [];
  readonly #milliseconds: [number, number] = [0, 0];
  readonly #moves: [number, number] = [0, 0];
  #squares = 0;

  add(game: Played): void {
    const { bots, winner, fault, thought } = game;
    const { black, squares, moves } = playedOut(game);
    this.#squares = squares;
    for (const seat of [0, 1] as const) {
      const bot = bots[seat] as 0 | 1;
      this.#milliseconds[bot] += thought[seat];
      this.#moves[bot] += moves[seat];
    }
    const won = winner === null ? undefined : bots[winner];
    if (fault) this.forfeit(won === undefined ? [] : [1 - won]);
    else this.#count(won, (bots[0] === 0) === black.isFirst ? black.score : -black.score);
  }

  /** A game that these have lost by a whole board: both, and it is drawn. */
  forfeit(losers: readonly number[]): void {
    this.forfeits++;
    const [loser] = losers;
    if (loser === undefined || losers.length > 1) this.#count(undefined, 0);
    else this.#count(1 - loser, loser === 0 ? -this.#squares : this.#squares);
  }

  #count(won: number | undefined, difference: number): void {
    if (won === undefined) this.draws++;
    else if (won === 0) this.wins++;
    else this.losses++;
    this.#differences.push(difference);
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

  get secondsPerMove(): readonly [number, number] {
    const per = (bot: 0 | 1) =>
      this.#moves[bot] === 0 ? 0 : this.#milliseconds[bot] / this.#moves[bot] / 1000;
    return [per(0), per(1)];
  }
}

/** Black's score in the last position, whether Black moved first, and how many moves whoever was first and second has made. */
function playedOut({ opening, moves }: Played): {
  readonly black: { readonly score: number; readonly isFirst: boolean };
  readonly squares: number;
  readonly moves: readonly [number, number];
} {
  const from = must(parseBoard(opening));
  const made: [number, number] = [0, 0];
  let position = from;
  for (const text of notationOf("reversi").splitMoves(moves)) {
    made[position.turn === from.turn ? 0 : 1]++;
    position = must(reversi.play(position, must(parseSquare(text, from.options.size))));
  }
  const black = { score: blackScore(position), isFirst: from.turn === 0 };
  return { black, squares: position.cells.length, moves: made };
}

/** The result in words, or as one JSON object. */
export function summary(
  cli: CliSentences,
  tally: Tally,
  [first, second]: readonly [string, string],
  seconds: number,
  json: boolean,
): string {
  const { mean, error } = tally.discs;
  const { games, wins, draws, losses, points, forfeits } = tally;
  const secondsPerMove = tally.secondsPerMove.map((time) => Number(time.toFixed(4)));
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
