import { seededChance } from "../../../players/index.ts";
import type { JudgeSentences } from "../../../words/index.ts";
import type { AskClasses, ClassAnswer } from "../../programs/contract.ts";
import type { Proof } from "../../report/judgement.ts";
import type { Harness } from "../harness/harness.ts";
import { openHarness } from "../harness/open.ts";
import { type DeclaredClass, judgeMembers } from "../members.ts";
import { type Reporter, reporter, unaskable } from "../reporter.ts";
import { type Found, failureOf } from "../verdict-case.ts";
import { wilson } from "../wilson.ts";
import { aiClass, askAll, makeLasting } from "./ask.ts";
import { faultOf, isWrong } from "./faults.ts";
import { gamesKey, type Tried, tryGames } from "./games.ts";
import { bestShare, knownOf, mostStones, standingIn } from "./kayles.ts";
import { arising, meanOf, type Seat, type Strategy, seats, shareOf } from "./strategy.ts";

const declared: DeclaredClass = {
  name: aiClass,
  members: ["NimAIPlayer()", "public String advancedMove(boolean[], String)"],
  implements: "Testable",
};

/** Moving second with one stone there is nothing to be asked. */
const games = seats.flatMap((seat) =>
  Array.from({ length: mostStones }, (_, index) => ({ seat, stones: index + 1 })).filter(
    ({ stones }) => seat === "first" || stones > 1,
  ),
);
const caseOf = ({ seat, stones }: { readonly seat: Seat; readonly stones: number }) => `${seat}.${stones}`;
const names = ["members", ...games.map(caseOf), "last-move.null", "array"];

/** Proves an AI: every position that can arise against any opponent, for 1 to 11 stones. */
export const askNimsysAi: AskClasses = async (workbench) => {
  const say = workbench.rules.language.judge;
  const report = reporter(workbench, names);
  const opened = await openHarness(workbench, [aiClass], [makeLasting]);
  if (!opened) return { cases: unaskable(workbench, report, aiClass) };
  try {
    const typed = workbench.prepared.language === "java";
    const members = await judgeMembers(say, opened, declared, typed);
    const made = opened.harness.prepared.at(-1);
    report.add("members", 0, members ?? (made && failureOf(say, made, `new ${aiClass}()`)));
    if (!opened.known.has(aiClass) || made?.kind !== "value") return { cases: report.skipRest() };
    return await prove(opened.harness, report, say, workbench.rules.seed);
  } finally {
    await opened.harness.close();
  }
};

async function prove(
  harness: Harness,
  report: Reporter,
  say: JudgeSentences,
  seed: number,
): Promise<ClassAnswer> {
  const { strategy, fickle, changed, withNull, seconds } = await askAll(harness);
  const tried = fickle.length === 0 ? undefined : await tryGames(harness, seededChance(seed), isWrong);
  for (const game of games) {
    const time = (seconds[game.stones - 1] ?? 0) / seats.length;
    report.add(
      caseOf(game),
      time,
      gameFound(say, strategy, game, tried?.get(gamesKey(game.stones, game.seat))),
    );
  }
  const atNull = withNull.flatMap(({ situation, choice }) => faultOf(say, situation, choice, null) ?? []);
  report.add("last-move.null", 0, atNull[0]);
  const array = changed && {
    verdict: "DIFFERENT" as const,
    message: say.classes.arrayChanged({ places: standingIn(changed.row) }),
  };
  report.add("array", 0, array);
  const share = (seat: Seat) =>
    meanOf((stones) => {
      const sampled = tried?.get(gamesKey(stones, seat))?.dummy;
      return sampled ? sampled.won / sampled.games : shareOf(strategy, stones, seat);
    });
  return {
    cases: report.cases,
    proof: { first: proofOf(strategy, "first"), second: proofOf(strategy, "second") },
    ratio: { first: share("first"), second: share("second") },
    ceiling: meanOf((stones) => bestShare(stones, "second")),
  };
}

/** The first fault that can happen in games of so many stones, and how many others there are. */
function gameFound(
  say: JudgeSentences,
  strategy: Strategy,
  { seat, stones }: { readonly seat: Seat; readonly stones: number },
  tried: Tried | undefined,
): Found | undefined {
  if (tried) return triedFound(say, tried);
  const faults = arising(strategy, stones, seat).flatMap((situation) => {
    const choice = strategy(situation);
    return (choice && faultOf(say, situation, choice)) ?? [];
  });
  const [first, ...others] = faults;
  if (!first || others.length === 0) return first;
  return { ...first, message: `${first.message} ${say.classes.furthermore({ positions: others.length })}` };
}

/** An AI that was tried and not proved: right as long as it has thrown nothing away, but that is said too. */
function triedFound(say: JudgeSentences, { games, won, wrong }: Tried): Found {
  const found = wrong && faultOf(say, wrong.situation, wrong.choice);
  const { least, most } = wilson(won, games);
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const told = say.classes.fickle({ games, won, least: percent(least), most: percent(most) });
  return found ? { ...found, message: `${found.message} ${told}` } : { verdict: "OK", message: told };
}

function proofOf(strategy: Strategy, seat: Seat): Proof {
  const thrown = new Set<string>();
  let calls = 0;
  for (let stones = 1; stones <= mostStones; stones++)
    for (const situation of arising(strategy, stones, seat)) {
      calls++;
      const choice = strategy(situation);
      const { winning, shown } = knownOf(situation.row);
      if (choice && winning.length > 0 && isWrong(situation, choice)) thrown.add(shown);
    }
  return { calls, thrown: [...thrown] };
}
