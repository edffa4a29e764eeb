import { gameOf, must } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { ArenaGame } from "../game.ts";
import type { GameTask } from "../referee/referee.ts";
import { gauntlet, roundRobin } from "../schedule/index.ts";
import type { Format, TournamentSetup } from "../setup.ts";
import type { Ending, TournamentView, ViewCounts } from "../view.ts";
import { cycles } from "./cycles.ts";
import { FaultWatch } from "./faults.ts";
import { KnockoutTimetable } from "./knockout.ts";
import { type Meeting, Meetings } from "./meetings.ts";
import { Qualities } from "./qualities.ts";
import { mostRepeats, Repeats } from "./repeats.ts";
import { SwissTimetable } from "./swiss.ts";
import { TestCourse } from "./test-course.ts";
import type { PairResult, Slot, Timetable } from "./timetable.ts";
import { makeView } from "./view.ts";

/** How each format draws its pairs. */
const timetables: { readonly [F in Format]: (setup: TournamentSetup) => Timetable } = {
  match: ({ pairs }) => cycles(gauntlet(2), pairs),
  "round-robin": ({ bots, rounds, pairs }) =>
    cycles(roundRobin(bots.length), rounds * pairs, { turns: true }),
  gauntlet: ({ bots, rounds, pairs }) => cycles(gauntlet(bots.length), rounds * pairs),
  knockout: ({ bots, pairs }) => new KnockoutTimetable(bots.length, pairs),
  swiss: ({ bots, rounds }) => new SwissTimetable(bots.length, rounds),
};

/**
 * A tournament as a function of its setup and of the games that have ended, in whatever order these come: what counts is the longest
 * part of the schedule, from its beginning, whose games are all there. So neither the number of lanes nor an interruption changes what comes out.
 */
export class Tournament {
  readonly setup: TournamentSetup;
  readonly #timetable: Timetable;
  #openings: string[] = [];
  /** Whether no more openings come. */
  #supplied = false;
  /** The opening of every pair, where all have the same. */
  readonly #start: string | undefined;
  /** Games that have ended and are not in that part yet, by number. */
  readonly #waiting = new Map<number, ArenaGame>();
  /** Pairs of that part. */
  #settled = 0;
  /** The next game to hand out. */
  #next = 0;
  #ending: Ending | null = null;
  readonly #faults: FaultWatch;
  readonly #meetings: Meetings;
  readonly #repeats: Repeats;
  readonly #qualities: Qualities;
  readonly #course: TestCourse | undefined;
  readonly #counts = { finished: 0, counted: 0, repeated: 0, annulled: 0, walkovers: 0 };
  /** Pairs that were passed over. */
  #passed = 0;
  /** Pairs that had been played before. */
  readonly #repeated = new Set<number>();

  constructor(setup: TournamentSetup) {
    this.setup = setup;
    this.#timetable = timetables[setup.format](setup);
    const bots = setup.bots.length;
    this.#faults = new FaultWatch(bots);
    this.#meetings = new Meetings(bots);
    this.#qualities = new Qualities(bots);
    this.#repeats = new Repeats(setup);
    this.#course = setup.sprt ? new TestCourse(setup.sprt) : undefined;
    if (setup.openings.kind === "start") {
      const game = gameOf(setup.game);
      this.#start = notationOf(setup.game).makePosition(game.start(must(game.options(setup.options))));
    }
    if (setup.openings.kind === "given") this.#openings = [...setup.openings.positions];
    this.#supplied = setup.openings.kind !== "made";
    this.#advance();
  }

  /** How many openings it may need, where they have to be made: those that were supplied are among them. */
  get openingsWanted(): number {
    return this.setup.openings.kind === "made" ? this.#timetable.openings : 0;
  }

  /**
   * More openings, where they have to be made; when these are all, pairs that would need others are not played. A tournament that is only looked at needs none: once it is over and
   * all its games are entered, `supply([], true)` says that no more come.
   */
  supply(openings: readonly string[], complete: boolean): void {
    if (this.setup.openings.kind === "made") for (const opening of openings) this.#openings.push(opening);
    if (complete) this.#supplied = true;
    this.#advance();
  }

