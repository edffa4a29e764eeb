import type { GameSummary } from "../protocol/index.ts";
import type { LiveGame } from "./live-game.ts";

/** A game somebody looks at counts as going on for so long after its last event. */
export const goingOnFor = 3_600_000;
/** A list ends behind so many characters of positions: large boards are fewer on a page. */
export const longestList = 100_000;
/** So many games are read at a time. */
export const readAtOnce = 10;

/** The listed games that go on. */
export interface GoingOn {
  /** Something has happened in a game, or it is in memory now. */
  show(game: LiveGame): void;
  /** It is in memory no longer. */
  remove(game: LiveGame): void;
  /** Those that have changed after this time, the latest change first; fewer where positions are long. */
  list(limit: number, since: number): Promise<GameSummary[]>;
  stop(): Promise<void>;
}
