import { type GameId, sticksLeft, type TakingPosition } from "../../games/index.ts";
import type { Grounds, Judged, Reason } from "../../solve/index.ts";
import { type LearnSentences, nounsOf } from "../../words/index.ts";
import type { About } from "./about.ts";
import { proofOfFew } from "./proof-few.ts";
import { proofOfCut, proofOfMoves, proofOfOdd, proofOfTwins } from "./proof-moves.ts";
import { proofOfModulo, proofOfPeriod, provenLengths } from "./proof-single.ts";
import { proofOfXor } from "./proof-xor.ts";
import { type ProofStatement, sayIn } from "./statement.ts";

/**
 * A short and complete argument that the reason for an answer is one, sentence by sentence, each with what it claims of the position.
 * `grounds` are what the solver's answer rests on; there are none where no move is left.
 */
export function proofOf(
  { layers }: Pick<LearnSentences, "layers">,
  game: GameId,
  position: TakingPosition,
  { outcome, reason }: Judged,
  grounds: Grounds | undefined,
): ProofStatement[] {
  const say = sayIn(layers.proof);
  const wins = outcome === "win";
  if (reason.kind === "over" || grounds === undefined)
    return [say("rulesSay", undefined, { claim: "over" }, { claim: "outcome", wins })];
  const about: About = { say, thing: nounsOf(game).thing, sticks: sticksLeft(position), wins, grounds };
  return ofReason(reason, about);
}

function ofReason(reason: Reason, about: About): ProofStatement[] {
  const { say, wins } = about;
  switch (reason.kind) {
    case "over":
      return [];
    case "swap": {
      const taking = { ...about, wins: !reason.wins };
      const outcome = { claim: "outcome", wins: taking.wins } as const;
      const swap = say("swapHandsOver", { wins: reason.wins }, { claim: "maySwap" }, outcome, {
        ...{ claim: "withSwap", wins },
      });
      return [swap, ...ofReason(reason.runs, taking)];
    }
    case "swap-to-come":
      return [
        reason.ends
          ? say("swapTooLate", undefined, { claim: "endsFirst" })
          : say("swapAfterAny", undefined, { claim: "secondWins" }),
      ];
    default:
      return closed(ofRuns(reason, about), wins);
  }
}

/** The last sentence of a proof is where who wins follows. */
function closed(said: ProofStatement[], wins: boolean): ProofStatement[] {
  return said.map((each, index) =>
    index === said.length - 1 ? { ...each, claims: [...each.claims, { claim: "outcome", wins }] } : each,
  );
}

type RunsReason = Exclude<Reason, { readonly kind: "over" | "swap" | "swap-to-come" }>;

function ofRuns(reason: RunsReason, about: About): ProofStatement[] {
  switch (reason.kind) {
    case "parity":
      return proofOfMoves(reason, about);
    case "odd":
      return proofOfOdd(reason, about);
    case "modulo":
      return proofOfModulo(reason, about);
    case "settles":
      return proofOfCut(reason, about);
    case "mirror":
      return proofOfTwins(reason, about);
    case "periodic":
      return proofOfPeriod(reason, about);
    case "lengths":
      return provenLengths(reason, about);
    case "xor":
      return proofOfXor(reason, about);
    default:
      return proofOfFew(reason, about);
  }
}
