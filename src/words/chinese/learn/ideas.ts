import type { IdeaWords } from "../../learn/ideas-words.ts";
import { counted, noun, or, rowName } from "../grammar.ts";

export const ideas: IdeaWords = {
  of: {
    remainder: {
      name: "余数",
      about: "只有一行，由其长度除后的余数决定。",
      hint: "有些数目，轮到谁取谁就输，而且它们每隔相同的距离出现一次。请留下这样的数目。",
    },
    mirror: {
      name: "对称",
      about: "造出相等的两边，此后对方走哪边，就在另一边照样走。",
      hint: "请留下相等的两边：此后对方的每一手，都能在另一边同样应对。",
    },
    xor: {
      name: "异或",
      about: "把各行的值不进位相加：留下零。",
      hint: "把每一部分的值写成1、2、4、8之和。走完之后，每个数都应出现偶数次。",
    },
    "misere-turn": {
      name: "反常转折",
      about: "取走最后一个的一方落败：临近结束时，走法要反过来。",
      hint: "取走最后一个的一方落败。想一想只剩单独几手的时候：你要留下几手？",
    },
    parity: {
      name: "奇偶",
      about: "留下谁也改变不了的手数。",
      hint: "走对之后，还剩几手就定下来了。请数一数。",
    },
    corner: {
      name: "占角",
      about: "占一个角，而不让出角。",
      hint: "角上的棋子永远不会被翻转。请看每一手之后，对方能走到哪里。",
    },
    quiet: {
      name: "安静的一手",
      about: "不给对方打开任何地方的一手。",
      hint: "请找一手，使对方没有多少好棋可走：它翻转得少，也不翻转外围的棋子。",
    },
    "parity-move": {
      name: "奇偶手",
      about: "选择由你走最后一手的区域。",
      hint: "请数一数每个区域的空格。在一个区域里走最后一手的一方占便宜。",
    },
  },
  where: {
    row: (place) => `请看${rowName(place)}。`,
    runs: ({ thing, length, count }) =>
      count === 1
        ? `请看${counted(length, thing)}的连段。`
        : `请看${counted(length, thing)}的连段；选哪一个都一样。`,
    take: ({ thing, count }) => `请取${counted(count, thing)}。`,
    leave: ({ thing, modulus, remainders }) =>
      remainders.some((remainder) => remainder > 0)
        ? `请留下除以${modulus}余${or(remainders.map(String))}的${noun(thing)}数。`
        : `请留下能被${modulus}整除的${noun(thing)}数。`,
    quarter: ({ top, left }) => `请看棋盘${left ? "左" : "右"}${top ? "上" : "下"}的四分之一。`,
  },
};
