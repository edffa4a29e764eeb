/** What the tests judge: small programs, and sessions of Nimsys C that they know. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { follow } from "../../editions/lockstep/index.ts";
import { findOnPath, noSandbox, type OpenedSandbox } from "../../programs/index.ts";
import { inFreshFolder } from "../../programs/submission/index.ts";
import { loadCliSentences, loadJudgeSentences } from "../../words/index.ts";
import type { Case } from "../case.ts";
import type { Judgement } from "../report/judgement.ts";
import { judgeSubmission, type Rules } from "./index.ts";

const uncontained: OpenedSandbox = {
  ...noSandbox,
  checks: [],
  lacking: [],
  unreachable: [],
  ownUsers: false,
};

const judge = await loadJudgeSentences("en");
const { submissions } = await loadCliSentences("en");

export function task(name: string, input: string, more: Partial<Case> = {}): Case {
  return { name, features: [], args: [], input, ...more };
}

/** A player is added, and that is all. */
export const simple = task("simple", "addplayer a,Ay,Ann\nexit\n");

export function rulesOf(more: Partial<Rules> = {}): Rules {
  return {
    assignment: "nimsys-c",
    cases: [simple],
    seed: 1,
    accept: [],
    sandbox: uncontained,
    language: { judge, submissions },
    ...more,
  };
}

export type Files = Readonly<Record<string, string>>;

/** Judges files as a submission. */
export function judgeFiles(files: Files, more: Partial<Rules> = {}): Promise<Judgement> {
  return inFreshFolder(async (folder) => {
    const path = join(folder, "submission");
    await mkdir(path);
    for (const [name, text] of Object.entries(files)) {
      const file = join(path, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return judgeSubmission({ path }, rulesOf(more));
  });
}

export const has = (tool: string): boolean => findOnPath(tool, process.env.PATH ?? "") !== undefined;

/** Adds whoever it is told to add, and ends; that is all of Nimsys it can. */
export const python = `import sys
print("Welcome to Nim\\n")
for line in sys.stdin:
    print("$")
    if line.strip() == "exit":
        break
`;

/** Prints what it is given for each input. */
export function replayer(outputs: ReadonlyMap<string, string>): Files {
  return {
    "Nimsys.js": `const text = require("node:fs").readFileSync(0, "utf8");
process.stdout.write(require("./outputs.json")[text] ?? "");
`,
    "outputs.json": JSON.stringify(Object.fromEntries(outputs)),
  };
}

/** What the reference prints in a session of Nimsys C. */
export async function rightOutput(input: string): Promise<string> {
  return (await follow["nimsys-c"]({ args: [], input })).expected;
}
