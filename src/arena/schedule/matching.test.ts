import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { seededChance } from "../../players/index.ts";
import { Matching } from "./matching.ts";

const none = Number.POSITIVE_INFINITY;

/** The least cost of a perfect matching of all vertices: over every set of them, its first vertex with each other one. */
function least(cost: (a: number, b: number) => number, size: number): number {
  const best = new Float64Array(2 ** size).fill(none);
  best[0] = 0;
  for (let set = 1; set < best.length; set++) {
    const first = 31 - Math.clz32(set);
    for (let other = 0; other < first; other++) {
      if ((set & (1 << other)) === 0) continue;
      const rest = best[set ^ (1 << first) ^ (1 << other)] as number;
      if (rest < none) best[set] = Math.min(best[set] as number, rest + cost(first, other));
    }
  }
  return best[best.length - 1] as number;
}

function randomCosts(size: number, density: number, highest: number, chance: () => number): number[][] {
  const costs = Array.from({ length: size }, () => new Array<number>(size).fill(none));
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < a; b++) {
      const cost = chance() < density ? Math.floor(chance() * (highest + 1)) : none;
      (costs[a] as number[])[b] = cost;
      (costs[b] as number[])[a] = cost;
    }
  }
  return costs;
}
const lookUp = (costs: number[][]) => (a: number, b: number) => costs[a]?.[b] ?? none;

function check(matching: Matching, costs: number[][], best: number) {
  const vertices = costs.map((_, vertex) => vertex);
  for (const vertex of vertices) expect(matching.mate(matching.mate(vertex))).toBe(vertex);
  expect(matching.total).toBe(best);
}

describe("the perfect matching of least cost", () => {
  it("is that of trying all, on random graphs, and stays so while edges go", () => {
    const chance = seededChance(1);
    let kept = 0;
    for (let round = 0; round < cases(800, 40_000); round++) {
      const size = 2 * Math.ceil(chance() * (chance() < 0.05 ? 7 : 5));
      const highest = [0, 1, 3, 20][Math.floor(chance() * 4)] as number;
      const costs = randomCosts(size, 0.2 + 0.8 * chance(), highest, chance);
      const vertices = costs.map((_, vertex) => vertex);
      const matching = new Matching(size, lookUp(costs));
      const best = least(lookUp(costs), size);
      expect(matching.solve()).toBe(best < none);
      if (best === none) continue;
      check(matching, costs, best);
      const face = matching.face();
      const onFace = vertices.flatMap((a) => (face(a, matching.mate(a)) < none ? [a] : []));
      expect(onFace).toEqual(vertices);

      for (let change = 0; change < 6; change++) {
        const gone = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => {
          const one = Math.floor(chance() * size);
          return [one, chance() < 0.5 ? matching.mate(one) : Math.floor(chance() * size)] as const;
        });
        const then = costs.map((row) => [...row]);
        for (const [a, b] of gone) {
          (then[a] as number[])[b] = none;
          (then[b] as number[])[a] = none;
        }
        const possible = least(lookUp(then), size) === best;
        const forbidGone = () => {
          for (const [a, b] of gone) matching.forbid(a, b);
        };
        expect(matching.attempt(forbidGone)).toBe(possible);
        if (possible) for (const row of vertices) costs[row] = then[row] as number[];
        check(matching, costs, best);
        if (possible) kept++;
      }
    }
    expect(kept).toBeGreaterThan(800);
  });

  it("has a face: small costs with the same cheapest matchings", () => {
    const chance = seededChance(2);
    let blossoms = 0;
    for (let round = 0; round < cases(300, 10_000); round++) {
      const size = 2 * Math.ceil(chance() * 4);
      const costs = randomCosts(size, 1, 4, chance);
      const matching = new Matching(size, lookUp(costs));
      expect(matching.solve()).toBe(true);
      const best = matching.total;
      const face = matching.face();
      const faceBest = least(face, size);
      if (faceBest > 0) blossoms++;
      // Every matching is cheapest by both or by neither.
      const all = (left: readonly number[], cost: number, small: number): void => {
        const [first, ...others] = left;
        if (first === undefined) {
          expect(small === faceBest).toBe(cost === best);
          return;
        }
        for (const other of others) {
          const rest = others.filter((one) => one !== other);
          all(rest, cost + lookUp(costs)(first, other), small + face(first, other));
        }
      };
      all([...costs.keys()], 0, 0);
    }
    expect(blossoms).toBeGreaterThan(20);
  });

  it("finds what there is in graphs that are nearly nothing but odd cycles", () => {
    // Triangles in a row, joined by single edges: matched in one way only.
    for (const triangles of [2, 10, 60]) {
      const size = 3 * triangles;
      const joined = (a: number, b: number) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const same = Math.floor(low / 3) === Math.floor(high / 3);
        return same || (high === low + 1 && low % 6 === 2) ? 0 : none;
      };
      expect(new Matching(size, joined).solve()).toBe(true);
      const apart = (a: number, b: number) =>
        Math.min(a, b) === 2 && Math.max(a, b) === 3 ? none : joined(a, b);
      expect(new Matching(size, apart).solve()).toBe(false);
    }
  });

  it("takes an empty graph and one without edges", () => {
    expect(new Matching(0, () => 0).solve()).toBe(true);
    expect(new Matching(2, () => none).solve()).toBe(false);
  });
});
