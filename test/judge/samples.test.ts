import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { follow } from "../../src/editions/lockstep/index.ts";
import { must } from "../../src/games/index.ts";
import { featuresOf, featuresReached, parseGivenCases } from "../../src/judge/index.ts";
import type { Person } from "../../src/roster/index.ts";

/** The courses' own files are other people's and no part of the project: they stand beside it, or where GRUNDY_CASES says. */
const folder = process.env.GRUNDY_CASES ?? fileURLToPath(new URL("../../../shared/cases", import.meta.url));

/** What the files do not say themselves: the second start of Nimsys C finds the players of the first. */
const after = new Map([["2018_in2", "2018_in1"]]);

function sampleCases(edition: string) {
  const files = readdirSync(join(folder, edition)).map((path) => ({
    path,
    bytes: new Uint8Array(readFileSync(join(folder, edition, path))),
  }));
  return must(parseGivenCases(files, (bytes) => Buffer.from(bytes).toString()));
}

/** Of each edition's files: B and C are one system, and what is seen in one is sure in both. */
const seen = { a: new Set<string>(), bc: new Set<string>() };

describe.skipIf(!existsSync(folder))("the courses' samples", () => {
  it.each(["nimsys-a", "nimsys-b", "nimsys-c", "sticks"] as const)(
    "of %s are what the reference prints",
    async (edition) => {
      const left = new Map<string, readonly Person[]>();
      const cases = sampleCases(edition);
      expect(cases.length).toBeGreaterThan(0);
      for (const { name, args, input, given } of cases) {
        const people = edition === "nimsys-c" ? left.get(after.get(name) ?? "") : undefined;
        const session = { args, input, ...(people ? { people } : {}) };
        const got = Buffer.from(given).toString();
        const followed = await follow[edition](session, got);
        expect(followed.expected, name).toBe(got);
        expect(followed.wrong, name).toBeUndefined();
        const { features, specified } = featuresReached(edition, session, followed);
        expect(specified, name).toBe(true);
        expect(features.length, name).toBeGreaterThan(5);
        left.set(name, followed.people);
        for (const id of features)
          if (edition !== "sticks") seen[edition === "nimsys-a" ? "a" : "bc"].add(id);
      }
    },
  );

  it("are what is called the course's own file, and nothing else of Nimsys is", () => {
    for (const [edition, reached] of [
      ["nimsys-a", seen.a],
      ["nimsys-b", seen.bc],
      ["nimsys-c", seen.bc],
    ] as const) {
      const single = [...featuresOf(edition)].filter(([id]) => !id.includes(">"));
      const sure = single.flatMap(([id, certainty]) => (certainty === "course-file" ? [id] : []));
      expect(sure).toEqual(single.flatMap(([id]) => (reached.has(id) ? [id] : [])));
    }
  });
});
