import { accept, leastTake, type Result, type TakingPosition } from "../games/index.ts";
import { type Outlook, withTheory } from "./best.ts";
import type { ClosedForm } from "./closed-forms.ts";
import type { Period } from "./period.ts";
import { periodFor, type Reason, reasonFor } from "./reason.ts";
import { mostTake } from "./rules.ts";
import { outcomeOf, swapStage } from "./swap.ts";
import { isLostIn, liveRuns, type Theory } from "./theory.ts";

/** What an answer about the runs rests on, as data: for whoever says that it is proven, and how. */
export interface Grounds {
  /** By which argument: a closed form, elements worked out one length after another, a misère quotient, a search. */
  readonly by: Theory["by"];
  readonly misere: boolean;
  readonly middle: boolean;
  /** What a move takes of the runs there are; `most` is null where any number from the least on may go. */
  readonly least: number;
  readonly most: number | null;
  /** The longest run that allows a move. */
  readonly longest: number;
  readonly form: ClosedForm | undefined;
  /** From where on what runs are worth repeats, by what was worked out for them. */
  readonly period: Period | undefined;
  readonly quotient: { readonly classes: number; readonly lost: number } | undefined;
}

/** Undefined where no move is left: then the rules say who has won. */
export function groundsOf(position: TakingPosition): Result<Grounds | undefined> {
  return withTheory<Grounds | undefined>(
    position,
    () => "grounds",
    (theory, runs) => {
      const { rules, by } = theory;
      const [longest] = liveRuns(rules, runs);
      if (longest === undefined) return accept(undefined);
      const most = mostTake(rules);
      return accept({
        by,
        misere: rules.misere,
        middle: rules.middle,
        least: leastTake(rules.take),
        most: most === Number.POSITIVE_INFINITY ? null : most,
        longest,
        form: theory.by === "closed" ? theory.form : undefined,
        period: periodIn(theory, longest),
        quotient:
          theory.by === "quotient"
            ? { classes: theory.quotient.order, lost: theory.quotient.lostElements }
            : undefined,
      });
    },
    () => accept(undefined),
  );
}

function periodIn(theory: Theory, longest: number): Period | undefined {
  if (theory.by === "quotient") return theory.period;
  return theory.by === "sequence" ? periodFor(theory, longest) : undefined;
}

/** Who wins, and why: what `analyse` says of that, without the moves. */
export interface Judged {
  readonly outcome: Outlook;
  readonly reason: Reason;
}

export function reasonOf(position: TakingPosition): Result<Judged> {
  const stage = swapStage(position);
  if (stage === "to-come") {
    const outcome = outcomeOf(position);
    if (!outcome.ok) return outcome;
    return accept({
      outcome: outcome.value,
      reason: { kind: "swap-to-come", ends: outcome.value === "win" },
    });
  }
  const runs = reasonOfRuns(position);
  if (!runs.ok || stage === "none") return runs;
  const wins = runs.value.outcome === "loss";
  return accept({ outcome: "win", reason: { kind: "swap", wins, runs: runs.value.reason } });
}

function reasonOfRuns(position: TakingPosition): Result<Judged> {
  return withTheory<Judged>(
    position,
    () => "reason",
    (theory, runs) => {
      const outcome = isLostIn(theory, runs) ? "loss" : "win";
      return accept({ outcome, reason: reasonFor(theory, runs) });
    },
    (misere) => accept({ outcome: misere ? "win" : "loss", reason: { kind: "over", misere } }),
  );
}
