import type { SheetSentences } from "../../learn/sheet.ts";

export const sheet: SheetSentences = {
  title: ({ game }) => (game === undefined ? "练习题" : `练习题：${game}`),
  date: ({ year, month, day }) => `${year}年${month}月${day}日`,
  name: "姓名",
  className: "班级",
  answer: "答案",
  task: "每道题只有一步能赢，或者只有几步效果相同的走法能赢。请找出来，写在横线上。",
  grades: { easy: "简单", medium: "中等", hard: "较难", veryHard: "很难" },
  yours: "轮到你走。",
  colour: ({ side, sign }) => `轮到${side}（${sign}）走。`,
  answers: ({ title }) => `解答 · ${title}`,
  notations: {
    run: "2:3-4表示第2行或第2堆中，从左或从下数起的第3至4个。",
    square: "d3表示d列第3行的格子。",
  },
  move: ({ name, written }) => `${name}（${written}）`,
  moves: ({ moves, more }) => `${moves.join("，或")}${more === 0 ? "" : `，另有${more}种相同的走法`}`,
};
