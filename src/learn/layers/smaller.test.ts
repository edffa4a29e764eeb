import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../../test/cases.ts";
import { must, sticksLeft, type TakingPosition, taking } from "../../games/index.ts";
import { analyse } from "../../solve/index.ts";
import { smallerOf } from "./smaller.ts";

function start(chosen: unknown): TakingPosition {
  return taking.start(must(taking.options(chosen)));
}

const lengths = ({ rows }: TakingPosition) => rows.flat().map(({ length }) => length);

describe("a smaller position", () => {
  it.each([
    [{ rows: [21], take: [1, 2, 3], last: "loses" }, [5]],
    [{ rows: [3, 5, 7] }, [4, 2, 1]],
    [{ rows: [9, 7, 5, 3, 1], middle: true, last: "loses" }, [4, 2, 1]],
    [{ rows: [11], take: [1, 2], middle: true }, [3]],
    [{ rows: [9, 8, 6], take: [1, 2, 3] }, [4, 2, 1]],
    [{ rows: [1], last: "loses" }, undefined],
  ])("of %j has the runs %j", (chosen, runs) => {
    const smaller = smallerOf(start(chosen));
    expect(smaller && lengths(smaller)).toEqual(runs);
  });

  it("has the same rules, fewer sticks, a choice, and is judged alike for the same kind of reason", () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }),
          take: fc.oneof(
            fc.constant("any" as const),
            fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
          ),
          middle: fc.boolean(),
          last: fc.constantFrom("wins" as const, "loses" as const),
          swap: fc.boolean(),
        }),
        fc.nat(),
        (chosen, pick) => {
          const before = start(chosen);
          const count = taking.countMoves(before);
          const position =
            pick % 2 === 1 || count === 0
              ? before
              : must(taking.play(before, taking.moveAt(before, pick % count)));
          const smaller = smallerOf(position);
          if (!smaller) return;
          found++;
          const [one, other] = [must(analyse(position)), must(analyse(smaller))];
          expect(other.reason.kind).toBe(one.reason.kind);
          expect(other.outcome).toBe(one.outcome);
          expect(sticksLeft(smaller)).toBeLessThan(sticksLeft(position));
          expect(other.moves.reduce((sum, { equal }) => sum + equal, 0)).toBeGreaterThan(1);
          const { rows: _, swap: __, ...rules } = smaller.options;
          const { rows: ___, swap: ____, ...wanted } = position.options;
          expect(rules).toEqual(wanted);
          expect(smaller.swap).toBe(position.swap);
          expect(smallerOf(position)).toEqual(smaller);
        },
      ),
      { numRuns: cases(120, 8_000), seed: 4 },
    );
    expect(found).toBeGreaterThan(cases(50, 3_000));
  }, 600_000);
});
