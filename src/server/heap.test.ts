import fc from "fast-check";
import { expect, test } from "vitest";
import { Heap } from "./heap.ts";

test("stands in order, as sorting does, whatever is put in, put in anew and taken out", () => {
  const change = fc.record({ key: fc.nat(30), order: fc.nat(1000), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const heap = new Heap<number, number>();
      const there = new Map<number, number>();
      for (const { key, order, remove } of changes) {
        if (remove) heap.remove(key);
        else heap.put(key, order, order);
        if (remove) there.delete(key);
        else there.set(key, order);
        expect(heap.size).toBe(there.size);
        expect(heap.get(key)).toBe(there.get(key));
      }
      const sorted = [...there.values()].sort((one, other) => one - other);
      expect([...heap.inOrder()]).toEqual(sorted);
      expect(heap.first).toBe(sorted[0]);
    }),
  );
});
