import type { DifferenceFacts, OrderRule, StatedNumber, TurnRule, WinnerRule } from "../judge-facts.ts";
import type { ExceptionCause, JudgeSentences, PassedOver } from "../judge-sentences.ts";
import { and, figures, grouped, or, quote } from "./grammar.ts";
import { judgeClasses } from "./judge-classes.ts";
import { judgeReport } from "./judge-report.ts";

const blankLines = (count: number) => (count === 1 ? "one blank line" : `${count} blank lines`);
const blanks = (count: number) =>
  count === 0 ? "no blank" : figures(count, { one: "blank", other: "blanks" });
const seconds = (count: number) => figures(count, { one: "second", other: "seconds" });
const size = (bytes: number) =>
  bytes < 1 << 20
    ? `${grouped(Math.round(bytes / 1024))} KiB`
    : `${grouped(Math.round(bytes / (1 << 20)))} MiB`;

const numbers: { readonly [Part in StatedNumber | "number"]: string } = {
  games: "The number of games",
  wins: "The number of wins",
  percent: "The percentage",
  stones: "The number of stones left",
  count: "The initial number of stones",
  bound: "The bound",
  upper: "The upper figure",
  rounds: "The number of rounds",
  score: "The score",
  discs: "The number of pieces",
  row: "The number of the row",
  cells: "A cell of the board",
  number: "A number",
};

const orders: { readonly [Rule in OrderRule]: string } = {
  "ratio-down": "the higher ratio of wins comes first",
  "ratio-up": "the lower ratio of wins comes first",
  tie: "with equal ratios the username that comes first in the alphabet comes first, capitals before small letters, whichever way the list is sorted",
  username: "players are listed by username, capitals before small letters",
  document: "these lines come in the order of the document",
};

const turns: { readonly [Rule in TurnRule]: string } = {
  first: "the first player begins every game",
  retry: "after an invalid move the same player is asked again",
  pass: "whoever cannot move passes",
  next: "the players take turns",
};

const winners: { readonly [Rule in WinnerRule]: string } = {
  "last-loses": "Whoever takes the last one loses; you may have swapped the two.",
  "last-wins": "In the advanced game whoever takes the last stone wins; you may have swapped the two.",
  "most-discs": "Whoever has more pieces wins.",
  unknown: "You may have swapped the two.",
};

const differences: JudgeSentences["differences"] = {
  "blank-line-extra": ({ count }) => `You print ${blankLines(count)} too many here.`,
  "blank-line-missing": ({ count }) =>
    `${count === 1 ? "A blank line is" : `${count} blank lines are`} missing here.`,
  "trailing-blank": ({ expected, got }) =>
    got > expected
      ? `You print ${blanks(got - expected)} too many at the end of the line.`
      : `${expected - got === 1 ? "A blank is" : `${expected - got} blanks are`} missing at the end of the line.`,
  "line-end": ({ what }) => lineEnds[what],
  punctuation: ({ expected, got }) =>
    got === ""
      ? `The sign ${quote(expected)} is missing.`
      : expected === ""
        ? `The sign ${quote(got)} does not belong here.`
        : `The sign ${quote(expected)} belongs here, you print ${quote(got)}.`,
  blanks: ({ expected, got }) =>
    expected === got
      ? "You print a tab where a blank belongs, or the other way round."
      : `You print ${blanks(got)} where ${blanks(expected)} ${expected > 1 ? "belong" : "belongs"}.`,
  singular: ({ expected, got }) =>
    `The word is ${quote(expected)} here, not ${quote(got)}: the document never adapts it to the number.`,
  "letter-case": ({ expected, got }) =>
    `Capital and small letters count: ${quote(expected)}, not ${quote(got)}.`,
  "wrong-number": ({ part, expected, got }) =>
    `${numbers[part]} is wrong: ${expected} is right, you print ${got}.`,
  order: ({ rule, first, second }) =>
    `The order is wrong: ${quote(first)} comes here, not yet ${quote(second)}, because ${orders[rule]}.`,
  "wrong-turn": ({ expected, got, rule }) => `It is the turn of ${expected}, not of ${got}: ${turns[rule]}.`,
  "stopped-early": ({ next, lines }) =>
    lines <= 1
      ? `Your program stopped too early; ${quote(next)} should still come.`
      : `Your program stopped too early; ${lines} more lines should come, the next is ${quote(next)}.`,
  "went-on": ({ next }) => `Your program should have ended here, but goes on with ${quote(next)}.`,
  "prompt-missing": ({ prompt }) =>
    `The prompt ${quote(prompt)} is missing: nobody would know what to enter.`,
  "other-message": ({ expected, got }) =>
    expected === ""
      ? `You print a message of another situation, ${quote(got)}, where a blank line belongs.`
      : `You print the message of another situation, ${quote(got)}; here it is ${quote(expected)}.`,
  stars: ({ expected, got, stone }) =>
    stone > 0
      ? `Stone ${stone} is shown wrongly: * is a stone that is there, x one that was removed.`
      : `You print ${figures(got, { one: "star", other: "stars" })} instead of ${expected}: one for each stone that is left.`,
  "wrong-winner": ({ expected, got, rule }) =>
    `The winner is wrong: ${quote(expected)} is right, you print ${quote(got)}. ${winners[rule]}`,
  rounding: ({ expected, got }) =>
    `The percentage is rounded wrongly: ${expected} is right, you print ${got}. Round to the nearest whole number, exact halves up.`,
  "asked-twice": ({ prompt }) => `You ask twice: ${quote(prompt)} is printed again without a reason.`,
  "echoed-input": ({ input }) =>
    `You print what was entered, ${quote(input)}; the terminal does that, not the program.`,
  "line-missing": ({ line }) => `The line ${quote(line)} is missing.`,
  "line-extra": ({ line }) => `The line ${quote(line)} does not belong here.`,
  spelling: ({ expected, got, letter, instead }) =>
    letter === "" || instead === ""
      ? `It must be ${quote(expected)}, you print ${quote(got)}.`
      : `It must be ${quote(expected)}, you print ${quote(got)}; they look alike, but the letter is ${letter}, and yours is ${instead}.`,
  other: () => "You print something else here.",
};

