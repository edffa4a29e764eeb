import type { Result } from "./result.ts";

/** 0 plays first, 1 second. */
export type Seat = 0 | 1;

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** How a finished game ended; `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Seat | null;
}

/**
 * The rules of a game and nothing else. Positions and moves are plain values: never changed, safe to keep and to share.
 *
 * The members are methods on purpose: that lets a particular game stand where `AnyGame` is asked for.
 */
export interface Game<Options, Position, Move> {
  readonly id: string;
  readonly title: string;
  readonly defaults: Options;
  /** Options from outside, completed with the defaults, or the reason they cannot be played. */
  options(input: unknown): Result<Options>;
  start(options: Options): Position;
  /** The seat to move; of a finished game, the seat that would be. */
  turn(position: Position): Seat;
  /** Every legal move, in a fixed order. Lazy where there may be very many. */
  moves(position: Position): Iterable<Move>;
  /** How many moves `moves` gives. */
  countMoves(position: Position): number;
  /** The move at `index` of `moves`, without walking there. */
  moveAt(position: Position, index: number): Move;
  play(position: Position, move: Move): Result<Position>;
  /** Undefined while the game goes on. */
  outcome(position: Position): Outcome | undefined;
}

export type AnyGame = Game<unknown, unknown, unknown>;
