import type { JudgeAnswerSentences, JudgeHelp, JudgeRefusalSentences } from "../judge-command-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `「${shorten(text)}」`;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const sides = { first: "先手", second: "後手" } as const;

export const judgeHelp: JudgeHelp = {
  summary: "作られたプログラムを模範と比べる",
  about:
    "プログラムをコンパイルし、サンドボックスでテストケースを実行して、最初に違うバイトを説明します（docs/judge-command.md）。\n" +
    "終了ステータスは、すべて正しければ0、誤りがあれば1、何も判定できなければ2です。",
  program: "フォルダー、ファイル、zip、jar",
  assignment: "どの課題のプログラムか",
  run: "フォルダーやファイルの代わりに、その場でプログラムを動かすコマンド",
  cases: "用意したテストケースのフォルダー（NAME.in、NAME.out、NAME.args）。なければ生成します",
  seed: "生成するテストケース: 数が違えばテストケースも変わります",
  count: "生成するテストケース: やり取りの最大数",
  showCases: "テストケースとその正解、テストケースと機能の対応表を書き出します",
  accept: ({ names }) => `減点しない違い。コンマで区切ります: ${names}`,
  sandbox: "required: 隔離できなければ実行しない、best: できるだけ隔離する、none: 自分のプログラム用",
  stripPackages: "Java: パッケージの行がないものとして扱います",
  json: "--format json と同じ",
  format: "答えの形式",
  out: "答えの出力先。要約は常に表示します",
  after: "例: grundy judge Nimsys.java --assignment nimsys-c",
};

export const judgeRefusals: JudgeRefusalSentences = {
  "assignment-needed": ({ assignments }) => `どの課題かを指定してください: --assignment ${assignments}`,
  "judge-nothing": () =>
    "フォルダー、ファイル、zip、jarのいずれか、または --run でコマンドを指定してください",
  "submission-empty": ({ file }) => `${shorten(file)} は空です。プログラムのあるフォルダーを指定してください`,
  "run-missing": ({ command, contained }) =>
    contained
      ? `隔離されたプログラムが探す /usr/local/bin、/usr/bin、/bin に${quoted(command)}がありません。フルパスか --sandbox none を指定してください`
      : `${quoted(command)}がありません。フルパスを指定してください`,
  "judge-console-only": ({ option, assignment }) =>
    `${option} はコンソールのプログラム用です。${assignment} ではクラスを調べるので、そのフォルダーを指定してください`,
  "sandbox-required": ({ level }) =>
    `ここでの隔離はレベル${level}までで、レベル2が必要です。grundy doctor で足りないものがわかります`,
  "sandbox-absent": ({ option }) =>
    `${option} は他人のプログラムを実行しますが、ここでは隔離できません。grundy doctor で足りないものがわかります`,
  "cases-unreadable": ({ folder, reason }) => `${shorten(folder)} のテストケースを読めません（${reason}）`,
  "cases-none": ({ folder }) =>
    `${shorten(folder)} にテストケースがありません。テストケースは NAME.in と NAME.out の組です`,
  "case-without-input": ({ name }) =>
    `テストケース${quoted(name)}に入力がありません。${shorten(name)}.in を加えてください`,
  "case-without-output": ({ name }) =>
    `テストケース${quoted(name)}に出力がありません。${shorten(name)}.out を加えてください`,
  "case-not-text": ({ name }) =>
    `テストケース${quoted(name)}はテキストではありません。ファイルをUTF-8で保存してください`,
  "case-after-nothing": ({ name, after }) =>
    `テストケース${quoted(name)}は${quoted(after)}の後に実行するものですが、それより前にありません`,
  "judge-failed": ({ text }) => `何も判定できませんでした: ${text}`,
};

export const judgeAnswer: JudgeAnswerSentences = {
  progress: ({ done, of }) => `テストケース ${done}/${of}`,
  others: ({ cases, more }) => `同じ誤り: ${cases}${more > 0 ? `、ほか${more}件` : ""}。`,
  proof: ({ side, calls, thrown, ratio, ceiling }) =>
    `${sides[side]}で${calls}回尋ねました: ${thrown === 0 ? "勝ちを一度も逃していません" : `${thrown}個の局面で勝ちを逃しました`}${
      ratio === undefined
        ? ""
        : `。ランダムなプレイヤーへの勝率は${percent(ratio)}です${ceiling === undefined ? "" : `（上限は${percent(ceiling)}）`}`
    }。`,
  uncontained: "プログラムは隔離されていません。信頼できるプログラムだけを実行してください。",
  casesWritten: ({ cases, folder }) => `${shorten(folder)} に書き出したテストケース: ${cases}件。`,
  table: { title: ({ assignment }) => `${assignment} のテストケース`, certainty: "確実さ" },
};
