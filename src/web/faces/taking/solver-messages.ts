import type {
  Family,
  GameId,
  PositionOf,
  Refusal,
  TakingMove,
  TakingPosition,
} from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";

/** What the page asks the solver's worker, and what it answers. A question has a number, its answer the same. */
export type Question =
  | {
      readonly type: "choose";
      readonly game: GameId;
      readonly position: PositionOf<Family>;
      readonly level: string;
      readonly seed: number;
    }
  | { readonly type: "analyse"; readonly position: TakingPosition }
  /** What one move does, and what can be answered to it. */
  | {
      readonly type: "move";
      readonly game: GameId;
      readonly position: TakingPosition;
      readonly move: TakingMove;
    }
  /** One analysis for each position of a game, for the report after it. */
  | { readonly type: "review"; readonly positions: readonly TakingPosition[] };

export type Finding = { readonly analysis: Analysis } | { readonly refusal: Refusal };

/** A position judged, and what each of its runs is worth, from left to right, where runs have a value of their own. */
export interface Explained {
  readonly finding: Finding;
  readonly values: readonly number[] | undefined;
}

export interface Answers {
  readonly choose: { readonly move: string };
  readonly analyse: Explained;
  readonly move: { readonly sentence: string };
  readonly review: readonly Finding[];
}

export interface Numbered<T> {
  readonly number: number;
  readonly content: T;
}
