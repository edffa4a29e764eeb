/** Keys of the analysis board that have a name and not a letter. */
export type ExploreNamedKey = "walk" | "vary" | "ends" | "undo" | "redo" | "remove";
/** What its keys do besides those of every board. */
export type ExploreKey = ExploreNamedKey | "nextVariation" | "promote" | "values" | "setUp" | "load";

/** The analysis board: moves tried with every variation. */
export interface ExploreSentences {
  /** On the button in every game that leads here. */
  readonly explore: string;
  readonly title: (facts: { readonly game: string }) => string;
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
  readonly values: string;
  readonly setUp: string;
  readonly kept: string;
  readonly playHere: string;
  readonly sheet: string;
  /** The tree. */
  readonly variations: string;
  readonly start: string;
  readonly empty: string;
  /** A move as it is spoken; `among` where others were tried in its place. */
  readonly move: (facts: {
    readonly number: number;
    readonly move: string;
    readonly among: { readonly variation: number; readonly variations: number } | undefined;
  }) => string;
  readonly promote: string;
  readonly promoted: string;
  readonly remove: string;
  readonly removed: string;
  /** What stands in a link and cannot be played. */
  readonly leftOut: (facts: { readonly number: number }) => string;
  readonly missing: string;
  readonly notKept: string;
  readonly emptyBoard: (facts: { readonly game: string }) => string;
  /** The analyses that this browser keeps. */
  readonly analyses: string;
  readonly none: string;
  readonly fresh: string;
  readonly removeOne: (facts: { readonly game: string; readonly when: string }) => string;
  /** Several best lines. */
  readonly lines: string;
  readonly line: (facts: { readonly value: string; readonly moves: readonly string[] }) => string;
  readonly noOpening: string;
  readonly keyNames: { readonly [Key in ExploreNamedKey]: string };
  readonly keyDoes: { readonly [Key in ExploreKey]: string };
}

/** Setting a position up. */
export interface EditorSentences {
  readonly title: string;
  readonly pressSquares: string;
  readonly pressPieces: string;
  readonly typeRows: string;
  readonly done: string;
  readonly leave: string;
  readonly toMove: string;
  /** What a press on a square puts there. */
  readonly press: string;
  readonly inTurn: string;
  readonly nothing: string;
  readonly emptyBoard: string;
  readonly startPosition: string;
  readonly addRow: { readonly [Kind in "row" | "pile"]: string };
  readonly dropRow: { readonly [Kind in "row" | "pile"]: string };
  readonly allBack: string;
  readonly allAway: string;
  /** Of a side that would have to pass. */
  readonly passes: (facts: { readonly passes: string; readonly moves: string }) => string;
  readonly square: (facts: { readonly square: string }) => string;
}

/** Loading whatever somebody has at hand. */
export interface LoadSentences {
  readonly title: string;
  readonly what: string;
  readonly file: string;
  readonly drop: string;
  readonly read: string;
  readonly several: (facts: { readonly games: number }) => string;
  readonly more: (facts: { readonly games: number }) => string;
}
