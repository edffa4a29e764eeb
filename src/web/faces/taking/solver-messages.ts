import type { GameId, Result, TakingMove, TakingPosition } from "../../../games/index.ts";
import type { PlayerSpec } from "../../../players/index.ts";
import type { Analysis, MoveAnalysis } from "../../../solve/index.ts";

/** What the page asks the solver's worker. */
export type Question =
  | {
      readonly type: "choose";
      readonly game: GameId;
      readonly position: TakingPosition;
      readonly player: PlayerSpec;
      readonly seed: number;
    }
  | { readonly type: "analyse"; readonly position: TakingPosition }
  /** What one move does, and what can be answered to it. */
  | { readonly type: "move"; readonly position: TakingPosition; readonly move: TakingMove }
  /** One analysis for each position of a game, for the report after it. */
  | { readonly type: "review"; readonly positions: readonly TakingPosition[] };

/** What it answers to each. */
export interface Answers {
  /** The move as it is written. */
  readonly choose: string;
  readonly analyse: Explained;
  readonly move: Result<MoveAnalysis>;
  readonly review: readonly Result<Analysis>[];
}

/** A position judged, and what each of its runs is worth, from left to right, where runs have a value of their own. */
export interface Explained {
  readonly found: Result<Analysis>;
  readonly values: readonly number[] | undefined;
}

/** A question has a number, its answer the same. */
export interface Asked {
  readonly number: number;
  readonly question: Question;
}

export type Answered =
  | { readonly number: number; readonly answer: Answers[Question["type"]] }
  /** It could not be worked out: a bug, or a player that this family does not have. */
  | { readonly number: number; readonly failed: string };
