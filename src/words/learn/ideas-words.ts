import type { Thing } from "../taking-sentences.ts";
import type { Idea } from "./ideas.ts";

/** What is said of the ideas of puzzles, and the hints that lead to a move. */
export interface IdeaWords {
  readonly of: { readonly [I in Idea]: OneIdea };
  /** Where to look, behind the idea's own hint. */
  readonly where: WhereWords;
}

interface OneIdea {
  /** As a choice in a list. */
  readonly name: string;
  /** What it is, in a line. */
  readonly about: string;
  /** The first hint: a sentence that says which thought helps, and not yet where. */
  readonly hint: string;
}

interface WhereWords {
  /** A row or a pile that nothing else is like. */
  readonly row: (facts: { readonly kind: "row" | "pile"; readonly number: number }) => string;
  /** Runs by their length: `count` of them are left. */
  readonly runs: (facts: {
    readonly thing: Thing;
    readonly length: number;
    readonly count: number;
  }) => string;
  /** How many are to be taken, but not from where. */
  readonly take: (facts: { readonly thing: Thing; readonly count: number }) => string;
  /** What has to be left of the only run, which is taken from its end. */
  readonly leave: (facts: {
    readonly thing: Thing;
    readonly modulus: number;
    readonly remainders: readonly number[];
  }) => string;
  /** A quarter of a board. */
  readonly quarter: (facts: { readonly top: boolean; readonly left: boolean }) => string;
}
