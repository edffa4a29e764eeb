import type { JudgeBatchRefusalSentences, JudgeBatchSentences } from "../judge-batch-sentences.ts";
import { shorten } from "../refusals.ts";
import { figures } from "./grammar.ts";

export const judgeBatchRefusals: JudgeBatchRefusalSentences = {
  "class-missing": ({ path }) =>
    `there is no ${shorten(path)}; give the folder with the submissions, or the archive of all of them`,
  "class-unreadable": ({ path, why }) =>
    `${shorten(path)} cannot be read (${why}); give a folder with a submission each, or a zip of it`,
  "class-empty": ({ path }) =>
    `there is no submission in ${shorten(path)}; each is a folder, an archive or a source file`,
  "report-in-use": ({ folder, pid, host }) =>
    `${shorten(folder)} is being written by another run (process ${pid} on ${host}); wait for it, or give another folder`,
  "report-foreign": ({ folder }) =>
    `${shorten(folder)} has other files in it; give a new folder for the report`,
  "pack-impossible": ({ assignment, kind }) =>
    `${kind} compares outputs and nothing else, which ${assignment} cannot be judged by; use --to gradescope or --to github`,
  "pack-in-the-way": ({ folder }) => `${shorten(folder)} is not empty; give a new folder for the pack`,
  "class-stopped": ({ folder }) =>
    `stopped; what was judged is kept in ${shorten(folder)}, and the same command goes on from there`,
};

export const judgeBatch: JudgeBatchSentences = {
  class: {
    about:
      "Judges a whole class and writes a report; started again it goes on, and skips what has not changed.",
    submissions:
      "a folder with a submission each, or a zip of it; exports of Moodle and Gradescope are understood",
    report: "the folder of the report",
    numbers: "numbers instead of names; the key is written beside the report",
    jobs: "how many are judged side by side; as many as there are processors when left out",
    fresh: "judges everything again",
  },
  pack: {
    about:
      "Writes an autograder for a course: what Gradescope, GitHub Classroom or Kattis needs to judge an assignment.",
    to: "for which system",
    folder: "the folder of the pack",
  },
  progress: ({ done, of, left }) =>
    `${done} of ${of} judged${left === undefined ? "" : left < 90 ? `, ${Math.ceil(left)} s left` : `, ${Math.round(left / 60)} min left`}`,
  passedOver: ({ names, more }) =>
    `Passed over, because they are no submissions: ${names.map((name) => shorten(name)).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  summary: ({ submissions, passed, failed, broken, unchanged }) =>
    `${figures(submissions, { one: "submission", other: "submissions" })}: ${passed} right, ${failed} not right yet` +
    `${broken > 0 ? `, ${broken} that the judge could not judge` : ""}${unchanged > 0 ? ` (${unchanged} unchanged since the last run)` : ""}.`,
  reportAt: ({ file }) => `The report is ${file}`,
  keyAt: ({ file }) => `Whose number is whose stands in ${file}; keep it to yourself.`,
  packed: {
    gradescope: ({ folder }) =>
      `Upload ${folder}/autograder.zip as the autograder of a programming assignment.`,
    github: ({ folder }) => `Put what is in ${folder} into the repository that the assignment is made from.`,
    kattis: ({ folder }) =>
      `${folder} is a problem package; it has only sessions in which a right program has no choice. Add a solution to submissions/accepted.`,
  },
  statement: {
    rules: ({ assignment }) =>
      `Write the program that the document of your course describes as the assignment ${assignment}; its rules and its messages stand there.`,
    inputHead: "Input",
    input: "What a person types in one session, line by line, until the program ends.",
    outputHead: "Output",
    output:
      "Everything that the program prints in this session, exactly as the document has it: letter case and blanks count.",
  },
};
