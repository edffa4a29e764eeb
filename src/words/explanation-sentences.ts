import type { Worth, WorthFrom } from "../solve/index.ts";
import type { Counted, TakeFacts, Thing } from "./taking-sentences.ts";

/** Two figures that may be one. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One row whose length's remainder decides. */
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
interface ResistanceFacts {
  readonly move: SaidMove;
  readonly exact: boolean;
  readonly chance: number;
  /** The same chance, for those too small to be a number. */
  readonly log2: number;
}

/** Why a position of the Nim family is won or lost, for someone who has never heard of Nim. */
export interface ExplanationSentences {
  readonly verdict: (facts: { readonly wins: boolean }) => string;
  readonly moveVerdict: (facts: { readonly wins: boolean }) => string;
  readonly answer: (move: SaidMove) => string;
  readonly noAnswer: string;
  readonly over: (facts: { readonly misere: boolean }) => string;
  readonly modulo: (facts: ModuloFacts) => string;
  readonly parity: (facts: {
    readonly thing: Thing;
    readonly moves: number;
    readonly misere: boolean;
  }) => string;
  readonly twins: string;
  readonly takeAll: (left: Counted) => string;
  /** A run that has no twin, all others having one. */
  readonly takeRun: (facts: { readonly length: number }) => string;
  readonly halve: (facts: Counted & { readonly length: number; readonly twins: boolean }) => string;
  readonly lengths: (facts: WorthFacts) => string;
  readonly worths: (facts: WorthFacts) => string;
  /** The terms in binary, all of one width; none where there are too many. */
  readonly xor: (facts: {
    readonly xor: number;
    readonly binary: { readonly terms: readonly string[]; readonly sum: string } | undefined;
  }) => string;
  readonly xorRule: (facts: { readonly misere: boolean }) => string;
  readonly lastOne: (facts: { readonly thing: Thing }) => string;
  readonly singles: (left: Counted) => string;
  readonly ones: (facts: { readonly ones: number }) => string;
  readonly turningSingles: (facts: Counted & { readonly run: number }) => string;
  readonly turning: (facts: { readonly run: number; readonly ones: number }) => string;
  readonly quotient: (facts: {
    readonly thing: Thing;
    readonly order: number;
    readonly lost: number;
    readonly longest: number | null;
  }) => string;
  readonly search: string;
  readonly wins: (facts: {
    readonly move: SaidMove;
    readonly others: readonly string[];
    readonly more: boolean;
  }) => string;
  readonly hopeless: (move: SaidMove) => string;
  readonly resists: (facts: ResistanceFacts) => string;
}
