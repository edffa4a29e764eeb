import type { Cut, Worth, WorthFrom } from "../solve/index.ts";
import type { SaidChance } from "./chance.ts";
import type { Counted, TakeFacts, Thing } from "./taking-sentences.ts";

/** Two figures that may be one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One run whose length's remainder decides, for all takes from the least to the most have an answer. */
interface ModuloFacts {
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

/** One run whose length's remainder decides from a length on, by a proven period. */
interface PeriodicFacts {
  readonly thing: Thing;
  readonly length: number;
  readonly from: number;
  readonly modulus: number;
  readonly remainder: number;
  /** The lost ones; where there is none, all those lengths are won. */
  readonly remainders: readonly number[];
  /** Whether takes come from the end alone, so that one run stays one. */
  readonly end: boolean;
}

/** Different run lengths with what they are worth, the longest list cut: `more` lengths are left out. */
export interface WorthFacts {
  readonly thing: Thing;
  readonly runs: readonly Omit<Worth, "count">[];
  /** What each is worth, where that is the same. */
  readonly same: number | undefined;
  readonly more: number;
  readonly from: WorthFrom;
  /** Whether these are what is left when equal ones have cancelled out. */
  readonly rest: boolean;
}

/** A move in notation and what it does; without a take it is a swap. */
export interface SaidMove {
  readonly text: string;
  readonly take: TakeFacts | undefined;
}

/** How many moves are left, and who makes the last one. */
interface MovesFacts {
  readonly moves: number;
  readonly misere: boolean;
}

/** How long a lost position holds out. */
interface ResistanceFacts {
  readonly move: SaidMove;
  readonly chance: SaidChance;
}

/** Run lengths that are as good as one move, and as none; single sticks are left out. */
export interface LikeFacts {
  readonly likeOne: readonly number[];
  readonly likeNothing: readonly number[];
}

/** Why a position of the Nim family is won or lost, for someone who has never heard of Nim. */
export interface ExplanationSentences {
  readonly verdict: (facts: { readonly wins: boolean }) => string;
  /** All in one sentence: who wins, and how; `only` one kind of move does. */
  readonly shortWins: (facts: { readonly move: SaidMove; readonly only: boolean }) => string;
  /** The same of a lost position; `best`: the move is proven to resist best. */
  readonly shortLoses: (facts: { readonly move: SaidMove; readonly best: boolean }) => string;
  /** And where every move is as good as any other. */
  readonly shortLost: string;
  /** Of a move, and of the position it leaves. */
  readonly moveVerdict: (facts: { readonly wins: boolean }) => string;
  readonly moveEnds: (facts: { readonly wins: boolean }) => string;
  readonly answer: (move: SaidMove) => string;
  readonly over: (facts: { readonly misere: boolean }) => string;
  /** Runs that are too short for a move; it is said before runs are counted. */
  readonly dead: (facts: { readonly runs: number }) => string;
  readonly modulo: (facts: ModuloFacts) => string;
  readonly periodic: (facts: PeriodicFacts) => string;
  readonly lostLengths: (facts: {
    readonly thing: Thing;
    readonly length: number;
    readonly lost: readonly number[];
    readonly end: boolean;
  }) => string;
  readonly fixedTakes: (facts: MovesFacts & Counted) => string;
  readonly oddTakes: (facts: Counted & { readonly misere: boolean }) => string;
  readonly fixedRuns: (facts: MovesFacts) => string;
  readonly lastOne: (facts: { readonly thing: Thing; readonly misere: boolean }) => string;
  readonly singles: (facts: Counted & { readonly misere: boolean }) => string;
  /** A cut after which no move is left. */
  readonly ends: (facts: Cut & { readonly thing: Thing }) => string;
  /** A cut after which so many moves are left, where the last taker loses. */
  readonly settles: (facts: Cut & { readonly thing: Thing; readonly moves: number }) => string;
  readonly takeAll: (left: Counted) => string;
  readonly twins: (facts: { readonly dead: boolean }) => string;
  /** A run that has no twin, all others having one. */
  readonly takeRun: (facts: { readonly length: number; readonly thing: Thing }) => string;
  readonly halve: (facts: Counted & { readonly length: number; readonly twins: boolean }) => string;
  /** Equal runs cancel out; `rest` is how many are left. */
  readonly pairs: (facts: { readonly rest: number }) => string;
  readonly lengths: (facts: WorthFacts) => string;
  readonly worths: (facts: WorthFacts) => string;
  /** One run is all that counts: the only one, or what is left when equal ones have cancelled out. */
  readonly worth: (facts: {
    readonly thing: Thing;
    readonly length: number;
    readonly value: number;
    readonly from: WorthFrom;
    readonly rest: boolean;
  }) => string;
  /** The terms in binary, all of one width; none where there are too many or all are 0 or 1. `cancel`: ones do. */
  readonly xor: (facts: {
    readonly xor: number;
    readonly cancel: boolean;
    readonly binary: { readonly terms: readonly string[]; readonly sum: string } | undefined;
  }) => string;
  /** `alone`: the position is one run. `plain`: a run is worth its length. */
  readonly xorRule: (facts: { readonly alone: boolean }) => string;
  readonly misereXorRule: (facts: { readonly plain: boolean; readonly thing: Thing }) => string;
  readonly ones: (facts: LikeFacts & { readonly ones: number }) => string;
  readonly turningSingles: (facts: Counted & { readonly run: number }) => string;
  readonly turning: (facts: LikeFacts & { readonly run: number; readonly thing: Thing }) => string;
  /** One may swap, and that wins or loses, for a reason that follows. */
  readonly swapNow: (facts: { readonly wins: boolean }) => string;
  /** The first move is to come and a swap after it: whoever is second wins. */
  readonly secondWins: string;
  /** The same where the first move can end the game. */
  readonly endsFirst: string;
  readonly table: string;
  readonly quotient: string;
  readonly search: string;
  readonly wins: (facts: {
    readonly move: SaidMove;
    readonly others: readonly string[];
    readonly more: boolean;
  }) => string;
  readonly hopeless: string;
  readonly resists: (facts: ResistanceFacts) => string;
  /** A move whose chance is known as a bound only. */
  readonly tries: (facts: ResistanceFacts) => string;
}
