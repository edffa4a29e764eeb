import type { Head } from "./head.ts";

/**
 * The bots that can be rated together, each group and all of them in ascending order. With a prior these are the ones that games connect.
 * Without, results must lead back as well: where nobody of one part has ever scored against another, the other is better without bound
 * (L. R. Ford, 1957), so parts are the strongly connected ones of who has scored against whom.
 */
export function groupsOf(bots: readonly number[], heads: readonly Head[], prior: boolean): number[][] {
  const scored = new Map<number, number[]>(bots.map((bot) => [bot, []]));
  const conceded = new Map<number, number[]>(bots.map((bot) => [bot, []]));
  for (const { a, b, winsA, draws, winsB } of heads) {
    if (prior || winsA + draws > 0) link(scored, conceded, a, b);
    if (prior || winsB + draws > 0) link(scored, conceded, b, a);
  }
  const groups: number[][] = [];
  const grouped = new Set<number>();
  for (const bot of bots) {
    if (grouped.has(bot)) continue;
    const down = reachedFrom(bot, scored, grouped);
    const up = reachedFrom(bot, conceded, grouped);
    const group = bots.filter((each) => down.has(each) && up.has(each));
    for (const each of group) grouped.add(each);
    groups.push(group);
  }
  return groups;
}

function link(scored: Map<number, number[]>, conceded: Map<number, number[]>, a: number, b: number): void {
  scored.get(a)?.push(b);
  conceded.get(b)?.push(a);
}

function reachedFrom(
  bot: number,
  links: ReadonlyMap<number, readonly number[]>,
  without: ReadonlySet<number>,
): Set<number> {
  const reached = new Set([bot]);
  for (const each of reached) {
    for (const next of links.get(each) ?? []) if (!without.has(next)) reached.add(next);
  }
  return reached;
}
