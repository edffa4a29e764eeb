import type { PageSentences } from "../../page-sentences.ts";

export const kept: PageSentences["kept"] = {
  title: "Your games",
  yourTurn: "your turn",
  turnOf: ({ name }) => `${name}'s turn`,
  youWon: "you won",
  youLost: "you lost",
  remove: "Remove",
  removeOne: ({ game, sides }) => `Remove ${game}, ${sides}`,
  removed: ({ game }) => `${game} removed.`,
  undo: "Undo",
  gone: "no longer on the server",
  missing: "That game is not kept in this browser. To show a game elsewhere, share its link.",
};

export const view: PageSentences["view"] = {
  status: ({ side, move, moves }) => `A shared game, to look at: move ${move} of ${moves}, ${side} to move.`,
  playOn: "Play on from here",
  playOnBeside: "Play on, two at this device",
};
