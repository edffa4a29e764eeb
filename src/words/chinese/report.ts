import type { ReportSentences } from "../language.ts";
import { name } from "./grammar.ts";

export const report: ReportSentences = {
  neverWinning: (loser) => `${name(loser)}始终没有获胜的走法：胜负在开局前就已注定。`,
  stillWinning: (loser) => `对局结束时，${name(loser)}本来还能获胜。`,
  gaveAway({ number, who, played, better, before }) {
    const when = before === 0 ? "最后一手" : `终局前${before}手`;
    return `${when}，即第${number}手，${name(who)}本来还能获胜：正着是${better}，实战是${played}。`;
  },
  mistake: ({ number, who, played, better }) =>
    `第${number}手，${name(who)}：实战是${played}；正着是${better}，本可获胜`,
  slip: ({ number, who, played, better, cost, exact }) =>
    `第${number}手，${name(who)}：实战是${played}；正着是${better}，${exact ? "" : "约"}好${cost}子`,
  side: "双方",
  accuracy: "准确率",
  percent: ({ good, among }) => (among === 0 ? "别无选择" : `${Math.round((100 * good) / among)}%`),
  given: "失误",
  givenWins: ({ given, among }) => (among === 0 ? "从未有过胜势" : `${among}个胜势局面中错失${given}个`),
  givenDiscs: ({ discs, exact }) => `${exact || discs === 0 ? "" : "约"}${discs}子`,
  marks: { slip: "有所损失", mistake: "错着" },
  noMistakes: "双方都没有错失胜局。",
  tryIt: "自己试试",
  tryAt: ({ number }) => `从第${number}手之前自己试试`,
};
