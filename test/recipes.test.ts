import { afterAll, describe, expect, it } from "vitest";
import { HouseCopy, recipe } from "./recipes/copy.ts";

/** CONTRIBUTING's recipes, tried on a copy of the house with the lines as they stand there. */
const copies: HouseCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

function copyHouse(): HouseCopy {
  const copy = new HouseCopy();
  copies.push(copy);
  return copy;
}

describe("a third family, Chomp, which lives in test/chomp alone", () => {
  const lines = recipe("A family of games");
  const files = { "test/chomp/games": "src/games" };
  const all = {
    ...files,
    "test/chomp/notation": "src/notation",
    "test/chomp/players": "src/players",
    "test/chomp/played.ts": "test/chomp.test.ts",
  };

  it("is missed by the compiler in every room that needs a part of it", () => {
    const rules = lines.filter(({ file }) => file.startsWith("src/games/"));
    const complaints = copyHouse().put(files).add(rules).compile();
    const rooms = new Set(lines.map(({ file }) => file).filter((file) => !file.startsWith("src/games/")));
    for (const file of rooms) {
      // An index is missed by whoever wants what it does not export yet.
      if (file.endsWith("/index.ts")) continue;
      const named = complaints.filter((line) => line.startsWith(file));
      expect(named.join("\n"), file).toMatch(/chomp|square-gone|bar/);
    }
  });

  it("is played, kept, served, shown and spoken about with nothing but its files and those lines", () => {
    const copy = copyHouse().put(all).add(lines);
    expect(copy.compile()).toEqual([]);
    expect(copy.test()).toBe("");
  });
});
