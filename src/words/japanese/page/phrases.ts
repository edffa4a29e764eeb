import type { PageSentences } from "../../page-sentences.ts";

export const phrases: PageSentences["phrases"] = {
  said: {
    hello: "こんにちは",
    "good-luck": "よろしくお願いします",
    "good-game": "いい対局でした",
    thanks: "ありがとうございます",
    sorry: "すみません",
    "one-moment": "少しお待ちください",
  },
  says: ({ name, phrase, you }) => (you ? `あなた: ${phrase}` : `${name}: ${phrase}`),
  open: "話す",
  list: "使えるあいさつ",
  mute: "この対局で相手をミュート",
  mutedShort: "ミュート中",
};
