import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { gameIds } from "../src/games/index.ts";
import * as house from "./architecture/house.ts";
import { HouseCopy, type Line, recipe } from "./recipes/copy.ts";

/** CONTRIBUTING's recipes, followed on one copy of the house with the files that stand here and the lines that stand there. */
describe("the recipes", () => {
  const copy = new HouseCopy();
  afterAll(() => copy.remove());

  const [preset = []] = recipe("A preset");
  const [rules = [], parts = []] = recipe("A family of games");
  const [route = [], routeParts = []] = recipe("A route");
  const [command = [], commandParts = []] = recipe("A command");
  const [language = [], languageParts = []] = recipe("A language");
  /** What a language lacks when there is a new family. */
  const inOtherLanguage: Line = {
    file: "src/words/loud/index.ts",
    behind: "reversi: shouted(english.reversi),",
    text: "chomp: shouted(english.chomp),",
  };

  it("are short: a line and an entry for a preset, a line for a command or a language", () => {
    expect([preset, command, language].map((lines) => lines.length)).toEqual([2, 1, 1]);
  });

  it("are led by the compiler, which names each part that is missing", { timeout: 300_000 }, () => {
    for (const name of ["preset", "route", "command", "language"]) copy.put(`test/recipes/${name}`);
    copy.put("test/chomp");
    copy.add([...preset, ...rules, ...route, ...command, ...language]);
    let missing = [...parts, ...routeParts, ...commandParts, ...languageParts, inOtherLanguage];
    for (let complaints = copy.compile(); complaints.length > 0; complaints = copy.compile()) {
      const named = missing.filter((line) => complaints.some((complaint) => names(complaint, line)));
      expect(named, complaints.join("\n")).not.toEqual([]);
      copy.add(named);
      missing = missing.filter((line) => !named.includes(line));
    }
    expect(missing).toEqual([]);
  });

  it("give what is played, stored, served and spoken about", { timeout: 300_000 }, () => {
    expect(copy.test()).toBe("");
  });

  it("keep the house as its plan has it, with no question which game it is", () => {
    const plan = house.readPlan(
      readFileSync(fileURLToPath(new URL("../docs/architecture.md", import.meta.url)), "utf8"),
    );
    const imports = house.importsOf(copy.source);
    expect(house.withoutArrow(plan, imports)).toEqual([]);
    expect(house.pastDoors(plan, imports)).toEqual([]);
    expect(house.cycles(imports)).toEqual([]);
    const asked = house.sourceFiles(copy.source).flatMap((file) => {
      const text = readFileSync(join(copy.source, file), "utf8");
      return house.asksWhichGame(file, text, [...gameIds, "chomp", "pearls"]);
    });
    expect(asked).toEqual([]);
  });
});

/** Whether a complaint is about the file of a line, and about the very member that the line adds. */
function names(complaint: string, { file, text }: Line): boolean {
  const [, member] = /("[a-z-]+"|[a-z]+)[:,]/.exec(text) ?? [];
  return complaint.startsWith(`${file}(`) && complaint.includes(`'${member}'`);
}
