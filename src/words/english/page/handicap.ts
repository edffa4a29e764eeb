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
  added({ favours, thing, kind, extras }) {
    if (extras.length === 0) return `Nothing has to be added: with best play ${winners[favours]}.`;
    const told = extras.map(({ count, row }, index) => {
      const what =
        index > 0 ? String(count) : `${countedThings(count, thing)} ${count === 1 ? "is" : "are"} added`;
      return row === undefined ? what : `${what} to ${rowWords[kind]} ${row}`;
    });
    return `${sentence(and(told))}: with best play ${winners[favours]}.`;
  },
  impossible: ({ favours, thing, most }) =>
    `No addition of up to ${thingsInFigures(most, thing)} makes sure that ${winners[favours]}, so nothing is added.`,
  corners: "Handicap",
  none: "none",
  gives: ({ colour, corners }) =>
    sentence(`${colour} has ${figures(corners, { one: "corner", other: "corners" })}`),
};
