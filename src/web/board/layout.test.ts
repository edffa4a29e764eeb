import { describe, expect, it } from "vitest";
import { layOut } from "./layout.ts";
import { leastTarget } from "./measures.ts";
import type { Layout, Material, Spot } from "./spots.ts";

const materials: readonly Material[] = ["pebbles", "pins", "matches", "coins"];

/** What the page leaves for a board on screens of 320, 360, 740, 1024 and 1440 pixels, and the screens themselves. */
const widths = [296, 320, 336, 360, 400, 740, 1024, 1440];

const boards: readonly (readonly [Material, readonly number[]])[] = [
  ["pebbles", [21]],
  ["pebbles", [3, 4]],
  ["pins", [11]],
  ["matches", [9, 7, 5, 3, 1]],
  ["matches", [40, 0, 3]],
  ["coins", [9, 9, 9]],
  ["coins", [60, 2, 30]],
  ["coins", [1]],
];

/** Whether nothing lies between two pieces: they stand side by side, or one on the other. */
function sideBySide({ unit, material }: Layout, a: Spot, b: Spot): boolean {
  const [along, across] = material === "coins" ? [b.y - a.y, b.x - a.x] : [b.x - a.x, b.y - a.y];
  const pitch = material === "coins" ? unit.height : unit.width;
  return across === 0 && Math.abs(Math.abs(along) - pitch) < 1e-6;
}

/** Whether a path is drawn that begins beside the one piece and ends beside the other. */
function joined({ bends, unit }: Layout, a: Spot, b: Spot): boolean {
  const bend = bends.find(({ from, to }) => from === a && to === b);
  if (!bend) return false;
  const [, x1, y1] = /^M(\S+) ([\d.]+)/.exec(bend.path) as unknown as string[];
  const end = bend.path.split(/[A-Z ]/).filter(Boolean);
  const near = (x: number, y: number, spot: Spot) =>
    Math.abs(x - spot.x) <= unit.width / 2 + 1e-6 && Math.abs(y - spot.y) < 1e-6;
  const endY = bend.path.includes("H") ? end.at(-2) : end.at(-1);
  const endX = bend.path.includes("H") ? end.at(-1) : end.at(-2);
  return near(Number(x1), Number(y1), a) && near(Number(endX), Number(endY), b);
}

describe("the layout of pieces", () => {
  it.each(boards)("of %s gives every one of %o a spot of its own inside the drawing", (material, lengths) => {
    for (const width of widths) {
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
  });

  it.each(materials)("keeps neighbours in a row of 1 to 200 %s together, or joins them", (material) => {
    for (const width of widths) {
      for (let length = 1; length <= 200; length++) {
        const layout = layOut([length], material, width);
        const row = layout.rows[0] ?? [];
        for (const [index, spot] of row.entries()) {
          const before = row[index - 1];
          if (!before) continue;
          const together = sideBySide(layout, before, spot) || joined(layout, before, spot);
          if (!together) expect.fail(`${material}, ${length} on ${width}: ${spot.stick} is torn off`);
        }
        expect(layout.width).toBeLessThanOrEqual(width);
      }
    }
  });

  it("breaks no row that fits into one line with pieces a finger can press", () => {
    for (const material of ["pebbles", "pins", "matches"] as const) {
      for (const width of widths) {
        const most = Math.floor((width - 32) / leastTarget);
        expect(layOut([most], material, width).bends).toEqual([]);
        const broken = layOut([most + 1], material, width);
        expect(broken.bends.length).toBe(1);
        // Where it turns, the next piece lies under the one before it.
        expect(broken.bends.map(({ from, to }) => from.x - to.x)).toEqual([0]);
      }
    }
  });

  it("has the published boards in unbroken rows from 320 pixels on, except stones on a phone", () => {
    for (const width of widths) {
      expect(layOut([11], "pins", width).bends).toEqual([]);
      expect(layOut([9, 7, 5, 3, 1], "matches", width).bends).toEqual([]);
      expect(layOut([9, 9, 9], "coins", width).bends).toEqual([]);
      expect(layOut([21], "pebbles", width).bends.length).toBe(width < 560 ? 1 : 0);
    }
  });

  it("has a least height at which every piece in a line can still be pressed", () => {
    for (const [material, lengths] of boards) {
      if (material === "coins") continue;
      for (const width of widths) {
        const { least, height, unit } = layOut(lengths, material, width);
        expect((unit.width * least) / height).toBeGreaterThanOrEqual(leastTarget - 1e-6);
        expect((unit.height * least) / height).toBeGreaterThanOrEqual(leastTarget - 1e-6);
        expect(least).toBeLessThanOrEqual(Math.ceil(height));
      }
    }
  });

  it("numbers both ends of every line of a long row, and every fifth place", () => {
    for (const material of materials) {
      const row = layOut([60], material, 360).rows[0] ?? [];
      for (const [index, spot] of row.entries()) {
        const ends = row[index - 1]?.line !== spot.line || row[index + 1]?.line !== spot.line;
        expect(spot.numbered).toBe(ends || spot.stick % 5 === 0);
      }
    }
    expect(layOut([9], "matches", 360).rows[0]?.some((spot) => spot.numbered)).toBe(false);
  });

  it("puts the matches' first and longest row at the bottom", () => {
    const { rows } = layOut([9, 7, 5, 3, 1], "matches", 1000);
    const [first, , , , fifth] = rows.map(([spot]) => spot?.y);
    expect(first).toBeGreaterThan(fifth as number);
  });
});
