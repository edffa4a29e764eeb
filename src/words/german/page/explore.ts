import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const explore: PageSentences["explore"] = {
  explore: "Erkunden",
  title: ({ game }) => `${game}: Analysebrett`,
  undo: "Zurück",
  redo: "Wieder vor",
  undone: "Rückgängig gemacht.",
  redone: "Wiederhergestellt.",
  values: "Werte",
  setUp: "Aufstellen",
  kept: "Analysen",
  playHere: "Spielen",
  sheet: "Varianten und Werte",
  variations: "Varianten",
  start: "Anfang",
  empty:
    "Spiele auf dem Brett einen Zug, um ihn zu probieren. Ein anderer aus derselben Stellung bleibt daneben.",
  move: ({ number, move, among }) =>
    among
      ? `Zug ${number}, ${move}, Variante ${among.variation} von ${among.variations}`
      : `Zug ${number}, ${move}`,
  promote: "Zur Hauptvariante machen",
  promoted: "Das ist jetzt die Hauptvariante.",
  remove: "Diesen Zug löschen und was folgt",
  removed: "Gelöscht. „Zurück“ bringt es wieder.",
  leftOut: ({ number }) =>
    `Das ist Zug ${number} des Links; er fehlt hier mit allem, was folgt. Kopiere den Link ganz oder bitte noch einmal darum.`,
  missing: "Diese Analyse liegt nicht in diesem Browser. Hier ist ein leeres Brett.",
  notKept:
    "Dieser Browser hat keinen Platz für die Analyse: sie ist verloren, wenn diese Seite geschlossen wird. Entferne andere oder teile ihren Link.",
  emptyBoard: ({ game }) => `${game} erkunden`,
  analyses: "Deine Analysen",
  none: "Noch keine: eine Analyse bleibt ab ihrer ersten Änderung.",
  fresh: "Neue Analyse",
  removeOne: ({ game, when }) => `Die Analyse von ${game} entfernen, ${when}`,
  lines: "Beste Varianten",
  line: ({ value, moves }) => `Wert ${value}: ${moves.join(" ")}`,
  noOpening: "Keine Eröffnung mit Namen.",
  keyNames: {
    walk: "← und →",
    vary: "↑ und ↓",
    ends: "Pos1 und Ende",
    undo: "U oder Strg Z",
    redo: "R oder Strg Y",
    remove: "Entf",
  },
  keyDoes: {
    walk: "in den Varianten: einen Zug zurück oder weiter",
    vary: "in den Varianten: zur vorigen oder nächsten",
    ends: "in den Varianten: zum Anfang, ans Ende der Variante",
    undo: "macht die letzte Änderung rückgängig",
    redo: "stellt Rückgängiges wieder her",
    promote: "macht die Variante zur Hauptvariante",
    remove: "löscht den Zug und was folgt",
    values: "Werte auf dem Brett, oder keine",
    setUp: "stellt eine Stellung auf",
    load: "lädt eine Partie oder eine Stellung",
    nextVariation: "von überall zur nächsten Variante, mit Umschalt zur vorigen",
  },
};

export const editor: PageSentences["editor"] = {
  title: "Eine Stellung aufstellen",
  pressSquares: "Drücke auf Felder, um Steine hinzulegen oder wegzunehmen.",
  pressPieces: "Drücke, was weg soll, und seinen Platz, um es zurückzulegen.",
  typeRows: "Zum Zeichnen ist es zu groß: schreibe, wie viel wo liegt, oder wähle ein kleineres Brett.",
  done: "Erkunden",
  leave: "Lassen, wie es war",
  toMove: "Am Zug",
  press: "Ein Druck legt",
  inTurn: "der Reihe nach alles",
  nothing: "nichts",
  emptyBoard: "Leeres Brett",
  startPosition: "Anfangsstellung",
  addRow: { row: "Eine Reihe dazu", pile: "Ein Stapel dazu" },
  dropRow: { row: "Letzte Reihe weg", pile: "Letzter Stapel weg" },
  allBack: "Alles zurück",
  allAway: "Alles weg",
  passes: ({ passes, moves }) => `${passes} kann dort nicht ziehen, also ist ${moves} am Zug.`,
  square: ({ square }) => `${square}; drücken ändert es`,
};

export const load: PageSentences["load"] = {
  title: "Eine Partie oder Stellung laden",
  what: "Füge einen Link, eine Aufzeichnung, eine Zugfolge, einen Spielstand, eine Stellung oder den Text einer Datei ein",
  file: "Oder wähle eine Datei",
  drop: "Eine Datei lässt sich auch irgendwo auf dieser Seite ablegen.",
  read: "Laden",
  several: ({ games }) => `${figures(games, { one: "Partie", other: "Partien" })} gefunden. Welche?`,
  more: ({ games }) => `und ${figures(games, { one: "weitere Partie", other: "weitere Partien" })}`,
};
