import { leastTake } from "../games/index.ts";
import { LruCache } from "./lru-cache.ts";
import { type Looks, OutOfLooks, Replies } from "./replies.ts";
import { countSplits, type Split, SplitTable } from "./rules.ts";
import { certain, compare, type ScaledProbability } from "./scaled-probability.ts";
import { keyOf, replaced } from "./search.ts";
import { isLostIn, keyOfTheory, liveRuns, type Theory } from "./theory.ts";
import { type Verdict, verdicts } from "./verdict.ts";

/** How a lost position is best defended. */
export interface Resistance {
  /** The chance that a uniformly random opponent plays perfectly to the end; where not exact, it is at most this. */
  readonly chance: ScaledProbability;
  readonly exact: boolean;
  /** The kinds of moves that reach it. */
  readonly moves: readonly Verdict[];
}

/** The most positions whose value is kept for one game, and the most positions looked at for one answer (about half a second). */
const mostDefended = 200_000;
const mostLooks = 500_000;

/** Estimates look at most this many of our own moves ahead. */
const deepestEstimate = 8;

/** The most sticks in positions that are searched to the end: each move and its reply nest a few calls on the stack. */
const deepestSearch = 1_000;

/** Where even one move ahead is too much, so many moves are tried. */
const samples = 24;

/** So many of our moves deep the exact search goes; deeper would strain the stack. */
const deepestExact = 500;

/** One row from the end is exact up to this length. */
const longestChain = 100_000;

const defences = new LruCache<Defence>(3);

/** The best resistance in a lost position with a move left; `runs` in descending order. */
export function resistance(theory: Theory, runs: readonly number[], looks = mostLooks): Resistance {
  const defence = defences.get(keyOfTheory(theory), () => new Defence(theory));
  return defence.best(liveRuns(theory.rules, runs), looks);
}

/**
 * R of a lost position is the least, over our moves, of the mean over all the opponent's replies, counted singly, of R after the
 * reply where we have lost again, else 0; and 1 when the game has ended and is lost.
 */
class Defence {
  readonly #theory: Theory;
  #replies: Replies;
  readonly #splits: SplitTable;
  readonly #exact = new Map<string, Resistance>();
  readonly #exactReplies = new Map<string, ScaledProbability>();
  readonly #hopeless = new Set<string>();
  readonly #looks: Looks = { left: 0 };
  #depth = 0;

  constructor(theory: Theory) {
    this.#theory = theory;
    this.#splits = new SplitTable(theory.rules);
    this.#replies = new Replies(theory, this.#looks);
  }

  best(runs: readonly number[], looks: number): Resistance {
    const key = keyOf(runs);
    const known = this.#exact.get(key);
    if (known) return known;
    if (!this.#hopeless.has(key)) {
      this.#makeRoom();
      const exact = this.#within(looks, () => this.#solve(runs));
      if (exact) return exact;
      if (looks === mostLooks) this.#hopeless.add(key);
    }
    return this.#estimate(runs, looks / 5);
  }

