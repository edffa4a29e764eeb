import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { inFreshFolder } from "../../programs/submission/index.ts";
import { containment, type JudgeSubmission, type Rules } from "../programs/index.ts";
import { isPassed, type Judgement } from "../report/judgement.ts";
import type { Handed } from "./class-source.ts";
import type { Entrant } from "./entrants.ts";
import { fingerprint, rulesFingerprint } from "./fingerprint.ts";
import { type Entry, Journal, readJournal } from "./journal.ts";
import { takeLock } from "./lock.ts";
import { numbered } from "./numbers.ts";
import { journalFile, writeReports } from "./reports.ts";
import { writeWhole } from "./whole-file.ts";

export interface ClassRun {
  readonly entrants: readonly Entrant[];
  readonly rules: Rules;
  readonly judge: JudgeSubmission;
  /** The judge's own: what another version found is judged again. */
  readonly version: string;
  /** The folder of the report. */
  readonly out: string;
  /** How many are judged side by side. */
  readonly jobs: number;
  /** Numbers instead of names; the key stands beside the report. */
  readonly numbers?: boolean;
  /** Nothing is taken over from an earlier run. */
  readonly fresh?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Of those done: had not changed since an earlier run. */
  readonly unchanged: number;
}

export interface ClassResult {
  readonly submissions: number;
  readonly passed: number;
  readonly failed: number;
  /** Where the judge itself has failed. */
  readonly broken: number;
  readonly unchanged: number;
}

export type ClassEnd =
  | { readonly ok: true; readonly result: ClassResult }
  | { readonly ok: false; readonly code: "report-in-use"; readonly pid: number; readonly host: string }
  | { readonly ok: false; readonly code: "report-foreign" };

const lockName = "lock";

/** Where the key of a report with numbers is: beside it, so that the report can be handed round. */
export const keyFileOf = (out: string): string => `${out.replace(/[/\\]+$/, "")}.key.csv`;

/** Judges a class and writes its reports. Started again it goes on where it was; one bad submission is that one's trouble alone. */
export async function judgeClass(run: ClassRun): Promise<ClassEnd> {
  await mkdir(run.out, { recursive: true });
  const there = await readdir(run.out);
  const isOurs = there.every((name) => name === lockName) || there.includes(journalFile);
  if (!isOurs) return { ok: false, code: "report-foreign" };
  const lock = await takeLock(join(run.out, lockName));
  if ("pid" in lock) return { ok: false, code: "report-in-use", pid: lock.pid, host: lock.host };
  try {
    return { ok: true, result: await judgeAll(run) };
  } finally {
    await lock.release();
  }
}

async function judgeAll(run: ClassRun): Promise<ClassResult> {
  const { rules, out, version } = run;
  const entrants = run.numbers ? await numbered(run.entrants, keyFileOf(out)) : run.entrants;
  const file = join(out, journalFile);
  if (run.fresh) await writeWhole(file, "");
  const earlier = await readJournal(file);
  const journal = await Journal.open(file);
  const print = rulesFingerprint(rules, version);
  const entries = new Map<Entrant, Entry>();
  let unchanged = 0;
  const waiting = [...entrants];
  const lane = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      run.signal?.throwIfAborted();
      const known = earlier.get(each.name);
      const entry = await judgeOne(run, each, print, known);
      if (entry === known) unchanged++;
      else await journal.add(entry);
      entries.set(each, entry);
      run.onProgress?.({ done: entries.size, of: entrants.length, unchanged });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: run.jobs }, lane));
  await journal.close();
  for (const each of lanes) if (each.status === "rejected") throw each.reason;
  const all = entrants.flatMap((each) => entries.get(each) ?? []);
  await writeReports(out, rules.language.judge, rules.assignment, all);
  return { ...counted(all), unchanged };
}

/** The entry of an earlier run itself, where nothing has changed; what the judge failed at is tried again. */
async function judgeOne(
  run: ClassRun,
  each: Entrant,
  rules: string,
  known: Entry | undefined,
): Promise<Entry> {
  const student = each.name;
  let print = "";
  try {
    const handed = await each.hand();
    print = await fingerprint(handed, rules);
    if (known?.fingerprint === print && !isBroken(known.judgement)) return known;
    return { fingerprint: print, judgement: { ...(await judged(run, handed)), student } };
  } catch (error) {
    run.signal?.throwIfAborted();
    return { fingerprint: print, judgement: { ...brokenBy(error, run.rules), student } };
  }
}

function judged({ judge, rules, signal }: ClassRun, handed: Handed): Promise<Judgement> {
  const watch = signal ? { signal } : {};
  if ("path" in handed) return judge({ path: handed.path }, rules, watch);
  return inFreshFolder(async (folder) => {
    const path = join(folder, `submission${handed.extension.toLowerCase()}`);
    await writeWhole(path, handed.bytes);
    return judge({ path }, rules, watch).finally(() => rm(path, { force: true }));
  });
}

/** The judge has thrown: that costs nobody marks. */
function brokenBy(error: unknown, { assignment, sandbox, language }: Rules): Judgement {
  const what = (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";
  const message = `${language.judge.verdicts["JUDGE-ERROR"]({})} (${what.slice(0, 200)})`;
  const failure = { verdict: "JUDGE-ERROR", features: [], score: 0, max: 0, seconds: 0, message } as const;
  return {
    assignment,
    sandbox: containment(sandbox),
    seconds: 0,
    cases: [{ name: assignment, ...failure }],
  };
}

const isBroken = ({ cases }: Judgement) => cases.some(({ verdict }) => verdict === "JUDGE-ERROR");

function counted(entries: readonly Entry[]): Omit<ClassResult, "unchanged"> {
  const judgements = entries.map(({ judgement }) => judgement);
  const broken = judgements.filter(isBroken).length;
  const passed = judgements.filter(({ cases }) => cases.length > 0 && cases.every(isPassed)).length;
  return { submissions: entries.length, passed, failed: entries.length - passed - broken, broken };
}
