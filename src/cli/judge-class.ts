import { realpathSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import {
  type ClassResult,
  type ClassRun,
  type ClassSource,
  findEntrants,
  judgeClass,
  keyFileOf,
  openClass,
} from "../judge/batch/index.ts";
import { judgeSubmission } from "../judge/programs/index.ts";
import type { CliSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { classProgress } from "./judge-class-progress.ts";
import { type RulesOptions, rulesFor, withRules } from "./judge-options.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options extends RulesOptions {
  readonly out?: string;
  readonly numbers?: true;
  readonly jobs: number;
  readonly fresh?: true;
}

const mostJobs = 64;
/** So many of what was passed over are named. */
const mostNamed = 5;

/** `grundy judge class FOLDER --out REPORT`: a whole class, as a folder or an archive. */
export function make(cli: CliSentences): Command {
  const say = cli.judgeBatch.class;
  const jobs = (text: string) => wholeNumber("--jobs", text, 1, mostJobs);
  return withRules(new Command("class").description(say.about), cli)
    .argument("<folder>", say.submissions)
    .option("--out <folder>", say.report)
    .option("--numbers", say.numbers)
    .option("--jobs <n>", say.jobs, jobs, Math.min(mostJobs, availableParallelism()))
    .option("--fresh", say.fresh)
    .action((path: string, options: Options) => judgeAll(cli, path, options));
}

async function judgeAll(cli: CliSentences, path: string, options: Options): Promise<void> {
  const { out, numbers = false, jobs, fresh = false } = options;
  if (out === undefined) throw refused("value-needed", { option: "--out", path: "grundy judge class" });
  const source = await opened(path);
  try {
    await made(out);
    const { entrants, passedOver } = await findEntrants(source, within(path, out));
    if (entrants.length === 0) throw refused("class-empty", { path });
    const rules = await rulesFor(cli, options);
    const run = { entrants, rules, out, jobs, numbers, fresh, version: packageJson.version };
    const result = await stoppable(cli, { ...run, judge: judgeSubmission });
    tell(cli, result, { out, numbers, passedOver });
  } finally {
    source.close();
  }
}

async function opened(path: string): Promise<ClassSource> {
  const open = await openClass(path);
  if (open.ok) return open.source;
  const { refusal } = open;
  throw refusal.code === "class-missing"
    ? refused("class-missing", { path })
    : refused("class-unreadable", { path, why: refusal.why });
}

async function made(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch(({ code = "EIO" }: NodeJS.ErrnoException) => {
    throw refused("folder-unmakeable", { folder, code });
  });
}

/** What a report that stands among the submissions is called there. */
function within(path: string, out: string): string | undefined {
  const report = realpathSync(out);
  return dirname(report) === realpathSync(path) ? basename(report) : undefined;
}

/** Until it is done, or Ctrl-C or SIGTERM; a second one does not wait for the programs to be stopped. */
async function stoppable(cli: CliSentences, run: ClassRun): Promise<ClassResult> {
  const stop = new AbortController();
  const interrupt = () => (stop.signal.aborted ? process.exit(130) : stop.abort());
  const progress = classProgress(cli);
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    const end = await judgeClass({ ...run, signal: stop.signal, onProgress: progress.show });
    if (end.ok) return end.result;
    const folder = run.out;
    throw end.code === "report-foreign"
      ? refused("report-foreign", { folder })
      : refused("report-in-use", { folder, pid: end.pid, host: end.host });
  } catch (error) {
    throw stop.signal.aborted ? refused("class-stopped", { folder: run.out }) : error;
  } finally {
    progress.clear();
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}

interface Besides {
  readonly out: string;
  readonly numbers: boolean;
  readonly passedOver: readonly string[];
}

/** The summary, and the status: 0 all are right, 1 some are not, 2 the judge has failed. */
function tell({ judgeBatch: say }: CliSentences, result: ClassResult, besides: Besides): void {
  const { out, numbers, passedOver } = besides;
  const names = passedOver.slice(0, mostNamed);
  const lines = [
    ...(names.length > 0 ? [say.passedOver({ names, more: passedOver.length - names.length })] : []),
    say.summary(result),
    say.reportAt({ file: join(out, "index.html") }),
    ...(numbers ? [say.keyAt({ file: keyFileOf(out) })] : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = result.broken > 0 ? 2 : result.failed > 0 ? 1 : 0;
}
