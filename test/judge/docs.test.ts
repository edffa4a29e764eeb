import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { followedEditions } from "../../src/editions/lockstep/index.ts";
import { certainties, featuresOf } from "../../src/judge/index.ts";

const page = readFileSync(fileURLToPath(new URL("../../docs/judge.md", import.meta.url)), "utf8");

describe("docs/judge.md", () => {
  it.each(followedEditions)("has the certainty of everything in %s", (edition) => {
    const part = page.split(`\n### ${edition}\n`)[1]?.split("\n### ")[0] ?? "";
    for (const certainty of certainties) {
      const [, cell = ""] = new RegExp(`^\\| ${certainty} \\| (.*) \\|$`, "m").exec(part) ?? [];
      const written = [...cell.matchAll(/`([^`]+)`/g)].map(([, id]) => id as string);
      const known = [...featuresOf(edition)].flatMap(([id, each]) => (each === certainty ? [id] : []));
      expect(written.filter((id) => !id.includes(">"))).toEqual(known.filter((id) => !id.includes(">")));
      expect(cell.includes("every ordered pair of commands")).toBe(known.some((id) => id.includes(">")));
    }
  });
});
