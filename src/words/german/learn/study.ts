import type { StudySentences } from "../../learn/study.ts";

export const study: StudySentences = {
  title: "Lernen",
  about: "Kurze Lektionen zum Spielen. Jeder Zug wird beurteilt, und jede Lektion endet mit einer Partie.",
  courses: {
    nim: { title: "Nim-Spiele", about: "Von 21 Steinen bis zu dem, was niemand weiß." },
    reversi: { title: "Brettspiel Reversi", about: "Von den Regeln bis zum Auszählen am Ende." },
  },
  begin: ({ title }) => `Anfangen: ${title}`,
  goOn: ({ title }) => `Weiter: ${title}`,
  allDone: "Du hast jede Lektion gewonnen. Bei den Rätseln gibt es mehr zu finden.",
  done: "geschafft",
  reached: ({ step, steps }) => `Schritt ${step} von ${steps}`,
  allLessons: "Alle Lektionen",
  missing: "Diese Lektion gibt es nicht.",

  step: ({ step, steps }) => `Schritt ${step} von ${steps}`,
  opened: ({ title, step, steps }) =>
    `${title === undefined ? "" : `${title}. `}Schritt ${step} von ${steps}.`,
  game: "Die Partie",
  steps: "Schritte",
  toStep: ({ step, steps, done, last }) =>
    `${last ? "Die Partie" : `Schritt ${step} von ${steps}`}${done ? ", geschafft" : ""}`,

  looking: "Dein Zug wird angesehen.",
  right: "Richtig.",
  wrong: "Noch nicht.",
  playOn: "Richtig. Spiel weiter.",
  notJudged: "Dein Zug konnte nicht beurteilt werden. Versuche es noch einmal.",
  shown: ({ move }) => `Das ist der Zug: ${move}. Spiele ihn.`,

  next: "Weiter",
  again: "Noch einmal",
  showMe: "Zeig es mir",
  beginGame: "Anfangen",
  playAgain: "Noch eine Partie",
  nextLesson: ({ title }) => `Nächste Lektion: ${title}`,
  opponent: "Dein Gegenüber",
  keys: {
    next: "geht weiter, wenn es weitergeht",
    again: "geht zurück, um es noch einmal zu versuchen",
    show: "zeigt den Zug, nach zwei Fehlern",
    walk: "gehen von Schritt zu Schritt, so weit du gekommen bist",
    help: "zeigt diese Liste",
  },
};
