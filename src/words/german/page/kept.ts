import type { PageSentences } from "../../page-sentences.ts";

export const kept: PageSentences["kept"] = {
  title: "Deine Partien",
  yourTurn: "du bist am Zug",
  turnOf: ({ name }) => `${name} ist am Zug`,
  youWon: "du hast gewonnen",
  youLost: "du hast verloren",
  remove: "Entfernen",
  removeOne: ({ game, sides }) => `${game}, ${sides}, entfernen`,
  removed: ({ game }) => `${game} entfernt.`,
  undo: "Rückgängig",
  gone: "nicht mehr auf dem Server",
  missing: "Diese Partie ist nicht in diesem Browser. Um sie anderswo zu zeigen, teile ihren Link.",
};

export const view: PageSentences["view"] = {
  status: ({ side, move, moves }) =>
    `Eine geteilte Partie zum Ansehen: Zug ${move} von ${moves}, ${side} ist am Zug.`,
  playOn: "Von hier weiterspielen",
  playOnBeside: "Zu zweit hier weiterspielen",
};
