import type { RowKind } from "../taking-sentences.ts";

export interface SetupSentences {
  readonly title: (facts: { readonly game: string }) => string;
  readonly opponent: string;
  readonly beside: string;
  readonly link: string;
  /** About people as opponents. */
  readonly besideAbout: string;
  readonly linkAbout: string;
  readonly first: string;
  readonly firsts: { readonly [First in "me" | "other" | "chance"]: string };
  readonly clock: string;
  readonly noClock: string;
  readonly watched: string;
  readonly help: string;
  readonly name: string;
  readonly nameExample: string;
  readonly countsFor: string;
  readonly otherCountsFor: string;
  readonly firstCountsFor: string;
  readonly secondCountsFor: string;
  readonly nobody: string;
  readonly play: string;
  readonly makeLink: string;
  /** The options of the Nim family. */
  readonly rows: { readonly [Kind in RowKind]: string };
  readonly take: string;
  readonly takeExample: string;
  readonly from: string;
  readonly end: { readonly [Kind in RowKind]: string };
  readonly anywhere: string;
  readonly last: string;
  readonly lasts: { readonly [Last in "wins" | "loses"]: string };
  /** The options of Reversi. */
  readonly board: string;
  readonly start: string;
  readonly starts: { readonly [Start in "tournament" | "mirrored"]: string };
}
