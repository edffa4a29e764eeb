import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { followedEditions } from "../../src/editions/lockstep/index.ts";
import { pick, seededChance } from "../../src/players/index.ts";
import { Bench } from "../../tools/plant/bench.ts";
import { isFound } from "../../tools/plant/judged.ts";
import { ruleFaults } from "../../tools/plant/rules/index.ts";
import { Trial } from "../../tools/plant/trial.ts";
import { cases as howMany } from "../cases.ts";

const everything = Number.POSITIVE_INFINITY;
const bench = new Bench();
afterAll(() => bench.close());

/** So many of them, by a seed; all of them in their own order. */
function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (count >= items.length) return items;
  const chance = seededChance(17);
  const left = [...items];
  return Array.from({ length: count }, () => {
    const drawn = pick(left, chance);
    left.splice(left.indexOf(drawn), 1);
    return drawn;
  });
}

const rules = { judged: 0, missed: [] as string[], expected: [] as string[] };

describe.each(followedEditions)("the cases of %s", (edition) => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await Trial.of(edition, bench);
  });

  it("find nothing where nothing is planted", async () => {
    expect((await trial.unplanted()).filter(isFound)).toEqual([]);
    const [first] = trial.bytes;
    if (!first) throw new Error("no byte can be planted");
    const same = await trial.byte({ ...first, instead: trial.letters[first.number] as string });
    expect(same.map(({ right, byte }) => [right, byte])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const find = "const mostOutput = 1 << 18;";
    const nothing = { file: "tools/plant/program.ts", find, replacement: `${find} // no fault` };
    expect(await trial.rule(nothing)).toBeUndefined();
  });

  it("have nothing printed that is neither a text, a name nor a number", () => {
    const typed = trial.cases.flatMap(({ input }) => input.split(/[\s,]+/));
    const rest = new Set(trial.marked.flatMap((output) => output.split(/[\ue000-\uf8ff]/)));
    expect([...rest].filter((text) => !/^[ \d]*$/.test(text) && !typed.includes(text))).toEqual([]);
  });

  it("find byte faults at the right byte", async () => {
    for (const fault of sampled(trial.bytes, howMany(8, everything))) {
      const found = await trial.byte(fault);
      expect(found.length, fault.name).toBeGreaterThan(0);
      for (const { byte, right, name } of found) {
        expect(right, fault.name).toBeDefined();
        expect(byte, `${fault.name} in ${name}`).toBe(right);
      }
    }
  });

  it("find rule faults, but for those that are known to be missed", async () => {
    const planted = ruleFaults.filter(({ editions }) => editions.includes(edition));
    for (const fault of sampled(planted, howMany(3, everything))) {
      rules.judged++;
      if (fault.missed !== undefined) rules.expected.push(`${edition}: ${fault.name}`);
      if ((await trial.rule(fault)) === undefined) rules.missed.push(`${edition}: ${fault.name}`);
    }
    expect(rules.missed).toEqual(rules.expected);
  });
});

it("98 of 100 rule faults are found, and docs/judge-faults.md says why the others are not", () => {
  const all = ruleFaults.flatMap(({ editions }) => editions).length;
  const known = ruleFaults.filter(({ missed }) => missed !== undefined);
  const missed = known.flatMap(({ editions }) => editions).length;
  expect(missed / all).toBeLessThanOrEqual(0.02);
  if (rules.judged === all) expect(rules.missed.length).toBe(missed);
  const page = readFileSync(fileURLToPath(new URL("../../docs/judge-faults.md", import.meta.url)), "utf8");
  for (const { name, editions, missed: why } of known)
    expect(page).toContain(`| ${name} | ${editions.join(", ")} | ${why} |`);
  const listed = page.split("\n").filter((line) => /^\| .* \| (nimsys|sticks|reversi)/.test(line));
  expect(listed.length).toBe(known.length);
});
