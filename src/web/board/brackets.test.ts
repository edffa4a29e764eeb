import fc from "fast-check";
import { expect, it } from "vitest";
import { tiered } from "./brackets.tsx";

const stretch = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 8 }))
  .map(([row, left, more]) => ({ row, left, right: left + more }));

it("never lays one bracket over another, and leaves out only what finds no free level", () => {
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 40 }), fc.integer({ min: 1, max: 8 }), (moves, levels) => {
      const placed = tiered(moves, levels);
      for (const [index, { move, tier }] of placed.entries()) {
        expect(tier).toBeLessThan(levels);
        for (const other of placed.slice(0, index)) {
          const over =
            other.tier === tier &&
            other.move.row === move.row &&
            other.move.left <= move.right &&
            other.move.right >= move.left;
          expect(over).toBe(false);
        }
      }
      for (const move of moves.filter((each) => !placed.some((one) => one.move === each))) {
        const meeting = placed.filter(
          (one) => one.move.row === move.row && one.move.left <= move.right && one.move.right >= move.left,
        );
        expect(new Set(meeting.map((one) => one.tier)).size).toBe(levels);
      }
    }),
  );
});
