import { makeSheet, shippedPuzzles, withReasons } from "../../learn/index.ts";
import { type Chance, pick } from "../../players/index.ts";
import type { Idea, Language, LearnSentences, PuzzleKind } from "../../words/index.ts";
import { learnResources } from "./learn-resources.ts";
import { familiesOf } from "./puzzle-source.ts";

/** What somebody wants on paper. */
export interface SheetWish {
  readonly kind: PuzzleKind;
  readonly idea: Idea | undefined;
  readonly count: number;
}

/** A sheet of puzzles drawn by chance, the easier ones first, and how many it has. */
export async function sheetOf(
  language: Language,
  say: LearnSentences,
  { kind, idea, count }: SheetWish,
  date: string,
  chance: Chance,
): Promise<{ readonly html: string; readonly found: number }> {
  const shelves = await Promise.all(familiesOf(kind).map(shippedPuzzles));
  const left = shelves.flat().filter((each) => idea === undefined || each.idea === idea);
  const chosen = [];
  while (chosen.length < count && left.length > 0) {
    const one = pick(left, chance);
    left.splice(left.indexOf(one), 1);
    chosen.push(one);
  }
  const puzzles = chosen.sort((one, other) => one.rating - other.rating).map((each) => each.puzzle());
  const withAnswers = await withReasons(language, say, puzzles, learnResources);
  return { html: makeSheet(language, say, { puzzles: withAnswers, date }), found: puzzles.length };
}
