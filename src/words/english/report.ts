import type { ReportSentences } from "../language.ts";
import { name, subject } from "./grammar.ts";

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
};
