import type { ThoughtSentences } from "../thought-sentences.ts";
import { and, counted, singles } from "./grammar.ts";

export const thoughts: ThoughtSentences = {
  considered({ moves, winning }) {
    if (moves === 1) return "我只有一种走法。";
    if (winning === moves) return `我的${moves}种走法都能赢。`;
    return `我有${moves}种走法，${winning === 1 ? "只有" : "其中"}${winning}种能赢。`;
  },
  ends: "你已无法再走，所以我赢了。",
  leavesLast: "你现在只能走最后一手，而走最后一手的一方会输。",
  pairs: "我留给你的都成对：你怎样动其中一个，我就怎样动另一个。",
  together: ({ length, sum, thing }) =>
    `我留给你${counted(length, thing)}：不管你取多少，我都能让两次合计为${sum}，一直到最后。`,
  singles: ({ count, thing }) => `我留给你${singles(count, thing)}：只能一个一个地取，最后一个归你。`,
  fixed: ({ misere }) => `每一手都只取一个，所以总共几手已成定局：最后一手归${misere ? "你" : "我"}。`,
  columns: ({ lengths }) =>
    `我留给你${and(lengths.map(String))}：写成二进制，每一列都有偶数个1，不管你怎么走我都有应对。`,
  cancel: "每个连段都有一个值，我留给你的正好互相抵消，异或（XOR）为0：不管你怎么走我都有应对。",
  answered: "这里我不知道简单的规律，但我算过了：你的任何应对都赢不了。",
  lost({ answers }) {
    const none = "我没有必胜的走法";
    if (!answers) return `${none}；我继续走，等你出错。`;
    const { moves, winning } = answers;
    if (winning === moves) return `${none}：你怎么应对都能赢。`;
    return `${none}，但在你的${moves}种应对中，${2 * winning > moves && winning > 1 ? "" : "只"}有${winning}种能赢。`;
  },
  losesNow: "我不得不走最后一手，这样就输了。",
  unknown: "这里我算不到底，所以先少取一些，再看看。",
};
