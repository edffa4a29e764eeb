import type { Who } from "./facts.ts";

/** What is said of the swap rule of the Nim family. */
export interface SwapSentences {
  /** The move as a thing with a name, for lists. */
  readonly name: string;
  /** What it does, behind its notation. */
  readonly does: string;
  readonly swaps: (facts: { readonly who: Who }) => string;
  /** The rule in a sentence. */
  readonly rule: string;
  /** The same beside the goal, where there is little room. */
  readonly short: string;
  /** Behind what can be taken, where one may swap now. */
  readonly turn: string;
  readonly button: string;
  /** For someone who has never heard of it. */
  readonly note: { readonly title: string; readonly text: string };
}
