import { must, type TakingOptions, type TakingPosition, taking } from "../games/index.ts";

/**
 * Random questions about a few games, so that each game is asked for again and again: long runs after short ones, lists of takes
 * with and without a period, tame and wild, small enough for a search and too large for one.
 */
export function randomQuestions(seed: number, count: number): TakingPosition[] {
  const random = generator(seed);
  const integer = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(items: readonly T[]) => items[integer(0, items.length - 1)] as T;
  const rules = Array.from({ length: Math.ceil(count / 10) }, () => ({
    take: pick<() => TakingOptions["take"]>([
      () => "any",
      () => ({ from: integer(1, 3), to: integer(3, 6) }),
      () => [...new Set([integer(1, 3), integer(1, 9)])].sort((a, b) => a - b),
      () => [...new Set([integer(1, 6), integer(2, 7), integer(2, 12)])].sort((a, b) => a - b),
    ])(),
    middle: random() < 0.75,
    last: pick(["wins", "loses"] as const),
  }));
  return Array.from({ length: count }, () => {
    const longest = random() < 0.04 ? 70_000 : pick([6, 12, 20, 40, 70, 140, 300]);
    const rows = Array.from({ length: pick([1, 1, 2, 2, 3, 4]) }, () => integer(1, longest));
    if (rows.length > 1 && random() < 0.4) rows[1] = rows[0] as number;
    return taking.start(must(taking.options({ ...pick(rules), rows })));
  });
}

/** Numbers from 0 to 1 that a seed fixes (mulberry32). */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
