import type { PageSentences } from "../../page-sentences.ts";
import { figures, inWords, moment, sentence } from "../grammar.ts";

export const shell: PageSentences["shell"] = {
  title: "Grundy: Nim and Reversi",
  skip: "Skip to the page",
  home: "Grundy, home",
  pages: "Pages",
  games: "Games",
  players: "Players",
  consoles: "Consoles",
  language: "Language",
  themes: {
    auto: "Colours: as the system",
    light: "Colours: light",
    dark: "Colours: dark",
  },
  changeTheme: ({ theme }) => `${theme}. Change`,
  offline: "Offline",
  missing: "There is no such page",
  mistyped: "The address may be mistyped.",
  gameWithoutId: "The address of a game ends with its id; open the whole link you were sent.",
  gameUnknown: "There is no such game",
  gamesHere: "The games are here.",
  close: "Close",
  tryAgain: "Try again",
  copyRefused: "The browser does not allow copying; select the text instead.",
};

export const troubles: PageSentences["troubles"] = {
  offline: "The server cannot be reached. Games on this device go on.",
  "server-absent": "There is no game server behind this page.",
  "computer-failed": "The computer could not be asked for its move. Take back and try again.",
  "computer-failed-online": "The computer's move could not be worked out. Reload the page to try again.",
  "connection-absent": "There is no connection at the moment; try again in a moment.",
  "not-kept":
    "This browser has no room to keep the game: it goes on, but not after this page is closed. Remove some games, or share its link.",
  "other-tab": "The game went on in another tab; this is how it stands there.",
  "log-strange": "This page cannot follow what the server says of the game. Reload it to go on.",
  "take-back-refused": "The other side does not agree to take back.",
};

export const loading: PageSentences["loading"] = {
  form: "Loading the form.",
  analysis: "Loading the analysis.",
};

export const notLoaded: PageSentences["notLoaded"] = {
  page: "This page could not be loaded. Check the connection.",
  form: "The form could not be loaded. Check the connection.",
  share: "What can be shared could not be loaded. Check the connection.",
  analysis: "The analysis could not be loaded. Check the connection.",
  terminal: "The terminal could not be loaded. Check the connection.",
  engine: "The engine could not be loaded. Check the connection.",
};

export const home: PageSentences["home"] = {
  heading: ({ games }) => `${sentence(inWords(games))} games, one table`,
  lead: "Play a friend or the computer, and see why a move wins.",
  play: "Play",
  goOn: "Go on",
  playGame: ({ game }) => `Play ${game}`,
  goOnWith: ({ game }) => `Go on with ${game}`,
  options: "Options",
  optionsFor: ({ game }) => `Options for ${game}`,
  going: "Going on",
  noneGoing: "No games going on. Yours could be the first.",
  finished: "Recent games",
  noneFinished: "No finished games yet.",
  rankings: "Top of the rankings",
  nobodyRanked: "Nobody is on the roster yet.",
  against: ({ first, second }) => `${first} against ${second}`,
  draw: "draw",
  won: ({ winner }) => `${winner} won`,
  waiting: "waiting",
  moves: ({ moves }) => figures(moves, { one: "move", other: "moves" }),
  date: ({ at, now }) => moment(at, now),
};

export const setup: PageSentences["setup"] = {
  title: ({ game }) => `New game of ${game}`,
  opponent: "Opponent",
  beside: "a person beside you",
  link: "a person with the link",
  besideAbout: "you take turns at this device",
  linkAbout: "you send the link, and they play where they are",
  first: "Who begins",
  firsts: { me: "you", other: "the other", chance: "chance decides" },
  clock: "Clock",
  noClock: "none",
  clockOf({ minutes, seconds }) {
    const each = figures(minutes, { one: "minute", other: "minutes" });
    return seconds === 0 ? each : `${each}, ${figures(seconds, { one: "second", other: "seconds" })} a move`;
  },
  watched: "Keep it on the server, so that others can watch",
  help: "With help: both of you may use hint and analysis",
  name: "Your name",
  nameExample: "as others will see it",
  countsFor: "Counts for",
  otherCountsFor: "Other counts for",
  firstCountsFor: "First counts for",
  secondCountsFor: "Second counts for",
  nobody: "nobody on the roster",
  play: "Play",
  makeLink: "Make the game and its link",
  rows: { row: "Rows", pile: "Piles" },
  take: "Take",
  takeExample: "any, 1-3 or 1, 3, 4",
  from: "From",
  end: { row: "the end of a row", pile: "the top of a pile" },
  anywhere: "anywhere, side by side",
  last: "Who takes the last",
  lasts: { wins: "wins", loses: "loses" },
  board: "Board",
  start: "Start",
  starts: { tournament: "as in tournaments", mirrored: "the mirror image" },
};
