import { describe, expect, it } from "vitest";
import { cases as howMany } from "../../../test/cases.ts";
import { nimsysOfTaste, sticksOfTaste } from "../../../test/editions/tastes.ts";
import { follow, followedEditions } from "../../editions/lockstep/index.ts";
import type { Person } from "../../roster/index.ts";
import { catalogues } from "../catalogue/index.ts";
import { featuresOf } from "../features/index.ts";
import { generateCases } from "./index.ts";

describe.each(followedEditions)("the cases of %s", { timeout: 60_000 }, (edition) => {
  it("reach every message, every rule and every pair of commands, whatever the seed", async () => {
    for (let seed = 1; seed <= howMany(3, 200); seed++) {
      const { cases, table } = await generateCases(edition, { seed });
      const missing = [...table].flatMap(([feature, by]) => (by.length === 0 ? [`${seed} ${feature}`] : []));
      expect(missing).toEqual([]);
      expect(cases.length).toBeLessThanOrEqual(20);
      for (const { input } of cases) expect(input.split("\n").length - 1).toBeLessThanOrEqual(60);
    }
  });

  it("have all that is specified in their table, and nothing else", async () => {
    const { cases, table } = await generateCases(edition, { seed: 5 });
    const open = [...featuresOf(edition)].flatMap(([id, certainty]) =>
      certainty === "unspecified" ? [id] : [],
    );
    expect(catalogues[edition].messages.every(({ id }) => table.has(id) !== open.includes(id))).toBe(true);
    expect(cases.flatMap(({ features }) => features).filter((feature) => !table.has(feature))).toEqual([]);
    for (const { name, features } of cases)
      for (const feature of features) expect(table.get(feature)).toContain(name);
  });

  it("are the same from the same seed, fewer when fewer are asked for, and best first", async () => {
    const first = await generateCases(edition, { seed: 7 });
    expect(await generateCases(edition, { seed: 7 })).toEqual(first);
    expect((await generateCases(edition, { seed: 8 })).cases).not.toEqual(first.cases);
    const few = await generateCases(edition, { seed: 7, count: 3 });
    expect(few.cases.length).toBeLessThanOrEqual(3);
    expect(first.cases[0]).toEqual(few.cases[0]);
    const most = Math.max(...first.cases.map(({ features }) => features.length));
    expect(first.cases[0]?.features.length).toBeGreaterThan(most / 3);
  });

  it("are followed without a difference, come to their end, and print nothing that is open", async () => {
    const { cases } = await generateCases(edition, { seed: 2 });
    const left = new Map<string, readonly Person[]>();
    for (const { name, args, input, after } of cases) {
      const people = left.get(after ?? "");
      const session = { args, input, ...(people ? { people } : {}) };
      const own = await follow[edition](session);
      const again = await follow[edition](session, own.expected);
      expect(again.expected, name).toBe(own.expected);
      expect([again.wrong, again.finished, own.finished]).toEqual([undefined, true, true]);
      const open = own.expected.split("\n").filter((line) => {
        const known = catalogues[edition].classify(line);
        return line !== "" && (known === undefined || known.certainty === "unspecified");
      });
      expect(open).toEqual([]);
      left.set(name, again.people);
    }
  });
});

describe("the cases are fair to programs of another taste", { timeout: 60_000 }, () => {
  it("in Nimsys C they read the same lines and come to the same end", async () => {
    for (let seed = 1; seed <= howMany(2, 50); seed++) {
      const { cases } = await generateCases("nimsys-c", { seed });
      const left = new Map<string, readonly Person[]>();
      let choices = 0;
      for (const { name, args, input, after } of cases) {
        const people = left.get(after ?? "");
        const got = await nimsysOfTaste(input, seed + 100, { people });
        const followed = await follow["nimsys-c"]({ args, input, ...(people ? { people } : {}) }, got);
        expect(followed.expected, name).toBe(got);
        expect(followed.wrong, name).toBeUndefined();
        expect(followed.linesRead, name).toBe(input.split("\n").length - 1);
        expect(followed.expected.match(/^\$?'\d.*is not a valid command/m), name).toBeNull();
        choices += followed.choices.length;
        left.set(name, followed.people);
      }
      expect(choices).toBeGreaterThan(50);
    }
  });

  it("in the sticks competition they come to an end", async () => {
    for (let seed = 1; seed <= howMany(2, 50); seed++) {
      for (const { name, args, input } of (await generateCases("sticks", { seed })).cases) {
        const got = await sticksOfTaste(args, input, seed + 100);
        const followed = await follow.sticks({ args, input }, got);
        expect(followed.expected, name).toBe(got);
        expect([followed.wrong, followed.finished], name).toEqual([undefined, true]);
      }
    }
  });
});
