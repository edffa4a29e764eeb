import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const replay: PageSentences["replay"] = {
  title: ({ game }) => `${game}, nachgespielt`,
  controls: "Nachspielen",
  play: "Abspielen",
  pause: "Anhalten",
  speed: "Tempo",
  scrub: "Gezeigter Zug",
  at: ({ move, moves }) => `${move} von ${moves}`,
  start: ({ moves }) => `Der Anfang. ${figures(moves, { one: "Zug folgt", other: "Züge folgen" })}.`,
  keys: "Die Leertaste spielt ab und hält an, die Pfeile gehen einen Zug weiter oder zurück, Pos1 und Ende an die Enden, + und − ändern das Tempo.",
  toGame: "Partie ansehen",
  open: "In Grundy öffnen",
};
