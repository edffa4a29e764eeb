import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const mobility: ReversiCourse["mobility"] = {
  title: "行动力",
  about: "棋盘还空着一半时，你就能减少对方的走法。",
  steps: {
    few: {
      text: "中盘棋子少反而好：白方能翻转的少，你能翻转的多。",
      task: "你执黑。走翻转棋子最少的一手。",
      right: "它只翻转了一枚棋子，在这里正是最好的一手。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}翻转得最多，这正合白方的意：可以翻回去的更多了。${answered(reply)}`,
        more: ({ move, reply }) => `${move}翻转得比需要的多。${answered(reply)}`,
      },
    },
    replies: {
      text: "一方有多少种走法可选，叫做它的行动力。走法少的一方，很快就不得不走坏棋。",
      task: "走一手，让白方的走法最少。",
      right: "白方只剩6种走法。走别的任何一手，它至少有8种。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，留给白方的走法也最多。${answered(reply)}`,
        more: ({ move, reply }) => `${move}留给白方的走法比需要的多。${answered(reply)}`,
      },
    },
    frontier: {
      text: "你挨着空格的棋子是你的前沿。白方只能走在这样的棋子旁边，所以前沿要小。",
      task: "走一手，让你的前沿最小。",
      right: "现在你只有8枚棋子挨着空格。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，你挨着空格的棋子也就太多了。${answered(reply)}`,
        wall: ({ move, reply }) =>
          `${move}砌了一道墙：你的一长排棋子挨着空格，白方正好对着它走。${answered(reply)}`,
        more: ({ move, reply }) => `走${move}之后，你的前沿比需要的大。${answered(reply)}`,
      },
    },
    inside: {
      text: "最好是走在内部：翻转四周没有空格的棋子。这样的一手不会给白方新的走法。",
      task: "只翻转不挨着空格的棋子。",
      right: "你翻转了三枚，没有一枚挨着空格。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但其中有些挨着空格。${answered(reply)}`,
        outside: ({ move, reply }) => `${move}翻转的棋子里有挨着空格的。${answered(reply)}`,
      },
    },
    squeeze: {
      text: "这一切都是为了这个：没有好棋可走的一方，最后只能走在空角旁边。",
      task: "让白方只剩下空角旁边的走法。",
      right: "白方现在不论走哪里，都在空角旁边。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，白方又有得选了。${answered(reply)}`,
        beside: ({ move, reply }) => `${move}自己就在空角旁边，那本该由白方去走。${answered(reply)}`,
        quiet: ({ move, reply }) => `走${move}之后，白方还有不在空角旁边的走法。${answered(reply)}`,
      },
    },
  },
  last: {
    intro: "下完整的一局：你执黑先走。在只剩10格之前，你的对手总是砌最长的墙：让自己挨着空格的棋子尽可能多。",
    won: "对着墙总有棋可走，砌墙的一方却会无棋可走。",
    lost: "少翻棋子，而且翻内部的。到最后，走法多的一方得到角。",
  },
};
