import type { Encounter } from "../schedule/index.ts";
import type { RoundRow } from "../view.ts";

/** A pair of games in the schedule. */
export interface Slot {
  /** Whoever is named first moves first in the pair's first game. */
  readonly bots: readonly [number, number];
  /** The number of its opening, from 0. */
  readonly opening: number;
}

/** What a pair of games has come to, in the order in which its slot names the bots. */
export type PairResult = Pick<Encounter, "points" | "wins">;

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
  /** Told of each pair in order; null where it was not played, and will not be. */
  settle(pair: number, result: PairResult | null): void;
  rounds(): readonly RoundRow[];
  /** How often somebody has gone without an opponent, and had points for it. */
  byes(bot: number): number;
  /** Where the same two may meet more than once: each time by itself. Elsewhere all their games are one encounter. */
  encounters?(): readonly Encounter[];
  /** Where places do not follow from points: by number, from 1; equal ones share a place. */
  places?(): readonly number[];
}
