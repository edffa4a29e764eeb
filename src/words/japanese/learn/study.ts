import type { StudySentences } from "../../learn/study.ts";

export const study: StudySentences = {
  title: "学ぶ",
  about: "遊びながら学ぶ短いレッスンです。一手ごとに判定され、最後に対局があります。",
  courses: {
    nim: { title: "ニム", about: "21個の小石から、まだ誰も知らないことまで。" },
    reversi: { title: "リバーシ", about: "ルールから、終盤の数え方まで。" },
  },
  begin: ({ title }) => `始める: ${title}`,
  goOn: ({ title }) => `続ける: ${title}`,
  allDone: "すべてのレッスンで勝ちました。問題のページにはまだ続きがあります。",
  done: "修了",
  reached: ({ step, steps }) => `${steps}ステップ中${step}`,
  allLessons: "すべてのレッスン",
  missing: "そのレッスンはありません。",

  step: ({ step, steps }) => `ステップ${step}/${steps}`,
  opened: ({ title, step, steps }) => `${title === undefined ? "" : `${title}。`}ステップ${step}/${steps}。`,
  game: "対局",
  steps: "ステップ",
  toStep: ({ step, steps, done, last }) =>
    `${last ? "対局" : `ステップ${step}/${steps}`}${done ? "、修了" : ""}`,

  looking: "あなたの手を調べています。",
  right: "正解です。",
  wrong: "ちょっと違います。",
  playOn: "正解です。続けてください。",
  notJudged: "あなたの手を判定できませんでした。もう一度試してください。",
  shown: ({ move }) => `この手です: ${move}。やってみてください。`,

  next: "次へ",
  again: "もう一度",
  showMe: "答えを見る",
  beginGame: "始める",
  playAgain: "もう一局",
  nextLesson: ({ title }) => `次のレッスン: ${title}`,
  opponent: "相手",
  keys: {
    next: "次へ進む（進めるとき）",
    again: "戻ってもう一度試す",
    show: "答えを見る（二度間違えた後）",
    walk: "進んだところまで、ステップを行き来する",
    help: "この一覧を表示する",
  },
};
