import type { Take, TakingOptions, TakingPosition } from "../games/index.ts";

/** The allowed counts: `to` is infinite when every count from `from` on may be taken. */
export type Takes =
  | { readonly kind: "range"; readonly from: number; readonly to: number }
  | { readonly kind: "list"; readonly counts: readonly number[] };

/** What matters of a game's options, as far as runs of some length go. Equal games have equal keys. */
export interface Rules {
  readonly takes: Takes;
  readonly middle: boolean;
  readonly misere: boolean;
  readonly key: string;
}

/**
 * The rules that runs of at most `longest` obey: counts beyond that do not matter, so that some sets turn into a simpler one.
 * Undefined when nothing can be taken at all.
 */
export function rulesFor(options: TakingOptions, longest: number): Rules | undefined {
  const takes = takesFor(options.take, longest);
  if (takes === undefined) return undefined;
  const { middle } = options;
  const misere = options.last === "loses";
  const counts = takes.kind === "list" ? takes.counts.join(",") : `${takes.from}-${takes.to}`;
  return {
    takes,
    middle,
    misere,
    key: `${middle ? "middle" : "end"} ${misere ? "misere" : "normal"} ${counts}`,
  };
}

/** Counts of a list up to this stay even where no run is as long, so that a game has the same rules from its start to its end. */
const alwaysKept = 20_000;

function takesFor(take: Take, longest: number): Takes | undefined {
  if (take === "any") return longest >= 1 ? range(1, Number.POSITIVE_INFINITY) : undefined;
  if (!isList(take)) {
    if (take.from > longest) return undefined;
    return range(take.from, take.to >= longest ? Number.POSITIVE_INFINITY : take.to);
  }
  const counts = take.filter((count) => count <= longest);
  const [from] = counts;
  const to = counts.at(-1);
  if (from === undefined || to === undefined) return undefined;
  if (to - from === counts.length - 1) return range(from, to >= longest ? Number.POSITIVE_INFINITY : to);
  return { kind: "list", counts: take.filter((count) => count <= Math.max(longest, alwaysKept)) };
}

function range(from: number, to: number): Takes {
  return { kind: "range", from, to };
}

function isList(take: Take): take is readonly number[] {
  return Array.isArray(take);
}

export function leastCount(takes: Takes): number {
  return takes.kind === "list" ? (takes.counts[0] as number) : takes.from;
}

/** The allowed counts up to `length`, ascending. */
export function* countsUpTo(takes: Takes, length: number): Generator<number> {
  if (takes.kind === "list") {
    for (const count of takes.counts) if (count <= length) yield count;
    return;
  }
  const to = Math.min(takes.to, length);
  for (let count = takes.from; count <= to; count++) yield count;
}

/** How many moves a run offers, each place counted. */
export function countMovesOf(rules: Rules, length: number): number {
  const { takes, middle } = rules;
  if (takes.kind === "list") {
    let total = 0;
    for (const count of takes.counts) if (count <= length) total += middle ? length - count + 1 : 1;
    return total;
  }
  const to = Math.min(takes.to, length);
  if (to < takes.from) return 0;
  const sizes = to - takes.from + 1;
  return middle ? (sizes * (2 * length - takes.from - to + 2)) / 2 : sizes;
}

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
  for (const take of countsUpTo(rules.takes, length)) {
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
export function countSplits(rules: Rules, length: number): number {
  if (!rules.middle) return countMovesOf(rules, length);
  const { takes } = rules;
  let total = 0;
  if (takes.kind === "list") {
    for (const count of takes.counts) if (count <= length) total += Math.floor((length - count) / 2) + 1;
    return total;
  }
  // Every split stands for two moves but the symmetrical ones, of which there is one for each take of the run's own parity.
  const to = Math.min(takes.to, length);
  if (to < takes.from) return 0;
  const first = takes.from + ((length - takes.from) % 2);
  const symmetrical = first > to ? 0 : Math.floor((to - first) / 2) + 1;
  return (countMovesOf(rules, length) + symmetrical) / 2;
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
