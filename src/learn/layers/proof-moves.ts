import type { Claim } from "../../words/index.ts";
import type { About, ReasonOf } from "./about.ts";
import type { ProofStatement } from "./statement.ts";

/** Of arguments that count moves, or answer each with its twin. */

export function proofOfMoves(
  { moves, each, misere }: ReasonOf<"parity">,
  { say, thing, grounds: { least, longest } }: About,
): ProofStatement[] {
  const left: Claim = { claim: "movesLeft", moves };
  const inTurn = say("inTurn", { moves, odd: moves % 2 === 1, misere }, left);
  if (each === "single")
    return [say("oneEach", { count: moves, thing }, { claim: "singles", count: moves }, left), inTurn];
  if (each === "run") {
    const claims: Claim[] = [
      { claim: "onceEach", runs: moves },
      { claim: "leastTake", least },
    ];
    return [
      say("onceEach", { least, longest, thing, runs: moves }, ...claims, {
        claim: "longest",
        length: longest,
      }),
      inTurn,
    ];
  }
  const every: Claim = { claim: "everyTake", count: each.take };
  return [
    each.take === 1
      ? say("oneEach", { count: moves, thing }, every, left)
      : say("sameEach", { take: each.take, thing, moves }, every, left),
    inTurn,
  ];
}

export function proofOfOdd({ sticks, misere }: ReasonOf<"odd">, { say, thing }: About): ProofStatement[] {
  return [
    say("oddSum", { count: sticks, thing }, { claim: "oddTakes" }, { claim: "sticksLeft", count: sticks }),
    say("inTurn", { moves: undefined, odd: sticks % 2 === 1, misere }, { claim: "oddTakes" }),
  ];
}

export function proofOfCut(
  { cut, moves, misere }: ReasonOf<"settles">,
  { say, thing, grounds: { least } }: About,
): ProofStatement[] {
  const { run, left, right } = cut;
  const after: Claim = { claim: "movesAfter", run, left, right, moves };
  const takes: Claim = { claim: "leastTake", least };
  if (!misere) return [say("settledAtOnce", { least, thing }, { claim: "cut", ...cut }, after, takes)];
  const below = 2 * least;
  const short: Claim = { claim: "shortAfter", run, left, right, below };
  return [say("settled", { least, below, moves, thing }, { claim: "cut", ...cut }, after, takes, short)];
}

export function proofOfTwins({ odd }: ReasonOf<"mirror">, { say, thing, sticks }: About): ProofStatement[] {
  const but = odd?.length ?? null;
  const stay = [
    say("twinsStay", undefined, { claim: "pairsStay", but }),
    say("twinsEnd", { count: sticks, thing }, { claim: "sticksLeft", count: sticks }),
  ];
  if (odd === undefined) return stay;
  const { length, take } = odd;
  const half = (length - take) / 2;
  return [
    ...stay,
    say(
      "twinsMade",
      { length, take, half, thing },
      { claim: "twins", but },
      { claim: "cut", run: length, take, left: half, right: half },
      { claim: "lostAfter", run: length, left: half, right: half },
    ),
  ];
}
