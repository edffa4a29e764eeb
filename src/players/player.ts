import type { Refusal } from "../games/index.ts";

/** What answers a position with a move: at once, or later. */
export interface Player<Position, Move> {
  readonly name: string;
  choose(position: Position): Move | Promise<Move>;
  /** Told when its answer was refused, and then asked again. A player without it has forfeited the game. */
  refused?(refusal: Refusal, move: Move): void;
}

export type AnyPlayer = Player<unknown, unknown>;

/** A player that always answers at once. */
export interface PromptPlayer<Position, Move> extends Player<Position, Move> {
  choose(position: Position): Move;
}
