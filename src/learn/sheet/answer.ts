import { notationOf } from "../../notation/index.ts";
import { type Language, type LearnSentences, moveName } from "../../words/index.ts";
import type { Puzzle } from "../puzzle.ts";

/** As many moves of one kind are named; of the others it is said how many they are. */
const mostNamed = 3;

/** The moves that solve a puzzle, each by its name and as it is written: `the 3rd pin (1:3)`. */
export function answerText(language: Language, { sheet }: LearnSentences, puzzle: Puzzle): string {
  const { game, position, solutions } = puzzle;
  const notation = notationOf(game);
  const moves = solutions.slice(0, mostNamed).map((move) => {
    const written = notation.shortMove?.(move, position) ?? notation.makeMove(move, position);
    const name = moveName(language, game, position, move);
    return name === written ? name : sheet.move({ name, written });
  });
  return sheet.moves({ moves, more: solutions.length - moves.length });
}
