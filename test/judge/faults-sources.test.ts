import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { followedEditions } from "../../src/editions/lockstep/index.ts";
import { plantedScript } from "../../tools/plant/bundle.ts";
import { byteFaults, lettered } from "../../tools/plant/letters.ts";
import { lettersAsked, literalsOf } from "../../tools/plant/literals.ts";
import { ruleFaults } from "../../tools/plant/rules/index.ts";
import { type Substitution, substituted } from "../../tools/plant/substitution.ts";

function source({ file }: Substitution): string {
  return readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), "utf8");
}

describe("faults that can be planted", () => {
  it.each(followedEditions)("every text of %s is found once in its source", (edition) => {
    for (const change of lettered(edition).substitutions) {
      const planted = substituted(source(change), [change]);
      expect(planted).not.toBe(source(change));
    }
  });

  it("every rule is found once in its source, and has a name of its own in its edition", () => {
    for (const fault of ruleFaults) expect(substituted(source(fault), [fault])).not.toBe(source(fault));
    const names = ruleFaults.flatMap(({ name, editions }) => editions.map((edition) => `${edition} ${name}`));
    expect(new Set(names).size).toBe(names.length);
    expect(ruleFaults.length).toBeGreaterThanOrEqual(60);
  });

  it("are more than 400 bytes, and every byte is another one", () => {
    const all = followedEditions.map((edition) => {
      const { letters } = lettered(edition);
      const faults = byteFaults(letters);
      for (const { number, instead } of faults) expect(instead).not.toBe(letters[number]?.value);
      return faults.length;
    });
    expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(400);
    expect(Math.min(...all)).toBeGreaterThan(80);
  });

  it("fail loudly where the text is not found, is found twice, or the editions do not use the file", async () => {
    const lines = { file: "src/editions/nimsys/lines.ts", replacement: "" };
    await expect(plantedScript([{ ...lines, find: "no such text" }])).rejects.toThrow(
      /found 0 times, not once/,
    );
    await expect(plantedScript([{ ...lines, find: "games" }])).rejects.toThrow(/found [2-9] times, not once/);
    const elsewhere = { file: "src/editions/piles/pile.ts", find: "a", replacement: "" };
    await expect(plantedScript([elsewhere])).rejects.toThrow(/the editions do not use it/);
  });
});

describe("literals", () => {
  const text = (code: string) =>
    literalsOf(code).map(({ letters }) => letters.map(({ value }) => value).join(""));

  it("are found inside each other, with what they are when the program runs", () => {
    expect(text('print("a\\n$")')).toEqual(["a\n$"]);
    expect(text('`x${a ? "y" : `z${{ b: 1 }.b}`}!`')).toEqual(["y", "z", "x!"]);
    expect(() => text('"open')).toThrow("a literal without an end");
    expect(() => text('"\\u0041"')).toThrow("an escape that is not known");
  });

  it("run as before when each letter is asked for", () => {
    const code = '`<${[1, 2].map((n) => n + "\\n").join(", ")}>`';
    const asked = lettersAsked(code, literalsOf(code), ({ value }) => JSON.stringify(value));
    expect(asked).toContain('${"<"}');
    expect(runInNewContext(asked)).toBe(runInNewContext(code));
  });
});
