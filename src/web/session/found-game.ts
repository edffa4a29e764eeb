import type { GameId, Result } from "../../games/index.ts";
import type { Play } from "../../match/index.ts";

/**
 * A game that was found in something pasted or dropped. It is read when it is opened: a file may hold hundreds of thousands, and of
 * those only their places are known before. What is wrong with one of many is so said by `open`; a file that holds a single game
 * is refused at once.
 */
export interface FoundGame {
  /** Who played, when, how it ended: as much as is known, in the page's language. */
  readonly title: string;
  open(): Result<Play>;
}

/** The game one looks at: positions and transcripts that do not say whose they are belong to it, if they can. */
export interface Here {
  readonly id: GameId;
  readonly options: unknown;
}
