import { type Game, otherSeat } from "../games/index.ts";
import type { Player } from "../players/player.ts";

/** One game of a series, seen by who played and not by who moved first. */
export interface SeriesGame<Position> {
  /** Which of the openings, from 0. */
  readonly opening: number;
  /** Whether the second player moved first. */
  readonly swapped: boolean;
  /** The last position. */
  readonly position: Position;
  /** 0 the first player, 1 the second, null a draw. */
  readonly winner: 0 | 1 | null;
  /** Whether the loser gave an illegal move. */
  readonly forfeit: boolean;
}

/** Plays every opening twice, each player once on either side. A move against the rules forfeits the game. */
export async function* playSeries<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  openings: Iterable<Position>,
  players: readonly [Player<Position, Move>, Player<Position, Move>],
): AsyncGenerator<SeriesGame<Position>> {
  let opening = 0;
  for (const start of openings) {
    for (const swapped of [false, true]) {
      const seated = swapped ? ([players[1], players[0]] as const) : players;
      const { position, winner, forfeit } = await playOut(game, start, seated);
      const by = winner === null || !swapped ? winner : otherSeat(winner);
      yield { opening, swapped, position, winner: by, forfeit };
    }
    opening++;
  }
}

async function playOut<Options, Position, Move>(
  game: Game<Options, Position, Move>,
  start: Position,
  players: readonly [Player<Position, Move>, Player<Position, Move>],
): Promise<{ position: Position; winner: 0 | 1 | null; forfeit: boolean }> {
  let position = start;
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome) return { position, winner: outcome.winner, forfeit: false };
    const seat = game.turn(position);
    const next = game.play(position, await players[seat].choose(position));
    if (!next.ok) return { position, winner: otherSeat(seat), forfeit: true };
    position = next.value;
  }
}
