import type { PageSentences } from "../../page-sentences.ts";

export const replay: PageSentences["replay"] = {
  title: ({ game }) => `${game}，回放`,
  controls: "回放",
  play: "播放",
  pause: "暂停",
  speed: "速度",
  scrub: "显示的手数",
  at: ({ move, moves }) => `${move} / ${moves}`,
  start: ({ moves }) => `开局。后面还有${moves}手。`,
  keys: "空格键播放和暂停，方向键逐手移动，Home 和 End 到两端，+ 和 − 调整速度。",
  toGame: "查看对局",
  open: "在 Grundy 中打开",
};
