import type { JudgeAnswerSentences, JudgeHelp, JudgeRefusalSentences } from "../judge-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `“${shorten(text)}”`;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const judgeHelp: JudgeHelp = {
  summary: "somebody's program against the reference",
  about:
    "Compiles a program, runs it on cases in a sandbox and explains the first byte that differs (docs/judge-command.md).\n" +
    "The status is 0 when all is right, 1 when something is not, 2 when nothing could be judged.",
  program: "a folder, a file, a zip or a jar",
  assignment: "what it was written for",
  run: "a command that runs the program where it is, instead of a folder or a file",
  cases: "the folder of given cases (NAME.in, NAME.out, NAME.args); otherwise they are generated",
  seed: "generated cases: another number, other cases",
  count: "generated cases: at most so many sessions",
  showCases: "writes the cases with what is right there, and the table of case against feature",
  accept: ({ names }) => `differences that cost nothing, with commas between them: ${names}`,
  sandbox: "required: nothing runs that is not contained; best: as well as it can be; none: own programs",
  stripPackages: "Java: as if there were no package lines",
  json: "the same as --format json",
  format: "how the answer is written",
  out: "where the answer goes; a summary is shown all the same",
  after: "Example: grundy judge Nimsys.java --assignment nimsys-c",
};

export const judgeRefusals: JudgeRefusalSentences = {
  "assignment-needed": ({ assignments }) => `say what it was written for: --assignment ${assignments}`,
  "judge-nothing": () => "give a folder, a file, a zip or a jar, or a command with --run",
  "submission-empty": ({ file }) => `${shorten(file)} is empty; give the folder that has the program`,
  "run-missing": ({ command, contained }) =>
    contained
      ? `there is no ${quoted(command)} in /usr/local/bin, /usr/bin or /bin, where contained programs look; give its whole path, or --sandbox none`
      : `there is no ${quoted(command)}; give its whole path`,
  "judge-console-only": ({ option, assignment }) =>
    `${option} is for programs at the console; ${assignment} asks classes, so give their folder`,
  "sandbox-required": ({ level }) =>
    `programs are contained here at level ${level} only, and 2 is required; grundy doctor says what is missing`,
  "sandbox-absent": ({ option }) =>
    `${option} runs strangers' programs, and no sandbox holds here; grundy doctor says what is missing`,
  "cases-unreadable": ({ folder, reason }) => `the cases in ${shorten(folder)} cannot be read (${reason})`,
  "cases-none": ({ folder }) => `there are no cases in ${shorten(folder)}; a case is NAME.in with NAME.out`,
  "case-without-input": ({ name }) => `the case ${quoted(name)} has no input; add ${shorten(name)}.in`,
  "case-without-output": ({ name }) => `the case ${quoted(name)} has no output; add ${shorten(name)}.out`,
  "case-not-text": ({ name }) => `the case ${quoted(name)} is not text; save its files as UTF-8`,
  "case-after-nothing": ({ name, after }) =>
    `the case ${quoted(name)} is to run after ${quoted(after)}, which is not there before it`,
  "judge-failed": ({ text }) => `nothing was judged: ${text}`,
};

export const judgeAnswer: JudgeAnswerSentences = {
  progress: ({ done, of }) => `case ${done} of ${of}`,
  others: ({ cases, more }) => `In the same way: ${cases}${more > 0 ? ` and ${more} more` : ""}.`,
  proof: ({ side, calls, thrown, ratio, ceiling }) =>
    `Moving ${side}, asked ${calls} times: ${thrown === 0 ? "no win was thrown away" : `a win was thrown away in ${thrown} ${thrown === 1 ? "position" : "positions"}`}${
      ratio === undefined
        ? ""
        : `; against a random player it wins ${percent(ratio)}${ceiling === undefined ? "" : `, and nobody more than ${percent(ceiling)}`}`
    }.`,
  uncontained: "The program was not contained: do that with programs you trust alone.",
  casesWritten: ({ cases, folder }) => `Cases written to ${shorten(folder)}: ${cases}.`,
  table: { title: ({ assignment }) => `Cases of ${assignment}`, certainty: "Certainty" },
};
