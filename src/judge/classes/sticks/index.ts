import { makeRun } from "../../../notation/index.ts";
import { type Chance, seededChance } from "../../../players/index.ts";
import { makeFolder, removeFolder, run, usualLimits } from "../../../programs/index.ts";
import { launchIn } from "../../../programs/languages/index.ts";
import type { JudgeSentences } from "../../../words/index.ts";
import type { AskClasses, Workbench } from "../../programs/contract.ts";
import type { Harness } from "../harness/harness.ts";
import { openHarness } from "../harness/open.ts";
import { judgeMembers } from "../members.ts";
import { reporter, unaskable } from "../reporter.ts";
import { type Found, failureOf } from "../verdict-case.ts";
import { wilson } from "../wilson.ts";
import { chanceOfPassing, competition, isNear } from "./luck.ts";
import { sticksClasses } from "./members.ts";
import { playRounds, type Rounds } from "./rounds.ts";
import { Table, type Trouble, types } from "./table.ts";

const classNames = sticksClasses.map(({ name }) => name);
const names = [...classNames.map((name) => `members.${name}`), "random", "smart.ahead", "smart.seconds"];

/** What comes besides the sessions: the members, Random, and Smart's hundred rounds. */
export const askSticks: AskClasses = async (workbench) => {
  const { rules, prepared } = workbench;
  const say = rules.language.judge;
  const report = reporter(workbench, names);
  const opened = await openHarness(workbench, classNames);
  if (!opened) return { cases: unaskable(workbench, report, "Competition") };
  try {
    const typed = prepared.language === "java";
    for (const declared of sticksClasses)
      report.add(`members.${declared.name}`, 0, await judgeMembers(say, opened, declared, typed));
    // Without these nobody can be asked for a move.
    if (!["Board", "Move", "Player"].every((name) => opened.known.has(name)))
      return { cases: report.skipRest() };
    for (const [name, judge] of [
      ["random", judgeRandom],
      [
        "smart.ahead",
        (say: JudgeSentences, harness: Harness) => judgeSmart(say, harness, seededChance(rules.seed)),
      ],
    ] as const) {
      const began = performance.now();
      const found = await judge(say, opened.harness);
      report.add(name, (performance.now() - began) / 1000, found);
    }
  } finally {
    await opened.harness.close();
  }
  const { seconds, found } = await judgeTime(workbench);
  report.add("smart.seconds", seconds, found);
  return { cases: report.cases };
};

const randomTimes = 50;

/** Its moves are legal, and not always the same. */
async function judgeRandom(say: JudgeSentences, harness: Harness): Promise<Found | undefined> {
  const table = new Table(types.random);
  const chosen = new Set<string>();
  for (let time = 0; time < randomTimes; time++) {
    const move = table.read(await harness.ask(table.questions()));
    if ("kind" in move) return troubleText(say, move);
    chosen.add(makeRun(move));
  }
  const [first = ""] = chosen;
  return chosen.size > 1
    ? undefined
    : { verdict: "DIFFERENT", message: say.classes.notRandom({ times: randomTimes, chosen: first }) };
}

/** A competition; four more where the first is too near the line. Who may still be as good as is asked passes. */
async function judgeSmart(say: JudgeSentences, harness: Harness, chance: Chance): Promise<Found | undefined> {
  let all: Rounds = await playRounds(harness, competition.rounds, chance);
  if (!all.trouble && isNear(aheadOf(all.won / all.played))) {
    const more = await playRounds(harness, 4 * competition.rounds, chance);
    all = { ...more, played: all.played + more.played, won: all.won + more.won };
  }
  const { played, won, trouble } = all;
  if (trouble) return troubleText(say, trouble);
  const share = won / played;
  const repeated = played > competition.rounds;
  const passed = aheadOf(repeated ? wilson(won, played).most : share) >= competition.ahead;
  if (passed && !repeated) return undefined;
  const percent = Math.round(chanceOfPassing(share) * 1000) / 10;
  const facts = { rounds: played, ahead: aheadOf(share), wanted: competition.ahead, chance: percent };
  return { verdict: passed ? "OK" : "DIFFERENT", message: say.classes.smartAhead(facts) };
}

/** Of every thousand rounds. */
const aheadOf = (share: number): number => Math.round((2 * share - 1) * competition.rounds);

function troubleText(say: JudgeSentences, trouble: Trouble): Found | undefined {
  if (trouble.kind === "failed") return failureOf(say, trouble.answer, trouble.call);
  const { position, chosen } = trouble;
  return { verdict: "WRONG-MOVE", message: say.classes.smartIllegal({ position, chosen }) };
}

/** The document wants less than 5 seconds; a run was stopped after 10. Processor time: other work on the machine is nobody's fault. */
const time = { wanted: 5, most: 10 } as const;

/** The program's own competition, as it is started at a console. */
async function judgeTime({
  rules,
  prepared,
}: Workbench): Promise<{ seconds: number; found: Found | undefined }> {
  const say = rules.language.judge;
  const directory = makeFolder();
  try {
    const words = [types.smart, types.random, competition.rounds].map(String);
    const start = { ...prepared.start, command: [...prepared.start.command, ...words] };
    const limits = { ...usualLimits[start.limits], processor: time.most, wall: 3 * time.most };
    const ran = await run({ launch: launchIn(directory, start), sandbox: rules.sandbox, limits });
    const { ending, processor: used, wall: seconds } = ran;
    if (ending.reason !== "ended")
      return { seconds, found: failureOf(say, { kind: "ended", evidence: ran }, words.join(" ")) };
    const facts = { rounds: competition.rounds, seconds: Math.round(used * 10) / 10, limit: time.wanted };
    const found = { verdict: "TIME", message: say.classes.slow(facts) } as const;
    return { seconds, found: used < time.wanted ? undefined : found };
  } finally {
    removeFolder(directory);
  }
}
