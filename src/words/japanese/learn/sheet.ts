import type { SheetSentences } from "../../learn/sheet.ts";

export const sheet: SheetSentences = {
  title: ({ game }) => (game === undefined ? "問題" : `問題: ${game}`),
  date: ({ year, month, day }) => `${year}年${month}月${day}日`,
  name: "名前",
  className: "クラス",
  answer: "答え",
  task: "どの問題も、勝てる手はただ一つです（結果が同じになる手がほかにあることもあります）。その手を見つけて、線の上に書いてください。",
  grades: { easy: "やさしい", medium: "ふつう", hard: "難しい", veryHard: "とても難しい" },
  yours: "あなたの番です。",
  colour: ({ side, sign }) => `${side}（${sign}）の番です。`,
  answers: ({ title }) => `解答 · ${title}`,
  notations: {
    run: "2:3-4は、2番目の列または山の、左または下から数えて3番目から4番目までです。",
    square: "d3は、d列の3行目のマスです。",
  },
  move: ({ name, written }) => `${name}（${written}）`,
  moves: ({ moves, more }) => `${moves.join("、または")}${more === 0 ? "" : `、ほかに同じ手が${more}通り`}`,
};
