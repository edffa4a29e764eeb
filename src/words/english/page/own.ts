import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

const games = (count: number) => figures(count, { one: "game", other: "games" });
const be = (count: number) => (count === 1 ? "is" : "are");

export const own: PageSentences["own"] = {
  toPage: "All your games: search, export, import",
  nothing: "No games yet. What you play is kept here; games of another browser can be brought in.",
  search: "Search",
  searchExample: "game, opponent, result",
  which: "Show",
  whiches: { all: "all games", turn: "your turn", going: "going on", over: "finished" },
  kind: "Game",
  anyKind: "any game",
  where: "Kept",
  wheres: { all: "anywhere", here: "in this browser", server: "on the server" },
  found: ({ count }) => (count === 0 ? "No game fits." : games(count)),
  more: ({ count }) => `Show ${count} more`,
  chooseOne: ({ game, sides }) => `Choose ${game}, ${sides}`,
  chooseAll: "Choose all shown",
  chosen: ({ count }) => `${games(count)} chosen`,
  removeChosen: "Remove chosen",
  removedSeveral: ({ count }) => `${games(count)} removed.`,
  undoAll: "Undo all",
  nearlyFull: ({ finished, most }) =>
    `This browser keeps ${finished} finished games of at most ${most}, as far as it has room. When there are more, the oldest finished ones go; games that go on stay. Export them, or remove some, before that.`,
  dropped: ({ count }) =>
    `${figures(count, { one: "old finished game has", other: "old finished games have" })} gone to make room.`,
  understood: "Understood",
  along: "Export and import",
  alongAbout:
    "One file with everything: the games of this browser, those on the server, results against the adaptive opponent and of puzzles, lessons, settings.",
  withSeats: "With my seats on the server, to play on elsewhere",
  seatsWarning: "Whoever has this file has your seats and can play for you. Keep it to yourself.",
  exportAll: "Export everything",
  exportChosen: ({ count }) => `Export ${games(count)}`,
  exported: "The file is among your downloads.",
  importFile: "Import a file",
  importing: "Importing.",
  problems: {
    "too-large": "The file is too large: at most 10 MB and 2,000 games. Nothing was changed.",
    "no-file": "This is no file of your games. Choose one that was exported here. Nothing was changed.",
    newer: "This file is from a newer version of Grundy. Nothing was changed.",
  },
  outcomes: {
    added: ({ count }) => `${games(count)} came in.`,
    continued: ({ count }) =>
      `${games(count)} had gone on elsewhere and ${be(count)} now as they stand there.`,
    beside: ({ count }) => `${games(count)} had gone on differently here and there: both are in the list.`,
    seats: ({ count }) => `${figures(count, { one: "seat", other: "seats" })} on the server came in.`,
    results: ({ count }) => `Results against the adaptive opponent came in for ${games(count)}.`,
    settings: ({ count }) =>
      `${figures(count, { one: "setting", other: "settings" })} came in, and will count when the page is loaded again.`,
    lessons: ({ count }) =>
      `${figures(count, { one: "lesson has", other: "lessons have" })} come further in the file and ${count === 1 ? "goes" : "go"} on from there.`,
    here: ({ count }) =>
      `${games(count)} ${count === 1 ? "was" : "were"} here already, or further than in the file.`,
    otherResults: ({ count }) =>
      `Results for ${games(count)} stayed out: there are others here, and they stay.`,
    otherSettings: ({ count }) =>
      `${figures(count, { one: "setting", other: "settings" })} stayed out: what is set here stays.`,
    unknown: ({ count }) =>
      `${games(count)} stayed out: this server does not have ${count === 1 ? "it" : "them"}.`,
    unasked: ({ count }) =>
      `${games(count)} of a server stayed out: it could not be asked. Import the file again when it can be reached.`,
    broken: ({ count }) =>
      `${figures(count, { one: "entry", other: "entries" })} stayed out: no game that can be played.`,
    full: ({ count }) =>
      `${games(count)} stayed out: this browser has no more room. Remove some, and import again.`,
    puzzles: () => "Ratings and results of puzzles came in.",
    puzzlesHere: () => "Ratings and results of puzzles were here already, or further than in the file.",
    puzzlesFull: () => "Results of puzzles stayed out: this browser has no more room.",
  },
  nothingIn: "There was nothing in the file.",
  tell: "Notify me on my turn",
  tellings: {
    on: "On, while a page of Grundy is open. In the tab's title it always stands.",
    off: "Off. In the tab's title it always stands.",
    denied:
      "The browser does not allow it for this page; that can be changed in its settings. In the tab's title it always stands.",
    none: "This browser has no notifications here. In the tab's title it always stands.",
  },
  yourTurn: "Your turn",
  turnIn: ({ game }) => `Your turn in ${game}`,
};
