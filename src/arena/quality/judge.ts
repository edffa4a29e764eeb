import type { Engine } from "../../engine/index.ts";
import type { Family, GameId, MoveOf, PositionOf } from "../../games/index.ts";

/** A game as it was played, every move by the rules; `positions` has one more: the one after the last move. */
export interface PlayedMoves<F extends Family = Family> {
  readonly positions: readonly PositionOf<F>[];
  readonly moves: readonly MoveOf<F>[];
}

/** One move from a position that was not lost: whether it kept what its player had. */
export interface Verdict {
  readonly was: "won" | "drawn";
  readonly kept: boolean;
  readonly estimated: boolean;
}

/** Judges the games of a family. Methods on purpose, as in `Game`. */
export interface Judge<F extends Family = Family> {
  /** It takes a small part of a millisecond a game and no engine. */
  readonly atOnce: boolean;
  /** One for each move; undefined where it was lost already, or where nobody knows. */
  judge(
    game: GameId,
    played: PlayedMoves<F>,
    engine: Engine | undefined,
  ): Promise<readonly (Verdict | undefined)[]>;
}
