import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { blackScore, emptySquares, must, type ReversiPosition, reversi } from "../../games/index.ts";
import { languageTags, loadLearnSentences } from "../../words/index.ts";
import { endOf, mostEmpty } from "./reversi-end.ts";
import { reversiFacts } from "./reversi-facts.ts";
import { reversiProof, reversiSmaller, reversiWhy } from "./reversi-layers.ts";

const languages = await Promise.all(languageTags.map(loadLearnSentences));

/** Some random moves on, on a board of that size. */
function played(size: number, moves: number, seed: number): ReversiPosition {
  let state = seed;
  let position = reversi.start(must(reversi.options({ size })));
  for (let count = 0; count < moves && !position.over; count++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    position = must(
      reversi.play(position, reversi.moveAt(position, (state >>> 8) % reversi.countMoves(position))),
    );
  }
  return position;
}

const positions = fc
  .tuple(fc.constantFrom(4, 6, 8), fc.nat({ max: 59 }), fc.nat())
  .map(([size, moves, seed]) => played(size, moves, seed));

/** The same facts, counted square by square. */
function countedPlainly(position: ReversiPosition) {
  const { size } = position.options;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => position.cells[row * size + column]),
  );
  const at = (row: number, column: number) => rows[row]?.[column];
  const around = [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))
    .filter(([a, b]) => a || b);
  const places = rows.flatMap((cells, row) => cells.map((_, column) => [row, column] as const));
  const mine = position.turn + 1;
  const canPlay = (cell: number) =>
    places.filter(
      ([row, column]) =>
        at(row, column) === 0 &&
        around.some(([down, right]) => {
          let far = 1;
          while (at(row + far * down, column + far * right) === 3 - cell) far++;
          return far > 1 && at(row + far * down, column + far * right) === cell;
        }),
    ).length;
  const beside = (cell: number) =>
    places.filter(
      ([row, column]) =>
        at(row, column) === cell && around.some(([down, right]) => at(row + down, column + right) === 0),
    ).length;
  const inCorner = (cell: number) =>
    [0, size - 1].flatMap((row) => [0, size - 1].filter((column) => at(row, column) === cell)).length;
  // Regions by merging labels until nothing changes.
  const labels = new Map(
    places.filter(([row, column]) => at(row, column) === 0).map(([r, c], n) => [`${r},${c}`, n]),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const [place, label] of labels) {
      const [row = 0, column = 0] = place.split(",").map(Number);
      for (const [down, right] of around) {
        const other = labels.get(`${row + down},${column + right}`);
        if (other === undefined || other >= label) continue;
        labels.set(place, other);
        changed = true;
        break;
      }
    }
  }
  const sizes = new Map<number, number>();
  for (const label of labels.values()) sizes.set(label, (sizes.get(label) ?? 0) + 1);
  return {
    mobility: { own: position.over ? 0 : canPlay(mine), other: canPlay(3 - mine) },
    corners: { own: inCorner(mine), other: inCorner(3 - mine) },
    frontier: { own: beside(mine), other: beside(3 - mine) },
    empty: labels.size,
    regions: sizes.size,
    odd: [...sizes.values()].filter((count) => count % 2 === 1).length,
  };
}

/** The best result for Black that can be reached, by the rules alone. */
function bestFor(position: ReversiPosition): number {
  if (position.over) return blackScore(position);
  const scores = [...reversi.moves(position)].map((move) => bestFor(must(reversi.play(position, move))));
  return position.turn === 0 ? Math.max(...scores) : Math.min(...scores);
}

describe("the layers of Reversi", () => {
  it("say of a position only what another count finds, too", () => {
    fc.assert(
      fc.property(positions, (position) => {
        expect(reversiFacts(position)).toEqual(countedPlainly(position));
      }),
      { numRuns: cases(150, 5_000), seed: 2 },
    );
  });

  it("show the end of a line, played out as well as it can be", () => {
    let ends = 0;
    for (let seed = 1; seed <= cases(12, 200); seed++) {
      const start = played(8, 40, seed);
      const line: number[] = [];
      let at = start;
      while (!at.over) {
        const move = reversi.moveAt(at, seed % reversi.countMoves(at));
        line.push(move);
        at = must(reversi.play(at, move));
      }
      const end = endOf(start, line);
      if (!end) continue;
      ends++;
      expect(emptySquares(end.position)).toBeLessThanOrEqual(mostEmpty);
      let last = end.position;
      for (const move of end.moves) last = must(reversi.play(last, move));
      expect(last.over).toBe(true);
      expect(blackScore(last)).toBe(bestFor(end.position));
      expect(endOf(start, line.slice(0, 3))).toBeUndefined();
      expect(endOf(end.position, end.moves)).toBeUndefined();
    }
    expect(ends).toBeGreaterThan(5);
  });

  it("are there in every language, with a number wherever one is known", () => {
    const position = played(8, 46, 5);
    for (const { layers } of languages) {
      const say = layers.reversi;
      const found = { exact: false, depth: 9, line: [...reversi.moves(position)].slice(0, 1) };
      expect(reversiWhy(say, position, found)).toHaveLength(5);
      const { mobility, empty } = reversiFacts(position);
      expect(reversiWhy(say, position, found)[0]).toContain(String(mobility.own));
      const estimate = reversiProof(say, position, found).join(" ");
      expect(estimate).toContain(String(empty));
      expect(estimate).toMatch(/3[.,]2/);
      expect(reversiProof(say, played(6, 4, 1), found)[1]).toBe(say.unmeasured);
      expect(reversiProof(say, position, { ...found, exact: true })).toHaveLength(1);
      expect(reversiSmaller(say, position, found)).toBeUndefined();
    }
  });
});
