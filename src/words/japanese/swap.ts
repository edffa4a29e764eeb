import type { SwapSentences } from "../swap-sentences.ts";
import { name } from "./grammar.ts";

export const swap: SwapSentences = {
  name: "先後の交代",
  does: "相手の側を引き継ぐ",
  swaps: ({ who }) => `${name(who)}は先後を交代しました。`,
  rule: "後手は最初の番に限り、取る代わりに先後を交代できます。",
  short: "後手は先後を交代できます。",
  turn: "先後を交代することもできます。",
  button: "先後を交代",
  note: {
    title: "先後の交代とは？",
    text: "先手が最初の手を終えたら、後手は取る代わりに先手の側を引き継げます。取られたものはそのままで、番は相手に移ります。そのため、最善の手で始めても得にはなりません。",
  },
};
