import type { StudySentences } from "../../learn/study.ts";

export const study: StudySentences = {
  title: "Learn",
  about: "Short lessons that are played. Each move is judged, and each lesson ends with a game.",
  courses: {
    nim: { title: "Nim", about: "From 21 stones to what nobody knows." },
    reversi: { title: "Reversi", about: "From the rules to counting the end." },
  },
  begin: ({ title }) => `Begin: ${title}`,
  goOn: ({ title }) => `Go on: ${title}`,
  allDone: "You have won every lesson. The puzzles have more to find.",
  done: "done",
  reached: ({ step, steps }) => `step ${step} of ${steps}`,
  allLessons: "All lessons",
  missing: "There is no such lesson.",

  step: ({ step, steps }) => `Step ${step} of ${steps}`,
  opened: ({ title, step, steps }) => `${title === undefined ? "" : `${title}. `}Step ${step} of ${steps}.`,
  game: "The game",
  steps: "Steps",
  toStep: ({ step, steps, done, last }) =>
    `${last ? "The game" : `Step ${step} of ${steps}`}${done ? ", done" : ""}`,

  looking: "Your move is being looked at.",
  right: "Right.",
  wrong: "Not yet.",
  playOn: "Right. Play on.",
  notJudged: "Your move could not be judged. Try it again.",
  shown: ({ move }) => `This is the move: ${move}. Play it.`,

  next: "Next",
  again: "Try again",
  showMe: "Show me",
  beginGame: "Begin",
  playAgain: "Play again",
  nextLesson: ({ title }) => `Next lesson: ${title}`,
  opponent: "Your opponent",
  keys: {
    next: "goes on, when there is something to go on to",
    again: "goes back to try it again",
    show: "shows the move, after two mistakes",
    walk: "walks from step to step, as far as you have come",
    help: "shows this list",
  },
};
