import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sticks, takingPosition } from "../../../games/index.ts";
import { makeRows } from "../../../notation/index.ts";
import { withRows, withToggled } from "./standing.ts";

const start = sticks.start(sticks.defaults);

describe("rows that are set up", () => {
  it("lose pieces and get them back one by one, and stay rows of the rules", () => {
    const spots = fc
      .integer({ min: 1, max: 5 })
      .chain((row) =>
        fc.tuple(fc.constant(row), fc.integer({ min: 1, max: sticks.defaults.rows[row - 1] ?? 1 })),
      );
    fc.assert(
      fc.property(fc.array(spots, { maxLength: 40 }), (presses) => {
        const there = start.rows.map((runs) => "1".repeat(runs[0]?.length ?? 0).split(""));
        let position = start;
        for (const [row, stick] of presses) {
          position = withToggled(position, row, stick);
          const drawn = there[row - 1] as string[];
          drawn[stick - 1] = drawn[stick - 1] === "1" ? "0" : "1";
        }
        expect(makeRows(position)).toBe(there.map((row) => row.join("")).join("/"));
        expect(takingPosition(position.options, position.rows, 0).ok).toBe(true);
      }),
    );
  });

  it("are longer, shorter and more, and keep what was set up in the others", () => {
    const gone = withToggled(start, 2, 3);
    expect(makeRows(withRows(gone, [4, 7, 5, 3, 1, 2]))).toBe("1111/1101111/11111/111/1/11");
    expect(makeRows(withRows(gone, [9, 7]))).toBe("111111111/1101111");
  });
});
