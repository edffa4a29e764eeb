import type { PageSentences } from "../../page-sentences.ts";

export const picture: PageSentences["picture"] = {
  title: "画像",
  colours: "配色",
  light: "ライト",
  dark: "ダーク",
  marked: "最後の手に印",
  captioned: "下にゲーム名とプレイヤー名",
  caption: ({ game, move, moves }) => `${game}、${move === 0 ? "開始局面" : `全${moves}手の${move}手目`}`,
  preview: ({ caption }) => `画像: ${caption}`,
  svg: "SVGを保存",
  png: "PNGを保存",
  copy: "画像をコピー",
  copied: "画像をコピーしました。",
  copyRefused: "ブラウザが画像のコピーを許可していません。代わりに保存してください。",
  send: "画像を送る…",
  tooLarge: "この盤は画像にするには大きすぎます。",
};
