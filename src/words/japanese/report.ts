import type { ReportSentences } from "../language.ts";
import { name } from "./grammar.ts";

export const report: ReportSentences = {
  neverWinning: (loser) => `${name(loser)}に勝つ手は一度もありませんでした。始まる前に決まっていた対局です。`,
  stillWinning: (loser) => `終わったとき、${name(loser)}にはまだ勝つ手がありました。`,
  gaveAway({ number, who, played, better, before }) {
    const when = before === 0 ? "最後の手" : `終局の${before}手前`;
    return `${when}の${number}手目で、${name(who)}はまだ勝てました。${played}ではなく${better}が正解でした。`;
  },
  mistake: ({ number, who, played, better }) =>
    `${number}手目: ${name(who)}の手は${played}。${better}なら勝ち`,
  slip: ({ number, who, played, better, cost, exact }) =>
    `${number}手目: ${name(who)}の手は${played}。${better}なら${exact ? "" : "約"}${cost}石得`,
  side: "側",
  accuracy: "正確さ",
  percent: ({ good, among }) => (among === 0 ? "選択なし" : `${Math.round((100 * good) / among)}%`),
  given: "損失",
  givenWins: ({ given, among }) => (among === 0 ? "勝ちの局面なし" : `勝ちの局面${among}回のうち${given}回`),
  givenDiscs: ({ discs, exact }) => `${exact || discs === 0 ? "" : "約"}${discs}石`,
  marks: { slip: "少し損をした手", mistake: "悪手" },
  noMistakes: "勝ちの局面を逃した人はいません。",
  tryIt: "自分で試す",
  tryAt: ({ number }) => `${number}手目の前から自分で試す`,
};
