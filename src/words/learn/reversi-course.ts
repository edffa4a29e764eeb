import type { LessonWords, ReversiLessonId } from "./lessons.ts";

/** The steps of the lessons of Reversi in their order, each with the mistakes that are told apart in it. */
export type ReversiSteps = {
  readonly rules: {
    readonly first: never;
    readonly diagonal: "straight";
    readonly lines: "one" | "two";
    readonly pass: "most" | "answered";
    readonly over: "answered";
    readonly finish: "most" | "lost";
  };
  readonly corners: {
    readonly take: "most" | "taken";
    readonly x: "given";
    readonly c: "given" | "lost";
    readonly edge: "open" | "elsewhere";
    readonly quiet: "given" | "spared";
    readonly finish: "given" | "most" | "lost";
  };
  readonly mobility: {
    readonly few: "most" | "more";
    readonly replies: "most" | "more";
    readonly frontier: "most" | "wall" | "more";
    readonly inside: "most" | "outside";
    readonly squeeze: "most" | "beside" | "quiet";
  };
  readonly parity: {
    readonly hole: "even";
    readonly regions: "most" | "even";
    readonly square: "even" | "square";
    readonly pass: "most" | "missed";
    readonly keep: "spent" | "even";
    readonly finish: "missed" | "even" | "lost";
  };
  readonly counting: {
    readonly two: "most";
    readonly pass: "missed";
    readonly three: "most" | "lost";
    readonly corner: "corner" | "drawn";
    readonly draw: "most" | "lost";
    readonly discs: "most" | "less" | "thrown";
    readonly finish: "missed" | "most" | "lost";
  };
};

export type ReversiCourse = { readonly [Id in ReversiLessonId]: LessonWords<ReversiSteps[Id]> };
