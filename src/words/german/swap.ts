import type { SwapSentences } from "../swap-sentences.ts";
import { subject } from "./grammar.ts";

export const swap: SwapSentences = {
  name: "Seitentausch",
  does: "die andere Seite übernehmen",
  swaps: ({ who }) => `${subject(who)} ${who.you ? "tauschst" : "tauscht"} die Seiten.`,
  rule: "Die zweite Seite darf in ihrem ersten Zug stattdessen die Seiten tauschen.",
  short: "Die zweite Seite darf tauschen.",
  turn: "Oder tausche die Seiten.",
  button: "Seiten tauschen",
  note: {
    title: "Was ist die Tauschregel?",
    text: "Nach dem ersten Zug darf die zweite Seite, statt zu ziehen, die Seite dessen übernehmen, der ihn gemacht hat. Was genommen ist, bleibt weg, und der Zug geht zurück. So bringt es nichts, mit dem besten Zug zu beginnen.",
  },
};
