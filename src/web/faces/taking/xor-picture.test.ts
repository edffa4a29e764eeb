import fc from "fast-check";
import { expect, it } from "vitest";
import { columnsOf } from "./xor-picture.tsx";

it("has the columns of every value, and those of the XOR are odd, up to 2^53", () => {
  const values = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(values, (all) => {
      const columns = columnsOf(all);
      const xor = all.reduce((sum, value) => sum ^ BigInt(value), 0n);
      const shown = columns.reduce((sum, { place, odd }) => sum + (odd ? BigInt(place) : 0n), 0n);
      expect(shown).toBe(xor);
      expect((columns[0]?.place as number) * 2).toBeGreaterThan(Math.max(...all));
    }),
  );
});

it("agrees with the sentence on rows of 5000000000 and 3", () => {
  const odd = columnsOf([5_000_000_000, 3]).filter((column) => column.odd);
  expect(odd.reduce((sum, { place }) => sum + place, 0)).toBe(5_000_000_003);
});
