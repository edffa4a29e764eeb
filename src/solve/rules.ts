import {
  countTakes,
  isTakeList,
  type Take,
  type TakeList,
  type TakeRange,
  type TakingOptions,
  type TakingPosition,
  takesUpTo,
} from "../games/index.ts";

/** What matters of a game's options, as far as runs of some length go. Equal games have equal keys. */
export interface Rules {
  /** The range ends at infinity where every count from its first on may be taken. */
  readonly take: TakeRange | TakeList;
  readonly middle: boolean;
  readonly misere: boolean;
  readonly key: string;
}

/**
 * The rules that runs of at most `longest` obey: counts beyond that do not matter, so that some sets turn into a simpler one.
 * Undefined when nothing can be taken at all.
 */
export function rulesFor(options: TakingOptions, longest: number): Rules | undefined {
  const take = takeUpTo(options.take, longest);
  if (take === undefined) return undefined;
  const { middle } = options;
  const misere = options.last === "loses";
  const counts = isTakeList(take) ? take.join(",") : `${take.from}-${take.to}`;
  return {
    take,
    middle,
    misere,
    key: `${middle ? "middle" : "end"} ${misere ? "misere" : "normal"} ${counts}`,
  };
}

/** Counts of a list up to this stay even where no run is as long, so that a game has the same rules from its start to its end. */
const alwaysKept = 20_000;

function takeUpTo(take: Take, longest: number): Rules["take"] | undefined {
  if (take === "any") return longest >= 1 ? range(1, Number.POSITIVE_INFINITY) : undefined;
  if (!isTakeList(take)) {
    if (take.from > longest) return undefined;
    return range(take.from, take.to >= longest ? Number.POSITIVE_INFINITY : take.to);
  }
  const counts = take.filter((count) => count <= longest);
  const [from] = counts;
  const to = counts.at(-1);
  if (from === undefined || to === undefined) return undefined;
  if (to - from === counts.length - 1) return range(from, to >= longest ? Number.POSITIVE_INFINITY : to);
  return take.filter((count) => count <= Math.max(longest, alwaysKept));
}

function range(from: number, to: number): TakeRange {
  return { from, to };
}

/** The largest count; infinite where there is none. */
export function mostTake({ take }: Rules): number {
  return isTakeList(take) ? (take.at(-1) as number) : take.to;
}

/** Equal for positions in which the same moves can be made, whatever was played before. */
export function keyOfPosition({ options, rows }: TakingPosition): string {
  let key = optionsKeys.get(options);
  if (key === undefined) {
    key = JSON.stringify([options.take, options.middle, options.last]);
    optionsKeys.set(options, key);
  }
  for (const runs of rows) {
    for (const { left, length } of runs) key += `${left}+${length},`;
    key += "/";
  }
  return key;
}

const optionsKeys = new WeakMap<TakingOptions, string>();

/** The lengths of all runs of a position, the longest first. */
export function runsOf(position: TakingPosition): number[] {
  const lengths: number[] = [];
  for (const runs of position.rows) for (const run of runs) lengths.push(run.length);
  return lengths.sort((a, b) => b - a);
}

/**
 * What one move can make of a run: `take` sticks go, `left` and `right` stay (`left` ≤ `right`), in `equal` ways that mirror
 * each other.
 */
export interface Split {
  readonly take: number;
  readonly left: number;
  readonly right: number;
  readonly equal: 1 | 2;
}

/** Every split of a run; with `reach`, only those that leave at most so many sticks on the shorter side. */
export function* splits(rules: Rules, length: number, reach = Number.POSITIVE_INFINITY): Generator<Split> {
  for (const take of takesUpTo(rules.take, length)) {
    const rest = length - take;
    if (!rules.middle) {
      yield { take, left: 0, right: rest, equal: 1 };
      continue;
    }
    for (let left = 0; left * 2 <= rest && left <= reach; left++) {
      yield { take, left, right: rest - left, equal: left * 2 === rest ? 1 : 2 };
    }
  }
}

/** How many splits `splits` gives. */
export function countSplits({ take, middle }: Rules, length: number): number {
  if (!middle) return countTakes(take, length, middle);
  if (isTakeList(take)) {
    let total = 0;
    for (const count of take) if (count <= length) total += Math.floor((length - count) / 2) + 1;
    return total;
  }
  // Every split stands for two moves but the symmetrical ones, of which there is one for each take of the run's own parity.
  const to = Math.min(take.to, length);
  if (to < take.from) return 0;
  const first = take.from + ((length - take.from) % 2);
  const symmetrical = first > to ? 0 : Math.floor((to - first) / 2) + 1;
  return (countTakes(take, length, middle) + symmetrical) / 2;
}

/** The splits of short runs, listed once. Where millions are walked, a list is several times faster than a generator. */
export class SplitTable {
  readonly rules: Rules;
  readonly #lists: (readonly Split[])[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
  }

  of(length: number): Iterable<Split> {
    if (length > longestListed) return splits(this.rules, length);
    this.#lists[length] ??= [...splits(this.rules, length)];
    return this.#lists[length];
  }
}

const longestListed = 200;
