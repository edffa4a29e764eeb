import type { LearnSentences } from "../../learn-sentences.ts";
import { glossary } from "./glossary.ts";
import { ideas } from "./ideas.ts";
import { layers } from "./layers.ts";
import { nim } from "./nim-course.ts";
import { puzzles } from "./puzzles.ts";
import { reversi } from "./reversi-course.ts";
import { reversiPuzzles } from "./reversi-puzzles.ts";
import { sheet } from "./sheet.ts";
import { study } from "./study.ts";

export const learn: LearnSentences = {
  tag: "zh",
  puzzles,
  ideas,
  reversiPuzzles,
  sheet,
  study,
  courses: { nim, reversi },
  layers,
  glossary,
};
