import type { Ended } from "../facts.ts";
import type { StatusSentences } from "../language.ts";
import { name } from "./grammar.ts";

/** How it ended for whoever reads it, or for others: `你输了`, `Ann赢了`. */
export function result({ winner, loser }: Ended): string {
  return loser.you ? "你输了" : `${name(winner)}赢了`;
}

const judgements = { wins: "，可以获胜", resists: "，抵抗最久", certain: "，结果已确定" } as const;

export const status: StatusSentences = {
  seatOpen: "把链接发给对方，即可开始。",
  thinking: ({ name }) => `${name}正在思考。`,
  watching: ({ name }) => `轮到${name}了。你正在观战。`,
  waiting: ({ name }) => `正在等待${name}走棋。`,
  passed: ({ passes, again }) => `${passes}无处可走，停一手；${again}继续走。`,
  lookingBack: ({ move, moves }) =>
    `你正在回看：${move === 0 ? "第1手之前" : `第${move}手之后`}，共${moves}手。对局本身没有改变。`,
  takenBack: ({ move }) => `已悔棋，回到第${move}手。`,
  hint: ({ move, judged }) => `提示：${move}${judged ? judgements[judged] : ""}。`,
  won: (ended) => `${result(ended)}。`,
  resigned: (ended) => `${result(ended)}：${name(ended.loser)}认输。`,
  timeOut: (ended) => `${result(ended)}：${name(ended.loser)}超时。`,
  claimed: (ended) => `${result(ended)}：${name(ended.loser)}离开，${name(ended.winner)}宣布获胜。`,
  drawn: "平局。",
};
