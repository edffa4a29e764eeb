import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const explore: PageSentences["explore"] = {
  explore: "Explore",
  title: ({ game }) => `${game}: analysis board`,
  undo: "Undo",
  redo: "Redo",
  undone: "Undone.",
  redone: "Done again.",
  values: "Values",
  setUp: "Set up",
  kept: "Analyses",
  playHere: "Play on",
  sheet: "Variations and values",
  variations: "Variations",
  start: "Start",
  empty: "Play a move on the board to try it. Another one from the same position is kept beside it.",
  move: ({ number, move, among }) =>
    among
      ? `Move ${number}, ${move}, variation ${among.variation} of ${among.variations}`
      : `Move ${number}, ${move}`,
  promote: "Make this the main line",
  promoted: "This is the main line now.",
  remove: "Delete this move and what follows",
  removed: "Deleted. Undo brings it back.",
  leftOut: ({ number }) =>
    `That is move ${number} of the link; it is left out with what follows it. Copy the link whole or ask for it again.`,
  missing: "That analysis is not kept in this browser. Here is an empty board.",
  notKept:
    "This browser has no room to keep the analysis: it is lost when this page is closed. Remove some, or share its link.",
  emptyBoard: ({ game }) => `Explore ${game}`,
  analyses: "Your analyses",
  none: "None yet: an analysis is kept with its first change.",
  fresh: "New analysis",
  removeOne: ({ game, when }) => `Remove the analysis of ${game}, ${when}`,
  lines: "Best lines",
  line: ({ value, moves }) => `Value ${value}: ${moves.join(" ")}`,
  noOpening: "No named opening.",
  keyNames: {
    walk: "← and →",
    vary: "↑ and ↓",
    ends: "Home and End",
    undo: "U or Ctrl Z",
    redo: "R or Ctrl Y",
    remove: "Delete",
  },
  keyDoes: {
    walk: "on the variations: a move back or on",
    vary: "on the variations: to the one before or after",
    ends: "on the variations: to the start, to the end of the line",
    undo: "undoes whatever was changed last",
    redo: "does again what was undone",
    promote: "makes the line the main one",
    remove: "deletes the move and what follows",
    values: "values on the board, or none",
    setUp: "sets a position up",
    load: "loads a game or a position",
    nextVariation: "to the next variation, from anywhere; with Shift to the one before",
  },
};

export const editor: PageSentences["editor"] = {
  title: "Set up a position",
  pressSquares: "Press squares to put discs there and take them away.",
  pressPieces: "Press what is to go, and press its place to put it back.",
  typeRows: "It is too large to draw: type how much lies where, or choose a smaller board.",
  done: "Explore it",
  leave: "Leave as it was",
  toMove: "To move",
  press: "A press puts",
  inTurn: "each in turn",
  nothing: "nothing",
  emptyBoard: "Empty board",
  startPosition: "Start position",
  addRow: { row: "Add a row", pile: "Add a pile" },
  dropRow: { row: "Remove the last row", pile: "Remove the last pile" },
  allBack: "All back",
  allAway: "All away",
  passes: ({ passes, moves }) => `${passes} cannot move there, so ${moves} is to move.`,
  square: ({ square }) => `${square}; press to change`,
};

export const load: PageSentences["load"] = {
  title: "Load a game or a position",
  what: "Paste a link, a record, a transcript, a save string, a position or a file's text",
  file: "Or choose a file",
  drop: "A file can also be dropped anywhere on this page.",
  read: "Load",
  several: ({ games }) => `${figures(games, { one: "game", other: "games" })} found. Which one?`,
  more: ({ games }) => `and ${figures(games, { one: "more game", other: "more games" })}`,
};
