import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const counting: ReversiCourse["counting"] = {
  title: "数清终局",
  about: "你能准确算出最后几格的结果。",
  steps: {
    two: {
      text: "还剩两格，所以只有两种走法：你走一格，白方走另一格。把两种结果都数一数。",
      task: "你执黑。找出能赢的一手。",
      right: "数对了：你以34比30获胜。换一种走法就是31比33。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但白方会翻回一些，结果是31比33。${answered(reply)}`,
      },
    },
    pass: {
      text: "停一手也要算进去：什么也翻转不了的一方，得不到最后一格。",
      task: "还剩两格。找出能赢的一手。",
      right: "白方只能停一手，两格都归你：结果是34比30。",
      wrong: {
        missed: ({ move, reply }) =>
          `${move}翻转得更多，但最后一格归了白方，结果是30比34。${answered(reply)}`,
      },
    },
    three: {
      text: "剩三格时，先看白方对你每一手的最佳应对。之后的走法都是必然的。",
      task: "找出能赢的一手。",
      right: "结果是33比31。另外两手都会输。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但结果是27比37。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，结果是29比35。${answered(reply)}`,
      },
    },
    corner: {
      text: "到了最后，角也只是一格：只有所有各手的总和算数。",
      task: "还剩四格。找出能赢的一手。",
      right: "结果是34比30。其余各手，连角在内，都只是平局。",
      wrong: {
        corner: ({ move, reply }) => `${move}是角，翻转得也最多，却只能得到平局。${answered(reply)}`,
        drawn: ({ move, reply }) => `${move}只能得到平局。${answered(reply)}`,
      },
    },
    draw: {
      text: "有时已经没有能赢的一手。这时平局也值得去数。",
      task: "找出能保住平局的一手。",
      right: "结果是32比32。另外两手都会输。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但结果是31比33。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，结果是29比35。${answered(reply)}`,
      },
    },
    discs: {
      text: "在比赛中，胜多少子也可能算数。所以找到能赢的一手后，还要接着数。",
      task: "以尽可能多的棋子获胜。",
      right: "结果是40比24：不可能更多了。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，也能赢，但只是34比30。${answered(reply)}`,
        less: ({ move, reply }) => `${move}也能赢，但只是33比31。${answered(reply)}`,
        thrown: ({ move, reply }) => `${move}丢了胜局：结果是32比32。${answered(reply)}`,
      },
    },
    finish: {
      text: "现在全部合在一起：还剩五格，其中一格是角。",
      task: "走到终局并获胜。",
      right: "你数到最后一子，并且赢了。",
      wrong: {
        missed: ({ move, reply }) => `本来有一手能让白方停一手，但不是${move}。${answered(reply)}`,
        most: ({ move, reply }) => `${move}翻转得最多，但这样你就赢不了了。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，你就赢不了了。${answered(reply)}`,
      },
    },
  },
  last: {
    intro: "你执黑，还有16个空格。你的对手下得不错，但从剩10格起，只顾翻转尽可能多的棋子。",
    won: "它只数了一手，你数了每一手。",
    lost: "剩下的空格不多时，把你的每一手连同最佳应对一直数到最后一子。",
  },
};
