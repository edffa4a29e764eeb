import { type JudgedSplit, judgedSplits, mostSplits, winningSplits } from "./judged.ts";
import { Recent } from "./recent.ts";
import { countMovesOf, countSplits, leastCount, type Rules } from "./rules.ts";
import { replaced } from "./search.ts";
import { isLostIn, liveRuns, type Theory } from "./theory.ts";
import { certain, compare, mean, type Tiny } from "./tiny.ts";

/** How a lost position is best defended. */
export interface Resistance {
  /** The chance that a uniformly random opponent plays perfectly to the end; where not exact, it is at most this. */
  readonly chance: Tiny;
  readonly exact: boolean;
  /** The kinds of moves that reach it. */
  readonly moves: readonly JudgedSplit[];
}

/** The most lost positions whose exact value is kept for one game, and the most moves looked at for one answer. */
export const mostDefended = 100_000;
export const mostLooks = 3_000_000;

const deepestEstimate = 8;

/** Thrown inside this file when the looks are used up. */
class OutOfLooks extends Error {}

const defences = new Recent<Defence>(4);

/** The best resistance in a lost position with a move left; `runs` in descending order. */
export function resistance(theory: Theory, runs: readonly number[]): Resistance {
  const defence = defences.get(theory.rules.key, () => new Defence());
  return defence.best(theory, liveRuns(theory.rules, runs));
}

/**
 * R of a lost position is the least, over our moves, of the mean over all the opponent's replies, counted singly, of R after the
 * reply where we have lost again, else 0; and 1 when the game has ended and is lost.
 */
class Defence {
  readonly #exact = new Map<string, Resistance>();
  readonly #hopeless = new Set<string>();
  #looks = 0;

  best(theory: Theory, runs: readonly number[]): Resistance {
    const key = runs.join(",");
    const known = this.#exact.get(key);
    if (known) return known;
    if (!this.#hopeless.has(key)) {
      const exact = this.#within(mostLooks, () => this.#solve(theory, runs));
      if (exact) return exact;
      if (this.#hopeless.size >= mostDefended) this.#hopeless.clear();
      this.#hopeless.add(key);
    }
    return this.#estimate(theory, runs);
  }

  /**
   * An upper bound on R, by looking a few of our moves ahead and counting 1 for all that lies beyond; deeper while the looks
   * last. The best moves are those of the smallest bound.
   */
  #estimate(theory: Theory, runs: readonly number[]): Resistance {
    const [move] = judgedSplits(theory, runs);
    let best: Resistance = { chance: certain, exact: false, moves: move ? [move] : [] };
    for (let depth = 1; depth <= deepestEstimate; depth++) {
      const found = this.#within(mostLooks / 10, () => this.#bound(theory, runs, depth, new Map()));
      if (!found) break;
      best = { ...found, exact: false };
    }
    return best;
  }

  #bound(
    theory: Theory,
    runs: readonly number[],
    depth: number,
    seen: Map<string, Omit<Resistance, "exact">>,
  ): Omit<Resistance, "exact"> {
    const key = runs.join(",");
    const exact = this.#exact.get(key);
    if (exact) return exact;
    const id = `${depth} ${key}`;
    let found = seen.get(id);
    if (!found) {
      found = this.#leastOver(theory, runs, (after) =>
        depth === 1 ? certain : this.#bound(theory, after, depth - 1, seen).chance,
      );
      seen.set(id, found);
    }
    return found;
  }

  #within<T>(looks: number, work: () => T): T | undefined {
    this.#looks = looks;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfLooks) return undefined;
      throw error;
    }
  }

  #solve(theory: Theory, runs: readonly number[]): Resistance {
    const [run] = runs;
    // One row from the end is a long chain of positions: from the short to the long end, so that the stack stays flat.
    if (runs.length === 1 && run !== undefined && !theory.rules.middle) {
      for (let length = leastCount(theory.rules.takes); length < run; length++) {
        if (--this.#looks < 0) throw new OutOfLooks();
        if (isLostIn(theory, [length])) this.#value(theory, [length]);
      }
    }
    return this.#value(theory, runs);
  }

  #value(theory: Theory, runs: readonly number[]): Resistance {
    const key = runs.join(",");
    const known = this.#exact.get(key);
    if (known) return known;
    const found = this.#leastOver(theory, runs, (after) => this.#value(theory, after).chance);
    if (this.#exact.size >= mostDefended) throw new OutOfLooks();
    const result = { ...found, exact: true };
    this.#exact.set(key, result);
    return result;
  }

  /** The least mean over our moves, given what a lost position is worth after the reply. */
  #leastOver(
    theory: Theory,
    runs: readonly number[],
    worth: (runs: readonly number[]) => Tiny,
  ): Omit<Resistance, "exact"> {
    let chance = certain;
    let moves: JudgedSplit[] = [];
    for (const move of this.#ours(theory, runs)) {
      const next = after(theory.rules, runs, move);
      const reply = this.#meanReply(theory, next, worth);
      const order = compare(reply, chance);
      if (order < 0) {
        chance = reply;
        moves = [];
      }
      if (order <= 0) moves.push(move);
    }
    return { chance, moves };
  }

  #ours(theory: Theory, runs: readonly number[]): Iterable<JudgedSplit> {
    for (const run of runs) this.#spend(countSplits(theory.rules, run));
    return judgedSplits(theory, runs);
  }

  #meanReply(theory: Theory, runs: readonly number[], worth: (runs: readonly number[]) => Tiny): Tiny {
    if (runs.length === 0) return certain;
    let replies = 0;
    for (const run of runs) {
      replies += countMovesOf(theory.rules, run);
      this.#spend(theory.by === "closed" && !theory.rules.middle ? 1 : countSplits(theory.rules, run));
    }
    const parts: { value: Tiny; weight: number }[] = [];
    for (const win of winningSplits(theory, runs)) {
      const weight = win.split.equal * countOf(runs, win.run);
      const lost = after(theory.rules, runs, win);
      parts.push({ value: lost.length === 0 ? certain : worth(lost), weight });
    }
    return mean(parts, replies);
  }

  #spend(looks: number): void {
    if (looks > mostSplits) throw new OutOfLooks();
    this.#looks -= looks;
    if (this.#looks < 0) throw new OutOfLooks();
  }
}

function countOf(runs: readonly number[], run: number): number {
  let count = 0;
  for (const each of runs) if (each === run) count++;
  return count;
}

function after(rules: Rules, runs: readonly number[], { run, split }: JudgedSplit): number[] {
  return replaced(runs, runs.indexOf(run), split.left, split.right, leastCount(rules.takes));
}
