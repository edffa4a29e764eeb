import type { ReportSentences } from "../language.ts";
import { figures, name, subject } from "./grammar.ts";

export const report: ReportSentences = {
  neverWinning: (loser) =>
    `${subject(loser)} never had a winning move: the game was decided before it began.`,
  stillWinning: (loser) => `${subject(loser)} could still have won when it ended.`,
  gaveAway({ number, who, played, better, before }) {
    const when =
      before === 0
        ? "With the last move"
        : before === 1
          ? "One move before the end"
          : `${before} moves before the end`;
    return `${when}, at move ${number}, ${name(who)} could still have won: ${better} instead of ${played}.`;
  },
  mistake: ({ number, who, played, better }) =>
    `Move ${number}: ${name(who)} played ${played}; ${better} would have won`,
  slip: ({ number, who, played, better, cost, exact }) =>
    `Move ${number}: ${name(who)} played ${played}; ${better} was ${exact ? "" : "about "}${cost} discs better`,
  side: "Side",
  accuracy: "Accuracy",
  percent: ({ good, among }) => (among === 0 ? "no choice" : `${Math.round((100 * good) / among)} %`),
  given: "Given away",
  givenWins: ({ given, among }) =>
    among === 0
      ? "never had a win"
      : `${given} of ${figures(among, { one: "won position", other: "won positions" })}`,
  givenDiscs: ({ discs, exact }) =>
    `${exact || discs === 0 ? "" : "about "}${figures(discs, { one: "disc", other: "discs" })}`,
  marks: { slip: "gave something away", mistake: "mistake" },
  noMistakes: "Nobody gave a won game away.",
  tryIt: "Try it yourself",
  tryAt: ({ number }) => `Try it yourself before move ${number}`,
};
