import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`Game ${place}`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join(", ") || "Game",
  choose: ({ count }) => `${grouped(count)} games: choose one.`,
  list: "Games found",
  earlier: "Earlier games",
  later: "Later games",
  goTo: "Go to game",
  numbered: ({ number }) => `player ${number}`,
};
