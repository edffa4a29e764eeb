import type { Person } from "../../roster/index.ts";

/** The published console programs that can be followed step by step. */
export const followedEditions = ["nimsys-a", "nimsys-b", "nimsys-c", "sticks", "reversi"] as const;
export type FollowedEdition = (typeof followedEditions)[number];

/** One start of a program: its arguments and everything that is typed. */
export interface Session {
  readonly args: readonly string[];
  readonly input: string;
  /** Whom an earlier start has left in the players file; nobody unless said. */
  readonly people?: readonly Person[];
}

/** Something that was printed in one piece. */
export interface Piece {
  /** Where it begins in the whole output. */
  readonly at: number;
  readonly text: string;
  /** How many lines of the input had been read by then, wholly or in part. */
  readonly line: number;
}

/** A place where the document leaves the program a choice, and what it chose. */
export interface FreeChoice {
  /** Where the output depends on it first. */
  readonly at: number;
  /** Who chose: `ai`, `random`, `smart`; `score` for the rounds that each of two computers has won. */
  readonly who: string;
  /** In the notation of the console: `3`, `5 2`, `2:3-5`, `12:88`; `?` where the program refused its own move. */
  readonly chosen: string;
  /** Those that were right; an AI that can win must. */
  readonly right: readonly string[];
  /** The position it chose in: the stars, the places `<1,*> <2,x>`, or the rows `111110011/…`; empty for a score. */
  readonly position: string;
  /** How many stones or sticks were left, of a score how many rounds were played. */
  readonly stones: number;
  /** The most that may be removed at once, where the rules have such a bound. */
  readonly bound?: number;
  /** Of an AI, whether the position could be won. */
  readonly won?: boolean;
}

/** What the reference would have printed, had it made the program's free choices. */
export interface Followed {
  readonly expected: string;
  readonly pieces: readonly Piece[];
  readonly choices: readonly FreeChoice[];
  /** The first choice that threw a won position away, or was against the rules. The latter is not followed further. */
  readonly wrong: FreeChoice | undefined;
  /** How many lines of the input were read, wholly or in part. */
  readonly linesRead: number;
  /** Whether the reference itself came to its end (`exit`, the game's end), or ran out of input. */
  readonly finished: boolean;
  /** Whom the players file knows afterwards. */
  readonly people: readonly Person[];
}

/** Follows `got` as closely as the rules allow; without it the reference makes its own choices. */
export type Follow = (session: Session, got?: string) => Promise<Followed>;
