import { lstatSync, renameSync, writeFileSync } from "node:fs";
import type { JudgedCase, Judgement } from "../judge/index.ts";
import { containment, type Rules } from "../judge/programs/index.ts";
import { refused } from "./errors.ts";

/** Whether an answer can be replaced by a later one there: not in a pipe, nor on a terminal. */
export function isReplaceable(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? true;
}

/** Writes an answer so that whoever reads it meanwhile finds it whole. */
export function writeAnswer(file: string, text: string): void {
  try {
    const replaceable = isReplaceable(file);
    const beside = replaceable ? `${file}.${process.pid}.part` : file;
    writeFileSync(beside, text);
    if (replaceable) renameSync(beside, file);
  } catch (error) {
    throw refused("file-unwritable", { file, code: (error as NodeJS.ErrnoException).code ?? "EIO" });
  }
}

/** A judgement that has not come to its end: the cases that are still to come have not been tested. */
export function judgementSoFar(rules: Rules, judged: readonly JudgedCase[], seconds: number): Judgement {
  const { assignment, sandbox, language } = rules;
  const known = new Map(judged.map((each) => [each.name, each]));
  const message = language.judge.verdicts.SKIPPED({});
  const waiting = { verdict: "SKIPPED", score: 0, max: 1, seconds: 0, message } as const;
  const planned = rules.cases.map(({ name, features }) => known.get(name) ?? { name, features, ...waiting });
  const names = new Set(planned.map(({ name }) => name));
  const cases = [...planned, ...judged.filter(({ name }) => !names.has(name))];
  return { assignment, sandbox: containment(sandbox), seconds, cases };
}
