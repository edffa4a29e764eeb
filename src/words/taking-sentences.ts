import type { Run, Take, TakingOptions } from "../games/index.ts";
import type { Ended, Who } from "./facts.ts";
import type { SwapSentences } from "./swap-sentences.ts";

/** What is said of the games of the Nim family, and from which facts. */

/** What is taken in the games of the Nim family. A language has the forms it needs of each. */
export type Thing = "stone" | "pin" | "stick" | "coin";
/** Where the things stand. */
export type RowKind = "row" | "pile";

export interface Counted {
  readonly count: number;
  readonly thing: Thing;
}

export interface RowPlace {
  readonly kind: RowKind;
  readonly number: number;
}

/** A take from a position. */
export interface TakeFacts extends Counted {
  /** Where there is more than one row. */
  readonly row: RowPlace | undefined;
  /** Where the count alone does not say which. */
  readonly places: { readonly left: number; readonly right: number } | undefined;
  /** Whether nothing stays in the row. */
  readonly whole: boolean;
}

/** What one move may take, and what becomes of whoever takes the last. */
export interface TakeRules extends Pick<TakingOptions, "middle" | "last"> {
  readonly take: Take;
  readonly thing: Thing;
  readonly row: RowKind;
  /** Whether there is more than one row. */
  readonly several: boolean;
  /** Whether the second player may swap; of a turn, whether that can be done now. */
  readonly swap: boolean;
}

/** One place of a row, as a screen reader tells it. */
interface SpotFacts {
  readonly row: RowPlace | undefined;
  readonly thing: Thing;
  readonly number: number;
  readonly state: "standing" | "taken" | "marked";
  /** How many would go with it. */
  readonly picked: number | undefined;
}

interface RunFacts extends Counted {
  readonly row: RowPlace | undefined;
  /** The place of its first, where that tells it from other runs. */
  readonly from: number | undefined;
}

/** A row, and its runs where there are gaps before or between them. */
export interface UnderstoodRow {
  readonly count: number;
  readonly runs: readonly Run[] | undefined;
  /** How many runs are left out. */
  readonly moreRuns: number;
}

/** What was understood of a position. */
interface UnderstoodFacts {
  readonly kind: RowKind;
  readonly thing: Thing;
  readonly rows: readonly UnderstoodRow[];
  /** How many rows are left out. */
  readonly moreRows: number;
  /** Who is to move, unless it is the first. */
  readonly player: Who | undefined;
}

export interface TakingSentences {
  readonly swap: SwapSentences;
  /** Takes as a command without an end: `take 2 sticks from row 3, places 2 and 3`. */
  readonly take: (take: TakeFacts) => string;
  /** The same as a thing with a name: `the 3rd stick of row 1`, `2 coins from pile 3`. */
  readonly name: (take: TakeFacts) => string;
  readonly takes: (facts: TakeFacts & { readonly who: Who }) => string;
  /** What can be done now: `Take 1 to 3 stones from the end of the row.` */
  readonly rule: (rules: TakeRules) => string;
  readonly turn: (facts: TakeRules & { readonly who: Who }) => string;
  readonly lastTaker: (rules: TakeRules) => string;
  /** Everything about the rules in one sentence, for a head line. */
  readonly rules: (rules: TakeRules) => string;
  /** For someone who has never played it: what one does, what that leaves, how it ends, and what misère is. */
  readonly begins: (rules: TakeRules) => string;
  readonly goesOn: (rules: TakeRules) => string;
  readonly ends: (rules: TakeRules) => string;
  readonly misere: (rules: TakeRules) => { readonly title: string; readonly text: string };
  readonly tookLast: (facts: Ended & { readonly taker: Who; readonly thing: Thing }) => string;
  readonly stuck: (facts: Ended & Counted) => string;
  /** The board's name for a screen reader. */
  readonly left: (left: Counted) => string;
  /** What lies on the table, as one line: every answer begins with it. */
  readonly understood: (facts: UnderstoodFacts) => string;
  readonly spot: (spot: SpotFacts) => string;
  /** A run with its place, as a heading. */
  readonly run: (run: RunFacts) => string;
  /** What is left of one row, from left to right. */
  readonly runs: (runs: readonly Run[]) => string;
  readonly tooMany: (left: Counted) => string;
  /** The button that plays what is picked up. */
  readonly button: (taken: Counted) => string;
}
