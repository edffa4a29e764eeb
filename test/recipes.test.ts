import { afterAll, describe, expect, it } from "vitest";
import { cycles, importsOf } from "./architecture/house.ts";
import { HouseCopy, recipe, source } from "./recipes/copy.ts";

/** CONTRIBUTING's recipes, followed one after another on a copy of the house, with the lines that stand there. */
describe("the recipes", () => {
  const copy = new HouseCopy();
  afterAll(() => copy.remove());

  /** A third family, Chomp, lives in the tests alone. */
  const family = recipe("A family of games");
  const ofRules = family.filter(({ file }) => file.startsWith("src/games/"));
  const others = family.filter((line) => !ofRules.includes(line));

  it("for a family: the compiler names every file that lacks a part of it", { timeout: 300_000 }, () => {
    const complaints = copy.put("test/chomp", "games").add(ofRules).compile().join("\n");
    for (const file of new Set(others.map((line) => line.file))) expect(complaints).toContain(`${file}(`);
  });

  it("all: with their files and lines the house compiles and its new parts work", {
    timeout: 300_000,
  }, () => {
    copy.put("test/chomp").add(others);
    copy.put("test/recipes/command").add(recipe("A command"));
    expect(copy.compile()).toEqual([]);
    expect(copy.test()).toBe("");
    expect(cycles(importsOf(copy.source))).toEqual(cycles(importsOf(source)));
  });
});
