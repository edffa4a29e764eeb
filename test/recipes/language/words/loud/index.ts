import type { ArenaSentences } from "../arena.ts";
import type { CliSentences } from "../cli-sentences.ts";
import { arena as englishArena } from "../english/arena.ts";
import { cli as englishCli } from "../english/cli.ts";
import { english } from "../english/index.ts";
import { judge as englishJudge } from "../english/judge.ts";
import { learn as englishLearn } from "../english/learn/index.ts";
import type { JudgeSentences } from "../judge-sentences.ts";
import type { Language } from "../language.ts";
import type { LearnSentences } from "../learn-sentences.ts";

/** English in capitals: a language that is complete when English is. */
export const loud: Language = {
  tag: "xl",
  text: (sentences) => sentences.join(" "),
  titled: ({ title, text }) => shouted(english.titled)(text === undefined ? { title } : { title, text }),
  refusals: shouted(english.refusals),
  games: shouted(english.games),
  players: shouted(english.players),
  status: shouted(english.status),
  taking: shouted(english.taking),
  reversi: shouted(english.reversi),
  explanation: shouted(english.explanation),
  report: shouted(english.report),
  thoughts: shouted(english.thoughts),
  page: shouted(english.page),
};

export const cli: CliSentences = shouted(englishCli);

export const judge: JudgeSentences = shouted(englishJudge);

export const learn: LearnSentences = shouted(englishLearn);

export const arena: ArenaSentences = shouted(englishArena);

function shouted<Words>(words: Words): Words {
  return shout(words) as Words;
}

function shout(words: unknown): unknown {
  if (typeof words === "string") return words.toUpperCase();
  if (typeof words === "function") return (...facts: unknown[]) => shout(words(...facts));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, shout(each)]));
}
