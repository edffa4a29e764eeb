/// <reference lib="webworker" />
import { gameOf, games, type TakingGame, type TakingPosition, taking } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import {
  gradedMove,
  gradeIds,
  grades,
  heuristicMove,
  randomPlayer,
  seededChance,
  smartMove,
} from "../../../players/index.ts";
import { analyse, analyseMove, grundyValue } from "../../../solve/index.ts";
import { explainMove, refusalText } from "../../../words/index.ts";
import type { Answers, Finding, Numbered, Question } from "./solver-messages.ts";

/** Players and solver of the Nim family, and Random for every game, away from the page's own thread. */
declare const self: DedicatedWorkerGlobalScope;

self.onmessage = ({ data: { number, content } }: MessageEvent<Numbered<Question>>) => {
  self.postMessage({ number, content: answer(content) });
};

function answer(question: Question): Answers[Question["type"]] {
  switch (question.type) {
    case "choose":
      return { move: choose(question) };
    case "move":
      return { sentence: sentenceFor(question) };
    case "analyse":
      return { finding: find(question.position), values: valuesOf(question.position) };
    default:
      return question.positions.map(find);
  }
}

function choose({ game, position, level, seed }: Question & { type: "choose" }): string {
  const chance = seededChance(seed);
  const notation = notationOf(game);
  if (game === "reversi" || level === "random") {
    return notation.makeMove(randomPlayer(gameOf(game), chance).choose(position), position);
  }
  const rows = position as TakingPosition;
  const rules = games[game] as TakingGame;
  if (level === "heuristic") return notation.makeMove(heuristicMove(rows), position);
  const graded = gradeIds.find((id) => id === level);
  const move = graded ? gradedMove(rules, grades[graded], rows, chance) : smartMove(rules, rows, chance);
  return notation.makeMove(move, position);
}

function sentenceFor({ game, position, move }: Question & { type: "move" }): string {
  const judged = analyseMove(position, move);
  const after = taking.play(position, move);
  if (judged.ok && after.ok) return explainMove(game, after.value, judged.value);
  return judged.ok ? "" : refusalText(judged.refusal);
}

function find(position: TakingPosition): Finding {
  const found = analyse(position);
  return found.ok ? { analysis: found.value } : { refusal: found.refusal };
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
