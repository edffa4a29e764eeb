import { describe, expect, it } from "vitest";
import { layOut } from "./layout.ts";
import type { Material, Spot } from "./spots.ts";
import { nextStop } from "./walk.ts";

const boards: readonly (readonly [Material, readonly number[]])[] = [
  ["pebbles", [21]],
  ["pebbles", [3, 4]],
  ["pins", [11]],
  ["matches", [9, 7, 5, 3, 1]],
  ["matches", [40, 3]],
  ["coins", [9, 9, 9]],
  ["coins", [60, 2]],
];

describe("the arrow keys", () => {
  it.each(boards)("reach every piece of %s %o", (material, lengths) => {
    for (const width of [296, 1000]) {
      const spots = layOut(lengths, material, width).rows.flat();
      const reached = new Set<Spot>([spots[0] as Spot]);
      for (const spot of reached) {
        for (const arrow of ["left", "right", "up", "down"] as const) {
          const next = nextStop(spots, spot, arrow, material);
          if (next) reached.add(next);
        }
      }
      expect(reached.size).toBe(spots.length);
    }
  });

  it("lead where they point, also in a line that runs back", () => {
    const row = layOut([30], "pebbles", 296).rows[0] ?? [];
    const back = row.find((spot) => spot.way === "left") as Spot;
    expect(nextStop(row, back, "left", "pebbles")?.stick).toBe(back.stick + 1);
    expect(nextStop(row, back, "right", "pebbles")).toBeUndefined();
    expect(nextStop(row, back, "up", "pebbles")?.stick).toBe(back.stick - 1);
  });
});
