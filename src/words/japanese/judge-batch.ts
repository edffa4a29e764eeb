import type { JudgeBatchRefusalSentences, JudgeBatchSentences } from "../judge-batch-sentences.ts";
import { shorten } from "../refusals.ts";

export const judgeBatchRefusals: JudgeBatchRefusalSentences = {
  "class-missing": ({ path }) =>
    `${shorten(path)} がありません。提出物のフォルダーか、全員分のアーカイブを指定してください`,
  "class-unreadable": ({ path, why }) =>
    `${shorten(path)} を読めません（${why}）。提出物ごとに分かれたフォルダーか、そのzipを指定してください`,
  "class-empty": ({ path }) =>
    `${shorten(path)} に提出物がありません。提出物はフォルダー、アーカイブ、ソースファイルのいずれかです`,
  "report-in-use": ({ folder, pid, host }) =>
    `${shorten(folder)} は別の実行が書き込み中です（${host} のプロセス${pid}）。終わるまで待つか、別のフォルダーを指定してください`,
  "report-foreign": ({ folder }) =>
    `${shorten(folder)} にはほかのファイルがあります。報告書には新しいフォルダーを指定してください`,
  "pack-impossible": ({ assignment, kind }) =>
    `${kind} は出力の比較だけを行うため、${assignment} を判定できません。--to gradescope か --to github を使ってください`,
  "pack-in-the-way": ({ folder }) =>
    `${shorten(folder)} は空ではありません。パックには新しいフォルダーを指定してください`,
  "class-stopped": ({ folder }) =>
    `中止しました。判定済みの結果は ${shorten(folder)} に残り、同じコマンドで続きから再開できます`,
};

export const judgeBatch: JudgeBatchSentences = {
  class: {
    about:
      "クラス全員分を判定して報告書を書きます。もう一度実行すると続きから始め、変わっていないものは飛ばします。",
    submissions: "提出物ごとに分かれたフォルダー、またはそのzip。MoodleとGradescopeの書き出しに対応",
    report: "報告書のフォルダー",
    numbers: "名前の代わりに番号を使います。対応表は報告書の隣に書き出します",
    jobs: "同時に判定する数。省略するとプロセッサーの数",
    fresh: "すべてを判定し直します",
  },
  pack: {
    about: "授業用の自動採点を作ります。Gradescope、GitHub Classroom、Kattisで課題を判定するためのものです。",
    to: "どのシステム用か",
    folder: "パックのフォルダー",
  },
  progress: ({ done, of, left }) =>
    `${of}件中${done}件を判定${left === undefined ? "" : left < 90 ? `、残り${Math.ceil(left)}秒` : `、残り${Math.round(left / 60)}分`}`,
  passedOver: ({ names, more }) =>
    `提出物ではないため飛ばしました: ${names.map((name) => shorten(name)).join("、")}${more > 0 ? `、ほか${more}件` : ""}。`,
  summary: ({ submissions, passed, failed, broken, unchanged }) =>
    `提出物${submissions}件: 正解${passed}件、未正解${failed}件` +
    `${broken > 0 ? `、判定できなかったもの${broken}件` : ""}${unchanged > 0 ? `（前回から変更なし${unchanged}件）` : ""}。`,
  reportAt: ({ file }) => `報告書: ${file}`,
  keyAt: ({ file }) => `番号の対応表は ${file} にあります。人に渡さないでください。`,
  packed: {
    gradescope: ({ folder }) =>
      `${folder}/autograder.zip をプログラミング課題のautograderとしてアップロードしてください。`,
    github: ({ folder }) => `${folder} の中身を、課題の元になるリポジトリに入れてください。`,
    kattis: ({ folder }) =>
      `${folder} は問題パッケージです。正しいプログラムの出力が一通りに決まるやり取りだけを含みます。submissions/accepted に解答を加えてください。`,
  },
  statement: {
    rules: ({ assignment }) =>
      `授業の文書にある課題 ${assignment} のプログラムを書いてください。ルールとメッセージは文書に書かれています。`,
    inputHead: "入力",
    input: "1回のやり取りで人が入力する内容です。プログラムが終わるまで1行ずつ続きます。",
    outputHead: "出力",
    output:
      "このやり取りでプログラムが表示するすべてです。大文字と小文字、空白も含めて文書のとおりにしてください。",
  },
};
