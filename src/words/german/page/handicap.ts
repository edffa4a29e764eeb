import type { HandicapSentences } from "../../page/handicap.ts";
import { and, countedThings, figures, rowForms, sentence, thingsInFigures } from "../grammar.ts";

const winners = {
  me: "gewinnst du",
  other: "gewinnt die andere Seite",
  first: "gewinnt, wer beginnt",
  second: "gewinnt, wer als Zweites zieht",
} as const;
const clauses = {
  me: "du gewinnst",
  other: "die andere Seite gewinnt",
  first: "gewinnt, wer beginnt",
  second: "gewinnt, wer als Zweites zieht",
} as const;

export const handicap: HandicapSentences = {
  swap: "Tauschregel: die zweite Seite darf im ersten Zug die Seiten tauschen",
  label: "Vorgabe für",
  nobody: "niemanden",
  favours: { me: "dich", other: "die andere Seite", first: "wer beginnt", second: "wer als Zweites zieht" },
  nothingAdded: "nichts kommt dazu",
  working: "Es wird gesucht, was dazukommen muss.",
  failed: "Was dazukommen muss, ließ sich nicht ausrechnen.",
  added({ favours, thing, kind, extras }) {
    if (extras.length === 0) return `Es muss nichts dazukommen: Bei bestem Spiel ${winners[favours]}.`;
    const told = extras.map(({ count, row }, index) => {
      const what = index === 0 ? countedThings(count, thing) : String(count);
      return row === undefined ? what : `${what} in ${rowForms[kind].one} ${row}`;
    });
    const comes = extras.length === 1 && extras[0]?.count === 1 ? "kommt" : "kommen";
    return `${sentence(and(told))} ${comes} dazu: Bei bestem Spiel ${winners[favours]}.`;
  },
  impossible: ({ favours, thing, most }) =>
    `Mit höchstens ${thingsInFigures(most, thing)} mehr geht es nicht, dass bei bestem Spiel ${clauses[favours]}: Nichts kommt dazu.`,
  corners: "Vorgabe",
  none: "keine",
  gives: ({ colour, corners }) =>
    `${colour === "black" ? "Schwarz" : "Weiß"} hat ${figures(corners, { one: "Ecke", other: "Ecken" })}`,
};
