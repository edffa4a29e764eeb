import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

const games = (count: number) => figures(count, { one: "Partie", other: "Partien" });
const be = (count: number) => (count === 1 ? "ist" : "sind");

export const own: PageSentences["own"] = {
  toPage: "Alle deine Partien: suchen, exportieren, importieren",
  nothing:
    "Noch keine Partien. Was du spielst, bleibt hier; Partien eines anderen Browsers lassen sich holen.",
  search: "Suchen",
  searchExample: "Spiel, Gegner, Ergebnis",
  which: "Zeigen",
  whiches: { all: "alle Partien", turn: "du bist am Zug", going: "laufende", over: "beendete" },
  kind: "Spiel",
  anyKind: "alle Spiele",
  where: "Wo",
  wheres: { all: "überall", here: "in diesem Browser", server: "auf dem Server" },
  found: ({ count }) => (count === 0 ? "Keine Partie passt." : games(count)),
  more: ({ count }) => `${count} weitere zeigen`,
  chooseOne: ({ game, sides }) => `${game}, ${sides}, auswählen`,
  chooseAll: "Alle gezeigten auswählen",
  chosen: ({ count }) => `${games(count)} ausgewählt`,
  removeChosen: "Ausgewählte entfernen",
  removedSeveral: ({ count }) => `${games(count)} entfernt.`,
  undoAll: "Alles rückgängig",
  nearlyFull: ({ finished, most }) =>
    `In diesem Browser bleiben ${finished} beendete Partien von höchstens ${most}, soweit er Platz hat. Kommen mehr dazu, gehen die ältesten beendeten; laufende bleiben. Exportiere sie vorher oder entferne einige.`,
  dropped: ({ count }) =>
    `${figures(count, { one: "alte beendete Partie musste", other: "alte beendete Partien mussten" })} Platz machen.`,
  understood: "Verstanden",
  along: "Exportieren und importieren",
  alongAbout:
    "Eine Datei mit allem: die Partien dieses Browsers, die auf dem Server, Ergebnisse gegen „Anpassungsfähig“ und bei Rätseln, Lektionen, Einstellungen.",
  withSeats: "Mit meinen Plätzen auf dem Server, um anderswo weiterzuspielen",
  seatsWarning: "Wer diese Datei hat, hat deine Plätze und kann für dich ziehen. Gib sie niemandem.",
  exportAll: "Alles exportieren",
  exportChosen: ({ count }) => `${games(count)} exportieren`,
  exported: "Die Datei ist unter deinen Downloads.",
  importFile: "Datei importieren",
  importing: "Wird importiert.",
  problems: {
    "too-large": "Die Datei ist zu groß: höchstens 10 MB und 2.000 Partien. Nichts wurde geändert.",
    "no-file":
      "Das ist keine Datei deiner Partien. Wähle eine, die hier exportiert wurde. Nichts wurde geändert.",
    newer: "Diese Datei stammt von einer neueren Ausgabe von Grundy. Nichts wurde geändert.",
  },
  outcomes: {
    added: ({ count }) => `${games(count)} ${count === 1 ? "kam" : "kamen"} herein.`,
    continued: ({ count }) =>
      `${games(count)} ${count === 1 ? "ging" : "gingen"} anderswo weiter und ${be(count)} jetzt hier, wie sie dort stehen.`,
    beside: ({ count }) =>
      `${games(count)} ${count === 1 ? "ging" : "gingen"} hier und dort verschieden weiter: Beides steht in der Liste.`,
    seats: ({ count }) =>
      `${figures(count, { one: "Platz", other: "Plätze" })} auf dem Server ${count === 1 ? "kam" : "kamen"} herein.`,
    results: ({ count }) =>
      `Ergebnisse gegen „Anpassungsfähig“ kamen für ${figures(count, { one: "Spiel", other: "Spiele" })} herein.`,
    settings: ({ count }) =>
      `${figures(count, { one: "Einstellung kam", other: "Einstellungen kamen" })} herein; sie gelten, sobald die Seite neu geladen ist.`,
    lessons: ({ count }) =>
      `${figures(count, { one: "Lektion war", other: "Lektionen waren" })} in der Datei weiter und ${count === 1 ? "geht" : "gehen"} von dort weiter.`,
    here: ({ count }) =>
      `${games(count)} ${count === 1 ? "war" : "waren"} schon hier, vielleicht weiter als in der Datei.`,
    otherResults: ({ count }) =>
      `Ergebnisse für ${figures(count, { one: "Spiel", other: "Spiele" })} blieben draußen: Hier gibt es andere, und die bleiben.`,
    otherSettings: ({ count }) =>
      `${figures(count, { one: "Einstellung blieb", other: "Einstellungen blieben" })} draußen: Was hier eingestellt ist, bleibt.`,
    unknown: ({ count }) =>
      `${games(count)} ${count === 1 ? "blieb" : "blieben"} draußen: Dieser Server hat sie nicht.`,
    unasked: ({ count }) =>
      `${games(count)} eines Servers ${count === 1 ? "blieb" : "blieben"} draußen: Er war nicht zu erreichen. Importiere die Datei noch einmal, wenn er da ist.`,
    broken: ({ count }) =>
      `${figures(count, { one: "Eintrag blieb", other: "Einträge blieben" })} draußen: keine Partie, die sich spielen lässt.`,
    full: ({ count }) =>
      `${games(count)} ${count === 1 ? "blieb" : "blieben"} draußen: Der Browser hat keinen Platz mehr. Entferne einige und importiere noch einmal.`,
    puzzles: () => "Wertungen und Ergebnisse von Rätseln sind dazugekommen.",
    puzzlesHere: () => "Wertungen und Ergebnisse von Rätseln waren schon hier oder weiter als in der Datei.",
    puzzlesFull: () => "Ergebnisse von Rätseln blieben draußen: In diesem Browser ist kein Platz mehr.",
  },
  nothingIn: "In der Datei war nichts.",
  tell: "Melden, wenn ich am Zug bin",
  tellings: {
    on: "An, solange eine Seite von Grundy offen ist. Im Titel des Tabs steht es immer.",
    off: "Aus. Im Titel des Tabs steht es immer.",
    denied:
      "Der Browser erlaubt es dieser Seite nicht; das lässt sich in seinen Einstellungen ändern. Im Titel des Tabs steht es immer.",
    none: "Dieser Browser hat hier keine Benachrichtigungen. Im Titel des Tabs steht es immer.",
  },
  yourTurn: "Du bist am Zug",
  turnIn: ({ game }) => `Du bist am Zug: ${game}`,
};
