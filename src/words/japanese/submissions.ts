import type { CompilerStop, NameFault, NoFile } from "../../programs/problems.ts";
import { shorten } from "../refusals.ts";
import { languageTitles, mebibytes, type SubmissionSentences } from "../submissions.ts";

const quoted = (text: string): string => `「${shorten(text)}」`;
const listed = (items: readonly string[]): string => items.map(shorten).join("、");

const faults: { readonly [Fault in NameFault]: string } = {
  absolute: "は提出物の外を指しています",
  parent: "は提出物の外を指しています",
  control: "には見えない文字が含まれています",
  encoding: "は文字として読めません",
  long: "は長すぎます",
  deep: "はフォルダーの階層が深すぎます",
  empty: "には空の部分があります",
};

const found: { readonly [Found in NoFile]: string } = {
  link: "リンク",
  device: "デバイス",
  pipe: "パイプ",
  socket: "ソケット",
  unknown: "ファイルでもフォルダーでもないもの",
};

const stops: { readonly [Stop in CompilerStop]: string } = {
  time: "時間がかかりすぎました",
  memory: "メモリを使いすぎました",
  output: "出力が多すぎました",
  crash: "異常終了しました",
  forbidden: "禁止されたことをしました",
};

export const submissions: SubmissionSentences = {
  problems: {
    "submission-missing": ({ file }) => `${shorten(file)} がありません`,
    "submission-unreadable": ({ file, code }) => `${shorten(file)} を読めません（${code}）`,
    "files-too-many": ({ max }) =>
      `提出物のファイルが${max}個を超えています。手で書いていないものは除いてください`,
    "submission-too-large": ({ max }) => `提出物が${mebibytes(max)}を超えています`,
    "name-wrong": ({ name, fault }) =>
      `名前${quoted(name)}${faults[fault]}。ファイルに別の名前を付けてください`,
    "names-collide": ({ name, other }) =>
      `名前${quoted(name)}と${quoted(other)}は、同じ名前とみなされるシステムがあります。一方を変えてください`,
    "no-file": ({ name, found: what }) =>
      `${quoted(name)}は${found[what]}です。提出物は通常のファイルだけにしてください`,
    "archive-unknown": ({ extension }) =>
      `${shorten(extension)} の形式のアーカイブは開けません。フォルダー、ファイル、zip、jarのいずれかを提出してください`,
    "archive-too-large": ({ max }) => `アーカイブが${mebibytes(max)}を超えています`,
    "archive-damaged": ({ reported }) =>
      `アーカイブが壊れています（${shorten(reported)}）。もう一度圧縮してください`,
    "archive-encrypted": ({ name }) =>
      `アーカイブ${name === "" ? "" : `の${quoted(name)}`}が暗号化されています。パスワードなしで圧縮してください`,
    "archive-method": ({ name, method }) =>
      `${quoted(name)}の圧縮方式${method}には対応していません。通常のzipで圧縮してください`,
    "archive-size-wrong": ({ name }) =>
      `アーカイブに記録された${quoted(name)}のサイズが誤っています。もう一度圧縮してください`,
    "archive-nested": ({ name }) =>
      `${quoted(name)}は提出物の中にあるアーカイブです。展開してから提出してください`,
    "tool-missing": ({ language, tool, install }) =>
      `${languageTitles[language]}には${tool}が必要です: apt-get install ${install}`,
    "typescript-missing": ({ node, install }) =>
      `TypeScriptには、Node 22.7以降${node === "" ? "" : `（ここでは${node}）`}またはesbuildが必要です: apt-get install ${install}`,
    "compiler-failed": ({ language, tool, code }) =>
      `${languageTitles[language]}のコンパイラー ${tool} を起動できません（${code}）`,
    "no-compile": ({ language, stopped }) =>
      stopped
        ? `${languageTitles[language]}のプログラムをコンパイルできません。コンパイラーは${stops[stopped]}`
        : `${languageTitles[language]}のプログラムをコンパイルできません`,
    "nothing-to-run": ({ language }) =>
      language === undefined
        ? `プログラムがありません。使える言語: ${Object.values(languageTitles).join("、")}`
        : `${languageTitles[language]}のプログラムがありません`,
    "entry-missing": ({ language, expected }) =>
      `${expected === undefined ? "" : `${shorten(expected)} にもほかのファイルにも`}開始点がありません。${languageTitles[language]}のプログラムにmainがありません`,
    "entries-several": ({ language, entries }) =>
      `${languageTitles[language]}のプログラムが複数あります（${listed(entries)}）。どれかを指定してください`,
    "languages-several": ({ languages }) =>
      `複数の言語のプログラムがあります（${languages.map((id) => languageTitles[id]).join("、")}）。どれかを指定してください`,
    "name-reserved": ({ name }) =>
      `クラスの名前に ${shorten(name)} は使えません。ジャッジが同じ名前のクラスを使っています`,
  },
  remarks: {
    "byte-order-mark": ({ file }) =>
      `${shorten(file)} はバイト順マーク（BOM）で始まっており、javacは受け付けません。BOMなしのUTF-8で保存してください`,
    "package-line": ({ file, package: name }) =>
      `${shorten(file)} はパッケージ ${shorten(name)} にあります。パッケージなしでクラスを探す場合は、その行を消してください`,
    "packages-stripped": ({ packages }) => `パッケージの行を除きました: ${listed(packages)}`,
    "encoding-other": ({ file, encoding }) =>
      `${shorten(file)} はUTF-8ではないため、${encoding}として読みました`,
    "entry-other": ({ expected, entry }) =>
      `開始点のある ${shorten(expected)} がないため、${shorten(entry)} を起動しました`,
    "passed-over": ({ name }) => `${shorten(name)} はライブラリなので除きました`,
  },
};
