import type { ChompSentences } from "../chomp-sentences.ts";
import { name, turnOf } from "./grammar.ts";
import { result } from "./status.ts";

export const chomp: ChompSentences = {
  rules: "吃掉一格，连同它下方和右方的一切。第一格有毒。",
  rest: "其余的归对方。",
  goal: "吃掉第一格的一方落败。",
  turn: ({ who, squares }) => `${turnOf(who)}：有${squares}格可吃。`,
  bites: ({ who, square, eaten }) => `${name(who)}从${square}吃掉${eaten}格。`,
  poisoned: (ended) => `${result(ended)}：${name(ended.loser)}吃了有毒的一格。`,
  left: ({ squares }) => `剩下${squares}格`,
};
