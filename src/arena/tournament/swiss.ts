import { byePoints, type Encounter, pairSwiss, type SwissPair } from "../schedule/index.ts";
import type { RoundRow } from "../view.ts";
import type { PairResult, Slot, Timetable } from "./timetable.ts";

interface Meeting extends SwissPair {
  result: PairResult | null;
}

interface Round {
  readonly meetings: readonly Meeting[];
  readonly bye: number | null;
}

/** Rounds of one pair for everybody, each drawn when the one before it is settled, and each from an opening of its own. */
export class SwissTimetable implements Timetable {
  readonly passesOver = false;
  readonly mayRepeat = false;
  readonly expected: number;
  readonly openings: number;
  readonly #rounds: Round[] = [];
  readonly #scores: number[];
  readonly #opponents: (number | null)[][];
  readonly #byes: number[];

  constructor(bots: number, rounds: number) {
    this.expected = Math.floor(bots / 2) * rounds;
    this.openings = rounds;
    this.#scores = new Array<number>(bots).fill(0);
    this.#byes = new Array<number>(bots).fill(0);
    this.#opponents = Array.from({ length: bots }, () => []);
    this.#draw();
  }

  get drawn(): number {
    return this.#rounds.length * this.#each;
  }

  get complete(): boolean {
    return this.#rounds.length === this.openings;
  }

  at(pair: number): Slot {
    const round = Math.floor(pair / this.#each);
    return { bots: this.#meeting(pair).players, opening: round };
  }

  settle(pair: number, result: PairResult | null): void {
    const meeting = this.#meeting(pair);
    meeting.result = result ?? { points: [0, 0], wins: [0, 0] };
    const { points } = meeting.result;
    for (const [side, bot] of meeting.players.entries())
      this.#scores[bot] = (this.#scores[bot] as number) + (points[side] as number);
    if (pair + 1 === this.drawn && !this.complete) this.#draw();
  }

  rounds(): readonly RoundRow[] {
    return this.#rounds.map(({ meetings, bye }, index) => ({
      round: index + 1,
      meetings: meetings.map(({ players, result, rematch }) => ({
        bots: players,
        points: result?.points ?? null,
        rematch,
        winner: null,
        by: null,
      })),
      bye,
    }));
  }

  encounters(): readonly Encounter[] {
    return this.#rounds.flatMap(({ meetings }) =>
      meetings.flatMap(({ players, result }) => (result ? { bots: players, ...result } : [])),
    );
  }

  byes(bot: number): number {
    return this.#byes[bot] as number;
  }

  /** Pairs of each round. */
  get #each(): number {
    return Math.floor(this.#scores.length / 2);
  }

  #meeting(pair: number): Meeting {
    return this.#rounds[Math.floor(pair / this.#each)]?.meetings[pair % this.#each] as Meeting;
  }

  #draw(): void {
    const players = this.#scores.map((score, number) => ({
      number,
      score,
      opponents: this.#opponents[number] as readonly (number | null)[],
      byes: this.#byes[number] as number,
    }));
    const { pairs, bye } = pairSwiss(players);
    for (const {
      players: [a, b],
    } of pairs) {
      this.#opponents[a]?.push(b);
      this.#opponents[b]?.push(a);
    }
    if (bye !== null) {
      this.#opponents[bye]?.push(null);
      this.#byes[bye] = (this.#byes[bye] as number) + 1;
      this.#scores[bye] = (this.#scores[bye] as number) + byePoints;
    }
    this.#rounds.push({ meetings: pairs.map((pair) => ({ ...pair, result: null })), bye });
  }
}
