import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

const games = { one: "game", other: "games" };
const wins = { one: "win", other: "wins" };

export const people: PageSentences["people"] = {
  title: "Players",
  add: "Add a player",
  everyone: "Everyone",
  empty: "Nobody yet. Add the first player.",
  username: "Username",
  name: "Name",
  given: "Given name",
  family: "Family name",
  games: "Games",
  wins: "Wins",
  changes: "Changes",
  computer: "computer",
  isComputer: "Is a computer player",
  edit: "Edit",
  reset: "Reset",
  remove: "Remove",
  editOne: ({ username }) => `Edit ${username}`,
  resetOne: ({ username }) => `Reset ${username}`,
  removeOne: ({ username }) => `Remove ${username}`,
  added: ({ username }) => `${username} added.`,
  saved: ({ username }) => `${username} saved.`,
  wasReset: ({ username }) => `${username} starts at 0 again.`,
  removed: ({ username }) => `${username} removed.`,
  resetAll: "Reset everyone",
  removeAll: "Remove everyone",
  askResetAll: "Reset all player statistics?",
  askRemoveAll: "Remove all players?",
  resetAllMeans: "All games and wins become 0.",
  removeAllMeans: "Everyone goes, with their statistics.",
  allReset: "Everyone starts at 0 again.",
  allRemoved: "Everyone was removed.",
  yes: "Yes",
  no: "No",
  addOne: "Add",
  save: "Save",
  token: "Operator's token",
  tokenExample: "needed for changes on this server",
  rankings: "Rankings",
  bestFirst: "Best first",
  worstFirst: "Worst first",
  nobodyToRank: "There is nobody to rank.",
  gamesPlayed: (facts) => figures(facts.games, games),
  figures: (facts) =>
    `${facts.username}${facts.computer ? ", a computer player" : ""}: ${figures(facts.games, games)}, ${figures(facts.wins, wins)}.`,
  all: "All players",
  noGames: "No games on this server yet.",
  results: { won: "won", lost: "lost", draw: "draw" },
  shareOverTime: (share) =>
    `Share of wins over time: ${share.percent} % of ${figures(share.games, games)} won`,
  shareAfterEach: (share) =>
    `Share of wins after each game: ${share.percent} % of ${figures(share.games, games)} won.`,
};

export const consoles: PageSentences["consoles"] = {
  title: "Consoles",
  lead: "The published programs, byte for byte as on a command line.",
  programs: {
    "nimsys-c": {
      title: "Nimsys C",
      about: "Players, rankings, AI players and the advanced game; players are kept in this browser.",
    },
    "nimsys-b": { title: "Nimsys B", about: "Players and their statistics, gone with exit." },
    "nimsys-a": { title: "Nimsys A", about: "Two people and a row of stones." },
    competition: {
      title: "Competition",
      about:
        "Sticks between 1 Random, 2 Heuristic, 3 Smart and 4 Human: first player, second player, rounds.",
    },
    reversi: {
      title: "Reversi",
      about: "Two people on a board of any even size; a move is its row and column.",
    },
    piles: { title: "Piles", about: "Three piles with undo, redo and save strings." },
  },
  words: "Arguments",
  restart: "Start again",
  terminal: "Terminal input",
  typeHere: "Type as on a command line; Ctrl-D ends the input.",
  ended: "The program has ended.",
  inputEnded: "Ended: the input ended before the program did.",
  copy: "Copy the output",
  copied: "Output copied.",
};
