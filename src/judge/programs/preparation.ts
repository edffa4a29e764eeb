import { join } from "node:path";
import { run, systemPath } from "../../programs/index.ts";
import { type LanguageTools, type Prepared, prepare, toolsOn } from "../../programs/languages/index.ts";
import type { Refused } from "../../programs/problems.ts";
import type { Submission } from "../../programs/submission/index.ts";
import type { AssignmentId, ConsoleAssignment } from "../assignments.ts";
import type { Rules } from "./contract.ts";
import { inLane } from "./lanes.ts";

/** The class, or the file, that a program begins with; nobody has to call it so where no document does. */
const entries: {
  readonly [A in ConsoleAssignment]: { readonly name: string; readonly documented: boolean };
} = {
  "nimsys-a": { name: "Nimsys", documented: true },
  "nimsys-b": { name: "Nimsys", documented: true },
  "nimsys-c": { name: "Nimsys", documented: true },
  sticks: { name: "Competition", documented: true },
  reversi: { name: "Reversi", documented: false },
};

/** Judged by sessions, for which it is started. */
export function isConsole(assignment: AssignmentId): assignment is ConsoleAssignment {
  return Object.hasOwn(entries, assignment);
}

/** Compiles a submission in the sandbox, beside itself. */
export async function prepareSubmission(
  folder: string,
  submission: Submission,
  { assignment, sandbox, stripPackages = false }: Rules,
  tools: LanguageTools,
): Promise<Prepared | Refused> {
  const entry = isConsole(assignment) ? entries[assignment] : undefined;
  const prepared = await inLane(() =>
    prepare({
      submission,
      build: join(folder, "build"),
      wanted: { ...(entry ? { entry: entry.name } : { runnable: false }), stripPackages },
      tools,
      run: (launch, limits) => run({ launch, limits, sandbox }),
    }),
  );
  if (entry?.documented !== false) return prepared;
  return { ...prepared, remarks: prepared.remarks.filter(({ code }) => code !== "entry-other") };
}

const known = new Map<string, LanguageTools>();

/** The tools that programs at this level find, looked for once. */
export function toolsFor({ level }: Rules["sandbox"]): LanguageTools {
  const path = level === 0 ? (process.env.PATH ?? "") : systemPath;
  const tools = known.get(path) ?? toolsOn(path);
  known.set(path, tools);
  return tools;
}
