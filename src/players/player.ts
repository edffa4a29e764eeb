import type { Family, MoveOf, PositionOf, Refusal, Seat } from "../games/index.ts";

/** What answers a position with a move: at once, or later. Methods on purpose, as in `Game`. */
export interface Player<F extends Family = Family> {
  readonly name: string;
  choose(position: PositionOf<F>): MoveOf<F> | Promise<MoveOf<F>>;
  /** Told when its answer was refused, and then asked again. A player without it has forfeited the game. */
  refused?(refusal: Refusal, move: MoveOf<F>): void;
  /** Told how a game ended for it. */
  ended?(result: GameResult): void;
  /** Ends what stands behind it: a program, a connection. */
  close?(): void;
}

/** How a game ended for one side. */
export const gameResults = ["won", "lost", "drawn"] as const;
export type GameResult = (typeof gameResults)[number];

/** The same game as the other side had it. */
export function resultOfOther(result: GameResult): GameResult {
  return result === "drawn" ? result : result === "won" ? "lost" : "won";
}

/** How a game with that winner, if any, ended for a seat. */
export function resultFor(seat: Seat, winner: Seat | null): GameResult {
  return winner === null ? "drawn" : winner === seat ? "won" : "lost";
}

/** A player that always answers at once. */
export interface PromptPlayer<F extends Family = Family> extends Player<F> {
  choose(position: PositionOf<F>): MoveOf<F>;
}
