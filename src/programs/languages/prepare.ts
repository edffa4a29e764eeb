import { mkdir } from "node:fs/promises";
import { type ProgramLanguageId, problem, programLanguages, type Refused } from "../problems.ts";
import type { Submission } from "../submission/tree.ts";
import type { Prepared, Workshop } from "./contract.ts";
import { languages } from "./registry.ts";

/** Which languages a submission could be in, by its files; a language whose files are part of another's is that other one. */
export function recognise(files: readonly string[], entry?: string): readonly ProgramLanguageId[] {
  const found = programLanguages.filter((id) => files.some((path) => languages[id].files.test(path)));
  const has = (id: ProgramLanguageId) => found.includes(id);
  const part = (id: ProgramLanguageId) =>
    (id === "c" && has("cpp")) || (id === "javascript" && has("typescript"));
  const whole = found.filter((id) => !part(id));
  if (whole.length < 2 || entry === undefined) return whole;
  const named = whole.filter((id) =>
    files.some((path) => languages[id].files.test(path) && isNamed(path, entry)),
  );
  return named.length > 0 ? named : whole;
}

function isNamed(path: string, entry: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return name.slice(0, name.lastIndexOf(".")).toLowerCase() === entry.toLowerCase();
}

/** Compiles a submission, in the folder `build`, which is made, and finds how it is started. */
export async function prepare(workshop: Workshop): Promise<Prepared | Refused> {
  const { submission, wanted, build } = workshop;
  await mkdir(build, { mode: 0o755 });
  const prepared = await inLanguage(workshop, languagesOf(submission, wanted.language, wanted.entry));
  const remarks = [...submission.remarks, ...prepared.remarks];
  if (!prepared.ok) return { ...prepared, remarks };
  return { ...prepared, remarks, entry: wanted.runnable === false ? "" : prepared.entry };
}

function languagesOf(
  { files }: Submission,
  wanted: ProgramLanguageId | undefined,
  entry: string | undefined,
): readonly ProgramLanguageId[] {
  if (wanted === undefined) return recognise(files, entry);
  return files.some((path) => languages[wanted].files.test(path)) ? [wanted] : [];
}

async function inLanguage(
  workshop: Workshop,
  found: readonly ProgramLanguageId[],
): Promise<Prepared | Refused> {
  const [only] = found;
  if (only === undefined) {
    const { language } = workshop.wanted;
    return problem("nothing-to-run", language === undefined ? {} : { language });
  }
  return found.length === 1
    ? languages[only].prepare(workshop)
    : problem("languages-several", { languages: found });
}
