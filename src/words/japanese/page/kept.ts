import type { PageSentences } from "../../page-sentences.ts";

export const kept: PageSentences["kept"] = {
  title: "あなたの対局",
  yourTurn: "あなたの番",
  turnOf: ({ name }) => `${name}の番`,
  youWon: "あなたの勝ち",
  youLost: "あなたの負け",
  remove: "削除",
  removeOne: ({ game, sides }) => `${game}（${sides}）を削除`,
  removed: ({ game }) => `${game}を削除しました。`,
  undo: "元に戻す",
  gone: "サーバーにはもうありません",
  missing: "その対局はこのブラウザに保存されていません。ほかの場所で見せるには、リンクを共有してください。",
};

export const view: PageSentences["view"] = {
  status: ({ side, move, moves }) =>
    `共有された対局です。全${moves}手のうち${move}手目まで、次は${side}の番です。`,
  playOn: "ここから続ける",
  playOnBeside: "この端末で二人で続ける",
};
