/** Submissions for the tests, and how they are asked there. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { noSandbox, type OpenedSandbox, systemPath } from "../../programs/index.ts";
import { toolsOn } from "../../programs/languages/index.ts";
import { inFreshFolder, takeIn } from "../../programs/submission/index.ts";
import { loadCliSentences, loadJudgeSentences } from "../../words/index.ts";
import type { ClassAnswer, Rules } from "../programs/contract.ts";
import { prepareSubmission } from "../programs/preparation.ts";
import type { JudgedCase } from "../report/judgement.ts";
import { askClasses } from "./index.ts";

export const tools = toolsOn(process.env.PATH ?? "");
const systemTools = toolsOn(systemPath);

const uncontained: OpenedSandbox = {
  ...noSandbox,
  checks: [],
  lacking: [],
  unreachable: [],
  ownUsers: false,
};

/** Takes files in, prepares them as the judge does, and asks their classes. */
export function askFiles(
  assignment: keyof typeof askClasses,
  files: Readonly<Record<string, string>>,
  sandbox = uncontained,
): Promise<ClassAnswer> {
  const reachable = sandbox.level === 0 ? tools : systemTools;
  return inFreshFolder(async (folder) => {
    for (const [name, text] of Object.entries(files)) {
      const file = join(folder, "original", name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const taken = await takeIn(join(folder, "original"), join(folder, "source"));
    if (!taken.ok) throw new Error(taken.problem.code);
    const { submission } = taken;
    const judge = await loadJudgeSentences("en");
    const { submissions } = await loadCliSentences("en");
    const language = { judge, submissions };
    const rules: Rules = { assignment, cases: [], seed: 1, accept: [], sandbox, language };
    const prepared = await prepareSubmission(folder, submission, rules, reachable);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem));
    const build = join(folder, "build");
    return askClasses[assignment]({ rules, submission, prepared, build, tools: reachable, watch: {} });
  });
}

/** The cases that are not right, with their verdicts. */
export function wrongCases({ cases }: ClassAnswer): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cases.filter(({ verdict }) => verdict !== "OK").map(({ name, verdict }) => [name, verdict]),
  );
}

export function caseNamed({ cases }: ClassAnswer, name: string): JudgedCase {
  const found = cases.find((each) => each.name === name);
  if (!found) throw new Error(`there is no case ${name}`);
  return found;
}

const testable = "public interface Testable { String advancedMove(boolean[] available, String lastMove); }\n";

/** A Java AI: `before` runs in front of its perfect answer, and may give another. */
export function javaAi(before = "", more = ""): Record<string, string> {
  return {
    "Testable.java": testable,
    "NimAIPlayer.java": `import java.util.*;
public class NimAIPlayer implements Testable {
  private static final Map<String, Boolean> WON = new HashMap<>();
  ${more}
  public NimAIPlayer() {}
  private static boolean wins(boolean[] row) {
    Boolean known = WON.get(Arrays.toString(row));
    if (known == null) WON.put(Arrays.toString(row), known = find(row) != null);
    return known;
  }
  private static String find(boolean[] row) {
    for (int at = 0; at < row.length; at++)
      for (int count = 1; count <= 2; count++) {
        if (!row[at] || at + count > row.length || !row[at + count - 1]) continue;
        boolean[] next = row.clone();
        Arrays.fill(next, at, at + count, false);
        if (!wins(next)) return (at + 1) + " " + count;
      }
    return null;
  }
  public String advancedMove(boolean[] available, String lastMove) {
    ${before}
    String best = find(available);
    for (int at = 0; best == null; at++) if (available[at]) best = (at + 1) + " 1";
    return best;
  }
}
`,
  };
}

export const pythonAi = `class NimAIPlayer:
    known = {}

    def wins(self, row):
        if row not in self.known:
            self.known[row] = self.find(row) is not None
        return self.known[row]

    def find(self, row):
        for at in range(len(row)):
            for count in (1, 2):
                if all(row[at:at + count]) and at + count <= len(row):
                    if not self.wins(row[:at] + (False,) * count + row[at + count:]):
                        return f"{at + 1} {count}"
        return None

    def advancedMove(self, available, lastMove):
        print("I won")
        return self.find(tuple(available)) or f"{available.index(True) + 1} 1"
`;

export const javascriptAi = `const known = new Map();
const wins = (row) => {
  const key = row.join();
  if (!known.has(key)) known.set(key, find(row) !== undefined);
  return known.get(key);
};
function find(row) {
  for (let at = 0; at < row.length; at++)
    for (const count of [1, 2]) {
      if (!row[at] || !row[at + count - 1]) continue;
      if (!wins(row.map((each, index) => each && (index < at || index >= at + count)))) return \`\${at + 1} \${count}\`;
    }
}
class NimAIPlayer {
  advancedMove(available) {
    console.log("I won");
    return find(available) ?? \`\${available.indexOf(true) + 1} 1\`;
  }
}
module.exports = { NimAIPlayer };
`;