  /** A game that has ended, in any order and each once; again only for how well it was played. */
  enter(game: ArenaGame): void {
    const { number, quality } = game;
    if (number < 2 * this.#settled) {
      if (quality) this.#qualities.judge(number, quality);
      return;
    }
    if (this.#ending || !this.#mayCome(game)) return;
    const known = this.#waiting.get(number);
    this.#waiting.set(number, known ? { ...known, quality: known.quality ?? quality } : game);
    if (!known && pairOf(number) === this.#settled) this.#advance();
  }

  /** The next game to be played, in the order of the schedule; undefined while there is none: it is over, or waits for results or openings. */
  next(): GameTask | undefined {
    if (this.#ending) return undefined;
    this.#next = Math.max(this.#next, 2 * this.#settled);
    for (; this.#next < 2 * this.#timetable.drawn; this.#next++) {
      const number = this.#next;
      const slot = this.#timetable.at(pairOf(number));
      if (this.#ended(number, slot) || this.#isOff(slot)) continue;
      const opening = this.#openingOf(slot);
      if (opening === undefined) {
        if (this.#supplied && this.#timetable.passesOver) continue;
        return undefined;
      }
      this.#next++;
      return { number, opening, bots: seated(slot, number) };
    }
    return undefined;
  }

  get ending(): Ending | null {
    return this.#ending;
  }

  /** Whether the pair of this game had been played before, and is not counted. */
  isRepeated(number: number): boolean {
    return this.#repeated.has(pairOf(number));
  }

  view(): TournamentView {
    const { setup } = this;
    return makeView({
      setup,
      timetable: this.#timetable,
      meetings: this.#meetings.all,
      faults: this.#faults,
      qualities: this.#qualities,
      course: this.#course,
      counts: this.counts,
      ending: this.#ending,
    });
  }

  /** Those of the view, at no cost: a view of many bots takes a second. */
  get counts(): ViewCounts {
    return { ...this.#counts, expected: this.#expected };
  }

  get #expected(): number {
    const { finished } = this.#counts;
    return this.#ending ? finished : Math.max(finished, 2 * (this.#timetable.expected - this.#passed));
  }

  /** Takes in whatever is there, pair by pair. */
  #advance(): void {
    while (!this.#ending) {
      const pair = this.#settled;
      if (pair === this.#timetable.drawn) {
        if (this.#timetable.complete) this.#ending = this.#final();
        break;
      }
      const slot = this.#timetable.at(pair);
      const result = this.#settle(pair, slot);
      if (result === undefined) break;
      this.#settled++;
      this.#waiting.delete(2 * pair);
      this.#waiting.delete(2 * pair + 1);
      if (result === null) this.#passed++;
      this.#timetable.settle(pair, result);
    }
    if (this.#ending) this.#waiting.clear();
  }

  #final(): Ending {
    if (this.#faults.left <= 1) return { kind: "walkover" };
    const spent = this.#passed > 0 && !this.#timetable.passesOver;
    return { kind: spent ? "openings" : "complete" };
  }

  /** What a pair has come to; null when it is passed over, undefined while it is not finished. */
  #settle(pair: number, slot: Slot): PairResult | null | undefined {
    const meeting = this.#meetings.of(slot.bots);
    if (this.#isSpent(meeting)) return null;
    const { points, wins } = meeting;
    const before = [...points, ...wins] as const;
    const first = this.#ended(2 * pair, slot);
    if (this.#isOut(slot)) {
      this.#walkover(meeting);
      this.#walkover(meeting);
    } else if (!first) {
      return this.#withoutGames(slot);
    } else if (this.#faults.endsFor(first)) {
      this.#played(meeting, first);
      this.#walkover(meeting);
    } else {
      const second = this.#ended(2 * pair + 1, slot);
      if (!second) return this.#withoutGames(slot);
      this.#pair(meeting, first, second);
    }
    const [a, b] = slot.bots[0] === meeting.bots[0] ? ([0, 1] as const) : ([1, 0] as const);
    return {
      points: [points[a] - before[a], points[b] - before[b]],
      wins: [wins[a] - before[(2 + a) as 2 | 3], wins[b] - before[(2 + b) as 2 | 3]],
    };
  }

  /** What becomes of a pair whose games are not there: without an opening they never will be. */
  #withoutGames(slot: Slot): null | undefined {
    if (!this.#supplied || this.#openingOf(slot) !== undefined) return undefined;
    if (this.#timetable.passesOver) return null;
    this.#ending = { kind: "openings" };
    return undefined;
  }

  #pair(meeting: Meeting, first: ArenaGame, second: ArenaGame): void {
    const games = first.bots[0] === meeting.bots[0] ? ([first, second] as const) : ([second, first] as const);
    if (this.#timetable.mayRepeat && this.#repeats.add(meeting.bots, games)) {
      meeting.repeated += 2;
      meeting.repeatedRow++;
      this.#counts.repeated += 2;
      this.#repeated.add(pairOf(first.number));
      for (const game of games) this.#finished(game);
      return;
    }
    const [before] = meeting.points;
    for (const game of games) this.#played(meeting, game);
    const halves = 2 * (meeting.points[0] - before);
    meeting.pairs[halves as 0 | 1 | 2 | 3 | 4]++;
    meeting.repeatedRow = 0;
    const decision = this.#course?.add(meeting.pairs);
    if (decision) this.#ending = { kind: "sprt", decision };
  }

  /** A game that counts. */
  #played(meeting: Meeting, game: ArenaGame): void {
    this.#finished(game);
    this.#counts.counted++;
    this.#qualities.count(game);
    meeting.add(game);
  }

  #finished(game: ArenaGame): void {
    this.#counts.finished++;
    this.#counts.annulled += game.annulled;
    this.#faults.add(game);
  }

  #walkover(meeting: Meeting): void {
    const [a, b] = meeting.bots;
    this.#counts.finished++;
    this.#counts.walkovers++;
    const [outA, outB] = [this.#faults.isOut(a), this.#faults.isOut(b)];
    meeting.walkover(outA === outB ? null : outA ? 1 : 0);
  }

  /** A game that is there, and is the one that the schedule has at this number. */
  #ended(number: number, slot: Slot): ArenaGame | undefined {
    const game = this.#waiting.get(number);
    if (!game) return undefined;
    if (isOf(game, slot)) return game;
    this.#waiting.delete(number);
    return undefined;
  }

  /** Whether a game has its place in the schedule, as far as this is drawn: one that has not is of no use, whoever kept it. */
  #mayCome(game: ArenaGame): boolean {
    const pair = pairOf(game.number);
    if (!Number.isSafeInteger(game.number) || pair < this.#settled) return false;
    if (pair >= this.#timetable.drawn) return !this.#timetable.complete;
    return isOf(game, this.#timetable.at(pair));
  }

  #openingOf({ opening }: Slot): string | undefined {
    return this.#start ?? this.#openings[opening];
  }

  /** Whether its games need not be played any more. */
  #isOff(slot: Slot): boolean {
    return this.#isOut(slot) || this.#isSpent(this.#meetings.of(slot.bots));
  }

  #isOut({ bots: [a, b] }: Slot): boolean {
    return this.#faults.isOut(a) || this.#faults.isOut(b);
  }

  #isSpent(meeting: Meeting): boolean {
    return meeting.repeatedRow >= mostRepeats;
  }
}

/** Numbers may have more than 32 bits. */
function pairOf(number: number): number {
  return Math.floor(number / 2);
}

function isOf({ number, bots }: ArenaGame, slot: Slot): boolean {
  const [first, second] = seated(slot, number);
  return bots[0] === first && bots[1] === second;
}

/** Whoever is named first moves first in the first game of a pair. */
function seated({ bots: [a, b] }: Slot, number: number): readonly [number, number] {
  return number % 2 === 0 ? [a, b] : [b, a];
}
