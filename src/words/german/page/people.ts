import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

const games = { one: "Partie", other: "Partien" };
const wins = { one: "Sieg", other: "Siege" };

export const people: PageSentences["people"] = {
  title: "Spieler",
  add: "Spieler hinzufügen",
  everyone: "Alle",
  empty: "Noch niemand. Füge den ersten Spieler hinzu.",
  username: "Kennung",
  name: "Name",
  given: "Vorname",
  family: "Nachname",
  games: "Partien",
  wins: "Siege",
  changes: "Änderungen",
  computer: "Computer",
  isComputer: "Ist ein Computerspieler",
  edit: "Ändern",
  reset: "Auf 0",
  remove: "Entfernen",
  editOne: ({ username }) => `${username} ändern`,
  resetOne: ({ username }) => `${username} auf 0 setzen`,
  removeOne: ({ username }) => `${username} entfernen`,
  added: ({ username }) => `${username} ist hinzugefügt.`,
  saved: ({ username }) => `${username} ist gespeichert.`,
  wasReset: ({ username }) => `${username} beginnt wieder bei 0.`,
  removed: ({ username }) => `${username} ist entfernt.`,
  resetAll: "Alle auf 0 setzen",
  removeAll: "Alle entfernen",
  askResetAll: "Alle Spieler auf 0 setzen?",
  askRemoveAll: "Alle Spieler entfernen?",
  resetAllMeans: "Alle Partien und Siege werden 0.",
  removeAllMeans: "Alle werden mit ihren Zahlen entfernt.",
  allReset: "Alle beginnen wieder bei 0.",
  allRemoved: "Alle sind entfernt.",
  yes: "Ja",
  no: "Nein",
  addOne: "Hinzufügen",
  save: "Speichern",
  token: "Betreiber-Token",
  tokenExample: "für Änderungen auf diesem Server nötig",
  rankings: "Rangliste",
  bestFirst: "Beste zuerst",
  worstFirst: "Letzte zuerst",
  nobodyToRank: "Noch steht niemand auf der Liste.",
  gamesPlayed: (facts) => figures(facts.games, games),
  figures: (facts) =>
    `${facts.username}${facts.computer ? ", ein Computerspieler" : ""}: ${figures(facts.games, games)}, ${figures(facts.wins, wins)}.`,
  all: "Alle Spieler",
  noGames: "Noch keine Partien auf diesem Server.",
  results: { won: "gewonnen", lost: "verloren", draw: "unentschieden" },
  shareOverTime: (share) =>
    `Anteil der Siege im Lauf der Zeit: ${share.percent} % von ${figures(share.games, games)} gewonnen`,
  shareAfterEach: (share) =>
    `Anteil der Siege nach jeder Partie: ${share.percent} % von ${figures(share.games, games)} gewonnen.`,
};

export const consoles: PageSentences["consoles"] = {
  title: "Konsolen",
  lead: "Die veröffentlichten Programme, Byte für Byte wie auf der Kommandozeile; sie sprechen Englisch.",
  programs: {
    "nimsys-c": {
      title: "Nimsys C",
      about: "Spieler, Rangliste, Computerspieler und das Kegelspiel; die Spieler bleiben in diesem Browser.",
    },
    "nimsys-b": { title: "Nimsys B", about: "Spieler und ihre Zahlen, mit exit wieder weg." },
    "nimsys-a": { title: "Nimsys A", about: "Zwei Leute und eine Reihe Steine." },
    competition: {
      title: "Wettbewerb",
      about:
        "Hölzchen zwischen 1 Random, 2 Heuristic, 3 Smart und 4 Human: erster Spieler, zweiter Spieler, Runden.",
    },
    reversi: {
      title: "Reversi",
      about: "Zwei Leute an einem Brett jeder geraden Größe; ein Zug ist Zeile und Spalte.",
    },
    piles: { title: "Stapel", about: "Drei Stapel mit undo, redo und gespeicherten Ständen." },
  },
  words: "Argumente",
  restart: "Neu starten",
  terminal: "Eingabe im Terminal",
  typeHere: "Tippe wie auf der Kommandozeile; Strg-D beendet die Eingabe.",
  ended: "Das Programm ist zu Ende.",
  inputEnded: "Beendet: Die Eingabe war vor dem Programm zu Ende.",
  copy: "Ausgabe kopieren",
  copied: "Ausgabe kopiert.",
};
