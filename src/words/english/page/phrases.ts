import type { PageSentences } from "../../page-sentences.ts";

export const phrases: PageSentences["phrases"] = {
  said: {
    hello: "Hello",
    "good-luck": "Good luck",
    "good-game": "Good game",
    thanks: "Thank you",
    sorry: "Sorry",
    "one-moment": "One moment",
  },
  says: ({ name, phrase, you }) => (you ? `You said: ${phrase}` : `${name} says: ${phrase}`),
  open: "Say",
  list: "What you can say",
  mute: "Mute the other in this game",
  mutedShort: "Muted",
};
