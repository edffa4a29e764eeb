import type { HandicapSentences } from "../../page/handicap.ts";
import { and, countedThings, figures, rowWords, sentence, thingsInFigures } from "../grammar.ts";

const winners = {
  me: "you win",
  other: "the other wins",
  first: "whoever begins wins",
  second: "whoever is second wins",
} as const;

export const handicap: HandicapSentences = {
  swap: "Swap rule: the second player may swap sides on the first turn",
  label: "Handicap in favour of",
  nobody: "nobody",
  favours: { me: "you", other: "the other", first: "whoever begins", second: "whoever is second" },
  nothingAdded: "nothing is added",
  working: "Looking for what has to be added.",
  failed: "What has to be added could not be worked out.",
  added({ side, thing, kind, rows }) {
    if (rows.length === 0) return `Nothing has to be added: with best play ${winners[side]}.`;
    const given = rows.map(({ count, row }, index) => {
      const what = index === 0 ? countedThings(count, thing) : String(count);
      return row === undefined ? what : `${what} to ${rowWords[kind]} ${row}`;
    });
    const are = rows.length === 1 && rows[0]?.count === 1 ? "is" : "are";
    return `Added ${are} ${and(given)}: with best play ${winners[side]}.`;
  },
  impossible: ({ side, thing, most }) =>
    `No ${thingsInFigures(most, thing)} or fewer make it so that ${winners[side]}: nothing is added.`,
  corners: "Handicap",
  none: "none",
  gives: ({ colour, corners }) =>
    sentence(`${colour} has ${figures(corners, { one: "corner", other: "corners" })}`),
};
