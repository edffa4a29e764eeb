import type { Ended } from "../facts.ts";
import type { StatusSentences } from "../language.ts";
import { name } from "./grammar.ts";

/** How it ended for whoever reads it, or for others: `あなたの負けです`, `Annの勝ちです`. */
export function result({ winner, loser }: Ended): string {
  return loser.you ? "あなたの負けです" : `${name(winner)}の勝ちです`;
}

const judgements = {
  wins: "で勝てます",
  resists: "が最も長く粘れます",
  certain: "で間違いありません",
} as const;

export const status: StatusSentences = {
  seatOpen: "相手にリンクを送ると始められます。",
  thinking: ({ name }) => `${name}が考えています。`,
  watching: ({ name }) => `${name}の番です。観戦しています。`,
  waiting: ({ name }) => `${name}の手を待っています。`,
  passed: ({ passes, again }) => `${passes}は打てる場所がないのでパスします。続けて${again}の番です。`,
  lookingBack: ({ move, moves }) =>
    `振り返り中です: 全${moves}手のうち、${move === 0 ? "初手の前" : `${move}手目の後`}です。対局そのものは変わっていません。`,
  takenBack: ({ move }) => `${move}手目まで戻しました。`,
  hint: ({ move, judged }) => `ヒント: ${move}${judged ? judgements[judged] : "がよさそうです"}。`,
  won: (ended) => `${result(ended)}。`,
  resigned: (ended) => `${result(ended)}。${name(ended.loser)}が投了しました。`,
  timeOut: (ended) => `${result(ended)}。${name(ended.loser)}の持ち時間が切れました。`,
  claimed: (ended) =>
    `${result(ended)}。${name(ended.loser)}が席を離れ、${name(ended.winner)}が勝ちを申請しました。`,
  drawn: "引き分けです。",
};
