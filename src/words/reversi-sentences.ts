import type { Ended, Who } from "./facts.ts";

/** What is said of Reversi, and from which facts. */

/** A side of Reversi. */
export type Colour = "black" | "white";

interface SquareFacts {
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
interface Lead {
  readonly ahead: Colour | undefined;
  readonly by: number;
  readonly exact: boolean;
}

export interface ReversiSentences {
  readonly colours: { readonly [Side in Colour]: string };
  readonly rules: string;
  /** Who has corners from the start; of Black it says besides that it begins. */
  readonly handicap: (facts: { readonly colour: Colour; readonly corners: number }) => string;
  readonly goal: string;
  /** For someone who has never played it: what one does, what that turns, how it ends. */
  readonly steps: readonly [string, string, string];
  readonly turn: (facts: { readonly who: Who; readonly squares: number }) => string;
  readonly plays: (facts: {
    readonly colour: Colour;
    readonly square: string;
    readonly turned: number;
  }) => string;
  readonly won: (facts: Ended & Discs) => string;
  readonly drawn: (discs: Discs) => string;
  readonly board: (facts: Discs & { readonly size: number }) => string;
  readonly square: (square: SquareFacts) => string;
  readonly tooLarge: (facts: { readonly size: number }) => string;
  readonly verdict: (lead: Lead) => string;
  readonly searched: (facts: {
    readonly colour: Colour;
    readonly depth: number;
    readonly exact: boolean;
  }) => string;
  /** The opening's name is the same in every language. */
  readonly opening: (facts: { readonly opening: string }) => string;
  /** The value of one position, for Black; undefined where nobody has looked. */
  readonly value: (facts: {
    readonly move: number;
    readonly value: { readonly black: number; readonly exact: boolean } | undefined;
  }) => string;
}
