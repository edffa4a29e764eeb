import { isSwap, must, type TakingMove, type TakingPosition, taking } from "../../games/index.ts";
import { type Analysis, analyse, analyseMove } from "../../solve/index.ts";
import {
  explain,
  explainMove,
  type Language,
  type LearnSentences,
  moveExplanationText,
  nounsOf,
} from "../../words/index.ts";
import type { PuzzleOf } from "../puzzle.ts";
import type { RefutationOf } from "../puzzler.ts";
import { runOf } from "./puzzle.ts";

type TakingPuzzle = PuzzleOf<"taking">;

/** What a wrong move leaves, and the first of the answers that win against it: the one its sentences name. */
export function refuteTaking({ game, position }: TakingPuzzle, move: TakingMove): RefutationOf<"taking"> {
  const after = must(taking.play(position, move));
  const found = must(analyseMove(position, move));
  return {
    after,
    reply: found.after.moves.find(({ outcome }) => outcome === "win")?.move,
    text: (language) => moveExplanationText(language, game, after, found),
  };
}

/** Why what the move leaves is lost; where it leaves nothing, why there was such a move. */
export function solvedTaking(language: Language, { game, position }: TakingPuzzle, move: TakingMove): string {
  const after = must(taking.play(position, move));
  const found = must(analyseMove(position, move));
  if (found.after.reason.kind !== "over") return moveExplanationText(language, game, after, found);
  const why = explain(language, game, position, must(analyse(position))).filter(
    ({ sentence }) => sentence !== "verdict" && sentence !== "wins",
  );
  return language.text([...explainMove(language, game, after, found), ...why].map(({ text }) => text));
}

/** The idea, then where: the row or the run, or what has to be left of the only run, or how many go. */
export function takingHints(say: LearnSentences, puzzle: TakingPuzzle): string[] {
  const { of, where } = say.ideas;
  return [of[puzzle.idea].hint, ...placeOf(where, puzzle)];
}

function placeOf(where: LearnSentences["ideas"]["where"], { game, position, solutions }: TakingPuzzle) {
  const [move] = solutions;
  if (move === undefined || isSwap(move)) return [];
  const { thing, row: kind } = nounsOf(game);
  const { length } = runOf(position.rows, move);
  const runs = position.rows.flat();
  const alike = runs.filter((run) => run.length === length).length;
  const take = where.take({ thing, count: move.right - move.left + 1 });
  // Of one run from its end the count would be the move itself.
  if (runs.length === 1) return position.options.middle ? [take] : leaveOf(where, game, position);
  const ownRow = position.rows.length > 1 && position.rows.every((row) => row.length <= 1);
  const look =
    ownRow && alike === 1
      ? where.row({ kind, number: move.row })
      : where.runs({ thing, length, count: alike });
  return position.options.middle ? [look, take] : [look];
}

function leaveOf(
  where: LearnSentences["ideas"]["where"],
  game: TakingPuzzle["game"],
  position: TakingPosition,
) {
  const lost = lostRemainders(must(analyse(position)));
  return lost ? [where.leave({ thing: nounsOf(game).thing, ...lost })] : [];
}

/** Which lengths are lost for whoever has to take from them, where they come again. */
function lostRemainders({ reason }: Analysis) {
  if (reason.kind === "periodic") return { modulus: reason.modulus, remainders: reason.remainders };
  if (reason.kind !== "modulo") return undefined;
  const { modulus, unit, misere } = reason;
  const remainders = Array.from({ length: unit }, (_, at) => (misere ? (unit + at) % modulus : at));
  return { modulus, remainders };
}
