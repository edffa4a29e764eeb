import type { PageSentences } from "../../page-sentences.ts";

export const phrases: PageSentences["phrases"] = {
  said: {
    hello: "你好",
    "good-luck": "祝你好运",
    "good-game": "下得好",
    thanks: "谢谢",
    sorry: "抱歉",
    "one-moment": "请稍等",
  },
  says: ({ name, phrase, you }) => (you ? `你说：${phrase}` : `${name}说：${phrase}`),
  open: "说话",
  list: "可以说的话",
  mute: "本局中不看对方的话",
  mutedShort: "已屏蔽",
};
