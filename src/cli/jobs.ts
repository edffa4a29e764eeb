import { Argument, Command, Option } from "commander";
import { type ExportWork, exportKind } from "../jobs/index.ts";
import type { Job, JobState, Store } from "../store/index.ts";
import { type CliSentences, padEnd, widthOf } from "../words/index.ts";
import { refused } from "./errors.ts";
import { aboutJob, inOneLine, resultText, timeText } from "./job-text.ts";
import { dbOption, openBeside, using } from "./stores.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly db: string;
  readonly json?: true;
}

interface ListOptions extends Options {
  readonly kind?: string;
  readonly state?: JobState;
  readonly limit: number;
}

const states = ["waiting", "taken", "done", "failed"] as const satisfies readonly JobState[];

/** `grundy jobs …`: what is done besides serving, for who looks and asks. */
export function make(cli: CliSentences): Command {
  const say = cli.commands.jobs;
  const jobs = new Command().description(say.about);
  const command = (name: string, about: string) =>
    jobs.command(name).description(about).addOption(dbOption(say.db)).option("--json", say.json);
  command("list", say.list.about)
    .option("--kind <kind>", say.list.kind)
    .addOption(new Option("--state <state>", say.list.state).choices(states))
    .option("--limit <number>", say.list.limit, (text) => wholeNumber("--limit", text, 1, 1000), 20)
    .action((options: ListOptions) => list(cli, options));
  command("show", say.show.about)
    .argument("<id>", say.show.id)
    .action((id: string, options: Options) => show(cli, id, options));
  command("add", say.add.about)
    .addArgument(new Argument("<kind>", say.add.kind).choices([exportKind]))
    .action((_kind: string, options: Options) => addExport(cli, options));
  return jobs;
}

async function list(cli: CliSentences, { db, json, kind, state, limit }: ListOptions): Promise<void> {
  const jobs = await asking(db, (store) => store.jobs.list({ kind, state, limit }));
  if (json) return print(jobs.map((job) => JSON.stringify(job)));
  if (jobs.length === 0) return print([cli.jobs.none]);
  const { heads } = cli.jobs;
  const rows = jobs.map((job) => [
    job.id,
    inOneLine(job.kind),
    cli.jobs.states[job.state],
    timeText(job.added),
    aboutJob(cli, job),
  ]);
  print(inColumns([[heads.id, heads.kind, heads.state, heads.added, heads.about], ...rows]));
}

async function show(cli: CliSentences, id: string, { db, json }: Options): Promise<void> {
  const job = await asking(db, (store) => store.jobs.find(id));
  if (!job) throw refused("job-missing", { text: id });
  print(json ? [JSON.stringify(job)] : inColumns(factsOf(cli, job)));
}

/** Of exports one waits at a time: whoever asks again means the same. */
async function addExport(cli: CliSentences, { db, json }: Options): Promise<void> {
  const { id, added } = await asking(db, async ({ jobs, now }) => {
    const work: ExportWork = { asked: now() };
    const made = await jobs.add({ kind: exportKind, work, owner: "operator", key: exportKind });
    if (made !== undefined) return { id: made, added: true };
    const latest = await jobs.list({ kind: exportKind, limit: 100 });
    return { id: latest.find(({ ended }) => ended === undefined)?.id ?? "", added: false };
  });
  if (json) return print([JSON.stringify({ id, added })]);
  print([added ? cli.jobs.added({ id }) : cli.jobs.pending({ id })]);
}

async function asking<T>(db: string, ask: (store: Store) => Promise<T>): Promise<T> {
  const store = await openBeside(db, "existing");
  return using(store, () => ask(store));
}

function factsOf(cli: CliSentences, job: Job): string[][] {
  const { facts, states } = cli.jobs;
  const { id, kind, state, owner, added, from, attempt, worker, ended, reason, result } = job;
  const time = (at: number | undefined) => (at === undefined ? undefined : timeText(at));
  const all: readonly (readonly [string, string | undefined])[] = [
    [facts.id, id],
    [facts.kind, kind],
    [facts.state, states[state]],
    [facts.owner, owner],
    [facts.added, time(added)],
    [facts.from, time(from)],
    [facts.attempt, String(attempt)],
    [facts.worker, worker],
    [facts.ended, time(ended)],
    [facts.reason, reason],
    [facts.result, result === undefined ? undefined : resultText(cli, kind, result)],
  ];
  return all.flatMap(([name, text]) => (text === undefined ? [] : [[name, inOneLine(text)]]));
}

/** Each column as wide as its widest entry; the last one as it is. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? "")))) ?? [];
  return rows.map((row) =>
    row
      .map((text, column) => padEnd(text, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
