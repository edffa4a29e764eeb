import type { Session } from "../../editions/lockstep/index.ts";
import { removeFolder } from "../../programs/index.ts";
import type { Case } from "../case.ts";
import type { JudgedCase } from "../report/judgement.ts";
import { type Bench, type Judged, tryCase } from "./bench.ts";
import { HangingProgram } from "./hanging.ts";
import { judgedCase } from "./judged-case.ts";
import { scannerFault } from "./scanners.ts";
import { smallestInputs } from "./smallest-input.ts";
import { standingOf } from "./standing.ts";

/** Judges a program on all cases, side by side; the answer is in their order. */
export async function judgeSessions(bench: Bench): Promise<JudgedCase[]> {
  const { rules, assignment } = bench;
  const judged = await tryAll(bench);
  const fault = await scannerFault(bench, judged);
  const smallest = rules.smallest === false ? new Map() : await smallestInputs(bench, judged);
  const answers = judged.map(async ({ task, assessment }) =>
    judgedCase(rules.language.judge, assignment, task, assessment, {
      cause: fault?.tells(assessment) ? fault.cause : undefined,
      smallest: smallest.get(task.name),
      standing: await standingOf(assignment, task, assessment),
    }),
  );
  return Promise.all(answers);
}

/** What a case leaves to those that run after it. */
interface Left {
  readonly folder: string;
  readonly people: NonNullable<Session["people"]>;
}

async function tryAll(bench: Bench): Promise<Judged[]> {
  const { rules, assignment, watch } = bench;
  const { cases } = rules;
  const judged = new Map<string, Judged>();
  const hanging = new HangingProgram();
  const limits = () => hanging.limits();
  const needed = new Set(cases.flatMap(({ after }) => after ?? []));

  async function inTurn(chain: readonly Case[]): Promise<void> {
    const left = new Map<string, Left>();
    for (const each of chain) {
      const before = left.get(each.after ?? "");
      const task = before ? { ...each, people: before.people } : each;
      const keep = needed.has(task.name);
      const { assessment, folder } = await tryCase(bench, task, { from: before?.folder, keep, limits });
      hanging.note(assessment.known.verdict);
      if (keep) left.set(task.name, { folder, people: assessment.reference.people });
      judged.set(task.name, { task, assessment });
      const told = judgedCase(rules.language.judge, assignment, task, assessment);
      watch.onCase?.(told, judged.size, cases.length);
    }
    for (const { folder } of left.values()) removeFolder(folder);
  }

  await Promise.all(chainsOf(cases).map(inTurn));
  return cases.flatMap(({ name }) => judged.get(name) ?? []);
}

/** Cases that need each other's folders, each behind the one it needs. */
function chainsOf(cases: readonly Case[]): Case[][] {
  const chains = new Map<string, Case[]>();
  for (const each of cases) {
    const chain = [...chains.values()].find((known) => known.some(({ name }) => name === each.after));
    if (chain) chain.push(each);
    else chains.set(each.name, [each]);
  }
  return [...chains.values()];
}
