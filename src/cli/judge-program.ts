import { appendFileSync, existsSync, readdirSync, statSync } from "node:fs";
import { extname, resolve } from "node:path";
import { annotations, type JudgedCase, type Judgement, worstVerdict } from "../judge/index.ts";
import { isConsole, judgeSubmission, type Rules, type Source } from "../judge/programs/index.ts";
import { findOnPath, splitCommand, systemPath } from "../programs/index.ts";
import type { CliSentences } from "../words/index.ts";
import { progressBar } from "./engine-common.ts";
import { refused } from "./errors.ts";
import { showCases } from "./judge-cases.ts";
import { assignmentOf, type RulesOptions, rulesFor } from "./judge-options.ts";
import { isReplaceable, judgementSoFar, writeAnswer } from "./judge-output.ts";
import { type ReportFormat, reportOf } from "./judge-report.ts";
import { judgementText } from "./judge-text.ts";

interface Options extends RulesOptions {
  readonly run?: string;
  readonly showCases?: string;
  readonly json?: true;
  readonly format: ReportFormat;
  readonly out?: string;
}

export async function judgeProgram(
  cli: CliSentences,
  program: string | undefined,
  given: object,
): Promise<void> {
  const options = given as Options;
  const words = commandIn(program, options);
  // What was begun in a folder of ours is removed when the process ends in order.
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));
  const rules = await rulesFor(cli, options);
  if (options.showCases !== undefined) {
    const written = await showCases(cli, rules, options.showCases);
    if (program === undefined && words === undefined) {
      process.stdout.write(`${written}\n`);
      return;
    }
  }
  const judgement = await judged(cli, sourceFor(program, words, rules), rules, options);
  report(cli, rules, judgement, options);
}

/** The words of `--run`; what can be seen to be wrong without judging is refused here. */
function commandIn(program: string | undefined, options: Options): readonly string[] | undefined {
  const assignment = assignmentOf(options);
  const { run: text } = options;
  for (const [option, value] of [
    ["--run", text],
    ["--show-cases", options.showCases],
  ] as const)
    if (value !== undefined && !isConsole(assignment))
      throw refused("judge-console-only", { option, assignment });
  if (text === undefined) {
    if (program === undefined && options.showCases === undefined) throw refused("judge-nothing");
    if (program !== undefined) checkProgram(program);
    return undefined;
  }
  if (program !== undefined) throw refused("not-both", { one: program, other: "--run" });
  const words = splitCommand(text);
  if (!words.ok) throw refused("program", { kind: "unreadable", command: text, code: words.refusal.code });
  return words.value.map(absolute);
}

/** The program runs in a folder of its own: a file that was named from here is named wholly. */
function absolute(word: string): string {
  const isPath = word.includes("/") || extname(word) !== "";
  return isPath && existsSync(word) ? resolve(word) : word;
}

function checkProgram(program: string): void {
  if (!existsSync(program)) throw refused("file-missing", { file: program });
  if (statSync(program).isDirectory() && isEmpty(program))
    throw refused("submission-empty", { file: program });
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    throw refused("file-unreadable", { file: folder, code: (error as NodeJS.ErrnoException).code ?? "EIO" });
  }
}

function sourceFor(
  program: string | undefined,
  words: readonly string[] | undefined,
  { sandbox }: Rules,
): Source {
  if (words === undefined) return { path: program ?? "" };
  const [command = ""] = words;
  const contained = sandbox.level > 0;
  const found = command.startsWith("/")
    ? existsSync(command)
    : findOnPath(command, contained ? systemPath : (process.env.PATH ?? ""));
  if (!found) throw refused("run-missing", { command, contained });
  return { command: words };
}

/** After every case the answer so far is where it is to go: who is stopped by somebody else's clock has that. */
async function judged(cli: CliSentences, source: Source, rules: Rules, options: Options): Promise<Judgement> {
  const bar = progressBar();
  const began = performance.now();
  const cases: JudgedCase[] = [];
  try {
    return await judgeSubmission(source, rules, {
      onCase: (each, done, of) => {
        bar.show(done / of, cli.judge.progress({ done, of }));
        cases.push(each);
        if (options.out === undefined || done === of || !isReplaceable(options.out)) return;
        const soFar = judgementSoFar(rules, cases, (performance.now() - began) / 1000);
        writeAnswer(options.out, reportOf(formatIn(options), cli, rules.language.judge, soFar));
      },
    });
  } finally {
    bar.clear();
  }
}

const formatIn = ({ json, format }: Options): ReportFormat => (json ? "json" : format);

/** The answer, and the status: 0 all is right, 1 something is not, 2 by what is thrown. */
function report(cli: CliSentences, rules: Rules, judgement: Judgement, options: Options): void {
  const say = rules.language.judge;
  const format = formatIn(options);
  const failed = judgement.cases.find(({ verdict }) => verdict === "JUDGE-ERROR");
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const text = () => judgementText(cli, say, judgement, colour);
  // Who reads a report with a program gets it in any case; who reads it himself gets the line below.
  if (options.out !== undefined) writeAnswer(options.out, reportOf(format, cli, say, judgement));
  else if (format !== "text") process.stdout.write(reportOf(format, cli, say, judgement));
  // A step of GitHub's has a page for people besides what its reporter reads.
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (format === "github" && summary) {
    appendFileSync(summary, reportOf("markdown", cli, say, judgement));
    if (options.out !== undefined) writeAnswer(`${options.out}.annotations`, annotations(judgement));
  }
  if (failed) throw refused("judge-failed", { text: failed.message.replace(/\.$/, "") });
  if (options.out !== undefined || format === "text") process.stdout.write(text());
  process.exitCode = worstVerdict(judgement.cases) === "OK" ? 0 : 1;
}
