import type { ArenaGame } from "../game.ts";
import type { Encounter } from "../schedule/index.ts";
import type { Head } from "../statistics/index.ts";
import type { MeetingRow } from "../view.ts";

/** All games between two bots, the lower number first: an encounter. */
export class Meeting implements Encounter {
  readonly bots: readonly [number, number];
  /** By the first bot's half points: LL, LD, DD and WL, DW, WW. */
  readonly pairs: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  readonly points: [number, number] = [0, 0];
  readonly wins: [number, number] = [0, 0];
  draws = 0;
  /** Games that were won without being played. */
  readonly walkovers: [number, number] = [0, 0];
  /** Games that were walkovers, won by anybody or by nobody. */
  unplayed = 0;
  repeated = 0;
  /** Pairs in a row that were repeated, up to the last one. */
  repeatedRow = 0;

  constructor(bots: readonly [number, number]) {
    this.bots = bots;
  }

  add({ bots, winner }: ArenaGame): void {
    if (winner === null) {
      this.draws++;
      this.points[0] += 0.5;
      this.points[1] += 0.5;
      return;
    }
    const side = bots[winner] === this.bots[0] ? 0 : 1;
    this.wins[side]++;
    this.points[side]++;
  }

  /** A game that is not played, since one of the two or both are out. */
  walkover(winner: 0 | 1 | null): void {
    this.unplayed++;
    if (winner === null) return;
    this.walkovers[winner]++;
    this.points[winner]++;
  }

  /** Whether anything has come of it yet: somebody may only have looked. */
  get isOpen(): boolean {
    const { points, repeated, unplayed } = this;
    return points[0] + points[1] + repeated + unplayed === 0;
  }

  get head(): Head {
    const [a, b] = this.bots;
    return { a, b, winsA: this.wins[0], draws: this.draws, winsB: this.wins[1] };
  }

  get row(): MeetingRow {
    const { bots, pairs, points, repeated, unplayed } = this;
    return { bots, pairs: [...pairs], points: [...points], repeated, walkovers: unplayed };
  }
}

/** By both numbers; made when they first meet. */
export class Meetings {
  readonly #meetings = new Map<number, Meeting>();
  readonly #bots: number;

  constructor(bots: number) {
    this.#bots = bots;
  }

  of([one, other]: readonly [number, number]): Meeting {
    const [a, b] = one < other ? [one, other] : [other, one];
    const key = a * this.#bots + b;
    const known = this.#meetings.get(key);
    if (known) return known;
    const made = new Meeting([a, b]);
    this.#meetings.set(key, made);
    return made;
  }

  /** Those of which something has come, by numbers. */
  get all(): readonly Meeting[] {
    const all = [...this.#meetings].sort(([a], [b]) => a - b).map(([, meeting]) => meeting);
    return all.filter(({ isOpen }) => !isOpen);
  }
}
