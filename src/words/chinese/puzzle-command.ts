import type {
  PuzzleAnswerSentences,
  PuzzleHelp,
  PuzzleRefusalSentences,
} from "../puzzle-command-sentences.ts";
import { shorten } from "../refusals.ts";
import { sheet } from "./learn/sheet.ts";

export const puzzleHelp: PuzzleHelp = {
  summary: "只有一种走法能赢的练习题，以及课堂用的题单",
  about: ({ games, ideas }) =>
    `只有一种走法能赢的练习题，由求解器和引擎证明。游戏：${games}。\n` + `思路：${ideas}。`,
  game: "只要这个游戏的题",
  idea: "只要用这个思路解的题",
  count: ({ max, usual }) => `题数，最多${max}道；默认${usual}道`,
  seed: "用这个整数抽题，同一个数得到同样的题",
  rating: ({ min, max }) => `大致的难度，${min}到${max}`,
  daily: "某一天的题，对所有人都一样：2026-11-18；省略时为今天",
  sheet: "可打印的题单（HTML，A4），末尾附答案；省略文件名时写到标准输出",
  answers: "在末尾也给出答案",
  json: ({ fields }) => `每行一个 JSON 对象：${fields}`,
  examples: "示例：",
};

export const puzzleAnswer: PuzzleAnswerSentences = {
  head: ({ number, title, grade, rating }) => `${number}. ${title}，${sheet.grades[grade]}（${rating}）`,
  question: "哪一步能赢？",
  answers: "解答",
  askAnswers: ({ command }) => `查看解答：${command}`,
  seed: ({ seed }) => `用 --seed ${seed} 可得到同样的题`,
  written: ({ file, count }) => `${file} 中有${count}道题和解答。`,
  making: ({ at, of }) => `第${at}题，共${of}题`,
};

const quoted = (text: string): string => `“${shorten(text)}”`;

export const puzzleRefusals: PuzzleRefusalSentences = {
  "idea-unknown": ({ text, near, ideas }) =>
    `没有${quoted(text)}这个思路${near === undefined ? "" : `：你是指 ${near} 吗`}；可用的思路有 ${ideas}`,
  "idea-of-another-game": ({ idea, game, ideas }) => `${game} 没有思路为 ${idea} 的题；可用的思路有 ${ideas}`,
  "puzzles-too-few": ({ wanted, found, options }) =>
    `要${wanted}道这样的题，只找到${found}道；请减少题数，或去掉 ${options.join(" 或 ")}`,
  "date-needed": ({ name, text }) => `${name} 需要像 2026-11-18 这样的日期，不能是${quoted(text)}`,
};
