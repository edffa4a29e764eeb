import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { JudgeSentences } from "../../words/index.ts";
import { csvReport } from "../report/csv.ts";
import { classPage } from "../report/html/class.ts";
import { studentPage } from "../report/html/student.ts";
import { junitReport } from "../report/junit.ts";
import { type Entry, journalLine } from "./journal.ts";
import { writeWhole } from "./whole-file.ts";

export const journalFile = "results.jsonl";
const pagesFolder = "students";

/** Everything that is said of a class; each file is there wholly or as it was. Students' files are called by numbers. */
export async function writeReports(
  out: string,
  say: JudgeSentences,
  assignment: string,
  entries: readonly Entry[],
): Promise<void> {
  const judgements = entries.map(({ judgement }) => judgement);
  const width = String(entries.length).length;
  const pages = entries.map((_, at) => `${String(at + 1).padStart(width, "0")}.html`);
  await writeWhole(join(out, journalFile), entries.map(journalLine).join(""));
  await mkdir(join(out, pagesFolder), { recursive: true });
  for (const [at, judgement] of judgements.entries())
    await writeWhole(join(out, pagesFolder, pages[at] as string), studentPage(say, judgement));
  const gone = (await readdir(join(out, pagesFolder))).filter((name) => !pages.includes(name));
  for (const name of gone.filter((each) => /^\d+\.html$/.test(each)))
    await rm(join(out, pagesFolder, name), { force: true });
  await writeWhole(join(out, "results.csv"), csvReport(judgements));
  await writeWhole(join(out, "junit.xml"), junitReport(say, judgements));
  const links = pages.map((page) => `${pagesFolder}/${page}`);
  await writeWhole(join(out, "index.html"), classPage(say, assignment, judgements, links));
}
