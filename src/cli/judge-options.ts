import { type Command, Option } from "commander";
import {
  type AssignmentId,
  assignmentIds,
  type Case,
  generateCases,
  type Relaxation,
  relaxations,
} from "../judge/index.ts";
import { isConsole, type Rules, readCases } from "../judge/programs/index.ts";
import { noSandbox, type OpenedSandbox, openSandbox } from "../programs/index.ts";
import { type CliSentences, loadJudgeSentences } from "../words/index.ts";
import { refused } from "./errors.ts";
import { seedOption } from "./seed.ts";
import { wholeNumber } from "./whole-number.ts";

const sandboxes = ["required", "best", "none"] as const;

/** How a submission is judged, as it is typed. */
export interface RulesOptions {
  readonly assignment?: AssignmentId;
  readonly cases?: string;
  readonly seed: number;
  readonly count: number;
  readonly accept?: readonly Relaxation[];
  readonly sandbox: (typeof sandboxes)[number];
  readonly stripPackages?: true;
}

const mostCases = 200;

/** The options that say how a submission is judged, of one and of a whole class. */
export function withRules(command: Command, cli: CliSentences): Command {
  const say = cli.commands.judge;
  return withTask(command, cli)
    .option("--cases <folder>", say.cases)
    .addOption(new Option("--sandbox <kind>", say.sandbox).choices(sandboxes).default("best"))
    .option("--strip-packages", say.stripPackages);
}

/** Those of them that say what is asked and what counts; a pack has no others. */
export function withTask(command: Command, cli: CliSentences): Command {
  const say = cli.commands.judge;
  const seed = seedOption(cli).default(1);
  seed.description = say.seed;
  return command
    .addOption(new Option("--assignment <assignment>", say.assignment).choices(assignmentIds))
    .addOption(seed)
    .addOption(
      new Option("--count <n>", say.count)
        .default(20)
        .argParser((text) => wholeNumber("--count", text, 1, mostCases)),
    )
    .addOption(
      new Option("--accept <list>", say.accept({ names: relaxations.join(", ") })).argParser(relaxationsIn),
    );
}

function relaxationsIn(text: string): Relaxation[] {
  const words = text.split(",").map((word) => word.trim());
  return words.map((word) => {
    const known = relaxations.find((each) => each === word);
    if (!known)
      throw refused("choice-wrong", { name: "--accept", text: word, choices: relaxations.join(", ") });
    return known;
  });
}

/** The rules that the options ask for. */
export async function rulesFor(cli: CliSentences, options: RulesOptions): Promise<Rules> {
  const { seed, accept = [], stripPackages = false } = options;
  const assignment = assignmentOf(options);
  const [judge, cases] = [await loadJudgeSentences(cli.tag), await casesFor(options)];
  const sandbox = await sandboxFor(options.sandbox);
  const language = { judge, submissions: cli.submissions };
  return { assignment, cases, seed, accept, sandbox, language, stripPackages };
}

export function assignmentOf({ assignment }: Pick<RulesOptions, "assignment">): AssignmentId {
  if (assignment === undefined) throw refused("assignment-needed", { assignments: assignmentIds.join("|") });
  return assignment;
}

/** Given or generated; who asks classes has questions of its own. */
async function casesFor(options: RulesOptions): Promise<readonly Case[]> {
  const { cases: folder, seed, count } = options;
  const assignment = assignmentOf(options);
  if (!isConsole(assignment)) {
    if (folder !== undefined) throw refused("judge-console-only", { option: "--cases", assignment });
    return [];
  }
  if (folder === undefined) return (await generateCases(assignment, { seed, count })).cases;
  const read = await readCases(assignment, folder);
  if (read.ok) return read.value;
  switch (read.refusal.code) {
    case "cases-unreadable":
      throw refused("cases-unreadable", { folder, reason: read.refusal.reason });
    case "cases-none":
      throw refused("cases-none", { folder });
    case "case-after-nothing":
      throw refused("case-after-nothing", read.refusal);
    default:
      throw refused(read.refusal.code, read.refusal);
  }
}

async function sandboxFor(wanted: RulesOptions["sandbox"]): Promise<OpenedSandbox> {
  if (wanted === "none") return { ...noSandbox, checks: [], lacking: [], unreachable: [], ownUsers: false };
  const sandbox = await openSandbox();
  if (wanted === "required" && sandbox.level < 2) throw refused("sandbox-required", { level: sandbox.level });
  return sandbox;
}
