import type {
  PuzzleAnswerSentences,
  PuzzleHelp,
  PuzzleRefusalSentences,
} from "../puzzle-command-sentences.ts";
import { shorten } from "../refusals.ts";
import { sheet } from "./learn/sheet.ts";

export const puzzleHelp: PuzzleHelp = {
  summary: "Aufgaben mit einem Gewinnzug, und Blätter für eine Klasse",
  about: ({ games, ideas }) =>
    `Aufgaben, in denen nur eine Art von Zug gewinnt, bewiesen vom Löser und von der Engine. Spiele: ${games}.\n` +
    `Ideen: ${ideas}.`,
  game: "nur von diesem Spiel",
  idea: "nur solche, die dieser Gedanke löst",
  count: ({ max, usual }) => `wie viele, höchstens ${max}; sonst ${usual}`,
  seed: "zieht sie aus dieser ganzen Zahl, um dieselben noch einmal zu bekommen",
  rating: ({ min, max }) => `ungefähr so schwer, ${min} bis ${max}`,
  daily: "die eines Tages, für alle dieselben: 2026-11-18; ohne Angabe die von heute",
  sheet: "ein Blatt zum Drucken (HTML, A4) mit den Lösungen am Ende; ohne Angabe auf die Standardausgabe",
  answers: "auch die Lösungen, am Ende",
  json: ({ fields }) => `ein JSON-Objekt je Zeile: ${fields}`,
  examples: "Beispiele:",
};

export const puzzleAnswer: PuzzleAnswerSentences = {
  head: ({ number, title, grade, rating }) => `${number}. ${title}, ${sheet.grades[grade]} (${rating})`,
  question: "Welcher Zug gewinnt?",
  answers: "Lösungen",
  askAnswers: ({ command }) => `Die Lösungen: ${command}`,
  seed: ({ seed }) => `dieselben noch einmal mit --seed ${seed}`,
  written: ({ file, count }) =>
    `${file} enthält ${count === 1 ? "1 Aufgabe" : `${count} Aufgaben`} und die Lösungen.`,
  making: ({ at, of }) => `Aufgabe ${at} von ${of}`,
};

const quoted = (text: string): string => `„${shorten(text)}“`;

export const puzzleRefusals: PuzzleRefusalSentences = {
  "idea-unknown": ({ text, near, ideas }) =>
    `die Idee ${quoted(text)} gibt es nicht${near === undefined ? "; es" : `: War ${near} gemeint? Es`} gibt ${ideas}`,
  "idea-of-another-game": ({ idea, game, ideas }) =>
    `bei ${game} hat keine Aufgabe die Idee ${idea}; dort gibt es ${ideas}`,
  "puzzles-too-few": ({ wanted, found, options }) =>
    `von ${wanted} solchen Aufgaben fanden sich nur ${found}; weniger verlangen, sonst ${options.join(" oder ")} weglassen`,
  "date-needed": ({ name, text }) => `${name} braucht ein Datum wie 2026-11-18, nicht ${quoted(text)}`,
};
