import type { Seat } from "../../../games/index.ts";
import { turnOf } from "../../../match/index.ts";
import type { Moment } from "../moment.ts";

/** What is to be heard; `weight` is how many pieces a move took or turned. */
export type Cue =
  | { readonly kind: "own" | "other"; readonly weight: number }
  | { readonly kind: "won" | "lost" | "over" | "joined" | "low" };

interface Hearer {
  readonly ownSeats: readonly Seat[];
  /** Nobody looks at the page: all that is worth a sound then is that one's turn has come. */
  readonly hidden: boolean;
  /** How many pieces the last move took or turned. */
  readonly weight: number;
}

/** What is heard when a game has gone on from one moment to another: one thing, however much has happened; undefined for nothing. */
export function cueBetween(
  before: Moment,
  now: Moment,
  { ownSeats, hidden, weight }: Hearer,
): Cue | undefined {
  const cue = cueOf(before, now, ownSeats, weight);
  if (!hidden || !cue) return cue;
  const isCall = cue.kind === "other" || cue.kind === "joined";
  return isCall && ownSeats.includes(turnOf(now.play)) ? cue : undefined;
}

function cueOf(before: Moment, now: Moment, ownSeats: readonly Seat[], weight: number): Cue | undefined {
  if (!before.known) return undefined;
  const { ending, moves, events } = now.play;
  if (ending && !before.play.ending) return { kind: endOf(ending.winner, ownSeats) };
  if (moves.length > before.play.moves.length) {
    const mover = events.findLast((event) => event.type === "move")?.seat ?? 0;
    return { kind: soundsOwn(mover, ownSeats) ? "own" : "other", weight };
  }
  return before.open && !now.open ? { kind: "joined" } : undefined;
}

/** Of two at one device, and of two who are watched, the second sounds as the other. */
function soundsOwn(mover: Seat, ownSeats: readonly Seat[]): boolean {
  return ownSeats.length === 1 ? ownSeats.includes(mover) : mover === 0;
}

function endOf(winner: Seat | null, ownSeats: readonly Seat[]): "won" | "lost" | "over" {
  if (winner === null || ownSeats.length !== 1) return "over";
  return ownSeats.includes(winner) ? "won" : "lost";
}
