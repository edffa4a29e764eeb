import type { PuzzleSentences } from "../../learn/puzzles.ts";
import { grouped } from "../grammar.ts";

const dayName = (day: number, weekday: "short" | "long") =>
  new Intl.DateTimeFormat("ja", { weekday }).format(day);
const change = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
const outcomes = { missed: "未解決", helped: "ヒントを使って解決", solved: "解決" };

export const puzzles: PuzzleSentences = {
  title: "問題",
  lead: "どの局面にも、勝てる手が一つだけあります。それを見つけてください。",
  kinds: { taking: "ニム", reversi: "リバーシ", all: "ニムとリバーシ" },
  choose: "練習する",
  ways: {
    daily: { name: "今日の問題", about: "ニムとリバーシを一問ずつ。だれにでも同じ問題です。" },
    endless: { name: "エンドレス", about: "あなたの力に合った問題が次々に出ます。" },
    streak: { name: "連続正解", about: "だんだん難しくなり、一度間違えると終わります。" },
    idea: { name: "考え方別", about: "一つの考え方を、自然にできるまで練習します。" },
  },
  start: ({ way, kind }) => `${way}: ${kind}`,
  daily: ({ kind, day }) =>
    `${kind}、${new Intl.DateTimeFormat("ja", { day: "numeric", month: "long" }).format(day)}`,
  solveIt: ({ kind }) => `今日の${kind}の問題を解く`,
  unsolved: "未挑戦",
  outcomes,
  comeBack: "今日の問題は以上です。明日また新しい二問が出ます。",
  week: "今週",
  weekday: ({ day }) => dayName(day, "short"),
  dayDone: ({ day, of }) =>
    `${dayName(day, "long")}: ${of.map(({ kind, outcome }) => `${kind}は${outcome ? outcomes[outcome] : "未挑戦"}`).join("、")}`,
  yours: "あなたの成績",
  rating: ({ rating }) => grouped(rating),
  ratingOf: ({ kind }) => `${kind}のレーティング`,
  solved: ({ solved, tried }) => `${grouped(tried)}問中${grouped(solved)}問正解`,
  bestStreak: ({ best }) => `連続正解の最高記録: ${best}`,
  unloaded: "問題を読み込めませんでした。接続を確認してください。",
  noMore: "ほかの問題が見つかりませんでした。別の出し方を選んでください。",
  unknown: "この問題はありません",
  unknownAbout: "アドレスが間違っているか、別の版の問題かもしれません。",
  all: "問題の一覧",

  single: ({ kind }) => `問題: ${kind}`,
  ofIdea: ({ idea }) => `問題: ${idea}`,
  task: {
    taking: ({ moves, several }) =>
      `あなたの番です。${moves}通りのうち、${several ? "勝てるのは一つ、または同じ形の手" : "勝てるのは一つ"}だけです。`,
    reversi: ({ side, moves, several }) =>
      `${side}の番です。${moves}か所のうち、${several ? "勝てるのは一つ、またはその対称な手" : "勝てるのは一つ"}だけです。`,
  },
  checking: "手を調べています。",
  right: ({ move }) => `正解です: ${move}。`,
  wrong: ({ move }) => `その手では勝てません: ${move}。`,
  unrefuted: "理由を調べられませんでした。接続を確認してください。",
  shown: ({ move }) => `答え: ${move}。`,
  back: "元の局面に戻りました。別の手を試してください。",
  counted: "前に一度数えた問題です。今回は練習です。",
  helped: "ヒントを使ったので、正解には数えません。",
  nowRated: ({ rating, by }) =>
    `あなたのレーティング: ${grouped(rating)}${by === undefined ? "" : `（${change(by)}）`}`,
  itsRating: ({ rating }) => `この問題: ${grouped(rating)}`,
  streak: ({ count, best }) => `連続正解: ${count}。最高: ${best}。`,
  streakEnded: ({ count, best, isBest }) =>
    `連続正解は${count}で終わりました。${isBest ? "最高記録です。" : `最高記録は${best}です。`}`,
  streakAgain: "もう一度挑戦",
  dailyDone: "今日の問題は終わりです。明日また新しい問題が出ます。",
  otherDaily: ({ kind }) => `今日の${kind}`,
  hint: "ヒント",
  hintCosts: "ヒントを使うと正解に数えません。",
  noHints: "連続正解ではヒントを使えません。",
  moveHint: ({ move }) => `盤に印を付けた手です: ${move}。`,
  again: "もう一度",
  showSolution: "答えを見る",
  next: "次へ",
  panel: "問題",
  explanation: "ヒントと説明",
  copyLink: "リンクをコピー",
  linkCopied: "リンクをコピーしました。",
  keyDoes: { hint: "次のヒント", next: "次の問題", again: "もう一度試す", help: "このキー一覧" },

  print: "プリントを作る",
  printAbout: "授業用です。答えを書く線のある問題と、最後に答えのページが付きます。",
  printKind: "ゲーム",
  printIdea: "考え方",
  anyIdea: "すべて",
  printCount: "問題数",
  printIt: "印刷",
  printing: "プリントを作っています。",
  tooFew: ({ found }) =>
    found === 0
      ? "合う問題がありません。別の考え方かゲームを選んでください。"
      : `合う問題は${found}問だけです。プリントもその数になります。`,
  beginAnew: "初めからやり直す",
  reallyAnew: "成績をすべて消しますか？",
  keep: "残す",
  begunAnew: "成績を消しました。",
  notKept: "このブラウザには成績を保存する空きがありません。",
};
