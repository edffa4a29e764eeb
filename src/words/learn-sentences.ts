import type { LanguageTag } from "./language-tags.ts";
import type { GlossarySentences } from "./learn/glossary.ts";
import type { IdeaWords } from "./learn/ideas-words.ts";
import type { LayerSentences } from "./learn/layers.ts";
import type { NimCourse } from "./learn/nim-course.ts";
import type { PuzzleSentences } from "./learn/puzzles.ts";
import type { ReversiCourse } from "./learn/reversi-course.ts";
import type { ReversiPuzzleSentences } from "./learn/reversi-puzzles.ts";
import type { SheetSentences } from "./learn/sheet.ts";
import type { StudySentences } from "./learn/study.ts";

/** What puzzles, lessons, the layers of an explanation and the glossary say: loaded when one of them is opened, never with the page. */
export interface LearnSentences {
  readonly tag: LanguageTag;
  readonly puzzles: PuzzleSentences;
  /** What the ideas of puzzles are, and hints. */
  readonly ideas: IdeaWords;
  readonly reversiPuzzles: ReversiPuzzleSentences;
  readonly sheet: SheetSentences;
  /** The page of the lessons. */
  readonly study: StudySentences;
  readonly courses: { readonly nim: NimCourse; readonly reversi: ReversiCourse };
  readonly layers: LayerSentences;
  readonly glossary: GlossarySentences;
}
