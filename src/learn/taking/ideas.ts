import type { Reason } from "../../solve/index.ts";
import type { Idea } from "../../words/index.ts";

/** The ideas that puzzles of the Nim family are about. */
export const takingIdeas = ["remainder", "mirror", "xor", "misere-turn", "parity"] as const satisfies Idea[];
export type TakingIdea = (typeof takingIdeas)[number];

/**
 * The thought that finds the winning move, by the solver's reason for the position. Undefined where nobody could find it by a
 * thought: what is worked out in tables or by search is no puzzle.
 */
export function ideaOf(reason: Reason): TakingIdea | undefined {
  switch (reason.kind) {
    case "modulo":
    case "periodic":
      return "remainder";
    case "mirror":
      return "mirror";
    case "xor":
      return "xor";
    case "turning":
    case "ones":
      return "misere-turn";
    case "settles":
      // To take all that is left asks for no thought.
      return reason.moves > 0 ? "parity" : undefined;
    case "parity":
    case "odd":
      return "parity";
    default:
      return undefined;
  }
}
