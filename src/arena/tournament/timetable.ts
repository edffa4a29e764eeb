import type { RoundRow } from "../view.ts";

/** A pair of games in the schedule. */
export interface Slot {
  /** Whoever moves first in the pair's first game is named first: the lower number. */
  readonly bots: readonly [number, number];
  /** The number of its opening, from 0. */
  readonly opening: number;
}

/** The pairs of a tournament in their order, as far as results have settled it. */
export interface Timetable {
  /** How many pairs are drawn: those from 0 up to here are known. */
  readonly drawn: number;
  /** Whether those are all. */
  readonly complete: boolean;
  /** How many there will be, as far as that is known. */
  readonly expected: number;
  /** How many openings it may need. */
  readonly openings: number;
  /** Whether a pair that cannot be played is passed over; otherwise it ends the tournament. */
  readonly passesOver: boolean;
  /** Whether two bots are to meet so often that their games may repeat themselves. */
  readonly mayRepeat: boolean;
  at(pair: number): Slot;
  /** Told of each pair in order: the points of its bots; null where it was not played, and will not be. */
  settle(pair: number, points: readonly [number, number] | null): void;
  rounds(): readonly RoundRow[];
  /** Besides games: points and how often somebody has gone without an opponent. */
  byes(bot: number): number;
  /** Where the place does not follow from points: larger is better, equal ones share a place. */
  reached?(bot: number): number;
}

/** Two numbers with the lower one first. */
export function ordered(a: number, b: number): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}
