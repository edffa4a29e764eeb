import { type Family, type Game, otherSeat, type PositionOf } from "../games/index.ts";
import type { Player } from "../players/index.ts";
import { type PlayedOut, playOut } from "./playout.ts";

/** One game of a series; `winner` is who played, 0 the first player and 1 the second, and not who moved first. */
export interface SeriesGame<F extends Family = Family> extends PlayedOut<F> {
  /** Which of the openings, from 0. */
  readonly opening: number;
  /** Whether the second player moved first. */
  readonly swapped: boolean;
}

/** Plays every opening twice, each player once on either side. */
export async function* playSeries<F extends Family>(
  game: Game<F>,
  openings: Iterable<PositionOf<F>>,
  players: readonly [Player<F>, Player<F>],
): AsyncGenerator<SeriesGame<F>> {
  let opening = 0;
  for (const start of openings) {
    for (const swapped of [false, true]) {
      const seated = swapped ? ([players[1], players[0]] as const) : players;
      const played = await playOut(game, start, seated);
      const winner = played.winner === null || !swapped ? played.winner : otherSeat(played.winner);
      yield { ...played, winner, opening, swapped };
    }
    opening++;
  }
}
