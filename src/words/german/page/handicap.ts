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
  added({ side, thing, kind, rows }) {
    if (rows.length === 0) return `Es muss nichts dazukommen: Bei bestem Spiel ${winners[side]}.`;
    const given = rows.map(({ count, row }, index) => {
      const what = index === 0 ? countedThings(count, thing) : String(count);
      return row === undefined ? what : `${what} in ${rowForms[kind].one} ${row}`;
    });
    const comes = rows.length === 1 && rows[0]?.count === 1 ? "kommt" : "kommen";
    return `${sentence(and(given))} ${comes} dazu: Bei bestem Spiel ${winners[side]}.`;
  },
  impossible: ({ side, thing, most }) =>
    `Mit höchstens ${thingsInFigures(most, thing)} mehr geht es nicht, dass bei bestem Spiel ${clauses[side]}: Nichts kommt dazu.`,
  corners: "Vorgabe",
  none: "keine",
  gives: ({ colour, corners }) =>
    `${colour === "black" ? "Schwarz" : "Weiß"} hat ${figures(corners, { one: "Ecke", other: "Ecken" })}`,
};
