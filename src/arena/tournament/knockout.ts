import {
  type KnockoutDecision,
  type KnockoutMeeting,
  knockoutBracket,
  knockoutDecision,
  knockoutPairsDue,
  knockoutPlaces,
  nextKnockoutRound,
  suddenDeathPairs,
} from "../schedule/index.ts";
import type { RoundRow } from "../view.ts";
import type { PairResult, Slot, Timetable } from "./timetable.ts";

interface Meeting {
  /** The better seed first. */
  readonly bots: readonly [number, number];
  /** The points of each pair that is settled: none where it was not played. */
  readonly pairs: (readonly [number, number])[];
  /** How many of its pairs are in the timetable. */
  drawn: number;
  decision: KnockoutDecision | null;
}

interface Drawn {
  readonly meeting: Meeting;
  readonly opening: number;
}

/** A bracket's places, each with its meeting unless somebody goes on without one. */
type Round = readonly { readonly place: KnockoutMeeting; readonly meeting: Meeting | undefined }[];

/** So many pairs of a meeting are drawn at once: the best of a million is not a million places in memory. */
const mostAtOnce = 50;

/** Rounds of meetings, each the best of so many pairs; whoever loses one is out. A meeting gets no more pairs than it may need. */
export class KnockoutTimetable implements Timetable {
  readonly passesOver = true;
  readonly mayRepeat = true;
  readonly openings: number;
  readonly #best: number;
  readonly #bots: number;
  readonly #slots: Drawn[] = [];
  readonly #rounds: Round[] = [];
  complete = false;

  constructor(bots: number, best: number) {
    this.#bots = bots;
    this.#best = best;
    this.openings = best + suddenDeathPairs;
    this.#begin(knockoutBracket(bots));
  }

  get drawn(): number {
    return this.#slots.length;
  }

  get expected(): number {
    const meetings = this.#rounds.flatMap(meetingsOf);
    const begun = meetings.reduce(
      (sum, { drawn, decision }) => sum + (decision ? drawn : Math.max(drawn, this.#best)),
      0,
    );
    return begun + (this.#bots - 1 - meetings.length) * this.#best;
  }

  at(pair: number): Slot {
    const { meeting, opening } = this.#slots[pair] as Drawn;
    return { bots: meeting.bots, opening };
  }

  settle(pair: number, result: PairResult | null): void {
    const { meeting } = this.#slots[pair] as Drawn;
    meeting.pairs.push(result?.points ?? [0, 0]);
    if (meeting.pairs.length < meeting.drawn) return;
    meeting.decision = knockoutDecision(meeting.pairs, this.#best);
    if (!meeting.decision) this.#draw([meeting], meeting.pairs);
    const round = this.#rounds.at(-1) as Round;
    const winners = winnersOf(round).filter((winner) => winner !== null);
    if (winners.length === round.length) this.#begin(nextKnockoutRound(winners));
  }

  rounds(): readonly RoundRow[] {
    return this.#rounds.map((round, index) => ({
      round: index + 1,
      meetings: meetingsOf(round).map(({ bots, pairs, decision }) => ({
        bots,
        points: decision ? pairs.reduce(([a, b], [own, others]) => [a + own, b + others], [0, 0]) : null,
        rematch: false,
        winner: decision ? bots[decision.winner] : null,
        by: decision?.by ?? null,
      })),
      bye: null,
    }));
  }

  byes(): number {
    return 0;
  }

  places(): readonly number[] {
    return knockoutPlaces(
      this.#bots,
      this.#rounds.map((round) => ({
        meetings: round.map(({ place }) => place),
        winners: winnersOf(round),
      })),
    );
  }

  #begin(bracket: readonly KnockoutMeeting[]): void {
    if (bracket.length === 0) {
      this.complete = true;
      return;
    }
    const round = bracket.map((place) => ({
      place,
      meeting: place.length === 2 ? { bots: place, pairs: [], drawn: 0, decision: null } : undefined,
    }));
    this.#rounds.push(round);
    this.#draw(meetingsOf(round), []);
  }

  /** More pairs of meetings that have come to the same so far. */
  #draw(meetings: readonly Meeting[], pairs: Meeting["pairs"]): void {
    const due = Math.min(mostAtOnce, knockoutPairsDue(pairs, this.#best));
    for (let count = 0; count < due; count++)
      for (const meeting of meetings) this.#slots.push({ meeting, opening: meeting.drawn++ });
  }
}

function meetingsOf(round: Round): Meeting[] {
  return round.flatMap(({ meeting }) => meeting ?? []);
}

/** Who goes on from each place, as far as that is known. */
function winnersOf(round: Round): (number | null)[] {
  return round.map(({ place, meeting }) => {
    if (!meeting) return place[0];
    return meeting.decision ? meeting.bots[meeting.decision.winner] : null;
  });
}
