import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const corners: ReversiCourse["corners"] = {
  title: "角与边",
  about: "你知道哪些格子占住就不会再丢，哪些格子会把它们送给对方。",
  steps: {
    take: {
      text: "角上的棋子永远不会被翻转，因为没有一条线能越过它。从角出发，整条边都会归你。",
      task: "你执黑。占住这个角。",
      right: "它只翻转了一枚棋子，但直到终局都是你的。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，却把角留给了白方。${answered(reply)}`,
        taken: ({ move, reply }) => `${move}放过了角，白方便占了它。${answered(reply)}`,
      },
    },
    x: {
      text: "角的斜前方那一格叫做X位。角还空着时走在那里，往往会把角送给对方。",
      task: "避开X位，找出能赢的一手。",
      right: "白方仍然进不了这个角。",
      wrong: {
        given: ({ move, reply }) => `${move}是X位：翻转得虽多，却把角送了出去。${answered(reply)}`,
      },
    },
    c: {
      text: "边上紧挨着角的格子叫做C位。走在那里，也可能把空着的角送给对方。",
      task: "找出能赢的一手。",
      right: "你没有送出角，而且赢了。",
      wrong: {
        given: ({ move, reply }) => `${move}是空角旁的C位，白方便占了这个角。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}没有送出角，但这样你就赢不了了。${answered(reply)}`,
      },
    },
    edge: {
      text: "h1这个角是你的。沿着边与它不间断相连的你的棋子，也永远不会被翻转。",
      task: "找出让你的边延长的一手。",
      right: "走在自己的角旁边，什么也不会送出：这一排棋子直到终局都是你的。",
      wrong: {
        open: ({ move, reply }) => `${move}在空角旁边，不在你自己的角旁边。${answered(reply)}`,
        elsewhere: ({ move, reply }) => `${move}可以等，你的边却不能等：白方会插进来。${answered(reply)}`,
      },
    },
    quiet: {
      text: "在这里，你的走法除了一手之外都在空角旁边。谁还有安静的一手，就能让对方走到那里去。",
      task: "找出这安静的一手。",
      right: "现在白方的每一手都在空角旁边。",
      wrong: {
        given: ({ move, reply }) => `${move}在空角旁边，白方便占了这个角。${answered(reply)}`,
        spared: ({ move, reply }) => `${move}在空角旁边，白方甚至不必马上去占。${answered(reply)}`,
      },
    },
    finish: {
      text: "还有两个角空着。让白方去打开它们。",
      task: "走完最后六格并获胜。",
      right: "你守住了角，直到不再危险，并且赢了。",
      wrong: {
        given: ({ move, reply }) => `${move}把一个角送了出去。${answered(reply)}`,
        most: ({ move, reply }) => `${move}翻转得最多，但这样你就赢不了了。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，你就赢不了了。${answered(reply)}`,
      },
    },
  },
  last: {
    intro: "下完整的一局：你执黑先走。你的对手下得不错，只是一有机会就走在空角旁边。",
    won: "它为你打开了角。从每个角出发，都会长出谁也翻转不了的边。",
    lost: "能占角时马上占，自己则避开空角旁边的格子。",
  },
};
