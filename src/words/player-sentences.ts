import type { Seat } from "../games/index.ts";
import type { GradeId, ProgramProtocol, SearchLimit } from "../players/index.ts";

/** The engine as an opponent. */
interface LevelFacts {
  readonly level: number;
  /** Points of a hundred against the level below, of the first against random moves; undefined where nobody has measured. */
  readonly points: number | undefined;
}

/** A player as one picks it from a list. */
export interface PlayerWords {
  readonly name: string;
  /** Where the name alone does not tell it from others of the list: the name, and whom it suits. */
  readonly listed?: string;
  readonly about: string;
}

export interface PlayerSentences {
  /** Whoever reads it. */
  readonly you: string;
  /** The sides of a game that has no names for them. */
  readonly numbered: (seat: Seat) => string;
  readonly human: PlayerWords;
  readonly random: PlayerWords;
  readonly heuristic: PlayerWords;
  readonly smart: PlayerWords;
  readonly adaptive: PlayerWords;
  readonly aloud: PlayerWords;
  readonly grades: { readonly [Grade in GradeId]: PlayerWords };
  readonly engine: (facts: LevelFacts) => PlayerWords;
  readonly search: (facts: { readonly limit: SearchLimit; readonly amount: number }) => PlayerWords;
  readonly program: (facts: { readonly protocol: ProgramProtocol; readonly command: string }) => PlayerWords;
}
