import type { RoundRow } from "../view.ts";
import { ordered, type Slot, type Timetable } from "./timetable.ts";

/** So many more pairs may decide a meeting, one by one; then the seeding does. */
const mostSuddenDeath = 10;

interface Meeting {
  readonly bots: readonly [number, number];
  readonly points: [number, number];
  /** Pairs that are settled, and whether none can follow. */
  settled: number;
  exhausted: boolean;
}

interface Drawn {
  readonly meeting: Meeting;
  readonly opening: number;
}

/**
 * Rounds of meetings; whoever loses one is out. All pairs of a meeting are played, then single ones until one of the two leads. The best seeds meet as late as
 * they can, and have no opponent in the first round where there are too few.
 */
export class KnockoutTimetable implements Timetable {
  readonly passesOver = true;
  readonly mayRepeat = true;
  readonly openings: number;
  readonly #pairs: number;
  readonly #bots: number;
  readonly #slots: Drawn[] = [];
  readonly #rounds: (readonly Meeting[])[] = [];
  /** Who is in the next round, in the order of the bracket; undefined where nobody is. */
  #places: readonly (number | undefined)[];
  /** The round in which a bot has lost, from 0; whoever has not is still in. */
  readonly #lost = new Map<number, number>();
  complete = false;

  constructor(bots: number, pairs: number) {
    this.#bots = bots;
    this.#pairs = pairs;
    this.openings = pairs + mostSuddenDeath;
    this.#places = bracket(bots);
    this.#nextRound();
  }

  get drawn(): number {
    return this.#slots.length;
  }

  get expected(): number {
    const meetings = this.#rounds.reduce((sum, round) => sum + round.length, 0);
    return this.drawn + (this.#bots - 1 - meetings) * this.#pairs;
  }

  at(pair: number): Slot {
    const { meeting, opening } = this.#slots[pair] as Drawn;
    return { bots: meeting.bots, opening };
  }

  settle(pair: number, points: readonly [number, number] | null): void {
    const { meeting } = this.#slots[pair] as Drawn;
    meeting.settled++;
    if (points === null) meeting.exhausted = true;
    else {
      meeting.points[0] += points[0];
      meeting.points[1] += points[1];
    }
    if (pair + 1 < this.drawn) return;
    const round = this.#rounds.at(-1) as readonly Meeting[];
    const tied = round.filter((each) => this.#decided(each) === null);
    if (tied.length > 0) for (const each of tied) this.#slots.push({ meeting: each, opening: each.settled });
    else this.#goOn(round);
  }

  rounds(): readonly RoundRow[] {
    return this.#rounds.map((meetings, index) => ({
      round: index + 1,
      meetings: meetings.map((meeting) => {
        const { bots, points, settled } = meeting;
        const decided = this.#decided(meeting);
        return {
          bots,
          points: settled < this.#pairs ? null : ([...points] as const),
          rematch: false,
          winner: decided?.winner ?? null,
          by: decided?.by ?? null,
        };
      }),
      bye: null,
    }));
  }

  byes(): number {
    return 0;
  }

  reached(bot: number): number {
    return this.#lost.get(bot) ?? this.#rounds.length;
  }

  #decided({
    bots,
    points,
    settled,
    exhausted,
  }: Meeting): { winner: number; by: "points" | "sudden-death" | "seed" } | null {
    if (settled < this.#pairs) return null;
    const by = settled > this.#pairs ? "sudden-death" : "points";
    if (points[0] !== points[1]) return { winner: points[0] > points[1] ? bots[0] : bots[1], by };
    return exhausted || settled >= this.openings ? { winner: Math.min(...bots), by: "seed" } : null;
  }

  #goOn(round: readonly Meeting[]): void {
    const winners = new Map(
      round.flatMap((meeting) => {
        const winner = this.#decided(meeting)?.winner as number;
        this.#lost.set(
          meeting.bots[0] === winner ? meeting.bots[1] : meeting.bots[0],
          this.#rounds.length - 1,
        );
        return meeting.bots.map((bot): [number, number] => [bot, winner]);
      }),
    );
    const next: (number | undefined)[] = [];
    for (let at = 0; at < this.#places.length; at += 2) {
      const bot = this.#places[at] ?? this.#places[at + 1];
      next.push(bot === undefined ? undefined : (winners.get(bot) ?? bot));
    }
    this.#places = next;
    if (next.length === 1) this.complete = true;
    else this.#nextRound();
  }

  #nextRound(): void {
    const meetings: Meeting[] = [];
    for (let at = 0; at < this.#places.length; at += 2) {
      const [a, b] = [this.#places[at], this.#places[at + 1]];
      if (a === undefined || b === undefined) continue;
      meetings.push({ bots: ordered(a, b), points: [0, 0], settled: 0, exhausted: false });
    }
    this.#rounds.push(meetings);
    for (let opening = 0; opening < this.#pairs; opening++)
      for (const meeting of meetings) this.#slots.push({ meeting, opening });
  }
}

/** Seeds in the order in which a bracket has them: the first against the last, and so on in each half. */
function bracket(bots: number): (number | undefined)[] {
  let seeds = [0];
  while (seeds.length < bots) seeds = seeds.flatMap((seed) => [seed, 2 * seeds.length - 1 - seed]);
  return seeds.map((seed) => (seed < bots ? seed : undefined));
}
