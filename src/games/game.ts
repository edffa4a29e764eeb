import type { Family, MoveOf, OptionsOf, PositionOf } from "./families.ts";
import type { Result } from "./result.ts";
import type { Seat } from "./seat.ts";

/** How a finished game ended; `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Seat | null;
}

/**
 * The rules of a game and nothing else. Positions and moves are plain values: never changed, safe to keep and to share.
 *
 * The members are methods on purpose: that lets a particular game stand where any `Game` is asked for.
 */
export interface Game<F extends Family = Family> {
  readonly family: F;
  readonly id: string;
  readonly title: string;
  readonly defaults: OptionsOf<F>;
  /** Options from outside, completed with the defaults, or the reason they cannot be played. */
  options(input: unknown): Result<OptionsOf<F>>;
  /** How large a game is, by the names of what is counted; whoever carries other people's games sets bounds on these. */
  size(options: OptionsOf<F>): Readonly<Record<string, number>>;
  start(options: OptionsOf<F>): PositionOf<F>;
  /** The seat to move; of a finished game, the seat that would be. */
  turn(position: PositionOf<F>): Seat;
  /** Every legal move, in a fixed order. Lazy where there may be very many. */
  moves(position: PositionOf<F>): Iterable<MoveOf<F>>;
  /** How many moves `moves` gives. */
  countMoves(position: PositionOf<F>): number;
  /** The move at `index` of `moves`, without walking there. */
  moveAt(position: PositionOf<F>, index: number): MoveOf<F>;
  play(position: PositionOf<F>, move: MoveOf<F>): Result<PositionOf<F>>;
  /** Undefined while the game goes on. */
  outcome(position: PositionOf<F>): Outcome | undefined;
}
