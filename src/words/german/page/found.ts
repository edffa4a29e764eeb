import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`Partie ${place}`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join(", ") || "Partie",
  choose: ({ count }) => `${grouped(count)} Partien: Wähle eine.`,
  list: "Gefundene Partien",
  earlier: "Frühere Partien",
  later: "Spätere Partien",
  goTo: "Zur Partie",
  numbered: ({ number }) => `Spieler ${number}`,
};
