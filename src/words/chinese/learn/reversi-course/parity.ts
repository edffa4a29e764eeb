import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const parity: ReversiCourse["parity"] = {
  title: "奇偶",
  about: "只剩几格时，你知道该走在哪里。",
  steps: {
    hole: {
      text: "连在一起的空格是一个区域。区域里最后一手翻转的棋子，几乎不会再被翻回去。",
      task: "你执黑。两个区域里还剩三格。走进格数为奇数的那一个。",
      right: "现在白方不得不先走两格的区域，那里的最后一格归你。",
      wrong: {
        even: ({ move, reply }) =>
          `${move}在两格的区域里。白方走另一格，得到那里的最后一手。${answered(reply)}`,
      },
    },
    regions: {
      text: "这就是奇偶：走进奇数区域，留下偶数区域。在偶数区域里，后走的一方得到最后一手。",
      task: "还剩三个区域。找出奇数的那一个。",
      right: "只剩下偶数区域，白方不得不在其中一个里先走。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，却在偶数区域里。${answered(reply)}`,
        even: ({ move, reply }) => `${move}在偶数区域里，白方接着在同一区域走。${answered(reply)}`,
      },
    },
    square: {
      text: "奇数区域较大时，走在其中哪一格也很要紧。",
      task: "走进三格的区域，并且要能赢。",
      right: "区域对，格子也对：你赢了。",
      wrong: {
        even: ({ move, reply }) => `${move}在两格的区域里，那是偶数区域。${answered(reply)}`,
        square: ({ move, reply }) => `${move}区域选对了，格子却不对：你赢不了了。${answered(reply)}`,
      },
    },
    pass: {
      text: "空格是偶数时，最后一手本该归白方。白方停一手，就反过来了。",
      task: "还剩四格。找出让白方只能停一手的走法。",
      right: "白方停一手，你接着走，四格中的最后一格归你。",
      wrong: {
        most: ({ move, reply }) => `${move}翻转得最多，但白方不必停一手。${answered(reply)}`,
        missed: ({ move, reply }) => `走${move}，白方不必停一手。${answered(reply)}`,
      },
    },
    keep: {
      text: "有的格子只有你能走。这样的一手跑不掉：留到需要的时候再走。",
      task: "找出能赢的一手。",
      right: "你先走了白方也能走的那一格。你自己的那一格还留着。",
      wrong: {
        spent: ({ move, reply }) => `现在谁也抢不走${move}。你用得太早，赢不了了。${answered(reply)}`,
        even: ({ move, reply }) => `${move}在两格的区域里，你赢不了了。${answered(reply)}`,
      },
    },
    finish: {
      text: "还剩六格：两个单格，一个四格的区域。",
      task: "走到终局并获胜。",
      right: "先走单格，再让对方停一手：于是最后一手归了你。",
      wrong: {
        missed: ({ move, reply }) => `本来有一手能让白方停一手，但不是${move}。${answered(reply)}`,
        even: ({ move, reply }) => `还有奇数区域，${move}却打开了偶数区域。${answered(reply)}`,
        lost: ({ move, reply }) => `走${move}，你就赢不了了。${answered(reply)}`,
      },
    },
  },
  last: {
    intro: "你执黑，还有18个空格。你的对手下得不错，但从剩12格起，只要能走偶数区域就一定走进去。",
    won: "它打开了偶数区域，那里的最后一手便归了你。",
    lost: "数清每个区域的空格。你走奇数区域，让对手先走偶数区域。",
  },
};
