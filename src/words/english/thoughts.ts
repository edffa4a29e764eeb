import type { ThoughtSentences } from "../thought-sentences.ts";
import { and, many, thingsInFigures } from "./grammar.ts";

export const thoughts: ThoughtSentences = {
  considered({ moves, winning }) {
    if (moves === 1) return "I have only one move.";
    if (winning === moves) return `All of my ${moves} moves win.`;
    return winning === 1 ? `Only one of my ${moves} moves wins.` : `Of my ${moves} moves, ${winning} win.`;
  },
  ends: "That leaves you no move, so I win.",
  leavesLast: "All you can do now is make the last move, and that loses.",
  pairs: "I leave you pairs: whatever you do to one, I do to its twin.",
  together: ({ length, sum, thing }) =>
    `I leave you ${thingsInFigures(length, thing)}: whatever you take, I can make it ${sum} together, and so on to the end.`,
  singles: ({ count, thing }) =>
    `I leave you ${count} single ${many(thing)}: they go one by one, and the last is yours.`,
  fixed: ({ misere }) =>
    `Every move takes one, so it is settled how many will be made: the last is ${misere ? "yours" : "mine"}.`,
  columns: ({ lengths }) =>
    `I leave you ${and(lengths.map(String))}: in binary every column has an even number of ones, and I have an answer to whatever you do.`,
  cancel:
    "Each run has a value, and those I leave you cancel out (their XOR is 0): I have an answer to whatever you do.",
  answered: "I know no simple rule here, but I have looked: none of your answers wins.",
  lost({ answers }) {
    const none = "I have no winning move";
    if (!answers) return `${none}; I play on and hope that you slip.`;
    const { moves, winning } = answers;
    if (winning === moves) return `${none}: whatever you answer wins.`;
    if (winning === 1) return `${none}, but of your ${moves} answers only one wins.`;
    return `${none}, but of your ${moves} answers ${2 * winning > moves ? "" : "only "}${winning} win.`;
  },
  losesNow: "I have to make the last move, and that loses.",
  unknown: "I cannot see to the end of this, so I take little and wait.",
};
