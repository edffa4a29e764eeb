import type {
  PuzzleAnswerSentences,
  PuzzleHelp,
  PuzzleRefusalSentences,
} from "../puzzle-command-sentences.ts";
import { shorten } from "../refusals.ts";
import { sheet } from "./learn/sheet.ts";

export const puzzleHelp: PuzzleHelp = {
  summary: "puzzles with one winning move, and sheets for a class",
  about: ({ games, ideas }) =>
    `Puzzles in which just one kind of move wins, proven by the solver and the engine. Games: ${games}.\n` +
    `Ideas: ${ideas}.`,
  game: "only of this game",
  idea: "only those that this thought solves",
  count: ({ max, usual }) => `how many, at most ${max}; ${usual} unless said`,
  seed: "draw them from this whole number, to get the same again",
  rating: ({ min, max }) => `about so hard, ${min} to ${max}`,
  daily: "those of a day, the same for everyone: 2026-11-18; today's when left out",
  sheet: "a sheet to print (HTML, A4) with the answers at its end; to standard output when left out",
  answers: "the answers, too, at the end",
  json: ({ fields }) => `one JSON object a line: ${fields}`,
  examples: "Examples:",
};

export const puzzleAnswer: PuzzleAnswerSentences = {
  head: ({ number, title, grade, rating }) => `${number}. ${title}, ${sheet.grades[grade]} (${rating})`,
  question: "Which move wins?",
  answers: "Answers",
  askAnswers: ({ command }) => `The answers: ${command}`,
  seed: ({ seed }) => `the same again with --seed ${seed}`,
  written: ({ file, count }) =>
    `${file} has ${count === 1 ? "1 puzzle" : `${count} puzzles`} and the answers.`,
  making: ({ at, of }) => `puzzle ${at} of ${of}`,
};

const quoted = (text: string): string => `“${shorten(text)}”`;

export const puzzleRefusals: PuzzleRefusalSentences = {
  "idea-unknown": ({ text, near, ideas }) =>
    `there is no idea ${quoted(text)}${near === undefined ? "; the" : `: did you mean ${near}? The`} ideas are ${ideas}`,
  "idea-of-another-game": ({ idea, game, ideas }) =>
    `no puzzle of ${game} has the idea ${idea}; its ideas are ${ideas}`,
  "puzzles-too-few": ({ wanted, found, options }) =>
    `of ${wanted} such puzzles only ${found} could be found; ask for fewer, or leave ${options.join(" or ")} out`,
  "date-needed": ({ name, text }) => `${name} needs a date such as 2026-11-18, not ${quoted(text)}`,
};
