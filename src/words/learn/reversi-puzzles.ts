/** A side of Reversi. */
type Colour = "black" | "white";

export type Edge = "top" | "right" | "bottom" | "left";

/** Where the solution lies, without naming it. */
export type SolutionPlace =
  | { readonly in: "edge"; readonly edge: Edge }
  /** Of two empty squares or more, around one of them. */
  | { readonly in: "region"; readonly size: number; readonly around: string }
  /** An empty square with no other beside it. */
  | { readonly in: "single-square" };

export interface RefutedFacts {
  readonly move: string;
  /** The side that made the move. */
  readonly mover: Colour;
  /** What comes of the move at once: an answer, a pass of the other side, or the end of the game. */
  readonly answer: { readonly reply: string } | "pass" | "over";
  /** By how many discs the other side wins with best play; 0 is a draw. */
  readonly by: number;
  /** By how many the right move wins. */
  readonly best: number;
}

export interface SolvedFacts {
  readonly move: string;
  readonly mover: Colour;
  /** By how many discs it wins with best play. */
  readonly by: number;
  readonly why:
    | { readonly idea: "takes-corner" }
    /** Whatever is answered, a corner can be taken next; `passes` where the other side cannot even answer. */
    | { readonly idea: "wins-corner"; readonly passes: boolean }
    /** Into a region of so many empty squares; `closed` where odd regions are left, in which the other side has no move. */
    | { readonly idea: "parity-move"; readonly region: number; readonly closed: boolean }
    | { readonly idea: "quiet"; readonly turned: number };
}

/** What puzzles of Reversi say besides what all puzzles say. Wins are by discs, empty squares counted for the winner. */
export interface ReversiPuzzleSentences {
  readonly where: (place: SolutionPlace) => string;
  readonly refuted: (facts: RefutedFacts) => string;
  readonly solved: (facts: SolvedFacts) => string;
}
