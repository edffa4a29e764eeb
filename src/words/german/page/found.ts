import type { PageSentences } from "../../page-sentences.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`Partie ${place}`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join(", ") || "Partie",
  numbered: ({ number }) => `Spieler ${number}`,
};