const lineEnds: { readonly [What in DifferenceFacts["line-end"]["what"]]: string } = {
  crlf: "You end lines with a carriage return and a newline; a newline alone is right.",
  "last-missing": "The newline at the very end is missing.",
  "last-extra": "You print a newline too many at the very end.",
  joined: "The newline is missing here, so that two lines stand in one.",
  split: "You print a newline in the middle of this line.",
};

const passedOver: { readonly [Name in PassedOver]: string } = {
  crlf: "line ends",
  "final-newline": "the newline at the very end",
  "trailing-blanks": "blanks at the ends of lines",
  "blank-lines": "blank lines",
  "runs-of-blanks": "the number of blanks inside lines",
  "letter-case": "capital and small letters",
  "digits-only": "the text",
};

const causes: JudgeSentences["causes"] = {
  "two-scanners": () =>
    "Your program reads with more than one Scanner: the first swallows the input of the second. Make one, and hand it to whoever reads.",
  exception: ({ name, text, cause, file, line }) =>
    `${exceptionHead(name, text, file, line)} ${exceptions[cause]}`.trimEnd(),
  "package-line": ({ name }) =>
    `Your files begin with a package line (${quote(name)}); the tests look for the class without a package. Leave the line out.`,
  "class-not-public": ({ name }) => `The class ${quote(name)} is not public: write “public class”.`,
  "file-name": ({ name, file }) =>
    `The public class ${quote(name)} must be in a file of its name, not in ${quote(file)}.`,
  "byte-order-mark": ({ file }) =>
    `The file ${quote(file)} begins with a byte order mark, which the compiler does not know. Save it as UTF-8 without one.`,
  "main-class": ({ name }) =>
    `The class ${quote(name)}, which is started, was not found. Names are case-sensitive.`,
  "main-method": ({ name }) =>
    `The class ${quote(name)} has no main method: it must be “public static void main(String[] args)”.`,
  compiler: ({ file, line, text }) => `The compiler says of line ${line} of ${quote(file)}: ${quote(text)}.`,
};

function exceptionHead(name: string, text: string, file: string, line: number): string {
  const what = text === "" ? name : `${name} (${quote(text)})`;
  return line > 0
    ? `Your program stopped in line ${line} of ${quote(file)} with ${what}.`
    : `Your program stopped with ${what}.`;
}

const exceptions: { readonly [Cause in ExceptionCause]: string } = {
  "input-ended": "It wants to read on although the input has ended.",
  "not-a-number": "It takes something for a number that is none.",
  "outside-array": "It reaches beyond the end of an array, a list or a text.",
  "nothing-there": "It uses something that is not there.",
  "endless-recursion": "A method calls itself without an end.",
  "no-memory": "It needs more memory than there is.",
  "division-by-zero": "It divides by zero.",
  "wrong-class": "It takes an object for one of another class.",
  "changed-while-walked": "It changes a collection while it walks through it.",
  file: "It does not find a file, or must not use it.",
  other: "",
};

const forbidden: { readonly [What in "network" | "files" | "processes"]: string } = {
  network: "use the network",
  files: "use files outside its folder",
  processes: "start other programs",
};

const missing: { readonly [What in "class" | "method" | "signature" | "program"]: (name: string) => string } =
  {
    class: (name) => `The class ${quote(name)} is missing.`,
    method: (name) => `The method ${quote(name)} is missing.`,
    signature: (name) => `The method ${quote(name)} is there, but its parameters or its result are others.`,
    program: (name) => `There is nothing to start: ${quote(name)} was not found.`,
  };

