import type { PageSentences } from "../../page-sentences.ts";

export const replay: PageSentences["replay"] = {
  title: ({ game }) => `${game}のリプレイ`,
  controls: "リプレイ",
  play: "再生",
  pause: "一時停止",
  speed: "速度",
  scrub: "表示中の手",
  at: ({ move, moves }) => `${moves}手中${move}手目`,
  start: ({ moves }) => `開始局面です。この後${moves}手続きます。`,
  keys: "スペースで再生と一時停止、矢印で一手ずつ、HomeとEndで最初と最後へ、+と−で速度を変えます。",
  toGame: "対局を見る",
  open: "Grundyで開く",
};
