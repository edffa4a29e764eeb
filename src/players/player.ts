import type { Family, MoveOf, PositionOf, Refusal } from "../games/index.ts";

/** What answers a position with a move: at once, or later. Methods on purpose, as in `Game`. */
export interface Player<F extends Family = Family> {
  readonly name: string;
  choose(position: PositionOf<F>): MoveOf<F> | Promise<MoveOf<F>>;
  /** Told when its answer was refused, and then asked again. A player without it has forfeited the game. */
  refused?(refusal: Refusal, move: MoveOf<F>): void;
  /** Ends what stands behind it: a program, a connection. */
  close?(): void;
}

/** A player that always answers at once. */
export interface PromptPlayer<F extends Family = Family> extends Player<F> {
  choose(position: PositionOf<F>): MoveOf<F>;
}