function better(right: readonly string[]): string {
  if (right.length === 0) return ", which is against the rules";
  return right.length === 1 ? `; only ${right[0]} keeps the win` : `; ${or(right)} would keep the win`;
}

export const judge: JudgeSentences = {
  tag: "en",
  differences,
  verdicts: {
    OK: () => "Everything is right.",
    DIFFERENT: () => "Your output differs from the right one.",
    "WRONG-MOVE": () => "Your program gives a won game away, or makes a move that is against the rules.",
    CRASH: ({ status, signal, said, silent }) => {
      const end =
        signal !== undefined
          ? `Your program was ended by the signal ${signal}.`
          : status !== undefined
            ? `Your program ended with the status ${status}; 0 is right.`
            : "Your program did not come to its end.";
      const lost = silent ? " What it had printed and not flushed is lost with it." : "";
      return `${end}${lost}${said === undefined ? "" : ` Its last error message is “${said}”.`}`;
    },
    TIME: ({ seconds: time }) =>
      `Your program computed for more than ${seconds(time)} and was stopped; there may be a loop without an end.`,
    IDLE: ({ seconds: time }) => `Your program waited ${seconds(time)} for input that does not come.`,
    MEMORY: ({ bytes }) => `Your program used more memory than the ${size(bytes)} it may use.`,
    OUTPUT: ({ bytes }) =>
      `Your program printed more than ${size(bytes)} and was stopped; it may be printing in a loop without an end.`,
    FORBIDDEN: ({ what }) => `Your program tried to ${forbidden[what]}, which it must not do here.`,
    "NO-COMPILE": () => "Your program does not compile.",
    MISSING: ({ what, name }) => missing[what](name),
    SKIPPED: () => "This was not tested.",
    "JUDGE-ERROR": () => "The judge itself failed; that costs you nothing.",
  },
  verdictNames: {
    OK: "right",
    DIFFERENT: "different",
    "WRONG-MOVE": "wrong move",
    CRASH: "crash",
    TIME: "out of time",
    IDLE: "waits for input",
    MEMORY: "out of memory",
    OUTPUT: "too much output",
    FORBIDDEN: "forbidden",
    "NO-COMPILE": "does not compile",
    MISSING: "missing",
    SKIPPED: "not tested",
    "JUDGE-ERROR": "judge failed",
  },
  kindNames: {
    "blank-line-extra": "blank line too many",
    "blank-line-missing": "blank line missing",
    "trailing-blank": "blank at the end of a line",
    "line-end": "line end",
    punctuation: "punctuation",
    blanks: "blanks inside a line",
    singular: "singular or plural",
    "letter-case": "capital and small letters",
    "wrong-number": "wrong number",
    order: "order of lines",
    "wrong-turn": "wrong turn",
    "stopped-early": "stopped too early",
    "went-on": "went on after the end",
    "prompt-missing": "prompt missing",
    "other-message": "message of another situation",
    stars: "stones miscounted",
    "wrong-winner": "wrong winner",
    rounding: "rounding",
    "asked-twice": "asked twice",
    "echoed-input": "input printed again",
    "line-missing": "line missing",
    "line-extra": "line too many",
    spelling: "spelling",
    other: "something else",
  },
  causes,
  wrongMove: {
    stones: ({ stones, most, chosen, right }) =>
      `With ${figures(stones, { one: "stone", other: "stones" })} and at most ${most}, you removed ${chosen}${better(right)}.`,
    position: ({ position, chosen, right }) =>
      `In the position ${quote(position)} you played ${chosen}${better(right)}.`,
    refused: ({ position, right }) =>
      `In the position ${quote(position)} your program refused the move it had chosen itself${better(right)}.`,
    score: ({ score, rounds }) =>
      `The score ${score} cannot be: the rounds that were won must add up to ${rounds}, and a perfect player does not lose what it can win.`,
  },
  place: ({ line, column }) => `The first difference is in line ${line}, column ${column}.`,
  after: ({ number, text }) =>
    text.trim() === ""
      ? `Your program had read line ${number} of the input by then, an empty one.`
      : `Your program had read line ${number} of the input by then, ${quote(text)}.`,
  only: ({ passed }) =>
    passed.includes("digits-only")
      ? "All numbers are right, only the text is not."
      : `Nothing else differs but ${and(passed.map((each) => passedOver[each]))}.`,
  legend: {
    blank: "blank",
    tab: "tab",
    newline: "newline",
    "carriage-return": "carriage return",
    nul: "a character with the number 0",
    "no-break-space": "no-break space, which is not a blank",
    "not-text": "a byte that is no UTF-8",
  },
  report: judgeReport,
  classes: judgeClasses,
};
