import type { PageSentences } from "../../page-sentences.ts";

export const analysis: PageSentences["analysis"] = {
  title: "解析",
  working: "計算しています。",
  failed: "計算できませんでした。",
  wins: "手番側が勝てる局面",
  loses: "手番側が負ける局面",
  moves: "手",
  chip: ({ move, wins }) => `${move} ${wins ? "勝ち" : "負け"}`,
  alike: ({ count }) => `同様の手がほか${count}通り`,
  moreKinds: ({ count }) => `ほか${count}種類の手。`,
  chosen: ({ move, text }) => `${move}: ${text}`,
  layers: { why: "なぜ", proof: "証明", smaller: "小さな例" },
  report: "振り返り",
  looking: "勝敗がどこで決まったか調べています。",
  lookingFailed: "勝敗がどこで決まったか調べられませんでした。",
};

export const xor: PageSentences["xor"] = {
  label: "連の二進表記",
  caption: ({ plain }) =>
    plain
      ? "連の長さを二進法で表しています。1が奇数個ある桁が奇数の桁です。"
      : "連のグランディ数は、その連と同じ働きをする一つの山の大きさです。ここでは二進法で表しています。",
  rule: ({ misere }) =>
    misere
      ? "値が2以上の連が残っている間は、すべての桁を偶数にした方が勝ちます。"
      : "すべての桁を偶数にした方が勝ちます。",
  run: "連",
  value: "値",
  odd: "奇数",
  even: "偶数",
};

export const engine: PageSentences["engine"] = {
  looking: "エンジンが読んでいます",
  valuesAppear: "評価値は、わかりしだいマスに表示されます。",
  progress: "読みの進み具合",
  bestPlay: ({ moves }) => `最善の手順: ${moves.join(" ")}`,
  squareValue: ({ square, value }) => `${square}、評価値${value}`,
  reviewed: "調べた局面",
  reviewing: "最後の局面から順に調べています。",
  noSlips: "2石以上損をした手はありません。",
  slips: "2石以上損をした手（最後の手から順に）:",
};
