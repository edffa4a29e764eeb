import type { Grounds } from "../../solve/index.ts";
import type { Claim } from "../../words/index.ts";
import type { About } from "./about.ts";
import type { ProofStatement } from "./statement.ts";

/** What answers rest on that were worked out: values, their periods, tame runs, the classes of a misère quotient. */

/** What two parts of a run are worth, and which worth is lost. */
export function valuesOfParts({ say, grounds }: About): ProofStatement[] {
  if (grounds.misere) return [tameRuns({ say, grounds })];
  return [
    say("valueOfParts", undefined, { claim: "values", of: [] }),
    say("lostIsZero", undefined, { claim: "zeroIsLost", upTo: grounds.longest }),
  ];
}

/** Why a period that was seen goes on: it is said how far it was worked out. */
export function theoremOf(
  { start, length }: NonNullable<Grounds["period"]>,
  most: number,
  { say, grounds }: Pick<About, "say" | "grounds">,
): ProofStatement {
  const largest: Claim = { claim: "mostTake", most };
  if (!grounds.middle) {
    const seen = start + most - 1;
    const repeats: Claim = {
      claim: "repeatSeen",
      every: length,
      from: start,
      upTo: seen,
      worked: seen + length,
    };
    return say("endTheorem", { start, length, most, seen }, largest, repeats);
  }
  const seen = 2 * start + length + most - 1;
  const worked = seen + length;
  const repeats: Claim = { claim: "repeatSeen", every: length, from: start, upTo: seen, worked };
  return say("theorem", { start, length, most, seen, worked }, largest, repeats);
}

/** Why misère play of these runs is as that of Nim. */
export function tameRuns({ say, grounds: { by, longest } }: Pick<About, "say" | "grounds">): ProofStatement {
  return say("tame", { longest, closed: by === "closed" }, { claim: "longest", length: longest });
}

export function classesOf({ say, grounds }: Pick<About, "say" | "grounds">): ProofStatement[] {
  const { quotient, longest, period } = grounds;
  if (!quotient) return [];
  const { classes, lost } = quotient;
  const size: Claim = { claim: "classes", classes, lost };
  const far: Claim = { claim: "longest", length: longest };
  return [
    say("classes", { classes, lost, longest, repeats: period !== undefined }, size, far),
    say("classesChecked", undefined, size),
    ...(period
      ? [say("classesRepeat", period, { claim: "classesRepeat", every: period.length, from: period.start })]
      : []),
  ];
}
