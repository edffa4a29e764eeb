import type { FreeChoice } from "../../editions/lockstep/index.ts";
import { inOneText, type JudgeSentences, type MarkName, type VerdictFacts } from "../../words/index.ts";
import { invisibleMarks, marked, marksIn } from "../compare/marks.ts";
import type { Difference, Verdict } from "../verdict.ts";
import type { Cause } from "./causes.ts";

/** What is wrong at the first difference, and where it is. */
export function differenceText(say: JudgeSentences, difference: Difference): string {
  const { kind, facts, at, command, only } = difference;
  const sentences = [(say.differences[kind] as (facts: Difference["facts"]) => string)(facts), say.place(at)];
  if (command !== undefined) sentences.push(say.after(command));
  if (only !== null) sentences.push(say.only({ passed: only }));
  return inOneText(sentences);
}

export type KnownVerdict = {
  [V in Verdict]: { readonly verdict: V; readonly facts: VerdictFacts[V] };
}[Verdict];

export function verdictText(say: JudgeSentences, { verdict, facts }: KnownVerdict): string {
  return (say.verdicts[verdict] as (facts: KnownVerdict["facts"]) => string)(facts);
}

export function causeText(say: JudgeSentences, { cause, facts }: Cause): string {
  return (say.causes[cause] as (facts: Cause["facts"]) => string)(facts);
}

/** Why a move was wrong, and which would have been right. */
export function wrongMoveText({ wrongMove }: JudgeSentences, choice: FreeChoice): string {
  const { who, position, chosen, right, stones, bound } = choice;
  if (who === "score") return wrongMove.score({ score: chosen, rounds: stones });
  if (chosen === "?") return wrongMove.refused({ position, right });
  // One row of stars says no more than its number.
  return bound !== undefined && /^[* ]*$/.test(position)
    ? wrongMove.stones({ stones, most: bound, chosen, right })
    : wrongMove.position({ position, chosen, right });
}

/** The two lines of a difference with visible marks, and what the marks in them mean. */
export interface MarkedLines {
  readonly expected: string | undefined;
  readonly got: string | undefined;
  readonly legend: readonly { readonly mark: string; readonly name: MarkName }[];
}

export function markedLines({ kind, facts, expected, got }: Difference): MarkedLines {
  const lacks = (what: string) => kind === "line-end" && facts.what === what;
  const ours = expected === undefined ? undefined : marked(expected) + (lacks("last-extra") ? "" : "⏎");
  const yours =
    got === undefined
      ? undefined
      : marked(got) + (lacks("last-missing") || kind === "stopped-early" ? "" : "⏎");
  return {
    expected: ours,
    got: yours,
    legend: marksIn(ours ?? "", yours ?? "").map((mark) => ({ mark, name: invisibleMarks[mark] })),
  };
}
