import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const rules: ReversiCourse["rules"] = {
  title: "规则",
  about: "你会下完整的一局：翻转棋子、停一手，也知道何时终局。",
  steps: {
    first: {
      text: "你执黑。落子时，要让新棋子与你的另一枚棋子在一条直线上夹住白子：夹住的白子翻转，归你所有。",
      task: "有四格可以这样走，任选一格落子。",
      right: "中间的白子翻过来了。接着白方也这样走，双方轮流。",
      wrong: {},
    },
    diagonal: {
      text: "夹子的直线可以横着、竖着，也可以斜着。",
      task: "沿斜线翻转棋子。",
      right: "斜线和别的线一样算数，长到贯穿棋盘也可以。",
      wrong: {
        straight: ({ move }) => `${move}只沿横线或竖线翻转。找一条斜着的线。`,
      },
    },
    lines: {
      text: "一手棋在每一条夹住棋子的线上都会翻转。这里看的不是棋子的多少。",
      task: "找出在三条线上翻转棋子的一手。",
      right: "一手翻转三条线：不论在哪条线上，夹住的白子都翻转。",
      wrong: {
        two: ({ move }) => `${move}在两条线上翻转。还有一手能翻转三条线。`,
        one: ({ move }) => `${move}只在一条线上翻转。找一格，从那里有三条线通向你的棋子。`,
      },
    },
    pass: {
      text: "一枚也翻转不了的一方停一手，由对方接着走。能走的时候不可以停。",
      task: "走一手，让白方只能停一手。",
      right: "白方一枚也翻转不了，停一手。又轮到你走。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但白方还有棋可走。${answered(reply)}`,
        answered: ({ move, reply }) => `走${move}之后，白方还有棋可走。${answered(reply)}`,
      },
    },
    over: {
      text: "双方都无处可走时就终局，哪怕还有空格。棋子多的一方获胜。",
      task: "用一手结束这一局。",
      right: "白子一枚也不剩，谁也翻转不了什么。你赢了。",
      wrong: {
        answered: ({ move, reply }) => `走${move}之后，白方有棋可走，对局继续。${answered(reply)}`,
      },
    },
    finish: {
      text: "一手翻转多少枚，到头来并不要紧。要紧的是双方都无处可走时你有多少棋子。",
      task: "走完最后四格并获胜。",
      right: "你的棋子更多，只有这一点算数。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但这样你就赢不了了。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，你就赢不了了。${answered(reply)}`,
      },
    },
  },
  last: {
    intro: "下完整的一局：你执黑先走。你的对手总是翻转尽可能多的棋子，别的什么也不想。",
    won: "开局时棋子多没有多大用处。最后你把它们都翻了过来。",
    lost: "中盘不要抢着多翻棋子。要找谁也翻转不了的格子，首先是角。",
  },
};
