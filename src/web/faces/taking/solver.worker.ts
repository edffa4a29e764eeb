/// <reference lib="webworker" />
import { gameOf, type TakingPosition } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import { makeSpec, openPlayer, seededChance } from "../../../players/index.ts";
import { analyse, analyseMove, grundyValue } from "../../../solve/index.ts";
import type { Answered, Answers, Asked, Question } from "./solver-messages.ts";

/** Players and solver of the Nim family, away from the page's own thread. */
declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: { number, question } }: MessageEvent<Asked>) => {
  let answered: Answered;
  try {
    answered = { number, answer: await answerTo(question) };
  } catch (error) {
    answered = { number, failed: String(error) };
  }
  self.postMessage(answered);
};

async function answerTo(question: Question): Promise<Answers[Question["type"]]> {
  switch (question.type) {
    case "choose":
      return choose(question);
    case "move":
      return analyseMove(question.position, question.move);
    case "analyse":
      return { found: analyse(question.position), values: valuesOf(question.position) };
    case "review":
      return question.positions.map(analyse);
  }
}

async function choose({ game, position, player, seed }: Question & { type: "choose" }): Promise<string> {
  const opened = await openPlayer(player, gameOf(game), { chance: seededChance(seed) });
  if (!opened) throw new Error(`${game} has no player ${makeSpec(player)}`);
  return notationOf(game).makeMove(await opened.choose(position), position);
}

/**
 * The Grundy value of each run by itself. Where the last taker loses, the sum of these values decides only while the
 * solver says so; a wild game has none worth showing.
 */
function valuesOf(position: TakingPosition): number[] | undefined {
  const found = analyse(position);
  if (!found.ok || ["search", "quotient"].includes(found.value.reason.kind)) return undefined;
  const options = { ...position.options, last: "wins" as const };
  const values: number[] = [];
  for (const run of position.rows.flat()) {
    const value = grundyValue({ options, rows: [[run]], turn: 0 });
    if (!value.ok || value.value === null) return undefined;
    values.push(value.value);
  }
  return values;
}
