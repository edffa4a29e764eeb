import type { ChompSentences } from "../chomp-sentences.ts";
import { name, turnOf } from "./grammar.ts";
import { result } from "./status.ts";

export const chomp: ChompSentences = {
  rules: "一つのマスを、その下と右にあるすべてとともに食べます。最初のマスには毒があります。",
  rest: "残りは相手のものです。",
  goal: "最初のマスを食べた方が負けです。",
  turn: ({ who, squares }) => `${turnOf(who)}。食べられるマスは${squares}個です。`,
  bites: ({ who, square, eaten }) => `${name(who)}は${square}から${eaten}個食べました。`,
  poisoned: (ended) => `${result(ended)}。${name(ended.loser)}が毒のあるマスを食べました。`,
  left: ({ squares }) => `残り${squares}個`,
};
