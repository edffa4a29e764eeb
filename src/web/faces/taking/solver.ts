import type { GameId, Result, TakingMove, TakingPosition } from "../../../games/index.ts";
import type { PlayerSpec } from "../../../players/index.ts";
import type { Analysis, MoveAnalysis } from "../../../solve/index.ts";

/** Players and solver of the Nim family, as the page asks them in their worker. */
export interface Solver {
  /** The player's move as it is written. */
  choose(game: GameId, position: TakingPosition, player: PlayerSpec, seed: number): Promise<string>;
  analyse(position: TakingPosition): Promise<Explained>;
  /** What one move does, and what can be answered to it. */
  analyseMove(position: TakingPosition, move: TakingMove): Promise<Result<MoveAnalysis>>;
  /** One analysis for each position of a game, for the report after it. */
  review(positions: readonly TakingPosition[]): Promise<readonly Result<Analysis>[]>;
}

/** A position judged, and what each of its runs is worth, from left to right, where runs have a value of their own. */
export interface Explained {
  readonly found: Result<Analysis>;
  readonly values: readonly number[] | undefined;
}
