import type { Worth } from "../../solve/index.ts";
import type { Claim } from "../../words/index.ts";
import type { About, ReasonOf } from "./about.ts";
import { classesOf, tameRuns, theoremOf } from "./rests.ts";
import type { ProofStatement } from "./statement.ts";

/** Of misère play near its end, and of what was worked out without a rule that could be said in a sentence. */
export function proofOfFew(
  reason: ReasonOf<"ones" | "turning" | "table" | "quotient" | "search">,
  about: About,
): ProofStatement[] {
  const { say, thing, sticks, grounds } = about;
  switch (reason.kind) {
    case "ones":
      return [...onesRule(reason.runs, about), tameRuns(about), ...repeating(about)];
    case "turning":
      return turning(reason, about);
    case "table":
      return [...repeating(about), tameRuns(about)];
    case "quotient":
      return classesOf({ say, grounds });
    case "search":
      return [say("searched", { count: sticks, thing }, { claim: "sticksLeft", count: sticks })];
  }
}

function onesRule(runs: readonly Worth[], { say }: About): ProofStatement[] {
  const claim = countedIn(runs, null);
  return [say("onesLost", undefined, claim), say("onesWon", undefined, claim)];
}

function countedIn(runs: readonly Worth[], but: number | null): Claim {
  const worth = (wanted: number) => runs.filter(({ value }) => value === wanted).map(({ length }) => length);
  return { claim: "counted", ones: worth(1), nothing: worth(0), but };
}

function turning({ cut, run, others, single }: ReasonOf<"turning">, about: About): ProofStatement[] {
  const { say, thing } = about;
  const { take, left, right } = cut;
  const claims: Claim[] = [
    { claim: "cut", ...cut },
    { claim: "lostAfter", run, left, right },
  ];
  if (single) {
    const singles = others.reduce((sum, { count }) => sum + count, right);
    return [
      say("turnSingles", { take, run, singles, thing }, ...claims, {
        ...{ claim: "movesAfter", run, left, right, moves: singles },
      }),
    ];
  }
  return [
    say("turnOnes", { take, run, left, right, thing }, ...claims),
    say("onesLost", undefined, countedIn(others, run)),
    say("onesWon", undefined, countedIn(others, run)),
    tameRuns(about),
    ...repeating(about),
  ];
}

/** Where long runs are known by a period alone. */
function repeating({ say, grounds }: About): ProofStatement[] {
  const { by, period, longest, most } = grounds;
  if (by !== "sequence" || period === undefined || most === null) return [];
  return longest < period.start + period.length ? [] : [theoremOf(period, most, { say, grounds })];
}