  /** When the memory is full it is emptied: what is asked next is mostly a position of another game. */
  #makeRoom(): void {
    if (
      this.#exact.size + this.#exactReplies.size + this.#hopeless.size < mostDefended &&
      !this.#replies.isFull
    )
      return;
    this.#exact.clear();
    this.#exactReplies.clear();
    this.#hopeless.clear();
    this.#replies = new Replies(this.#theory, this.#looks);
  }

  #within<T>(looks: number, work: () => T): T | undefined {
    this.#looks.left = looks;
    this.#depth = 0;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfLooks) return undefined;
      throw error;
    }
  }

  #solve(runs: readonly number[]): Resistance {
    const { rules } = this.#theory;
    const [run] = runs;
    // One row from the end is a long chain of positions: from the short to the long end, so that the stack stays flat.
    if (runs.length === 1 && run !== undefined && !rules.middle) {
      if (run > longestChain) throw new OutOfLooks();
      for (let length = leastTake(rules.take); length < run; length++) {
        if (isLostIn(this.#theory, [length])) this.#value([length]);
      }
    } else if (runs.reduce((sum, length) => sum + length, 0) > deepestSearch) throw new OutOfLooks();
    return this.#value(runs);
  }

  #value(runs: readonly number[]): Resistance {
    const key = keyOf(runs);
    const known = this.#exact.get(key);
    if (known) return known;
    if (++this.#depth > deepestExact) throw new OutOfLooks();
    const found = this.#leastOver(runs, this.#exactReplies, (after) => this.#value(after).chance);
    this.#depth--;
    if (this.#exact.size + this.#exactReplies.size >= mostDefended) throw new OutOfLooks();
    const result = { ...found, exact: true };
    this.#exact.set(key, result);
    return result;
  }

  /** The least mean over our moves, given what a lost position is worth after the reply. */
  #leastOver(
    runs: readonly number[],
    known: Map<string, ScaledProbability>,
    worth: (runs: readonly number[]) => ScaledProbability,
  ): Omit<Resistance, "exact"> {
    const { rules } = this.#theory;
    const least = leastTake(rules.take);
    let chance = certain;
    let moves: Verdict[] = [];
    for (let index = 0; index < runs.length; index++) {
      const run = runs[index] as number;
      if (run === runs[index - 1]) continue;
      if (countSplits(rules, run) > this.#looks.left) throw new OutOfLooks();
      for (const split of this.#splits.of(run)) {
        const next = replaced(runs, index, split.left, split.right, least);
        const key = keyOf(next);
        let reply = known.get(key);
        if (reply === undefined) {
          reply = next.length === 0 ? certain : this.#replies.mean(next, worth);
          known.set(key, reply);
        }
        const order = compare(reply, chance);
        if (order > 0) continue;
        if (order < 0) moves = [];
        chance = reply;
        moves.push({ run, split, wins: false });
      }
    }
    return { chance, moves };
  }

  /**
   * An upper bound on R, by looking a few of our moves ahead and counting 1 for all that lies beyond; deeper while the looks
   * last. The best moves are those of the smallest bound.
   */
  #estimate(runs: readonly number[], looks: number): Resistance {
    const [move] = verdicts(this.#theory, runs);
    let best: Resistance = { chance: certain, exact: false, moves: move ? [move] : [] };
    for (let depth = 1; depth <= deepestEstimate; depth++) {
      const found = this.#within(looks, () => this.#bound(runs, depth, []));
      if (!found) return depth > 1 ? best : this.#sample(runs, looks, best);
      best = { ...found, exact: false };
    }
    return best;
  }

  /** Of too many moves to look at, some that are spread over the longest run; any one of them is a bound too. */
  #sample(runs: readonly number[], looks: number, first: Resistance): Resistance {
    const { rules } = this.#theory;
    const least = leastTake(rules.take);
    const [run] = runs as [number];
    let best = first;
    this.#within(looks, () => {
      for (let at = 0; at < samples; at++) {
        const rest = run - least;
        const left = rules.middle ? Math.floor((rest * at) / (2 * samples)) : 0;
        const split: Split = {
          take: least,
          left,
          right: rest - left,
          equal: rules.middle && left * 2 !== rest ? 2 : 1,
        };
        const chance = this.#replies.mean(replaced(runs, 0, split.left, split.right, least), () => certain);
        if (compare(chance, best.chance) < 0)
          best = { chance, exact: false, moves: [{ run, split, wins: false }] };
        if (!rules.middle) return;
      }
    });
    return best;
  }

  #bound(runs: readonly number[], depth: number, known: Known[]): Omit<Resistance, "exact"> {
    const key = keyOf(runs);
    known[depth] ??= { lost: new Map(), replies: new Map() };
    const { lost, replies } = known[depth];
    let found = this.#exact.get(key) ?? lost.get(key);
    if (!found) {
      const worth = (after: readonly number[]) =>
        depth === 1 ? certain : this.#bound(after, depth - 1, known).chance;
      found = { ...this.#leastOver(runs, replies, worth), exact: false };
      lost.set(key, found);
    }
    return found;
  }
}

/** What one estimate has found at one depth. */
interface Known {
  readonly lost: Map<string, Resistance>;
  readonly replies: Map<string, ScaledProbability>;
}
