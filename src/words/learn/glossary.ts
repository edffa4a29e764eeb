import type { LessonId } from "./lessons.ts";

/** The words that need an explanation: those of the Nim family, then those of Reversi. */
export const termIds = [
  ...(["misere", "remainder", "run", "power", "xor", "mex", "grundy-value", "quotient"] as const),
  ...(["x-square", "c-square", "stable", "mobility", "frontier", "quiet", "parity"] as const),
] as const;
export type TermId = (typeof termIds)[number];

/** The lesson in which one meets it. */
export const lessonOfTerm: { readonly [Id in TermId]: LessonId } = {
  misere: "misere",
  remainder: "remainders",
  run: "kayles",
  power: "powers",
  xor: "xor",
  mex: "kayles",
  "grundy-value": "kayles",
  quotient: "unknown",
  "x-square": "corners",
  "c-square": "corners",
  stable: "corners",
  mobility: "mobility",
  frontier: "mobility",
  quiet: "mobility",
  parity: "parity",
};

export interface TermWords {
  /** As it is listed. */
  readonly word: string;
  /** How it stands in sentences: each text that is to be explained. Capitals at the beginning do not matter. */
  readonly forms: readonly string[];
  /** A sentence or two. */
  readonly meaning: string;
  readonly example: string;
}

export interface GlossarySentences {
  readonly title: string;
  readonly about: string;
  /** On the way to the lesson. */
  readonly inLesson: (facts: { readonly title: string }) => string;
  /** From a definition to all of them. */
  readonly all: string;
  readonly terms: { readonly [Id in TermId]: TermWords };
}
