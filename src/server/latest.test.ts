import fc from "fast-check";
import { expect, test } from "vitest";
import { Latest } from "./latest.ts";

test("gives the latest first, as sorting them does, whatever was put in, changed and taken out", () => {
  const change = fc.record({ item: fc.nat(30), changed: fc.nat(1000), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const items = Array.from({ length: 31 }, (_, name) => ({ name, changed: 0 }));
      const there = new Set<(typeof items)[number]>();
      const latest = new Latest<(typeof items)[number]>();
      for (const { item, changed, remove } of changes) {
        const each = items[item] as (typeof items)[number];
        each.changed = changed;
        if (remove) latest.remove(each);
        else latest.put(each);
        if (remove) there.delete(each);
        else there.add(each);
      }
      const sorted = [...there].map(({ changed }) => changed).sort((one, other) => other - one);
      expect([...latest.latest()].map(({ changed }) => changed)).toEqual(sorted);
    }),
  );
});
