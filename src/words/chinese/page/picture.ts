import type { PageSentences } from "../../page-sentences.ts";

export const picture: PageSentences["picture"] = {
  title: "图片",
  colours: "配色",
  light: "浅色",
  dark: "深色",
  marked: "标出最后一手",
  captioned: "下方注明游戏和玩家",
  caption: ({ game, move, moves }) => `${game}，${move === 0 ? "开局" : `第${move}手，共${moves}手`}`,
  preview: ({ caption }) => `图片：${caption}`,
  svg: "保存 SVG",
  png: "保存 PNG",
  copy: "复制图片",
  copied: "已复制图片。",
  copyRefused: "浏览器不允许复制图片；请改为保存。",
  send: "发送图片…",
  tooLarge: "盘面太大，无法生成图片。",
};
