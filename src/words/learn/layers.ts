import type { Span } from "../explanation-sentences.ts";
import type { Colour } from "../reversi-sentences.ts";
import type { Counted, Thing } from "../taking-sentences.ts";

/** The layers below the one sentence: why, the proof, the same on a smaller one. What they are called stands on the page. */
export interface LayerSentences {
  readonly proof: ProofSentences;
  readonly smaller: SmallerSentences;
  readonly reversi: ReversiLayerSentences;
}

/** Beside the small board. */
interface SmallerSentences {
  /** The same rules, and the same argument. */
  readonly intro: string;
  readonly none: string;
  readonly tryIt: string;
}

/** Takes from the least to the most, whose sum is the modulus. */
interface RangeFacts {
  readonly least: number;
  readonly most: number;
  readonly modulus: number;
}

/** From `start` on what runs are worth repeats every `length`; `most` is the most one takes. */
interface TheoremFacts {
  readonly start: number;
  readonly length: number;
  readonly most: number;
  /** So far it was seen to repeat, and so far what runs are worth was worked out. */
  readonly seen: number;
  readonly worked: number;
}

/** Why a rule of the Nim family holds: short, complete, with the numbers of the position. */
export interface ProofSentences {
  readonly rulesSay: string;
  /** Whoever is to move makes the first, the third … move; without a number of moves that it is odd or even is known. */
  readonly inTurn: (facts: {
    readonly moves: number | undefined;
    readonly odd: boolean;
    readonly misere: boolean;
  }) => string;
  readonly oneEach: (facts: Counted) => string;
  readonly sameEach: (facts: {
    readonly take: number;
    readonly thing: Thing;
    readonly moves: number;
  }) => string;
  readonly onceEach: (facts: {
    readonly least: number;
    readonly longest: number;
    readonly thing: Thing;
    readonly runs: number;
  }) => string;
  readonly oddSum: (facts: Counted) => string;
  readonly moduloAnswer: (facts: RangeFacts & { readonly losing: Span }) => string;
  readonly moduloEnd: (facts: {
    readonly losing: Span;
    readonly least: number;
    readonly misere: boolean;
    readonly thing: Thing;
  }) => string;
  readonly moduloWon: (facts: RangeFacts & { readonly misere: boolean }) => string;
  readonly moduloHere: (facts: {
    readonly take: number;
    readonly length: number;
    readonly left: number;
    readonly modulus: number;
    readonly remainder: number;
    readonly thing: Thing;
  }) => string;
  /** After the cut nothing can be taken any more. */
  readonly settledAtOnce: (facts: { readonly least: number; readonly thing: Thing }) => string;
  /** After it so many moves are left; no run has as many as `below`. */
  readonly settled: (facts: {
    readonly least: number;
    readonly below: number;
    readonly moves: number;
    readonly thing: Thing;
  }) => string;
  readonly twinsStay: string;
  readonly twinsEnd: (facts: Counted) => string;
  /** The run without a twin is taken whole, or halved; then it is the other side that meets twins. */
  readonly twinsMade: (facts: {
    readonly length: number;
    readonly take: number;
    readonly half: number;
    readonly thing: Thing;
  }) => string;
  readonly stepByStep: (facts: { readonly most: number | undefined; readonly thing: Thing }) => string;
  readonly seenInRow: (facts: {
    readonly from: number;
    readonly most: number;
    readonly every: number;
  }) => string;
  readonly judgedInTurn: (facts: { readonly length: number }) => string;
  readonly valueOfParts: string;
  readonly lostIsZero: string;
  readonly theorem: (facts: TheoremFacts) => string;
  /** A value depends on so many before it, from the end. */
  readonly endTheorem: (facts: Omit<TheoremFacts, "worked">) => string;
  readonly sizes: (facts: { readonly thing: Thing; readonly middle: boolean }) => string;
  readonly leastUnreached: (facts: { readonly middle: boolean }) => string;
  readonly closedEnd: (facts: RangeFacts) => string;
  readonly closedAny: (facts: { readonly least: number; readonly middle: boolean }) => string;
  readonly workedOut: (facts: { readonly longest: number }) => string;
  readonly spoilsZero: string;
  readonly makesZero: string;
  readonly makesZeroHere: (facts: {
    readonly length: number;
    readonly value: number;
    readonly xor: number;
    readonly wanted: number;
  }) => string;
  readonly zeroAtEnd: (facts: Counted & { readonly source: "bouton" | "sprague" }) => string;
  readonly misereNim: (facts: { readonly plain: boolean; readonly thing: Thing }) => string;
  readonly tame: (facts: { readonly longest: number; readonly closed: boolean }) => string;
  readonly onesLost: string;
  readonly onesWon: string;
  readonly turnSingles: (facts: {
    readonly take: number;
    readonly run: number;
    readonly singles: number;
    readonly thing: Thing;
  }) => string;
  readonly turnOnes: (facts: {
    readonly take: number;
    readonly run: number;
    readonly left: number;
    readonly right: number;
    readonly thing: Thing;
  }) => string;
  readonly classes: (facts: {
    readonly classes: number;
    readonly lost: number;
    readonly longest: number;
    readonly repeats: boolean;
  }) => string;
  readonly classesChecked: string;
  readonly classesRepeat: (facts: { readonly start: number; readonly length: number }) => string;
  readonly searched: (facts: Counted) => string;
  readonly swapHandsOver: (facts: { readonly wins: boolean }) => string;
  readonly swapAfterAny: string;
  readonly swapTooLate: string;
}

/** Facts of a position of Reversi, and what the engine's answer rests on. */
export interface ReversiLayerSentences {
  readonly line: (facts: { readonly moves: readonly string[]; readonly exact: boolean }) => string;
  readonly mobility: (facts: Both) => string;
  readonly corners: (facts: Both) => string;
  readonly frontier: (facts: Both) => string;
  /** Empty squares that hang together by their sides and corners: `odd` of the regions have an odd number of squares. */
  readonly regions: (facts: {
    readonly empty: number;
    readonly regions: number;
    readonly odd: number;
  }) => string;
  readonly exact: (facts: { readonly empty: number; readonly side: Colour }) => string;
  readonly estimate: (facts: { readonly depth: number; readonly empty: number }) => string;
  /** Searches of that depth, with so many empty squares, were off by so many discs on average. */
  readonly offBy: (facts: {
    readonly discs: number;
    readonly depth: number;
    readonly empty: number;
  }) => string;
  /** On this board nobody has measured how far off estimates are. */
  readonly unmeasured: string;
  readonly end: (facts: {
    readonly moves: readonly string[];
    readonly black: number;
    readonly white: number;
    readonly empty: number;
  }) => string;
  readonly noEnd: string;
}

interface Both {
  /** Of the side to move, and of the other. */
  readonly side: Colour;
  readonly own: number;
  readonly other: number;
}
