import type { PageSentences } from "../../page-sentences.ts";

export const judge: PageSentences["judge"] = {
  title: "自作プログラム",
  lead: "プログラムの出力を貼り付けると、公開されているものと最初に違う箇所とその理由がわかります。データはこのブラウザの外に出ません。",
  assignment: "プログラム",
  arguments: "引数",
  have: "手元にあるもの",
  ways: {
    transcript: "端末に表示されたすべて",
    pair: "入力と出力を別々に",
  },
  transcript: "端末でのやり取り",
  input: "入力",
  output: "出力",
  explain: "説明する",
  example: "例を見る",
  nothing: "まずプログラムの出力を貼り付けてください。",
  right: "公開されているプログラムと1バイトも違いません。",
  lastNewline: "貼り付けたテキストでは、最後の行が改行で終わっているかどうかはわかりません。",
  failed: "説明できませんでした。ページを再読み込みして、もう一度お試しください。",
  run: {
    title: "実行してもらう",
    lead: "プログラムそのものを提出すると、ここのサンドボックスで20回のやり取りを実行します。ファイルは判定後に、判定は1日後に削除されます。",
    ai: "Nimsys CのAI（NimAIPlayer）",
    drop: "zip、jar、ソースファイルをここにドロップ、または",
    choose: "ファイルを選択",
    wrongName: ({ name }) =>
      `「${name}」は受け付けられません。zip、jar、または単純な名前のソースファイル（例: Nimsys.java）にしてください。`,
    tooLarge: "ファイルが大きすぎます。受け付けられるのは5 MiBまでです。",
    sending: "送信中…",
    queued: ({ place }) => `順番待ち中です。${place}番目です。`,
    running: ({ cases }) => (cases === 0 ? "判定中…" : `判定中: テストケース${cases}件が終わりました。`),
    failed: "ジャッジに障害がありました。あなたのせいではありません。後でもう一度お試しください。",
    cases: "すべてのテストケース",
    again: "もう一度問い合わせる",
  },
  link: "このようなプログラムを書きましたか？違いを調べられます。",
};
