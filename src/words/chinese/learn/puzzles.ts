import type { PuzzleSentences } from "../../learn/puzzles.ts";
import { grouped } from "../grammar.ts";

const dayName = (day: number, weekday: "short" | "long") =>
  new Intl.DateTimeFormat("zh-CN", { weekday }).format(day);
const change = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
const outcomes = { missed: "尚未解出", helped: "借助提示解出", solved: "已解出" };

export const puzzles: PuzzleSentences = {
  title: "习题",
  lead: "每个局面里只有一手能赢。找到它。",
  kinds: { taking: "尼姆", reversi: "黑白棋", all: "尼姆和黑白棋" },
  choose: "练习",
  ways: {
    daily: { name: "每日习题", about: "尼姆和黑白棋各一题，人人相同。" },
    endless: { name: "无尽", about: "一题接一题，难度与你的水平相当。" },
    streak: { name: "连胜", about: "越来越难，答错一次就结束。" },
    idea: { name: "按思路", about: "一次练一种思路，直到自然想到。" },
  },
  start: ({ way, kind }) => `${way}：${kind}`,
  daily: ({ kind, day }) =>
    `${kind}，${new Intl.DateTimeFormat("zh-CN", { day: "numeric", month: "long" }).format(day)}`,
  solveIt: ({ kind }) => `解今天的${kind}习题`,
  unsolved: "待解",
  outcomes,
  comeBack: "今天的习题做完了。明天再来，会有两道新题。",
  week: "本周",
  weekday: ({ day }) => dayName(day, "short"),
  dayDone: ({ day, of }) =>
    `${dayName(day, "long")}：${of.map(({ kind, outcome }) => `${kind}${outcome ? outcomes[outcome] : "未做"}`).join("，")}`,
  yours: "你的成绩",
  rating: ({ rating }) => grouped(rating),
  ratingOf: ({ kind }) => `${kind}等级分`,
  solved: ({ solved, tried }) => `做了${grouped(tried)}题，解出${grouped(solved)}题`,
  bestStreak: ({ best }) => `最长连胜：${best}`,
  unloaded: "未能载入习题。请检查网络连接。",
  noMore: "这里没有找到别的题。请换一种方式。",
  unknown: "没有这道题",
  unknownAbout: "地址可能输错了，或者这道题属于别的版本。",
  all: "全部习题",

  single: ({ kind }) => `习题：${kind}`,
  ofIdea: ({ idea }) => `习题：${idea}`,
  task: {
    taking: ({ moves, several }) =>
      `轮到你走：有${moves}种走法，${several ? "只有一种（或与它同形的）" : "只有一种"}能赢。`,
    reversi: ({ side, moves, several }) =>
      `轮到${side}走：有${moves}处可下，${several ? "只有一处（或与它对称的）" : "只有一处"}能赢。`,
  },
  checking: "正在看你的这一手。",
  right: ({ move }) => `正确：${move}。`,
  wrong: ({ move }) => `这一手赢不了：${move}。`,
  unrefuted: "未能查明原因。请检查网络连接。",
  shown: ({ move }) => `答案：${move}。`,
  back: "局面已恢复原样。请试另一手。",
  counted: "这道题以前计过分；这次只是练习。",
  helped: "借助提示解出，不计为解出。",
  nowRated: ({ rating, by }) =>
    `你的等级分：${grouped(rating)}${by === undefined ? "" : `（${change(by)}）`}`,
  itsRating: ({ rating }) => `本题：${grouped(rating)}`,
  streak: ({ count, best }) => `连胜：${count}。最长：${best}。`,
  streakEnded: ({ count, best, isBest }) =>
    `连胜止于${count}。${isBest ? "这是你最长的一次。" : `你最长的是${best}。`}`,
  streakAgain: "重新开始",
  dailyDone: "今天的题做完了。明天再来做新的。",
  otherDaily: ({ kind }) => `今天的${kind}`,
  hint: "提示",
  hintCosts: "用了提示就不计为解出。",
  noHints: "连胜中没有提示。",
  moveHint: ({ move }) => `这一手已在盘上标出：${move}。`,
  again: "再试一次",
  showSolution: "看答案",
  next: "下一题",
  panel: "习题",
  explanation: "提示与讲解",
  copyLink: "复制链接",
  linkCopied: "链接已复制。",
  keyDoes: { hint: "下一条提示", next: "下一题", again: "再试一次", help: "这份按键表" },

  print: "打印习题",
  printAbout: "供课堂使用：每题留有答题线，最后一页是答案。",
  printKind: "游戏",
  printIdea: "思路",
  anyIdea: "不限",
  printCount: "题数",
  printIt: "打印",
  printing: "正在制作。",
  tooFew: ({ found }) =>
    found === 0 ? "没有符合的题。请换一种思路或游戏。" : `符合的题只有${found}道，打印的也是这些。`,
  beginAnew: "从头开始",
  reallyAnew: "清除等级分和成绩吗？",
  keep: "保留",
  begunAnew: "等级分和成绩已清除。",
  notKept: "这个浏览器没有空间保存你的成绩。",
};
