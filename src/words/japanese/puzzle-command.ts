import type {
  PuzzleAnswerSentences,
  PuzzleHelp,
  PuzzleRefusalSentences,
} from "../puzzle-command-sentences.ts";
import { shorten } from "../refusals.ts";
import { sheet } from "./learn/sheet.ts";

export const puzzleHelp: PuzzleHelp = {
  summary: "勝つ手が一つだけの問題と、クラスで使うプリント",
  about: ({ games, ideas }) =>
    `勝つ手が一種類だけの問題です。ソルバーとエンジンで証明済みです。ゲーム: ${games}。\n` +
    `考え方: ${ideas}。`,
  game: "このゲームの問題だけ",
  idea: "この考え方で解ける問題だけ",
  count: ({ max, usual }) => `問題の数。${max}問まで。指定がなければ${usual}問`,
  seed: "この整数から問題を選ぶ。同じ数なら同じ問題になります",
  rating: ({ min, max }) => `およその難しさ。${min}〜${max}`,
  daily: "その日の問題。だれにとっても同じです: 2026-11-18。省略すると今日",
  sheet: "印刷用のプリント（HTML、A4）。最後に解答がつきます。省略すると標準出力へ",
  answers: "最後に解答も表示する",
  json: ({ fields }) => `1行に一つのJSONオブジェクト: ${fields}`,
  examples: "例:",
};

export const puzzleAnswer: PuzzleAnswerSentences = {
  head: ({ number, title, grade, rating }) => `${number}. ${title}、${sheet.grades[grade]}（${rating}）`,
  question: "勝つ手はどれですか？",
  answers: "解答",
  askAnswers: ({ command }) => `解答: ${command}`,
  seed: ({ seed }) => `--seed ${seed} で同じ問題になります`,
  written: ({ file, count }) => `${file} に${count}問と解答を書きました。`,
  making: ({ at, of }) => `${of}問中${at}問目`,
};

const quoted = (text: string): string => `「${shorten(text)}」`;

export const puzzleRefusals: PuzzleRefusalSentences = {
  "idea-unknown": ({ text, near, ideas }) =>
    `${quoted(text)}という考え方はありません${near === undefined ? "" : `（もしかして ${near}）`}。考え方は ${ideas} です`,
  "idea-of-another-game": ({ idea, game, ideas }) =>
    `${game} には ${idea} の問題がありません。使える考え方は ${ideas} です`,
  "puzzles-too-few": ({ wanted, found, options }) =>
    `条件に合う問題は${wanted}問のうち${found}問しか見つかりませんでした。数を減らすか、${options.join(" か ")} を外してください`,
  "date-needed": ({ name, text }) =>
    `${name} には 2026-11-18 のような日付を指定してください。${quoted(text)}は使えません`,
};
