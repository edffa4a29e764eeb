import type { JudgeClassesSentences } from "../judge-classes-sentences.ts";
import { and, figures, grouped, or, quote } from "./grammar.ts";

const kinds = {
  constructor: "constructor",
  method: "method",
  field: "field",
  interface: "interface",
} as const;
const stones = { one: "stone", other: "stones" };

/** `With 3 stones in places 1, 2 and 5`. */
const standing = (places: readonly number[]): string =>
  `With ${figures(places.length, stones)} in ${places.length === 1 ? "place" : "places"} ${and(places.map(String))}`;

const percent = (share: number): string => `${share} %`;

export const judgeClasses: JudgeClassesSentences = {
  memberMissing: ({ what, of, declared }) =>
    what === "interface"
      ? `The class ${quote(of)} does not implement ${quote(declared)}.`
      : `The class ${quote(of)} lacks the ${kinds[what]} ${quote(declared)}.`,
  memberOther: ({ of, declared, got }) =>
    `The class ${quote(of)} must have ${quote(declared)}, exactly like this; yours is ${quote(got)}.`,
  memberExtra: ({ of, member }) =>
    `The class ${quote(of)} has the public member ${quote(member)}, which the exercise does not allow: make it private.`,
  otherLanguage: ({ name }) =>
    `The class ${quote(name)} can be asked in Java, Python, JavaScript and TypeScript only.`,
  unasked: "This was not tested any more, because your program had ended or hung several times by then.",
  ended: ({ call }) => `Your program ended in ${quote(call)} instead of giving an answer.`,
  inCall: ({ call }) => `That was in ${quote(call)}.`,
  thrown: ({ places, last, chosen, right }) =>
    `${standing(places)}${last === "" ? "" : `, after ${quote(last)} of the other,`} you answered ${quote(chosen)}; ${
      right.length === 1
        ? `only ${quote(right[0] ?? "")} keeps the win`
        : `${or(right.map(quote))} would keep the win`
    }.`,
  illegal: ({ places, chosen }) =>
    `${standing(places)} you answered ${quote(chosen)}, which is against the rules: take one stone, or two neighbours, that are still there.`,
  unreadable: ({ places, chosen }) =>
    `${standing(places)} you answered ${quote(chosen)}; the answer must be a place and a number, such as ${quote("3 1")}.`,
  furthermore: ({ positions }) =>
    positions === 1
      ? "Something is wrong in one more position."
      : `Something is wrong in ${grouped(positions)} more positions.`,
  arrayChanged: ({ places }) =>
    `${standing(places)} you changed the array “available”. Leave it as it is and only return the move.`,
  fickle: ({ games, won, least, most }) =>
    `Your program answers the same question differently, so it was tried in ${grouped(games)} games: it won ${grouped(won)}, so that between ${percent(least)} and ${percent(most)} are to be expected (95 % certain).`,
  smartAhead: ({ rounds, ahead, wanted, chance }) =>
    `In ${grouped(rounds)} rounds against a random player Smart was ${grouped(Math.abs(ahead))} ${ahead < 0 ? "behind" : "ahead"} for every 1,000; ${grouped(wanted)} ahead are needed. Such a player reaches that by luck in ${percent(chance)} of all competitions of 1,000 rounds.`,
  smartIllegal: ({ position, chosen }) =>
    `On the board ${quote(position)} your player answered ${quote(chosen)}, which is against the rules.`,
  slow: ({ rounds, seconds, limit }) =>
    `${grouped(rounds)} rounds of Smart against Random took ${seconds} seconds; they must take less than ${limit}.`,
  notRandom: ({ times, chosen }) =>
    `Random answered ${quote(chosen)} on the same board ${times} times out of ${times}; its moves must differ.`,
  testFailed: ({ call, expected, got }) => `${quote(call)} must be ${expected}; yours is ${got}.`,
  notThrown: ({ call, name }) => `${quote(call)} must throw a ${quote(name)}, and does not.`,
};
