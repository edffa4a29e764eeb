import type { PageSentences } from "../../page-sentences.ts";

export const phrases: PageSentences["phrases"] = {
  said: {
    hello: "Hallo",
    "good-luck": "Viel Glück",
    "good-game": "Gutes Spiel",
    thanks: "Danke",
    sorry: "Tut mir leid",
    "one-moment": "Einen Moment",
  },
  says: ({ name, phrase, you }) => (you ? `Du hast gesagt: ${phrase}` : `${name} sagt: ${phrase}`),
  open: "Sagen",
  list: "Was du sagen kannst",
  mute: "Die andere Seite hier stumm schalten",
  mutedShort: "Stumm",
};
