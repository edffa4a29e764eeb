import type { LayerSentences } from "../../learn/layers.ts";
import { colours } from "../colours.ts";
import { proof } from "./proof.ts";

export const layers: LayerSentences = {
  smaller: {
    intro: "规则和理由都相同，只是数目更少：",
    none: "没有理由相同而更小的局面。",
    tryIt: "试一试",
  },
  proof,
  reversi: {
    line: ({ moves, exact }) => `${exact ? "双方最佳走法" : "引擎预计的走法"}：${moves.join(" ")}。`,
    mobility: ({ side, own, other }) =>
      `行动力：轮到${colours[side]}，有${own}处可下；若轮到另一方，则有${other}处。`,
    corners: ({ side, own, other }) => `谁也不能再翻转的角：${colours[side]}有${own}个，另一方有${other}个。`,
    frontier: ({ side, own, other }) =>
      `前沿子，即旁边有空格、会给对方走法的棋子：${colours[side]}有${own}个，另一方有${other}个。`,
    regions: ({ empty, regions, odd }) =>
      `奇偶性：${empty}个空格分成${regions}块，其中${odd}块的格数为奇数。双方在一块里轮流下时，奇数块由先下的一方下最后一手。`,
    exact: ({ empty, side }) =>
      `这是精确的结果。到终局为止的走法都看过了，略去的只是已证明不会改变结果的走法，例如已经知道更好的应对。空格有${empty}个，剩下的手数不会更多，所以能够算完。面对最佳应对，${colours[side]}得不到更多，也不必接受更少。`,
    estimate: ({ depth, empty }) =>
      `这不是证明。引擎向前算了${depth}手，略去了几乎不会变好的走法，再用从自己的对局中学到的棋子图案来评估那里的局面。还有${empty}个空格，没有人算到终局。`,
    offBy: ({ discs, depth, empty }) =>
      `在结果已经证明、有${empty}个空格的局面上测得：深度${depth}的搜索平均偏差${discs}子。`,
    unmeasured: "在这种大小的棋盘上，这类估计的偏差还没有测过。",
    end: ({ moves, black, white, empty }) =>
      `这条走法的结尾，还有${empty}个空格：${moves.join(" ")}。最后黑方${black}子，白方${white}子；到终局的每种走法都走过一遍，双方都不能做得更好。`,
    noEnd: "预计的走法没有到达最后六格，因此没有可以展示的小结尾。",
  },
};
