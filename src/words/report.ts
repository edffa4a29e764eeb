import { otherSeat, type Seat } from "../games/index.ts";
import type { Who } from "./facts.ts";
import type { Language } from "./language.ts";

/** A move that gave a won game away; both moves by their names. */
export interface Mistake {
  /** Its number, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
}

/** A move that cost discs. */
export interface Slip extends Mistake {
  readonly cost: number;
  readonly exact: boolean;
}

export interface Decision {
  readonly mistakes: readonly Mistake[];
  /** How many moves the game had. */
  readonly moves: number;
  readonly winner: Seat;
  readonly who: readonly [Who, Who];
  /** Whether the loser could still have won when the game was given up or a clock ran out. */
  readonly stillWinning: boolean;
}

/** Where a game was decided, from the loser's last mistake. */
export function decidedText({ report }: Language, decision: Decision): string {
  const { mistakes, moves, winner, who, stillWinning } = decision;
  const loser = otherSeat(winner);
  if (stillWinning) return report.stillWinning(who[loser]);
  const last = mistakes.findLast((mistake) => mistake.seat === loser);
  if (!last) return report.neverWinning(who[loser]);
  return report.gaveAway({ ...last, who: who[loser], before: moves - last.number });
}

export function mistakeText({ report }: Language, mistake: Mistake, who: readonly [Who, Who]): string {
  return report.mistake({ ...mistake, who: who[mistake.seat] });
}

export function slipText({ report }: Language, slip: Slip, who: readonly [Who, Who]): string {
  return report.slip({ ...slip, who: who[slip.seat] });
}
