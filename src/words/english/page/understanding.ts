import type { PageSentences } from "../../page-sentences.ts";
import { figures } from "../grammar.ts";

export const analysis: PageSentences["analysis"] = {
  title: "Analysis",
  working: "Working it out.",
  failed: "It could not be worked out.",
  wins: "The side to move can win",
  loses: "The side to move is lost",
  moves: "Moves",
  chip: ({ move, wins }) => (wins ? `${move} wins` : `${move} loses`),
  alike: ({ count }) => `and ${count} alike`,
  moreKinds: ({ count }) => `and ${figures(count, { one: "more kind", other: "more kinds" })} of moves.`,
  chosen: ({ move, text }) => `${move}: ${text}`,
  layers: { why: "Why", proof: "The proof", smaller: "A smaller one" },
  report: "Report",
  looking: "Looking where it was decided.",
  lookingFailed: "Where it was decided could not be worked out.",
};

export const xor: PageSentences["xor"] = {
  label: "The runs in binary",
  caption: ({ plain }) =>
    plain
      ? "Each run in binary; a column with an odd number of ones is odd."
      : "A run's Grundy value is the size of the single heap it is worth; here the values are in binary.",
  rule: ({ misere }) =>
    misere
      ? "While a run worth two or more is left, whoever leaves all columns even wins."
      : "Whoever leaves all columns even wins.",
  run: "run",
  value: "value",
  odd: "odd",
  even: "even",
};

export const engine: PageSentences["engine"] = {
  looking: "The engine is looking",
  valuesAppear: "The values appear on the squares as they are found.",
  progress: "How far the search is",
  bestPlay: ({ moves }) => `Best play: ${moves.join(" ")}`,
  squareValue: ({ square, value }) => `${square}, value ${value}`,
  reviewed: "Positions looked at",
  reviewing: "Looking at every position, the last one first.",
  noSlips: "No move cost two discs or more.",
  slips: "Moves that cost two discs or more, the last one first:",
};
