import { describe, expect, it } from "vitest";
import { layOut, type Material, neighbour, type Spot } from "./layout.ts";

const boards: readonly (readonly [Material, readonly number[]])[] = [
  ["pebbles", [21]],
  ["pebbles", [3, 4]],
  ["pins", [11]],
  ["matches", [9, 7, 5, 3, 1]],
  ["coins", [9, 9, 9]],
  ["coins", [1]],
];

describe("the layout of pieces", () => {
  it.each(boards)(
    "of %s gives every one of %o a spot of its own inside the drawing, on any width",
    (material, lengths) => {
      for (const width of [300, 1000]) {
        const layout = layOut(lengths, material, width);
        const seen = new Set<string>();
        for (const [index, row] of layout.rows.entries()) {
          expect(row.map((spot) => spot.stick)).toEqual(
            Array.from({ length: lengths[index] as number }, (_, at) => at + 1),
          );
          for (const { x, y } of row) {
            seen.add(`${x},${y}`);
            expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
          }
        }
        expect(seen.size).toBe(lengths.reduce((sum, row) => sum + row, 0));
      }
    },
  );

  it("puts the matches' first and longest row at the bottom", () => {
    const { rows } = layOut([9, 7, 5, 3, 1], "matches", 1000);
    const [first, , , , fifth] = rows.map(([spot]) => spot?.y);
    expect(first).toBeGreaterThan(fifth as number);
  });
});

describe("the arrow keys", () => {
  it.each(boards)("reach every piece of %s", (material, lengths) => {
    const spots = layOut(lengths, material, 360).rows.flat();
    const reached = new Set<Spot>([spots[0] as Spot]);
    for (const spot of reached) {
      for (const arrow of ["left", "right", "up", "down"] as const) {
        const next = neighbour(spots, spot, arrow);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(spots.length);
  });
});
