import type { Ended, Who } from "./facts.ts";

/** What is said of Chomp, and from which facts. */
export interface ChompSentences {
  readonly rules: string;
  readonly rest: string;
  readonly goal: string;
  readonly turn: (facts: { readonly who: Who; readonly squares: number }) => string;
  /** A bite at a square, and how many squares go with it. */
  readonly bites: (facts: { readonly who: Who; readonly square: string; readonly eaten: number }) => string;
  readonly poisoned: (ended: Ended) => string;
  readonly left: (facts: { readonly squares: number }) => string;
}
