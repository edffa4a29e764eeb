import type { TakenRun, TakingOptions, TakingPosition } from "../../src/games/index.ts";

/** What is left: the lengths of the runs, the longest first, none of them 0. */
export type Runs = readonly number[];

/**
 * The Nim family by its rules alone: every question is answered by playing on, with what was found remembered. It knows no theory but
 * that of Grundy values, which are worked out by their definition, and shares no code with the solver or the games' rules.
 */
export class PlainPlay {
  readonly misere: boolean;
  readonly least: number;
  readonly #options: TakingOptions;
  readonly #wins = new Map<string, boolean>();
  readonly #values: number[] = [];
  readonly #chances = new Map<string, Fraction>();
  readonly #moveCounts = new Map<string, readonly [number, number]>();

  constructor(options: TakingOptions) {
    this.#options = options;
    this.misere = options.last === "loses";
    let least = 1;
    while (!this.allows(least)) least++;
    this.least = least;
  }

  allows(count: number): boolean {
    const { take } = this.#options;
    if (take === "any") return true;
    return "from" in take ? count >= take.from && count <= take.to : take.indexOf(count) >= 0;
  }

  takes(length: number): number[] {
    const takes: number[] = [];
    for (let count = 1; count <= length; count++) if (this.allows(count)) takes.push(count);
    return takes;
  }

  /** What each single move makes of a run: what stays at its left and at its right. */
  cuts(length: number): [number, number][] {
    const cuts: [number, number][] = [];
    for (const count of this.takes(length)) {
      const rest = length - count;
      for (let left = this.#options.middle ? 0 : rest; left <= rest; left++) cuts.push([left, rest - left]);
    }
    return cuts;
  }

  /** What each single move leads to. */
  moves(runs: Runs): Runs[] {
    return runs.flatMap((run, index) =>
      this.cuts(run).map((parts) => sorted([...runs.slice(0, index), ...runs.slice(index + 1), ...parts])),
    );
  }

  /** Whether the side to move wins. */
  wins(runs: Runs): boolean {
    return remember(this.#wins, runs, () => {
      const after = this.moves(runs);
      return after.length === 0 ? this.misere : after.some((each) => !this.wins(each));
    });
  }

  /** The same for a side that may also hand the turn over, once. */
  winsOrSwaps(runs: Runs): boolean {
    const swapped = !this.wins(runs);
    return swapped || this.moves(runs).some((each) => !this.wins(each));
  }

  /** Whether a first move to these runs wins, where the other side may then swap, unless the game is over. */
  winsBeforeSwap(after: Runs): boolean {
    return this.moves(after).length === 0 ? !this.misere : !this.winsOrSwaps(after);
  }

  /** The Grundy value of a run: the least number that no move in it leads to. */
  value(length: number): number {
    for (let n = this.#values.length; n <= length; n++) {
      const reached = new Set(this.cuts(n).map(([a, b]) => this.value(a) ^ this.value(b)));
      let value = 0;
      while (reached.has(value)) value++;
      this.#values[n] = value;
    }
    return this.#values[length] as number;
  }

  xor(runs: Runs): number {
    return runs.reduce((sum, run) => sum ^ this.value(run), 0);
  }

  /** How many moves the shortest and the longest game from here has. */
  movesLeft(runs: Runs): readonly [least: number, most: number] {
    return remember(this.#moveCounts, runs, () => {
      const counts = this.moves(runs).map((each) => this.movesLeft(each));
      if (counts.length === 0) return [0, 0];
      return [1 + Math.min(...counts.map(([a]) => a)), 1 + Math.max(...counts.map(([, b]) => b))];
    });
  }

  /** The chance that an opponent who moves at random finds every winning answer, after a move of the side that has lost to these runs. */
  chanceAfter(runs: Runs): Fraction {
    const replies = this.moves(runs);
    if (replies.length === 0) return one;
    let sum = zero;
    for (const reply of replies) if (!this.wins(reply)) sum = plus(sum, this.chance(reply));
    return over(sum, replies.length);
  }

  /** The same after a first move, where a swap is one more answer: it wins where whoever has to take from these runs has lost. */
  chanceBeforeSwap(runs: Runs): Fraction {
    const replies = this.moves(runs);
    let sum = this.wins(runs) ? zero : this.chance(runs);
    for (const reply of replies) if (!this.wins(reply)) sum = plus(sum, this.chance(reply));
    return over(sum, replies.length + 1);
  }

  /** The least such chance that a move of the side to move, which has lost, can make. */
  chance(runs: Runs): Fraction {
    return remember(this.#chances, runs, () => {
      const chances = this.moves(runs).map((each) => this.chanceAfter(each));
      return chances.reduce((least, each) => (isLess(each, least) ? each : least), one);
    });
  }
}

function remember<T>(known: Map<string, T>, runs: Runs, find: () => T): T {
  const key = runs.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

export function sorted(lengths: readonly number[]): Runs {
  return lengths.filter((length) => length > 0).sort((a, b) => b - a);
}

export function runsIn({ rows }: TakingPosition): Runs {
  return sorted(rows.flatMap((runs) => runs.map(({ length }) => length)));
}

/** What a move leaves; undefined where it is not legal. */
export function runsAfter(
  play: PlainPlay,
  { rows, options }: TakingPosition,
  { row, left, right }: TakenRun,
): Runs | undefined {
  const lengths: number[] = [];
  let found = false;
  for (const [index, runs] of rows.entries()) {
    for (const run of runs) {
      const end = run.left + run.length - 1;
      if (index + 1 !== row || left < run.left || right > end) {
        lengths.push(run.length);
        continue;
      }
      if (!play.allows(right - left + 1) || (!options.middle && right !== end)) return undefined;
      found = true;
      lengths.push(left - run.left, end - right);
    }
  }
  return found ? sorted(lengths) : undefined;
}

/** A chance without rounding. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const zero: Fraction = { top: 0n, bottom: 1n };
const one: Fraction = { top: 1n, bottom: 1n };

function plus(a: Fraction, b: Fraction): Fraction {
  return lowest(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

function over({ top, bottom }: Fraction, by: number): Fraction {
  return lowest(top, bottom * BigInt(by));
}

function lowest(top: bigint, bottom: bigint): Fraction {
  let [a, b] = [top, bottom];
  while (b > 0n) [a, b] = [b, a % b];
  return { top: top / a, bottom: bottom / a };
}

export function isLess(a: Fraction, b: Fraction): boolean {
  return a.top * b.bottom < b.top * a.bottom;
}

export function isEqual(a: Fraction, b: Fraction): boolean {
  return a.top === b.top && a.bottom === b.bottom;
}

export function asNumber({ top, bottom }: Fraction): number {
  return Number((top * 10n ** 40n) / bottom) / 1e40;
}
