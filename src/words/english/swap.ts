import type { SwapSentences } from "../swap-sentences.ts";
import { subject } from "./grammar.ts";

export const swap: SwapSentences = {
  name: "swapping sides",
  does: "take over the other side",
  swaps: ({ who }) => `${subject(who)} ${who.you ? "swap" : "swaps"} sides.`,
  rule: "On the first turn, the second player may swap sides instead.",
  short: "The second player may swap sides.",
  turn: "Or swap sides.",
  button: "Swap sides",
  note: {
    title: "What is the swap rule?",
    text: "After the first move, the second player may take over the side of whoever made it, instead of moving. What was taken stays away, and the turn goes back. So nobody gains by beginning with the best move.",
  },
};
