import { join } from "node:path";
import type { Refused } from "../problems.ts";
import type { Submission } from "../submission/tree.ts";
import { compile } from "./compile.ts";
import { isRefused, type ProgramLanguage, toolsFor, type Wanted } from "./contract.ts";
import { type Chosen, chooseEntry } from "./entries.ts";
import { readSources } from "./sources.ts";

/** What Node is started with for a case: half of its memory for what the program keeps. */
export const nodeFlags = ["--max-old-space-size=256", "--max-semi-space-size=16"];

export const javascript: ProgramLanguage = {
  id: "javascript",
  files: /\.[mc]?js$/i,

  async prepare(workshop) {
    const found = await toolsFor("javascript", workshop.tools, "node");
    if (isRefused(found)) return found;
    const [tool] = found;
    const { submission, wanted } = workshop;
    const files = submission.files.filter((path) => javascript.files.test(path) && !isAside(path));
    const chosen = await chooseModule(submission, "javascript", files, wanted);
    if (!chosen.ok) return chosen;
    const file = join(submission.folder, chosen.entry);
    const refused = await compile(workshop, { language: "javascript", tool, args: ["--check", file] });
    return (
      refused ?? {
        ok: true,
        language: "javascript",
        entry: chosen.entry,
        remarks: chosen.remarks,
        start: {
          command: [tool.file, ...nodeFlags, file],
          readable: [submission.folder, ...tool.readable],
          limits: "heavy",
        },
      }
    );
  },
};

export function isAside(path: string): boolean {
  return /\.(test|spec|config|d)\.[mc]?[jt]s$/i.test(path);
}

/** By its name, else what the package names, else what is usual. */
export async function chooseModule(
  submission: Submission,
  language: "javascript" | "typescript",
  candidates: readonly string[],
  { entry: expected, runnable }: Wanted,
): Promise<Chosen | Refused> {
  const usual = ["index", "main", "app"];
  const chosen = chooseEntry({ language, candidates, expected, usual, runnable });
  if (runnable === false) return chosen;
  const main = await packageMain(submission);
  const named = expected === undefined || !chosen.ok || chosen.remarks.length > 0;
  return named && main !== undefined && candidates.includes(main)
    ? chooseEntry({ language, candidates: [main], expected })
    : chosen;
}

async function packageMain(submission: Submission): Promise<string | undefined> {
  const [manifest] = submission.files.filter((path) => /^([^/]+\/)?package\.json$/.test(path));
  if (manifest === undefined) return undefined;
  const [source] = await readSources(submission, [manifest]);
  try {
    const read: unknown = JSON.parse(source?.text ?? "");
    if (typeof read !== "object" || read === null || !("main" in read) || typeof read.main !== "string")
      return undefined;
    return manifest.replace(/package\.json$/, "") + read.main.replace(/^\.\//, "");
  } catch {
    return undefined;
  }
}
