import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findOnPath, noSandbox } from "../../programs/index.ts";
import { judgeSubmission } from "../programs/index.ts";
import { entrantsOf, newFolder, removeFolders, rules, writeFiles } from "./fixtures.ts";
import { judgeClass } from "./index.ts";

afterEach(removeFolders);

const right = `import sys

lines = (line.strip() for line in sys.stdin)
print("Welcome to Nim")
names = []
for number in (1, 2):
    print(f"\\nPlease enter Player {number}'s name:")
    names.append(next(lines))
gap = "\\n"
while True:
    print(f"{gap}Please enter upper bound of stone removal:")
    bound = int(next(lines))
    print("\\nPlease enter initial number of stones:")
    left, turn = int(next(lines)), 0
    while left > 0:
        print(f"\\n{left} stones left:" + " *" * left)
        print(f"{names[turn]}'s turn - remove how many?")
        left -= int(next(lines))
        turn = 1 - turn
    print(f"\\nGame Over\\n{names[turn]} wins!\\n\\nDo you want to play again (Y/N):")
    gap = ""
    if next(lines) != "Y":
        break
`;

const hasPython = findOnPath("python3", process.env.PATH ?? "") !== undefined;

describe("a class of programs that are run", () => {
  it.skipIf(!hasPython)("gets what each deserves, and once", async () => {
    const folder = writeFiles(newFolder(), {
      "Ann_1_assignsubmission_file_/Nimsys.py": right,
      "Ben_2_assignsubmission_file_Nimsys.py": right.replace("wins!", "wins"),
      "Cy_3_assignsubmission_file_/Nimsys.py": "1 / 0\n",
    });
    const cases = [
      { name: "short", features: ["winner"], args: [], input: "Ann\nBob\n3\n1\n1\nN\n" },
      { name: "again", features: ["again.Y"], args: [], input: "A\nB\n2\n3\n2\n1\nY\n1\n1\n1\nn\n" },
    ];
    const own = { ...rules.sandbox, ...noSandbox };
    const out = join(newFolder(), "report");
    const run = {
      entrants: (await entrantsOf(folder)).entrants,
      rules: { ...rules, assignment: "nimsys-a", cases, sandbox: own, smallest: false },
      judge: judgeSubmission,
      version: "1",
      out,
      jobs: 2,
    } as const;
    expect(await judgeClass(run)).toEqual({
      ok: true,
      result: { submissions: 3, passed: 1, failed: 2, broken: 0, unchanged: 0 },
    });
    const lines = readFileSync(join(out, "results.jsonl"), "utf8").trimEnd().split("\n");
    const answers = lines.map((line) => JSON.parse(line));
    expect(answers.map(({ student, verdict, score, max }) => [student, verdict, score, max])).toEqual([
      ["Ann", "OK", 2, 2],
      ["Ben", "DIFFERENT", 0, 2],
      ["Cy", "CRASH", 0, 2],
    ]);
    expect(answers[1].cases[0]).toMatchObject({ kind: "punctuation", got: "Bob wins" });
    const page = readFileSync(join(out, "students", "2.html"), "utf8");
    expect(page).toContain("The sign “!” is missing.");
    expect(await judgeClass(run)).toMatchObject({ result: { unchanged: 3 } });
  });
});
