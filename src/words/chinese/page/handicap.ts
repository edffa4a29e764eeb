import type { HandicapSentences } from "../../page/handicap.ts";
import { counted, rowWords } from "../grammar.ts";

const favours = { me: "你", other: "对方", first: "先手", second: "后手" } as const;

export const handicap: HandicapSentences = {
  swap: "换边规则：后手玩家在自己的第一手可以换边",
  label: "让子给",
  nobody: "不让",
  favours,
  nothingAdded: "不加",
  working: "正在计算要加多少。",
  failed: "未能算出要加多少。",
  added({ favours: side, thing, kind, extras }) {
    const wins = `双方走法最佳时，${favours[side]}获胜`;
    if (extras.length === 0) return `无须增加：${wins}。`;
    const told = extras.map(
      ({ count, row }) => `${row === undefined ? "" : `第${row}${rowWords[kind]}`}加${counted(count, thing)}`,
    );
    return `${told.join("，")}：${wins}。`;
  },
  impossible: ({ favours: side, thing, most }) =>
    `最多加${counted(most, thing)}，也无法保证${favours[side]}获胜，所以不加。`,
  corners: "让子",
  none: "无",
  gives: ({ colour, corners }) => `${colour}先占${corners}个角`,
};
