import type { PuzzleSentences } from "../../learn/puzzles.ts";
import { and, figures, grouped } from "../grammar.ts";

const dayName = (day: number, weekday: "short" | "long") =>
  new Intl.DateTimeFormat("en-GB", { weekday }).format(day);
const change = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
const outcomes = { missed: "not solved yet", helped: "solved with help", solved: "solved" };

export const puzzles: PuzzleSentences = {
  title: "Puzzles",
  lead: "In each position one move wins, and only one. Find it.",
  kinds: { taking: "Nim", reversi: "Reversi", all: "Nim and Reversi" },
  choose: "Practise",
  ways: {
    daily: { name: "Puzzles of the day", about: "One of Nim and one of Reversi, the same for everyone." },
    endless: { name: "Endless", about: "One after another, about as hard as you are good." },
    streak: { name: "Streak", about: "Harder and harder. The first mistake ends it." },
    idea: { name: "By idea", about: "One thought at a time, until it comes by itself." },
  },
  start: ({ way, kind }) => `${way}: ${kind}`,
  daily: ({ kind, day }) =>
    `${kind}, ${new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(day)}`,
  solveIt: ({ kind }) => `Solve today's puzzle of ${kind}`,
  unsolved: "to be solved",
  outcomes,
  comeBack: "That was today. Come back tomorrow: there will be two new ones.",
  week: "This week",
  weekday: ({ day }) => dayName(day, "short"),
  dayDone: ({ day, of }) =>
    `${dayName(day, "long")}: ${and(of.map(({ kind, outcome }) => `${kind} ${outcome ? outcomes[outcome] : "not tried"}`))}`,
  yours: "How you stand",
  rating: ({ rating }) => grouped(rating),
  ratingOf: ({ kind }) => `Rating in ${kind}`,
  solved: ({ solved, tried }) => `${grouped(solved)} solved of ${grouped(tried)}`,
  bestStreak: ({ best }) => `Longest streak: ${best}`,
  unloaded: "The puzzles could not be loaded. Check the connection.",
  noMore: "No further puzzle was found here. Choose another way.",
  unknown: "There is no such puzzle",
  unknownAbout: "The address may be mistyped, or the puzzle is of another version.",
  all: "All puzzles",

  single: ({ kind }) => `Puzzle: ${kind}`,
  ofIdea: ({ idea }) => `Puzzle: ${idea}`,
  task: {
    taking: ({ moves, several }) =>
      `Your move: ${moves} to choose from, and ${several ? "only one, or its like," : "only one"} wins.`,
    reversi: ({ side, moves, several }) =>
      `${side} to move: ${moves} to choose from, and ${several ? "only one, or its mirror image," : "only one"} wins.`,
  },
  checking: "Looking at your move.",
  right: ({ move }) => `Right: ${move}.`,
  wrong: ({ move }) => `Not ${move}.`,
  unrefuted: "It could not be worked out why. Check the connection.",
  shown: ({ move }) => `The solution: ${move}.`,
  back: "The position is as it was. Try another move.",
  counted: "It has counted before; this time it is for practice.",
  helped: "Found with help: it does not count as solved.",
  nowRated: ({ rating, by }) =>
    `Your rating: ${grouped(rating)}${by === undefined ? "" : ` (${change(by)})`}`,
  itsRating: ({ rating }) => `This puzzle: ${grouped(rating)}`,
  streak: ({ count, best }) => `Streak: ${count}. Longest: ${best}.`,
  streakEnded: ({ count, best, isBest }) =>
    `The streak ends at ${count}. ${isBest ? "That is your longest." : `Your longest: ${best}.`}`,
  streakAgain: "New streak",
  dailyDone: "That was today's. Come back tomorrow for the next.",
  otherDaily: ({ kind }) => `Today's ${kind}`,
  hint: "Hint",
  hintCosts: "With a hint it does not count as solved.",
  noHints: "In a streak there are no hints.",
  moveHint: ({ move }) => `The move is marked on the board: ${move}.`,
  again: "Try again",
  showSolution: "Show the solution",
  next: "Next",
  panel: "Puzzle",
  explanation: "Hints and explanation",
  copyLink: "Copy link",
  linkCopied: "The link is copied.",
  keyDoes: { hint: "the next hint", next: "next puzzle", again: "try again", help: "these keys" },

  print: "Print a sheet",
  printAbout: "For a class: puzzles with lines for the answers, and a page with the answers at the end.",
  printKind: "Game",
  printIdea: "Idea",
  anyIdea: "any",
  printCount: "How many",
  printIt: "Print",
  printing: "Making the sheet.",
  tooFew: ({ found }) =>
    found === 0
      ? "No puzzle fits that. Choose another idea or game."
      : `Only ${figures(found, { one: "puzzle fits", other: "puzzles fit" })} that; the sheet has no more.`,
  beginAnew: "Begin anew",
  reallyAnew: "Forget ratings and results?",
  keep: "Keep them",
  begunAnew: "Ratings and results are forgotten.",
  notKept: "This browser has no room to keep your results.",
};
