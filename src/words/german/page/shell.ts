import type { PageSentences } from "../../page-sentences.ts";
import { figures, moment } from "../grammar.ts";

export const shell: PageSentences["shell"] = {
  title: "Grundy: Nim und Reversi",
  skip: "Direkt zum Inhalt",
  home: "Grundy, Startseite",
  pages: "Seiten",
  games: "Spiele",
  learn: "Lernen",
  puzzles: "Rätsel",
  arena: "Arena",
  players: "Spieler",
  consoles: "Konsolen",
  language: "Sprache",
  themes: {
    auto: "Farben: wie das System",
    light: "Farben: hell",
    dark: "Farben: dunkel",
  },
  changeTheme: ({ theme }) => `${theme}. Ändern`,
  offline: "Ohne Netz",
  missing: "Diese Seite gibt es nicht",
  mistyped: "Vielleicht ist die Adresse falsch geschrieben.",
  gameWithoutId:
    "Die Adresse einer Partie endet mit ihrer Kennung; öffne den ganzen Link, den du bekommen hast.",
  gameUnknown: "Dieses Spiel gibt es nicht",
  gamesHere: "Hier sind die Spiele.",
  close: "Schließen",
  tryAgain: "Noch einmal versuchen",
  copyRefused: "Der Browser erlaubt das Kopieren nicht; markiere den Text und kopiere ihn selbst.",
};

export const troubles: PageSentences["troubles"] = {
  offline: "Der Server ist nicht zu erreichen. Partien auf diesem Gerät gehen weiter.",
  "server-absent": "Hinter dieser Seite steht kein Spielserver.",
  "computer-failed":
    "Der Computer konnte nicht nach seinem Zug gefragt werden. Nimm zurück und versuche es noch einmal.",
  "computer-failed-online":
    "Der Zug des Computers konnte nicht berechnet werden. Lade die Seite neu, um es noch einmal zu versuchen.",
  "connection-absent": "Gerade gibt es keine Verbindung; versuche es gleich noch einmal.",
  "not-kept":
    "In diesem Browser ist kein Platz, um die Partie aufzuheben: Sie geht weiter, aber nicht über das Schließen dieser Seite hinaus. Entferne Partien oder teile ihren Link.",
  "other-tab": "Die Partie ging in einem anderen Tab weiter; so steht sie dort.",
  "log-strange":
    "Diese Seite versteht nicht, was der Server von der Partie sagt. Lade sie neu, um weiterzuspielen.",
  "take-back-refused": "Die andere Seite ist mit dem Zurücknehmen nicht einverstanden.",
};

export const loading: PageSentences["loading"] = {
  form: "Das Formular wird geladen.",
  analysis: "Die Analyse wird geladen.",
};

export const notLoaded: PageSentences["notLoaded"] = {
  page: "Diese Seite konnte nicht geladen werden. Prüfe die Verbindung.",
  form: "Das Formular konnte nicht geladen werden. Prüfe die Verbindung.",
  code: "Der QR-Code konnte nicht geladen werden. Prüfe die Verbindung.",
  share: "Was sich teilen lässt, konnte nicht geladen werden. Prüfe die Verbindung.",
  analysis: "Die Analyse konnte nicht geladen werden. Prüfe die Verbindung.",
  terminal: "Das Terminal konnte nicht geladen werden. Prüfe die Verbindung.",
  engine: "Die Engine konnte nicht geladen werden. Prüfe die Verbindung.",
};

const numbers = ["Null", "Ein", "Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn"];

export const home: PageSentences["home"] = {
  heading: ({ games }) => `${numbers[games] ?? games} ${games === 1 ? "Spiel" : "Spiele"}, ein Tisch`,
  lead: "Spiele gegen Freunde oder den Computer und sieh, warum ein Zug gewinnt.",
  play: "Spielen",
  goOn: "Weiter",
  playGame: ({ game }) => `${game} spielen`,
  goOnWith: ({ game }) => `${game} weiterspielen`,
  options: "Optionen",
  optionsFor: ({ game }) => `Optionen für ${game}`,
  going: "Laufende Partien",
  noneGoing: "Gerade läuft keine Partie. Deine könnte die erste sein.",
  finished: "Letzte Partien",
  noneFinished: "Noch keine Partie ist zu Ende.",
  rankings: "Spitze der Rangliste",
  nobodyRanked: "Noch ist niemand eingetragen.",
  against: ({ first, second }) => `${first} gegen ${second}`,
  draw: "unentschieden",
  won: ({ winner }) => `${winner} hat gewonnen`,
  waiting: "wartet",
  moves: ({ moves }) => figures(moves, { one: "Zug", other: "Züge" }),
  date: ({ at, now }) => moment(at, now),
};

export const setup: PageSentences["setup"] = {
  title: ({ game }) => `Neue Partie ${game}`,
  opponent: "Gegner",
  beside: "jemand neben dir",
  link: "jemand mit dem Link",
  besideAbout: "ihr wechselt euch an diesem Gerät ab",
  linkAbout: "du schickst den Link, gespielt wird von überall",
  first: "Wer beginnt",
  firsts: { me: "du", other: "die andere Seite", chance: "der Zufall entscheidet" },
  clock: "Uhr",
  noClock: "keine",
  watched: "Auf dem Server spielen, damit andere zusehen können",
  help: "Mit Hilfe: beide dürfen Tipp und Analyse nutzen",
  name: "Dein Name",
  nameExample: "so sehen ihn die anderen",
  countsFor: "Zählt für",
  otherCountsFor: "Gegner zählt für",
  firstCountsFor: "Erste Seite für",
  secondCountsFor: "Zweite Seite für",
  nobody: "niemanden",
  play: "Spielen",
  makeLink: "Partie mit Link anlegen",
  rows: { row: "Reihen", pile: "Stapel" },
  take: "Nehmen",
  takeExample: "any, 1-3 oder 1, 3, 4",
  from: "Von wo",
  end: { row: "vom Ende einer Reihe", pile: "oben von einem Stapel" },
  anywhere: "überall, nebeneinander",
  last: "Wer zuletzt nimmt",
  lasts: { wins: "gewinnt", loses: "verliert" },
  board: "Brett",
  start: "Aufstellung",
  starts: { tournament: "wie im Turnier", mirrored: "gespiegelt" },
};
