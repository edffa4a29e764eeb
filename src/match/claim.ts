import { accept, type Result, refuse } from "../games/index.ts";
import type { Standing } from "./play.ts";

/** What of a game a log does not say and a claim is judged by. */
export interface ClaimFacts {
  readonly hasClock: boolean;
  readonly seatsTaken: boolean;
  /** Milliseconds until the other has been away for long enough; null while he is there. */
  readonly wait: number | null;
}

/** Whether a seat may take the win because the other is away: whoever's turn it is, whoever's time runs. */
export function judgeClaim(
  { ending }: Pick<Standing, "ending">,
  { hasClock, seatsTaken, wait }: ClaimFacts,
): Result<undefined> {
  if (ending) return refuse("game-over");
  if (!hasClock) return refuse("claim-no-clock");
  if (!seatsTaken) return refuse("claim-seat-free");
  if (wait === null) return refuse("claim-present");
  if (wait > 0) return refuse("claim-early", { seconds: Math.ceil(wait / 1000) });
  return accept(undefined);
}
