import type { Language, LearnSentences } from "../../words/index.ts";
import type { LearnResources, Puzzle } from "../puzzle.ts";
import type { Puzzler } from "../puzzler.ts";
import { puzzlers } from "../puzzlers.ts";
import type { SheetPuzzle } from "./sheet.ts";

/** Puzzles with what wins and why, for a sheet; solver and engine are asked, and `told` hears of each that is done. */
export async function withReasons(
  language: Language,
  say: LearnSentences,
  puzzles: readonly Puzzle[],
  resources: LearnResources,
  told: (done: number) => void = () => {},
): Promise<SheetPuzzle[]> {
  const all: SheetPuzzle[] = [];
  for (const puzzle of puzzles) {
    all.push({ puzzle, reason: await reasonOf(language, say, puzzle, resources) });
    told(all.length);
  }
  return all;
}

async function reasonOf(
  language: Language,
  say: LearnSentences,
  puzzle: Puzzle,
  resources: LearnResources,
): Promise<string> {
  const puzzler: Puzzler = puzzlers[puzzle.family];
  const [move] = puzzle.solutions;
  if (move === undefined) throw new Error(`a puzzle of ${puzzle.game} that nobody has made`);
  return puzzler.solved(language, say, puzzle, move, resources);
}
