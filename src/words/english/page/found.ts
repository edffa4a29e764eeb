import type { PageSentences } from "../../page-sentences.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`Game ${place}`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join(", ") || "Game",
  numbered: ({ number }) => `player ${number}`,
};
