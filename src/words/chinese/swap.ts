import type { SwapSentences } from "../swap-sentences.ts";
import { name } from "./grammar.ts";

export const swap: SwapSentences = {
  name: "换边",
  does: "换到对方那一边",
  swaps: ({ who }) => `${name(who)}选择换边。`,
  rule: "后手玩家在自己的第一手，可以改为换边。",
  short: "后手玩家可以换边。",
  turn: "也可以换边。",
  button: "换边",
  note: {
    title: "什么是换边规则？",
    text: "第一手之后，后手玩家可以不走，而是换到先手那一边。已经取走的不再放回，接着轮到对方走。这样，一开始就走最好的一手也占不到便宜。",
  },
};
