import type { CommandSentences, HelpSentences } from "../command-sentences.ts";
import { arenaHelp } from "./arena-command.ts";
import { judgeHelp } from "./judge-command.ts";
import { puzzleHelp } from "./puzzle-command.ts";

export const help: HelpSentences = {
  usage: "Usage:",
  arguments: "Arguments:",
  options: "Options:",
  commands: "Commands:",
  help: "display help for command",
  helpCommand: "display help for command",
  language: ({ tags }) => `the language of answers and help: ${tags}; otherwise that of the environment`,
  defaultsTo: ({ value }) => `default: ${value}`,
  choices: ({ choices }) => `choices: ${choices}`,
};

export const commands: CommandSentences = {
  serve: {
    summary: "the page and the API on one port, everything in one file",
    about:
      "The page and the API on one port. Everything is kept in one file, or in a database on PostgreSQL that\n" +
      "several servers share (docs/scaling.md).",
    host: "the address to listen on; 0.0.0.0 for the whole network",
    port: "the port; 0 for any free one",
    db: "a file, or postgres://user@host/name; a players.dat can be served; or set GRUNDY_DB",
    publicUrl: "the address others open, when a proxy stands in front",
    trustProxy: "proxies whose word is taken for who is asking (those on this machine)",
    operatorTokenFile: "holds the token for changing the players; or set GRUNDY_OPERATOR_TOKEN",
    logLevel: "what goes to standard error: JSON lines, on a terminal warnings only",
    maxConnections: "live connections for each address",
    maxGames: "new games a minute for each address",
    drain: "seconds between SIGTERM and the stop, in which nobody new is let in",
    maxFile: "how large a file may become, in megabytes; near it no new games are made",
    judge: "judge programs that are handed in on /judge, in the sandbox (docs/judge-page.md)",
    judgeSeed: "what their hidden cases are made from",
    judgePerHour: "programs an hour for each address",
  },
  nimsys: {
    summary: "the Nimsys console (a, b or c): players, rankings, games",
    about: "The Nimsys console: a two people, b players and statistics, c with AI players and a file.",
    edition: "which edition",
    data: ({ file }) => `the folder of ${file}; c only`,
    here: "the current one",
    after: "Type the commands at the $ prompt; exit ends the program. See docs/nimsys.md.",
  },
  competition: {
    summary: "the sticks competition: Random, Heuristic, Smart and Human",
    about: "A competition in the sticks game. Types: 1 Random, 2 Heuristic, 3 Smart, 4 Human.",
    type1: "who plays first in every round, 1 to 4",
    type2: "who plays second",
    rounds: "how many rounds, at least 1",
  },
  reversi: {
    summary: "the Reversi console, on any even board",
    about: "Reversi on any even board from 4 × 4. Black (1) begins; a move is its row and column, from 0.",
    black: ({ forms }) => `who plays Black: ${forms}`,
    white: ({ forms }) => `who plays White: ${forms}`,
  },
  piles: {
    summary: "three-piles Nim with undo, redo and save strings",
    about: "Three piles of nine, 1 to 3 from one pile a turn, the last to take wins. White begins.",
    black: ({ forms }) => `who plays Black: ${forms}`,
    white: ({ forms }) => `who plays White: ${forms}`,
  },
  analyse: {
    summary: "every move of a position with its value, the best line, why",
    about: ({ games, kinds, moves }) =>
      `Every legal move of a position with its value, the best line and the reason. Games: ${games}.\n` +
      `At most ${kinds} kinds of moves and ${moves} moves of the line are shown; a longer answer says that it was cut.`,
    game: "the game's name, in any case; nim is taking",
    position: "the position in any of its notations: 21, 9 7 5 3 1, 1100011/111 1, 0989, a record",
    rows: "how many sticks each row has, instead of a position: 5,7 or 5/7 or '5 7'",
    take: "what a move may take: ranges and numbers (1-3 or 1-3,5), or any",
    middle: "from anywhere in a row",
    end: "from the end of a row only",
    misere: "whoever takes the last stick loses",
    normal: "whoever takes the last stick wins",
    swap: "the second player may swap sides on the first turn",
    move: "say what this move does and what answers it, besides",
    proof: "the proof besides, and a smaller position of the same kind",
    size: "reversi: the board's size for a transcript or the start",
    handicap: "reversi: corners that a side has at the start: black:2",
    depth: "reversi: plies to look ahead",
    seconds: ({ seconds, empty }) =>
      `reversi: how long to look; ${seconds} unless said, and exact from ${empty} empty squares`,
    exact: "reversi: solve to the end of the game",
    threads: "reversi: threads on one shared table",
    pick: "reversi: which game of a .wtb, .ggf or .obf file given as the position",
    ply: "reversi: the position after so many moves of the game",
    json: "one JSON object instead of text",
    examples: "Examples:",
  },
  puzzles: puzzleHelp,
  engine: {
    summary: "the Reversi engine: solve, perft, gtp, nboard, match, book",
    about: "The Reversi engine: solving, counting, and playing with other programs.",
    threads: "threads on one shared table",
    json: "one JSON object with the result",
    size: "the board's size",
    solve: {
      about: "solve every position of an OBF file to the end of the game",
      json: "one JSON object a line: index, score, move, pv, nodes, seconds, exact",
    },
    perft: { about: "count the move sequences from the start; a pass is a ply, a finished game a leaf" },
    gtp: {
      about: "speak the Go Text Protocol 2 on standard input and output",
      level: "how strong, 1 to 20",
      seed: "draw the chance of the weak levels from this number",
    },
    nboard: {
      about: "speak the NBoard protocol 2 on standard input and output",
      depth: "plies until the board sets a depth",
    },
    match: {
      about:
        "a match over openings, each played twice with colours changed. A and B are a level (7), depth:8, seconds:0.5,\n" +
        "nodes:100000, random, or an outside program: gtp or nboard with --cmd, or gtp:PROGRAM, nboard:PROGRAM",
      cmd: "the outside program's command line",
      cmdDepth: "the depth an NBoard program is set to",
      games: "how many games; an even number",
      openings: "one transcript a line instead of openings made here",
      plies: "how long the openings made here are",
      seed: "draw openings and chance from this number",
    },
    solveBoard: {
      about: "solve a whole small board from the start: 4 at once, 6 in minutes",
      hashBits: "the table has 2^n entries of 16 bytes",
    },
    book: {
      about:
        "the opening book: what it holds and its moves in a position; --check searches some of its positions anew,\n" +
        "--extend makes it larger and deeper and can be ended and taken up again at any time",
      position: "the position, as a transcript; the start when left out",
      file: "another book than the program's own",
      check: "search a sample of its positions and say what its moves lose",
      extend: "extend the book in this file; a new file begins with the program's own book",
      sample: "--check: how many positions",
      seed: "--check: draw the sample from this number",
      positions: "--extend: how many positions it shall have",
      depth: "plies to look ahead: 18 for --check; for --extend 22, new positions being searched to 18 first",
      minutes: "--extend: for how long; until it is done when left out",
    },
  },
  arena: arenaHelp,
  judge: judgeHelp,
  export: {
    summary: "all games and players of a server as JSON lines",
    about: "Writes all games and players as JSON lines. The server may be running meanwhile.",
    file: "where to; standard output when left out",
    db: "what is read: a file, or postgres://user@host/name; or set GRUNDY_DB",
  },
  import: {
    summary: "reads back what export wrote",
    about: "Reads back what `grundy export` wrote. What is there already stays as it is.",
    file: "what to read; standard input when left out",
    db: "what is written: a file, or postgres://user@host/name; or set GRUNDY_DB",
  },
  prune: {
    summary: "says which games are past their time, and drops them",
    about:
      "Says how many games are past their time; with --yes drops them and gives their space back.\n" +
      "A running server does so by itself; that of a file must be stopped for --yes.",
    db: "a file, or postgres://user@host/name; or set GRUNDY_DB",
    yes: "drop them, instead of only saying how many",
    json: "one JSON object a game: id, reason, dropped",
  },
  worker: {
    summary: "takes jobs of a store, on this or another machine",
    about:
      "Takes jobs of a store until SIGTERM or Ctrl-C: exports, and on PostgreSQL what servers do besides serving.\n" +
      "Any number of workers may run, on any number of machines; a job is done once.",
    db: "a file, or postgres://user@host/name; or set GRUNDY_DB",
    kinds: ({ kinds }) =>
      `which jobs, with commas between them: ${kinds}; all that can be done when left out, but judge`,
    exportFolder: "where exports are written; without it none are taken",
    lanes: "how many jobs at a time",
    json: "one JSON object a job: id, kind, attempt, end, result, reason",
  },
  jobs: {
    summary: "what is done in the background; asks for an export",
    about:
      "Jobs of a store: what is done besides serving, and what has come of it. They are shown for a week.",
    db: "a file, or postgres://user@host/name; or set GRUNDY_DB",
    json: "JSON instead of text, one object a job",
    list: {
      about: "the latest jobs",
      kind: "only of this kind",
      state: "only in this state",
      limit: "how many",
    },
    show: { about: "all about one job", id: "its number, as list shows it" },
    add: { about: "asks for an export, which a worker writes", kind: "what is to be done" },
  },
  doctor: {
    summary: "what this machine can do, and what it lacks",
    about:
      "Looks at what this machine has for a server, for judging programs and for letting them play, tries whether foreign programs\n" +
      "can be contained, and says what to do where something is missing (docs/programs.md).",
    json: "one JSON object instead of text",
  },
  retention: {
    keepBegun: "how long games without a second move are kept, or forever (1)",
    keepUnfinished: "how long unfinished games are kept after their last event, or forever (90)",
    keepUnlisted: "how long finished games are kept that are not listed, or forever (365)",
  },
  chance: { seed: "draw all chance from this whole number, to play the same again" },
};
