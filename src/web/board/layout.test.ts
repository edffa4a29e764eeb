import { describe, expect, it } from "vitest";
import { type games, kayles, piles, sticks, stones, taking } from "../../games/index.ts";
import { layOut, materialOf, neighbour, type Spot } from "./layout.ts";

const presets = [stones, kayles, sticks, piles, taking] as const;

describe("the layout of pieces", () => {
  it("gives every stick a spot of its own inside the drawing, on any width", () => {
    for (const game of presets) {
      for (const width of [300, 1000]) {
        const layout = layOut(game.defaults, materialOf(game.id as keyof typeof games, game.defaults), width);
        const seen = new Set<string>();
        for (const [index, row] of layout.rows.entries()) {
          expect(row.map((spot) => spot.stick)).toEqual(
            Array.from({ length: game.defaults.rows[index] as number }, (_, at) => at + 1),
          );
          for (const { x, y } of row) {
            seen.add(`${x},${y}`);
            expect(x > 0 && x < layout.width && y > 0 && y < layout.height).toBe(true);
          }
        }
        expect(seen.size).toBe(game.defaults.rows.reduce((sum, row) => sum + row, 0));
      }
    }
  });

  it("puts the sticks' first and longest row at the bottom", () => {
    const { rows } = layOut(sticks.defaults, "matches", 1000);
    const [first, , , , fifth] = rows.map(([spot]) => spot?.y);
    expect(first).toBeGreaterThan(fifth as number);
  });
});

describe("the arrow keys", () => {
  it("reach every piece", () => {
    for (const game of presets) {
      const spots = layOut(
        game.defaults,
        materialOf(game.id as keyof typeof games, game.defaults),
        360,
      ).rows.flat();
      const reached = new Set<Spot>([spots[0] as Spot]);
      for (const spot of reached) {
        for (const arrow of ["left", "right", "up", "down"] as const) {
          const next = neighbour(spots, spot, arrow);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(spots.length);
    }
  });
});
