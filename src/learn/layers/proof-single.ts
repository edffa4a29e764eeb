import type { Claim } from "../../words/index.ts";
import type { About, ReasonOf } from "./about.ts";
import { classesOf, theoremOf, valuesOfParts } from "./rests.ts";
import type { ProofStatement } from "./statement.ts";

/** Of arguments about a single run: its remainder, its length. */

export function proofOfModulo(
  { length, unit, modulus, remainder, misere }: ReasonOf<"modulo">,
  { say, thing, wins }: About,
): ProofStatement[] {
  const [least, most] = [unit, modulus - unit];
  const from = misere ? unit : 0;
  const losing = { from, to: from + unit - 1 };
  const range = { least, most, modulus };
  const takes: Claim = { claim: "takesFrom", least, most };
  const ends: Claim = { claim: "lostLengths", lengths: listed(losing), upTo: modulus - 1 };
  const said = [
    say("moduloAnswer", { ...range, losing }, takes, ends, {
      ...{ claim: "answered", total: modulus, rest: losing.to, upTo: length },
    }),
    say("moduloEnd", { losing, least, misere, thing }, takes, ends),
    say("moduloWon", { ...range, misere }, takes, ends, { claim: "lostSteps", upTo: length }),
  ];
  if (!wins) return said;
  const take = takeTo({ unit, modulus, remainder, misere });
  const left = length - take;
  return [
    ...said,
    say(
      "moduloHere",
      { take, length, left, modulus, remainder: left % modulus, thing },
      { claim: "cut", run: length, take, left: 0, right: left },
      { claim: "remainder", of: left, by: modulus, is: left % modulus },
      { claim: "lostAfter", run: length, left: 0, right: left },
    ),
  ];
}

/** A list of lengths names its ends; it may be very long. */
function listed({ from, to }: { readonly from: number; readonly to: number }): number[] {
  const most = 1_000;
  return Array.from({ length: Math.min(to - from + 1, most) }, (_, index) => from + index);
}

/** The take of which the proof says that it leads to a lost remainder. */
function takeTo({
  unit,
  modulus,
  remainder,
  misere,
}: Pick<ReasonOf<"modulo">, "unit" | "modulus" | "remainder" | "misere">): number {
  const most = modulus - unit;
  if (!misere) return Math.min(remainder, most);
  return remainder < unit ? most : remainder - unit;
}

export function proofOfPeriod(reason: ReasonOf<"periodic">, about: About): ProofStatement[] {
  const { from, modulus } = reason;
  const { say, thing, grounds } = about;
  const { most, period } = grounds;
  if (most === null || period === undefined) throw new Error("a period without what proves it");
  if (reason.end)
    return [
      say(
        "stepByStep",
        { most, thing },
        { claim: "mostTake", most },
        { claim: "lostSteps", upTo: reason.length },
      ),
      say(
        "seenInRow",
        { from, most, every: modulus },
        {
          ...{ claim: "lostRepeat", every: modulus, from, upTo: from + most - 1 },
        },
        { claim: "mostTake", most },
      ),
    ];
  return [...valuesOfParts(about), theoremOf(period, most, about)];
}

export function provenLengths({ length, lost, end }: ReasonOf<"lengths">, about: About): ProofStatement[] {
  const { say, thing, grounds } = about;
  const judged = say("judgedInTurn", { length }, { claim: "lostLengths", lengths: lost, upTo: length });
  if (end) {
    const steps: Claim = { claim: "lostSteps", upTo: length };
    return [say("stepByStep", { most: undefined, thing }, steps), judged];
  }
  if (grounds.quotient) return [...classesOf({ say, grounds }), judged];
  return [...valuesOfParts(about), judged];
}
