import type { PageSentences } from "../../page-sentences.ts";

export const analysis: PageSentences["analysis"] = {
  title: "分析",
  working: "正在计算。",
  failed: "未能算出。",
  wins: "行棋方能赢",
  loses: "行棋方必败",
  moves: "走法",
  chip: ({ move, wins }) => (wins ? `${move}，胜` : `${move}，负`),
  alike: ({ count }) => `还有${count}个同类`,
  moreKinds: ({ count }) => `还有${count}类走法。`,
  chosen: ({ move, text }) => `${move}：${text}`,
  layers: { why: "为什么", proof: "证明", smaller: "小一点的例子" },
  report: "报告",
  looking: "正在查找胜负的关键。",
  lookingFailed: "未能找出胜负的关键。",
};

export const xor: PageSentences["xor"] = {
  label: "连段的二进制",
  caption: ({ plain }) =>
    plain
      ? "每个连段写成二进制；1的个数为奇数的列是奇列。"
      : "连段的 Grundy 值，就是与它等价的单独一堆的大小；这里把这些值写成二进制。",
  rule: ({ misere }) =>
    misere ? "只要还有值不小于2的连段，让所有列都成为偶列的一方获胜。" : "让所有列都成为偶列的一方获胜。",
  run: "连段",
  value: "值",
  odd: "奇",
  even: "偶",
};

export const engine: PageSentences["engine"] = {
  looking: "引擎正在计算",
  valuesAppear: "算出的数值会显示在格子上。",
  progress: "搜索进度",
  bestPlay: ({ moves }) => `最佳走法：${moves.join(" ")}`,
  squareValue: ({ square, value }) => `${square}，数值${value}`,
  reviewed: "已查看的局面",
  reviewing: "正在从最后一个起查看每个局面。",
  noSlips: "没有损失2子或更多的走法。",
  slips: "损失2子或更多的走法，从最后一个起：",
};
