import type { PageSentences } from "../../page-sentences.ts";

export const kept: PageSentences["kept"] = {
  title: "我的对局",
  yourTurn: "轮到你",
  turnOf: ({ name }) => `轮到${name}`,
  youWon: "你赢了",
  youLost: "你输了",
  remove: "移除",
  removeOne: ({ game, sides }) => `移除${game}，${sides}`,
  removed: ({ game }) => `已移除${game}。`,
  undo: "撤销",
  gone: "已不在服务器上",
  missing: "这个浏览器里没有保存那局对局。要在别处查看，请分享它的链接。",
};

export const view: PageSentences["view"] = {
  status: ({ side, move, moves }) => `分享的对局，供查看：第${move}手，共${moves}手，轮到${side}。`,
  playOn: "从这里接着下",
  playOnBeside: "两人在这台设备上接着下",
};
