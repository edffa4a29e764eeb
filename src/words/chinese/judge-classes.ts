import type { JudgeClassesSentences } from "../judge-classes-sentences.ts";
import { and, counted, grouped, or, quote } from "./grammar.ts";

const kinds = {
  constructor: "构造方法",
  method: "方法",
  field: "字段",
  interface: "接口",
} as const;

/** `有3颗石子，在第1、2和5位时`. */
const standing = (places: readonly number[]): string =>
  `有${counted(places.length, "stone")}，在第${and(places.map(String))}位时`;

const percent = (share: number): string => `${share}%`;

export const judgeClasses: JudgeClassesSentences = {
  memberMissing: ({ what, of, declared }) =>
    what === "interface"
      ? `类${quote(of)}没有实现${quote(declared)}。`
      : `类${quote(of)}缺少${kinds[what]}${quote(declared)}。`,
  memberOther: ({ of, declared, got }) =>
    `类${quote(of)}必须有${quote(declared)}，写法完全一致；你的是${quote(got)}。`,
  memberExtra: ({ of, member }) => `类${quote(of)}有公共成员${quote(member)}，题目不允许：请改为 private。`,
  otherLanguage: ({ name }) => `只有 Java、Python、JavaScript 和 TypeScript 才能测试类${quote(name)}。`,
  unasked: "这一项没有再测试，因为此前你的程序已多次结束或卡住。",
  ended: ({ call }) => `你的程序在${quote(call)}中结束了，没有给出回答。`,
  inCall: ({ call }) => `这发生在${quote(call)}中。`,
  thrown: ({ places, last, chosen, right }) =>
    `${standing(places)}，${last === "" ? "" : `在对方走${quote(last)}之后，`}你的回答是${quote(chosen)}；${
      right.length === 1 ? `只有${quote(right[0] ?? "")}能保住胜局` : `${or(right.map(quote))}才能保住胜局`
    }。`,
  illegal: ({ places, chosen }) =>
    `${standing(places)}，你的回答是${quote(chosen)}，违反规则：请取1颗或相邻的2颗还在的石子。`,
  unreadable: ({ places, chosen }) =>
    `${standing(places)}，你的回答是${quote(chosen)}；回答必须是一个位置和一个数目，例如${quote("3 1")}。`,
  furthermore: ({ positions }) => `另有${grouped(positions)}个局面也有问题。`,
  arrayChanged: ({ places }) => `${standing(places)}，你改动了数组“available”。请不要改动它，只返回走法。`,
  fickle: ({ games, won, least, most }) =>
    `你的程序对同样的问题给出不同的回答，因此用${grouped(games)}局来测试：它赢了${grouped(won)}局，胜率估计在${percent(least)}到${percent(most)}之间（95%置信度）。`,
  smartAhead: ({ rounds, ahead, wanted, chance }) =>
    `与随机玩家的${grouped(rounds)}轮中，Smart 每1,000轮${ahead < 0 ? "落后" : "领先"}${grouped(Math.abs(ahead))}轮；需要领先${grouped(wanted)}轮。这样的玩家在1,000轮的竞赛中，碰巧达到的概率为${percent(chance)}。`,
  smartIllegal: ({ position, chosen }) =>
    `在盘面${quote(position)}上，你的玩家的回答是${quote(chosen)}，违反规则。`,
  slow: ({ rounds, seconds, limit }) =>
    `Smart 对 Random 的${grouped(rounds)}轮用了${seconds}秒；必须少于${limit}秒。`,
  notRandom: ({ times, chosen }) =>
    `在同一盘面上，Random 的${times}次回答都是${quote(chosen)}；它的走法必须有所不同。`,
  testFailed: ({ call, expected, got }) => `${quote(call)}必须是 ${expected}；你的是 ${got}。`,
  notThrown: ({ call, name }) => `${quote(call)}必须抛出${quote(name)}，但是没有抛出。`,
};
