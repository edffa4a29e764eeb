/** Two courses, each from the first move on; a lesson's words stand in its course under its name. */
export const nimLessonIds = ["remainders", "mirror", "powers", "xor", "kayles", "misere", "unknown"] as const;
export const reversiLessonIds = ["rules", "corners", "mobility", "parity", "counting"] as const;
export const courseIds = ["nim", "reversi"] as const;
export type CourseId = (typeof courseIds)[number];
export type NimLessonId = (typeof nimLessonIds)[number];
export type ReversiLessonId = (typeof reversiLessonIds)[number];
export type LessonId = NimLessonId | ReversiLessonId;

/** What a lesson says. `Steps` are its steps in their order, each with the mistakes that are told apart in it. */
export interface LessonWords<
  Steps extends { readonly [step: string]: string } = { readonly [step: string]: string },
> {
  readonly title: string;
  /** What one can do after it, in a line. */
  readonly about: string;
  readonly steps: { readonly [Step in keyof Steps]: StepWords<Steps[Step]> };
  readonly last: LastGameWords;
}

export interface StepWords<Mistake extends string = string> {
  /** A sentence or two. */
  readonly text: string;
  /** What is to be done, in a sentence. */
  readonly task: string;
  /** Said when it was done: why it was right. */
  readonly right: string;
  readonly wrong: { readonly [M in Mistake]: (facts: MistakeSaid) => string };
}

export interface MistakeSaid {
  /** The move that was made, by its name, and the answer to it, where one is shown. */
  readonly move: string;
  readonly reply: string | undefined;
}

export interface LastGameWords {
  /** Who is played against, and what that one always gets wrong. */
  readonly intro: string;
  readonly won: string;
  readonly lost: string;
}
