import type { Choices } from "../players/index.ts";
import type { Counted, Thing } from "./taking-sentences.ts";

/** What the player that thinks aloud says of its own move, to whoever plays against it. */
export interface ThoughtSentences {
  /** Its own choice; at least one of its moves wins. */
  readonly considered: (choices: Choices) => string;
  readonly ends: string;
  readonly leavesLast: string;
  readonly pairs: string;
  readonly together: (facts: {
    readonly length: number;
    readonly sum: number;
    readonly thing: Thing;
  }) => string;
  readonly singles: (left: Counted) => string;
  readonly fixed: (facts: { readonly misere: boolean }) => string;
  readonly columns: (facts: { readonly lengths: readonly number[] }) => string;
  readonly cancel: string;
  readonly answered: string;
  readonly lost: (facts: { readonly answers: Choices | undefined }) => string;
  readonly losesNow: string;
  readonly unknown: string;
}
