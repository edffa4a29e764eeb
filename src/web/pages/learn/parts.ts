import type { Lesson } from "../../../learn/index.ts";
import type { LearnSentences } from "../../../words/index.ts";

/** What the parts of a lesson, its steps and the game at its end, are told. */
export interface PartProps {
  readonly lesson: Lesson;
  readonly say: LearnSentences;
  /** The part that is shown, from 0; behind the steps stands the game. */
  readonly at: number;
  /** The last part that may be looked at. */
  readonly reached: number;
  /** Whether it is the first that is shown: then the lesson is named with it. */
  readonly isFirst: boolean;
  readonly go: (at: number) => void;
}
