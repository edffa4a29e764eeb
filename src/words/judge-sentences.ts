import type { JudgeClassesSentences } from "./judge-classes-sentences.ts";
import type { DifferenceFacts } from "./judge-facts.ts";
import type { LanguageTag } from "./language-tags.ts";

/** What is passed over when two outputs are compared less strictly. */
export type PassedOver =
  | "crlf"
  | "final-newline"
  | "trailing-blanks"
  | "blank-lines"
  | "runs-of-blanks"
  | "letter-case"
  | "digits-only";

/** What a visible mark stands for. */
export type MarkName =
  | "blank"
  | "tab"
  | "newline"
  | "carriage-return"
  | "nul"
  | "no-break-space"
  | "not-text";

/** What usually causes an exception; `other` where nothing more can be said. */
export type ExceptionCause =
  | "input-ended"
  | "not-a-number"
  | "outside-array"
  | "nothing-there"
  | "endless-recursion"
  | "no-memory"
  | "division-by-zero"
  | "wrong-class"
  | "changed-while-walked"
  | "file"
  | "other";

/** Why a program failed, as it can be told from what it or its compiler wrote. */
export interface CauseFacts {
  readonly "two-scanners": object;
  /** `file` is empty and `line` 0 where no line of the program's own is named. */
  readonly exception: {
    readonly name: string;
    readonly text: string;
    readonly cause: ExceptionCause;
    readonly file: string;
    readonly line: number;
  };
  readonly "package-line": { readonly name: string };
  readonly "class-not-public": { readonly name: string };
  readonly "file-name": { readonly name: string; readonly file: string };
  readonly "byte-order-mark": { readonly file: string };
  readonly "main-class": { readonly name: string };
  readonly "main-method": { readonly name: string };
  readonly compiler: { readonly file: string; readonly line: number; readonly text: string };
}

/** What is known of a verdict besides its name. */
export interface VerdictFacts {
  readonly OK: object;
  readonly DIFFERENT: object;
  readonly "WRONG-MOVE": object;
  /** The status it ended with, or the signal; the last line it wrote to standard error, and whether a signal came before it had printed anything. */
  readonly CRASH: {
    readonly status?: number;
    readonly signal?: string;
    readonly said?: string;
    readonly silent?: boolean;
  };
  readonly TIME: { readonly seconds: number };
  readonly IDLE: { readonly seconds: number };
  readonly MEMORY: { readonly bytes: number };
  readonly OUTPUT: { readonly bytes: number };
  readonly FORBIDDEN: { readonly what: "network" | "files" | "processes" };
  readonly "NO-COMPILE": object;
  readonly MISSING: { readonly what: "class" | "method" | "signature" | "program"; readonly name: string };
  readonly SKIPPED: object;
  readonly "JUDGE-ERROR": object;
}

type Said<Facts> = { readonly [Name in keyof Facts]: (facts: Facts[Name]) => string };

/** What the judge says to whoever wrote the program; an object of its own, as those of the command line are. */
export interface JudgeSentences {
  readonly tag: LanguageTag;
  /** What is wrong, and what is right. */
  readonly differences: Said<DifferenceFacts>;
  readonly verdicts: Said<VerdictFacts>;
  /** A verdict in a word or two, for a table. */
  readonly verdictNames: { readonly [Name in keyof VerdictFacts]: string };
  /** A kind of difference in a few words, for a table. */
  readonly kindNames: { readonly [Kind in keyof DifferenceFacts]: string };
  readonly causes: Said<CauseFacts>;
  readonly wrongMove: {
    /** Stones of which at most so many may be removed. */
    readonly stones: (facts: {
      readonly stones: number;
      readonly most: number;
      readonly chosen: string;
      readonly right: readonly string[];
    }) => string;
    /** The program did not accept what it had chosen itself. */
    readonly refused: (facts: { readonly position: string; readonly right: readonly string[] }) => string;
    /** Rounds that two programs have won, which cannot be. */
    readonly score: (facts: { readonly score: string; readonly rounds: number }) => string;
    /** Any other position, as it is written. */
    readonly position: (facts: {
      readonly position: string;
      readonly chosen: string;
      readonly right: readonly string[];
    }) => string;
  };
  readonly place: (facts: { readonly line: number; readonly column: number }) => string;
  /** The last line of the input that was read, by its number. */
  readonly after: (facts: { readonly number: number; readonly text: string }) => string;
  readonly only: (facts: { readonly passed: readonly PassedOver[] }) => string;
  readonly legend: { readonly [Name in MarkName]: string };
  readonly report: JudgeReportSentences;
  readonly classes: JudgeClassesSentences;
}

/** What stands on a report around the results. */
export interface JudgeReportSentences {
  readonly title: (facts: { readonly assignment: string }) => string;
  readonly score: (facts: { readonly score: number; readonly most: number }) => string;
  readonly sandbox: (facts: { readonly level: number; readonly how: string }) => string;
  readonly passed: (facts: { readonly passed: number; readonly cases: number }) => string;
  readonly failed: string;
  readonly students: (facts: { readonly students: number; readonly passed: number }) => string;
  /** What stands in the line where an output has ended. */
  readonly ended: string;
  readonly heads: {
    readonly [Head in
      | "student"
      | "verdict"
      | "points"
      | "cases"
      | "case"
      | "features"
      | "kind"
      | "message"
      | "expected"
      | "got"
      | "smallest"
      | "terminal"
      | "terminalExpected"
      | "piped"
      | "mostOften"
      | "marks"]: string;
  };
  /** A feature of a student, in the table of the class. */
  readonly feature: { readonly [State in "right" | "wrong" | "untried"]: string };
}
