import type { Outcome, Seat } from "../../games/index.ts";
import type { Verdict } from "./judge.ts";

/** What a move did, by who wins with best play before and after it; undefined stands for: not known. */
export function verdictOf(
  mover: Seat,
  before: Outcome | undefined,
  after: Outcome | undefined,
): Verdict | undefined {
  if (!before || !after) return undefined;
  if (before.winner === null) return { was: "drawn", kept: after.winner === null, estimated: false };
  if (before.winner !== mover) return undefined;
  return { was: "won", kept: after.winner === mover, estimated: false };
}
