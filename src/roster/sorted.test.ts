import fc from "fast-check";
import { expect, test } from "vitest";
import { SortedList } from "./sorted.ts";

const byNumber = (a: number, b: number) => a - b;

test("keeps what a plain set keeps, in order", () => {
  const change = fc.record({ add: fc.boolean(), item: fc.integer({ min: 0, max: 3000 }) });
  fc.assert(
    fc.property(
      fc.array(fc.nat(3000), { maxLength: 3000 }),
      fc.array(change, { maxLength: 500 }),
      (start, changes) => {
        const list = new SortedList<number>(byNumber);
        const plain = new Set(start);
        list.reset(plain);
        for (const { add, item } of changes) {
          if (!add) {
            list.delete(item);
            plain.delete(item);
          } else if (!plain.has(item)) {
            list.add(item);
            plain.add(item);
          }
        }
        const expected = [...plain].sort(byNumber);
        expect([...list]).toEqual(expected);
        for (const most of [0, 1, 10, 600, 5000]) {
          expect(list.first(most)).toEqual(expected.slice(0, most));
          for (const last of [-1, 0, 700, 1500, 2999, 3000]) {
            const behind = expected.filter((item) => item > last);
            expect(list.behind((item) => item <= last, most)).toEqual(behind.slice(0, most));
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});

test("grows from nothing through many blocks and back", () => {
  const list = new SortedList<number>(byNumber);
  for (let i = 0; i < 5000; i++) list.add((i * 7919) % 5000);
  expect([...list]).toEqual(Array.from({ length: 5000 }, (_, index) => index));
  for (let i = 0; i < 5000; i++) list.delete((i * 3571) % 5000);
  expect([...list]).toEqual([]);
  expect(list.first(3)).toEqual([]);
});
