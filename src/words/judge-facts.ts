/** What the judge knows of a difference, by its kind; plain data that can be sent and kept. */

/** Numbers that an output states and that have a name. */
export const statedNumbers = [
  "games",
  "wins",
  "percent",
  "stones",
  "count",
  "bound",
  "upper",
  "rounds",
  "score",
  "discs",
  "row",
  "cells",
] as const;
export type StatedNumber = (typeof statedNumbers)[number];

/** Why lines stand in an order: by ratio either way, ties by username, all by username, or as the document has them. */
export type OrderRule = "ratio-down" | "ratio-up" | "tie" | "username" | "document";

/** Why it is somebody's turn. */
export type TurnRule = "first" | "retry" | "pass" | "next";

/** Who wins. */
export type WinnerRule = "last-loses" | "last-wins" | "most-discs" | "unknown";

export type LineEndFault = "crlf" | "last-missing" | "last-extra" | "joined" | "split";

/** Two texts, ours and yours. */
type Two = { readonly expected: string; readonly got: string };

export interface DifferenceFacts {
  readonly "blank-line-extra": { readonly count: number };
  readonly "blank-line-missing": { readonly count: number };
  /** How many blanks stand at the end of the line, and how many belong there. */
  readonly "trailing-blank": { readonly expected: number; readonly got: number };
  readonly "line-end": { readonly what: LineEndFault };
  /** The sign, empty where there is none. */
  readonly punctuation: Two;
  /** How many blanks stand together inside the line. */
  readonly blanks: { readonly expected: number; readonly got: number };
  readonly singular: Two;
  readonly "letter-case": Two;
  readonly "wrong-number": Two & { readonly part: StatedNumber | "number" };
  /** Whose line comes first, and whose was printed there. */
  readonly order: { readonly rule: OrderRule; readonly first: string; readonly second: string };
  readonly "wrong-turn": Two & { readonly rule: TurnRule };
  /** The next line that was missed, and how many with it. */
  readonly "stopped-early": { readonly next: string; readonly lines: number };
  readonly "went-on": { readonly next: string };
  readonly "prompt-missing": { readonly prompt: string };
  readonly "other-message": Two;
  /** `stone` is the first one shown wrongly where each has a number, else 0. */
  readonly stars: { readonly expected: number; readonly got: number; readonly stone: number };
  readonly "wrong-winner": Two & { readonly rule: WinnerRule };
  readonly rounding: Two;
  readonly "asked-twice": { readonly prompt: string };
  readonly "echoed-input": { readonly input: string };
  readonly "line-missing": { readonly line: string };
  readonly "line-extra": { readonly line: string };
  /** The first two words that differ; their letters are named where they look alike. */
  readonly spelling: Two & { readonly letter: string; readonly instead: string };
  readonly other: { readonly [none: string]: never };
}
