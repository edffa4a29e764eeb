import { Matching } from "./matching.ts";

/**
 * The pairs of a bracket whose players are numbered by their places. A pairing is written as a list: of each pair whoever is placed better,
 * in order, and behind them all their opponents, in the same order. The lexicographically smallest list is taken: with everything allowed
 * the top half against the bottom half, 1 2 3 | 4 5 6; otherwise first the opponents change among themselves, 1 2 3 | 4 6 5, and only
 * where that does not do, the halves, 1 2 4 | 3 5 6. (FIDE's Double-Swiss goes through pairings in this manner.) A pairing is allowed
 * when it is one of the cheapest.
 */
export function bracketPairs(
  size: number,
  cost: (left: number, right: number) => number,
): readonly (readonly [number, number])[] {
  const matching = new Matching(size, cost, halves(size, cost));
  matching.solve();
  const tops = chooseTops(matching);
  // Only pairs of a top and a bottom are left, hence no odd cycles: the cheapest matchings are those of tight edges.
  matching.solve();
  return chooseBottoms(matching, tops);
}

/** The first half against the first of the other half that is free. */
function halves(size: number, cost: (left: number, right: number) => number): number[] {
  const mate = new Array<number>(size).fill(-1);
  for (let top = 0; top < size / 2; top++) {
    for (let bottom = size / 2; bottom < size; bottom++) {
      if (mate[bottom] !== -1 || cost(top, bottom) > 0) continue;
      mate[top] = bottom;
      mate[bottom] = top;
      break;
    }
  }
  return mate;
}

/** Whoever can be the better of a pair is; afterwards only edges from one of these to a later one of the others are allowed. */
function chooseTops(matching: Matching): number[] {
  const tops: number[] = [];
  for (let place = 0; place < matching.size; place++) {
    const beTop = () => matching.keep(place, (other) => other > place);
    // Nothing changes for the matching where it has its edge already, and there are no more tops than pairs.
    const isTop = matching.mate(place) > place;
    if (isTop) beTop();
    if (isTop || (tops.length < matching.size / 2 && matching.attempt(beTop))) tops.push(place);
    else matching.keep(place, (other) => other < place);
  }
  return tops;
}

/** Each in turn has the best placed opponent with whom the others can still be paired. */
function chooseBottoms(matching: Matching, tops: readonly number[]): (readonly [number, number])[] {
  const mate = Array.from({ length: matching.size }, (_, place) => matching.mate(place));
  const open = new Set(tops);
  return tops.map((top) => {
    open.delete(top);
    const own = mate[top] as number;
    const better = [...open].map((other) => mate[other] as number).filter((bottom) => bottom < own);
    const wanted = better.filter((bottom) => matching.tight(top, bottom)).sort((a, b) => a - b);
    if (wanted.length === 0) return [top, own];
    const steps = exchanges(matching, mate, open, own);
    let given = wanted.find((bottom) => steps.has(bottom)) ?? own;
    const pair = [top, given] as const;
    let owner = mate[given] as number;
    while (given !== own) {
      given = steps.get(given) as number;
      const next = mate[given] as number;
      mate[owner] = given;
      mate[given] = owner;
      owner = next;
    }
    return pair;
  });
}

/** The bottoms that could be had if one of them were free: each with the one that its top would take instead. */
function exchanges(
  matching: Matching,
  mate: readonly number[],
  tops: ReadonlySet<number>,
  freed: number,
): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  const waiting = new Set(tops);
  const queue = [freed];
  for (const bottom of queue) {
    for (const top of waiting) {
      if (!matching.tight(top, bottom)) continue;
      waiting.delete(top);
      const next = mate[top] as number;
      steps.set(next, bottom);
      queue.push(next);
    }
  }
  return steps;
}
