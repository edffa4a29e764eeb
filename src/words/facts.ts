import type { Take, TakingOptions } from "../games/index.ts";
import type { Worth, WorthFrom } from "../solve/index.ts";

/** Someone in a sentence: by name, or as the one who reads it. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

export interface Ended {
  readonly winner: Who;
  readonly loser: Who;
}

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
}

/** One place of a row, as a screen reader tells it. */
export interface SpotFacts {
  readonly row: RowPlace | undefined;
  readonly thing: Thing;
  readonly number: number;
  readonly state: "standing" | "taken" | "marked";
  /** How many would go with it. */
  readonly picked: number | undefined;
}

export interface RunFacts extends Counted {
  readonly row: RowPlace | undefined;
  /** The place of its first, where that tells it from other runs. */
  readonly from: number | undefined;
}

/** A side of Reversi. */
export type Colour = "black" | "white";

export interface SquareFacts {
  readonly square: string;
  readonly holds: Colour | undefined;
  /** How many discs a move here turns; undefined where it is not legal. */
  readonly turns: number | undefined;
}

export interface Discs {
  readonly black: number;
  readonly white: number;
}

/** How far a side is ahead, in discs; nobody when it is a draw. */
export interface Lead {
  readonly ahead: Colour | undefined;
  readonly by: number;
  readonly exact: boolean;
}

/** Two figures that may be one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One row whose length's remainder decides. */
export interface ModuloFacts {
  readonly thing: Thing;
  readonly length: number;
  readonly least: number;
  readonly most: number;
  readonly modulus: number;
  readonly remainder: number;
  readonly losing: Span;
  readonly wins: boolean;
  /** What is left in the end, where the last taker loses. */
  readonly until: Span | undefined;
}

/** Runs with what they are worth, the longest list cut: `more` lengths are left out. */
export interface WorthFacts {
  readonly thing: Thing;
  readonly runs: readonly Worth[];
  readonly more: number;
  readonly from: WorthFrom;
}

/** A move in notation and what it does. */
export interface SaidMove {
  readonly text: string;
  readonly take: TakeFacts;
}

/** How a lost position holds out best. */
export interface ResistanceFacts {
  readonly move: SaidMove;
  readonly exact: boolean;
  readonly chance: number;
  /** The same chance, for those too small to be a number. */
  readonly log2: number;
}

/** A move that gave something away; both moves in notation. */
export interface MistakeFacts {
  readonly number: number;
  readonly who: Who;
  readonly played: string;
  readonly better: string;
}

/** The engine as an opponent. */
export interface LevelFacts {
  readonly level: number;
  readonly depth: number;
  readonly exactFrom: number;
  /** Whether time alone ends its search. */
  readonly timed: boolean;
}
