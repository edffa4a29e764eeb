import type { ReversiOptions, ReversiPosition, Square } from "./reversi-position.ts";
import type { TakingMove, TakingOptions, TakingPosition } from "./taking-position.ts";

/**
 * What differs between kinds of games. A room that needs something of its own for each kind has one object with a member a
 * family, so that the compiler names the family that lacks it; nothing else asks which game it is.
 */
export interface Families {
  readonly taking: {
    readonly options: TakingOptions;
    readonly position: TakingPosition;
    readonly move: TakingMove;
  };
  readonly reversi: {
    readonly options: ReversiOptions;
    readonly position: ReversiPosition;
    readonly move: Square;
  };
}

export type Family = keyof Families;
export type OptionsOf<F extends Family> = Families[F]["options"];
export type PositionOf<F extends Family> = Families[F]["position"];
export type MoveOf<F extends Family> = Families[F]["move"];
