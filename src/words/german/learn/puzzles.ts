import type { PuzzleSentences } from "../../learn/puzzles.ts";
import { and, grouped } from "../grammar.ts";

const dayName = (day: number, weekday: "short" | "long") =>
  new Intl.DateTimeFormat("de", { weekday }).format(day);
const change = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
const outcomes = { missed: "noch nicht gelöst", helped: "mit Hilfe gelöst", solved: "gelöst" };

export const puzzles: PuzzleSentences = {
  title: "Rätsel",
  lead: "In jeder Stellung gewinnt ein Zug, und nur einer. Finde ihn.",
  kinds: { taking: "Nim", reversi: "Reversi", all: "Nim und Reversi" },
  choose: "Üben",
  ways: {
    daily: { name: "Rätsel des Tages", about: "Eines zu Nim und eines zu Reversi, für alle dieselben." },
    endless: { name: "Endlos", about: "Eines nach dem anderen, etwa so schwer, wie du gut bist." },
    streak: { name: "Serie", about: "Immer schwerer. Der erste Fehler beendet sie." },
    idea: { name: "Nach Gedanken", about: "Ein Gedanke nach dem anderen, bis er von selbst kommt." },
  },
  start: ({ way, kind }) => `${way}: ${kind}`,
  daily: ({ kind, day }) =>
    `${kind}, ${new Intl.DateTimeFormat("de", { day: "numeric", month: "long" }).format(day)}`,
  solveIt: ({ kind }) => `Das heutige Rätsel zu ${kind} lösen`,
  unsolved: "noch zu lösen",
  outcomes,
  comeBack: "Das war es für heute. Komm morgen wieder: Dann gibt es zwei neue.",
  week: "Diese Woche",
  weekday: ({ day }) => dayName(day, "short"),
  dayDone: ({ day, of }) =>
    `${dayName(day, "long")}: ${and(of.map(({ kind, outcome }) => `${kind} ${outcome ? outcomes[outcome] : "nicht versucht"}`))}`,
  yours: "Dein Stand",
  rating: ({ rating }) => grouped(rating),
  ratingOf: ({ kind }) => `Wertung in ${kind}`,
  solved: ({ solved, tried }) => `${grouped(solved)} von ${grouped(tried)} gelöst`,
  bestStreak: ({ best }) => `Längste Serie: ${best}`,
  unloaded: "Die Rätsel konnten nicht geladen werden. Prüfe die Verbindung.",
  noMore: "Hier hat sich kein weiteres Rätsel gefunden. Wähle einen anderen Weg.",
  unknown: "Dieses Rätsel gibt es nicht",
  unknownAbout:
    "Vielleicht ist die Adresse falsch geschrieben, oder das Rätsel gehört zu einer anderen Version.",
  all: "Alle Rätsel",

  single: ({ kind }) => `Rätsel: ${kind}`,
  ofIdea: ({ idea }) => `Rätsel: ${idea}`,
  task: {
    taking: ({ moves, several }) =>
      `Du bist am Zug: ${moves} zur Wahl, und nur ${several ? "einer gewinnt, oder seinesgleichen" : "einer gewinnt"}.`,
    reversi: ({ side, moves, several }) =>
      `${side} ist am Zug: ${moves} Felder zur Wahl, und nur ${several ? "eines gewinnt, oder sein Spiegelbild" : "eines gewinnt"}.`,
  },
  checking: "Dein Zug wird angesehen.",
  right: ({ move }) => `Richtig: ${move}.`,
  wrong: ({ move }) => `Das gewinnt nicht: ${move}.`,
  unrefuted: "Warum, ließ sich nicht ermitteln. Prüfe die Verbindung.",
  shown: ({ move }) => `Die Lösung: ${move}.`,
  back: "Die Stellung ist wie zuvor. Versuche einen anderen Zug.",
  counted: "Es hat schon einmal gezählt; diesmal ist es zur Übung.",
  helped: "Mit Hilfe gefunden: Es zählt nicht als gelöst.",
  nowRated: ({ rating, by }) =>
    `Deine Wertung: ${grouped(rating)}${by === undefined ? "" : ` (${change(by)})`}`,
  itsRating: ({ rating }) => `Dieses Rätsel: ${grouped(rating)}`,
  streak: ({ count, best }) => `Serie: ${count}. Längste: ${best}.`,
  streakEnded: ({ count, best, isBest }) =>
    `Die Serie endet bei ${count}. ${isBest ? "Das ist deine längste." : `Deine längste: ${best}.`}`,
  streakAgain: "Neue Serie",
  dailyDone: "Das war das heutige. Morgen gibt es das nächste.",
  otherDaily: ({ kind }) => `Heute: ${kind}`,
  hint: "Tipp",
  hintCosts: "Mit einem Tipp zählt es nicht als gelöst.",
  noHints: "In einer Serie gibt es keine Tipps.",
  moveHint: ({ move }) => `Der Zug ist auf dem Brett markiert: ${move}.`,
  again: "Noch einmal",
  showSolution: "Lösung zeigen",
  next: "Weiter",
  panel: "Rätsel",
  explanation: "Tipps und Erklärung",
  copyLink: "Link kopieren",
  linkCopied: "Der Link ist kopiert.",
  keyDoes: {
    hint: "der nächste Tipp",
    next: "nächstes Rätsel",
    again: "noch einmal versuchen",
    help: "diese Tasten",
  },

  print: "Ein Blatt drucken",
  printAbout: "Für eine Klasse: Rätsel mit Linien für die Antworten und am Ende eine Seite mit den Lösungen.",
  printKind: "Spiel",
  printIdea: "Gedanke",
  anyIdea: "beliebig",
  printCount: "Wie viele",
  printIt: "Drucken",
  printing: "Das Blatt wird gemacht.",
  tooFew: ({ found }) =>
    found === 0
      ? "Dazu passt kein Rätsel. Wähle einen anderen Gedanken oder ein anderes Spiel."
      : found === 1
        ? "Dazu passt nur ein Rätsel; mehr hat das Blatt nicht."
        : `Dazu passen nur ${found} Rätsel; mehr hat das Blatt nicht.`,
  beginAnew: "Neu beginnen",
  reallyAnew: "Wertungen und Ergebnisse vergessen?",
  keep: "Behalten",
  begunAnew: "Wertungen und Ergebnisse sind vergessen.",
  notKept: "In diesem Browser ist kein Platz für deine Ergebnisse.",
};
