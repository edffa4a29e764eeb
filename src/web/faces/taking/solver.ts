import type { GameId, Result, TakingMove, TakingOptions, TakingPosition } from "../../../games/index.ts";
import type { GameResult, PlayerSpec, Thought } from "../../../players/index.ts";
import type { Analysis, Favoured, Grounds, Handicap, MoveAnalysis } from "../../../solve/index.ts";

/** Players and solver of the Nim family, as the page asks them in their worker. */
export interface Solver {
  /** The player's move as it is written. */
  choose(game: GameId, position: TakingPosition, player: PlayerSpec, draws: Draws): Promise<string>;
  /** What the player that thinks aloud says of a move, as it is written. */
  think(game: GameId, position: TakingPosition, move: string): Promise<Thought>;
  analyse(position: TakingPosition): Promise<Explained>;
  /** What one move does, and what can be answered to it. */
  analyseMove(position: TakingPosition, move: TakingMove): Promise<Result<MoveAnalysis>>;
  /** What the answer for a position rests on. */
  grounds(position: TakingPosition): Promise<Result<Grounds | undefined>>;
  /** A smaller position that is judged alike for the same kind of reason. */
  smaller(position: TakingPosition): Promise<Smaller | undefined>;
  /** The fewest extra pieces that make the start won for one side, if there are any. */
  handicap(options: TakingOptions, favoured: Favoured, most: number): Promise<Result<Handicap | undefined>>;
  /** One analysis for each position of a game, for the report after it. */
  review(positions: readonly TakingPosition[]): Promise<readonly Result<Analysis>[]>;
}

/** What a player's move depends on besides the position. */
export interface Draws {
  readonly seed: number;
  readonly results: readonly GameResult[];
}

/** A position judged, and what each of its runs is worth, from left to right, where runs have a value of their own. */
export interface Explained {
  readonly found: Result<Analysis>;
  readonly values: readonly number[] | undefined;
}

export interface Smaller {
  readonly position: TakingPosition;
  readonly analysis: Analysis;
}
