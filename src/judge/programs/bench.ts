import { cp, lstat, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type Limits, type RunOptions, removeFolder, run, usualLimits } from "../../programs/index.ts";
import { launchIn } from "../../programs/languages/index.ts";
import type { ConsoleAssignment } from "../assignments.ts";
import type { Case } from "../case.ts";
import { type Assessment, assess } from "./assessment.ts";
import type { Rules, Watch } from "./contract.ts";
import { inLane } from "./lanes.ts";
import type { Program } from "./program.ts";
import { roomFor } from "./reference.ts";

/** A program that is tried on cases, and where. */
export interface Bench {
  readonly assignment: ConsoleAssignment;
  readonly rules: Rules;
  readonly program: Program;
  /** Of ours: every case gets a folder in it. */
  readonly folder: string;
  readonly watch: Watch;
  /** Instead of the usual ones. */
  readonly limits?: Partial<Limits>;
}

/** A case and what came of it; with the people in it whom the case before it has left. */
export interface Judged {
  readonly task: Case;
  readonly assessment: Assessment;
}

interface TryOptions {
  readonly pace?: RunOptions["pace"];
  /** Instead of the usual ones; asked for when it is the program's turn. */
  readonly limits?: () => Partial<Limits>;
  /** What an earlier case has left in its folder. */
  readonly from?: string | undefined;
  /** Whether the folder stays for another case. */
  readonly keep?: boolean;
}

interface Tried {
  readonly assessment: Assessment;
  readonly folder: string;
}

/** Runs the program on a case, as the courses did: in a folder of its own, with the whole input at once. */
export async function tryCase(bench: Bench, task: Case, options: TryOptions = {}): Promise<Tried> {
  const { assignment, rules, program, watch } = bench;
  const { pace = "whole", from, keep = false } = options;
  const folder = await mkdtemp(join(bench.folder, "case-"));
  try {
    if (from !== undefined) await copyFiles(from, folder);
    const { command } = program.start;
    const start = { ...program.start, command: [...command, ...task.args] };
    const { ran, limits } = await inLane(async () => {
      watch.signal?.throwIfAborted();
      const output = await roomFor(assignment, task);
      const limits = { ...usualLimits[program.start.limits], output, ...bench.limits, ...options.limits?.() };
      const launch = launchIn(folder, start);
      const input = Buffer.from(task.input);
      return { ran: await run({ launch, sandbox: rules.sandbox, limits, input, pace }), limits };
    });
    const measure = { assignment, limits, accept: rules.accept, own: program.own };
    return { assessment: await assess(measure, task, ran), folder };
  } finally {
    if (!keep) removeFolder(folder);
  }
}

/** Plain files alone: what else a program has made, or locked up, is not there for the next start. */
async function copyFiles(from: string, to: string): Promise<void> {
  const plain = async (path: string) => {
    const found = await lstat(path);
    return found.isFile() || found.isDirectory();
  };
  await cp(from, to, { recursive: true, filter: plain }).catch(() => {});
}
