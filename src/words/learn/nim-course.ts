import type { LessonWords, MistakeSaid, NimLessonId } from "./lessons.ts";

/** The steps of the Nim family's lessons in their order, each with the mistakes that are told apart in it. */
export interface NimSteps {
  readonly remainders: {
    readonly one: "took-last" | "too-few";
    readonly five: "too-few" | "too-many";
    readonly end: "took-last" | "too-few" | "too-many";
    readonly nine: "too-few" | "too-many";
    readonly together: "not-four";
    readonly long: "took-last" | "too-few" | "too-many";
    readonly opening: "too-few" | "too-many";
  };
  readonly mirror: {
    readonly equal: "one-row" | "shorter" | "not-equal";
    readonly copying: "one-row" | "shorter" | "not-equal";
    readonly third: "kept-some" | "new-pair" | "broke-pair";
    readonly middle: "end" | "unequal";
    readonly "middle-two": "end" | "one-pin" | "unequal";
    readonly copy: "same-side" | "other-way";
    readonly pins: "end" | "unequal" | "not-copied";
  };
  readonly powers: {
    readonly split: "wrong-row" | "left-alone" | "new-alone";
    readonly four: "wrong-row" | "left-alone" | "new-alone";
    readonly "two-at-once": "wrong-row" | "left-alone" | "new-alone";
    readonly exchange: "wrong-row" | "new-alone";
    readonly whole: "wrong-row" | "left-alone" | "new-alone";
  };
  readonly xor: {
    readonly columns: "wrong-row" | "kept-column" | "other-column";
    readonly "any-row": "kept-column" | "other-column";
    readonly eight: "wrong-row" | "kept-column" | "other-column";
    readonly large: "wrong-row" | "kept-column" | "other-column";
    readonly whole: "wrong-row" | "kept-column" | "other-column";
  };
  readonly kayles: {
    readonly two: "took-both" | "took-single";
    readonly three: "split" | "too-many" | "other-row";
    readonly four: "end" | "split" | "took-both";
    readonly parts: "end" | "split" | "other-row";
    readonly table: "end" | "split";
    readonly whole: "row" | "end" | "split";
  };
  readonly misere: {
    readonly last: "even-ones" | "one-large";
    readonly odd: "even-ones" | "one-large";
    readonly turn: "even-ones" | "one-large";
    readonly "nim-first": "one-large" | "unbalanced";
    readonly beside: "one-large" | "unbalanced";
    readonly whole: "took-last" | "even-ones" | "one-large" | "unbalanced";
  };
  readonly unknown: {
    readonly three: "end" | "unequal";
    readonly even: "end" | "unequal";
    readonly ten: "two-end" | "two-split";
    readonly six: "took-last" | "even-ones" | "not-lost";
    readonly "copy-fails": "first-end" | "first-split" | "took-last" | "even-ones" | "not-lost";
  };
}

/** What one lesson of the Nim family says. */
export type NimLesson<Id extends NimLessonId> = LessonWords<NimSteps[Id]>;

/** The lessons of the Nim family. */
export type NimCourse = { readonly [Id in NimLessonId]: NimLesson<Id> };

/** What a wrong move has done, and what the answer to it makes of that, where one is shown; `blank` stands between sentences. */
export function answering(blank: string) {
  return (done: (move: string) => string, then: (reply: string) => string) =>
    ({ move, reply }: MistakeSaid): string =>
      reply === undefined ? done(move) : `${done(move)}${blank}${then(reply)}`;
}
