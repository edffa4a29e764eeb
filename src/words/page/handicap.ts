import type { RowKind, Thing } from "../taking-sentences.ts";

/** Whom a handicap favours; where nobody is known to be me, by who begins. */
export type FavouredSide = "me" | "other" | "first" | "second";

/** How many pieces a row gets. */
export interface AddedPieces {
  readonly count: number;
  /** Left out where there is one row only. */
  readonly row: number | undefined;
}

/** What makes a game easier for one side, in the form for a new game. */
export interface HandicapSentences {
  readonly swap: string;
  readonly label: string;
  readonly nobody: string;
  readonly favours: { readonly [Side in FavouredSide]: string };
  readonly nothingAdded: string;
  readonly working: string;
  readonly failed: string;
  /** With nothing in `extras` the game is so already. */
  readonly added: (facts: {
    readonly favours: FavouredSide;
    readonly thing: Thing;
    readonly kind: RowKind;
    readonly extras: readonly AddedPieces[];
  }) => string;
  readonly impossible: (facts: {
    readonly favours: FavouredSide;
    readonly thing: Thing;
    readonly most: number;
  }) => string;
  /** Corners of Reversi. */
  readonly corners: string;
  readonly none: string;
  readonly gives: (facts: { readonly colour: "black" | "white"; readonly corners: number }) => string;
}
