import type { GlossarySentences } from "../../learn/glossary.ts";

export const glossary: GlossarySentences = {
  title: "词汇表",
  about: "这些游戏的用语，每个都有例子和讲解它的课程。",
  inLesson: ({ title }) => `课程：${title}`,
  all: "全部用语",
  terms: {
    misere: {
      word: "反常规则（misère）",
      forms: ["反常规则", "misère"],
      meaning: "取走最后一个的一方落败的玩法。按常规规则，取走最后一个的一方获胜。",
      example: "“划木棍”用的就是反常规则：只剩一根时，不得不划去它的一方已经输了。",
    },
    remainder: {
      word: "余数",
      forms: ["余数"],
      meaning: "把一个数分成同样大小的组之后，剩下的数。",
      example: "21颗石子可分成5组，每组4颗，还剩1颗：余数是1。",
    },
    run: {
      word: "连段",
      forms: ["连段"],
      meaning: "同一行中紧挨着、没有空隙的一段。",
      example: "从五个木瓶中击倒正中的一个，剩下两个长度2的连段。",
    },
    power: {
      word: "2的幂",
      forms: ["2的幂", "二进制"],
      meaning: "1、2、4、8、16……每个都是前一个的两倍。每个数都是若干不同的2的幂之和，这样写就是二进制。",
      example: "13 = 8 + 4 + 1，二进制为1101。",
    },
    xor: {
      word: "异或（XOR），尼姆和",
      forms: ["异或", "XOR", "尼姆和"],
      meaning: "把各数写成2的幂之和，划去成对出现的，剩下的就是它们的异或，也叫尼姆和。",
      example: "3是2 + 1，5是4 + 1。两个1抵消：3 XOR 5 = 4 + 2 = 6。",
    },
    mex: {
      word: "最小缺数（mex）",
      forms: ["最小缺数", "mex"],
      meaning: "0、1、2、3……中，一组数里没有的最小的数。",
      example: "0、1、3的 mex 是2。",
    },
    "grundy-value": {
      word: "Grundy 值",
      forms: ["Grundy 值", "Grundy值"],
      meaning: "与这个局面等价的尼姆堆的大小，即所有走法所到局面的值的 mex；值为0时，行棋方必败。",
      example: "每次可击倒一个或相邻两个时，长度3的连段值为3，长度4的连段值只有1。",
    },
    quotient: {
      word: "misère 商",
      forms: ["misère 商"],
      meaning: "用于反常规则的一张表。在任何组合中都可以互相替换的局面归为一项，表中说明哪些项必败。",
      example: "按反常规则玩尼姆，两堆各1个等于没有，两堆各2个则不然。",
    },
    "x-square": {
      word: "星位（X位）",
      forms: ["星位", "X位"],
      meaning: "与角斜对着相邻的格子。在那里下子，往往把角让给对方。",
      example: "b2、g2、b7和g7。",
    },
    "c-square": {
      word: "C位",
      forms: ["C位"],
      meaning: "边上紧挨着角的格子。",
      example: "a2和b1紧挨着角a1。",
    },
    stable: {
      word: "稳定子",
      forms: ["稳定子"],
      meaning: "谁也不能再翻转的棋子。",
      example: "角上的棋子是稳定子，边上紧挨着它的同色棋子也是。",
    },
    mobility: {
      word: "行动力",
      forms: ["行动力"],
      meaning: "一方有多少处可下。可下之处少的一方，很快就不得不下在不利的地方。",
      example: "开局时双方的行动力都是4。",
    },
    frontier: {
      word: "前沿子",
      forms: ["前沿子", "前沿"],
      meaning: "旁边有空格的棋子。前沿子越多，对方可下之处就越多。",
      example: "开局的四个棋子都是前沿子。",
    },
    quiet: {
      word: "安静的一手",
      forms: ["安静的一手"],
      meaning: "不给对方新走法的一手。对方的走法没有增加，却不得不走，你就赚了一手。",
      example: "只翻转一个周围没有空格的棋子。",
    },
    parity: {
      word: "奇偶性",
      forms: ["奇偶性", "奇偶"],
      meaning: "一个数是奇数还是偶数。在棋盘的某一块里最后下子的一方，不必担心在那里受到还击。",
      example: "在有三个空格的一块里，先下的一方也最后下。",
    },
  },
};
