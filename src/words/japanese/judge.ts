import type { DifferenceFacts, OrderRule, StatedNumber, TurnRule, WinnerRule } from "../judge-facts.ts";
import type { ExceptionCause, JudgeSentences, PassedOver } from "../judge-sentences.ts";
import { and, grouped, or, quote } from "./grammar.ts";
import { judgeClasses } from "./judge-classes.ts";
import { judgeReport } from "./judge-report.ts";

const blanks = (count: number) => (count === 0 ? "空白なし" : `空白${count}個`);
const size = (bytes: number) =>
  bytes < 1 << 20
    ? `${grouped(Math.round(bytes / 1024))} KiB`
    : `${grouped(Math.round(bytes / (1 << 20)))} MiB`;

const numbers: { readonly [Part in StatedNumber | "number"]: string } = {
  games: "対局数",
  wins: "勝ち数",
  percent: "割合",
  stones: "残りの小石の数",
  count: "最初の小石の数",
  bound: "上限",
  upper: "上の数",
  rounds: "回数",
  score: "得点",
  discs: "石の数",
  row: "行の番号",
  cells: "盤のマス",
  number: "数",
};

const orders: { readonly [Rule in OrderRule]: string } = {
  "ratio-down": "勝率の高い順です",
  "ratio-up": "勝率の低い順です",
  tie: "勝率が同じなら、並べ方にかかわらずユーザー名のアルファベット順（大文字が小文字より先）です",
  username: "プレイヤーはユーザー名の順（大文字が小文字より先）です",
  document: "これらの行は文書の順です",
};

const turns: { readonly [Rule in TurnRule]: string } = {
  first: "どの対局も最初のプレイヤーから始まります",
  retry: "無効な手の後は、同じプレイヤーにもう一度尋ねます",
  pass: "打てない側はパスします",
  next: "プレイヤーは交互に打ちます",
};

const winners: { readonly [Rule in WinnerRule]: string } = {
  "last-loses": "最後に取った方が負けです。二人を取り違えているかもしれません。",
  "last-wins": "上級ゲームでは最後の小石を取った方が勝ちです。二人を取り違えているかもしれません。",
  "most-discs": "石の多い方が勝ちです。",
  unknown: "二人を取り違えているかもしれません。",
};

const differences: JudgeSentences["differences"] = {
  "blank-line-extra": ({ count }) => `ここで空行が${count}行多く出力されています。`,
  "blank-line-missing": ({ count }) => `ここに空行が${count}行足りません。`,
  "trailing-blank": ({ expected, got }) =>
    got > expected
      ? `行末の空白が${got - expected}個多く出力されています。`
      : `行末の空白が${expected - got}個足りません。`,
  "line-end": ({ what }) => lineEnds[what],
  punctuation: ({ expected, got }) =>
    got === ""
      ? `記号${quote(expected)}がありません。`
      : expected === ""
        ? `記号${quote(got)}はここには不要です。`
        : `ここの記号は${quote(expected)}ですが、${quote(got)}が出力されています。`,
  blanks: ({ expected, got }) =>
    expected === got
      ? "空白とタブを取り違えて出力しています。"
      : `ここは${blanks(expected)}が正しいのですが、出力は${blanks(got)}です。`,
  singular: ({ expected, got }) =>
    `ここの語は${quote(got)}ではなく${quote(expected)}です。文書では数によって語形を変えません。`,
  "letter-case": ({ expected, got }) =>
    `大文字と小文字は区別されます。${quote(got)}ではなく${quote(expected)}です。`,
  "wrong-number": ({ part, expected, got }) =>
    `${numbers[part]}が違います。正しくは ${expected} ですが、${got} が出力されています。`,
  order: ({ rule, first, second }) =>
    `順序が違います。ここに来るのは${quote(second)}ではなく${quote(first)}です。${orders[rule]}。`,
  "wrong-turn": ({ expected, got, rule }) => `${got} ではなく ${expected} の番です。${turns[rule]}。`,
  "stopped-early": ({ next, lines }) =>
    lines <= 1
      ? `プログラムの終了が早すぎます。まだ${quote(next)}が必要です。`
      : `プログラムの終了が早すぎます。あと${lines}行必要で、次は${quote(next)}です。`,
  "went-on": ({ next }) => `プログラムはここで終わるはずですが、${quote(next)}と続いています。`,
  "prompt-missing": ({ prompt }) =>
    `入力を促す${quote(prompt)}がありません。何を入力すればよいかわかりません。`,
  "other-message": ({ expected, got }) =>
    expected === ""
      ? `空行が必要なところに、別の状況のメッセージ${quote(got)}が出力されています。`
      : `別の状況のメッセージ${quote(got)}が出力されています。ここでは${quote(expected)}です。`,
  stars: ({ expected, got, stone }) =>
    stone > 0
      ? `${stone}番目の小石の表示が違います。* は残っている小石、x は取られた小石です。`
      : `* が${got}個出力されていますが、正しくは${expected}個です。残っている小石一つにつき一つです。`,
  "wrong-winner": ({ expected, got, rule }) =>
    `勝者が違います。正しくは${quote(expected)}ですが、${quote(got)}が出力されています。${winners[rule]}`,
  rounding: ({ expected, got }) =>
    `割合の丸め方が違います。正しくは ${expected} ですが、${got} が出力されています。最も近い整数に丸め、ちょうど半分は切り上げてください。`,
  "asked-twice": ({ prompt }) => `二度尋ねています。理由なく${quote(prompt)}がもう一度出力されています。`,
  "echoed-input": ({ input }) =>
    `入力された${quote(input)}を出力しています。それを表示するのはプログラムではなく端末です。`,
  "line-missing": ({ line }) => `行${quote(line)}がありません。`,
  "line-extra": ({ line }) => `行${quote(line)}はここには不要です。`,
  spelling: ({ expected, got, letter, instead }) =>
    letter === "" || instead === ""
      ? `正しくは${quote(expected)}ですが、${quote(got)}が出力されています。`
      : `正しくは${quote(expected)}ですが、${quote(got)}が出力されています。見た目は似ていますが、正しい文字は ${letter} で、出力された文字は ${instead} です。`,
  other: () => "ここで別のものが出力されています。",
};

const lineEnds: { readonly [What in DifferenceFacts["line-end"]["what"]]: string } = {
  crlf: "行末に復帰と改行を出力しています。改行だけが正しい形です。",
  "last-missing": "最後の改行がありません。",
  "last-extra": "最後の改行が一つ多く出力されています。",
  joined: "ここに改行がないため、2行が1行になっています。",
  split: "この行の途中に改行が出力されています。",
};

const passedOver: { readonly [Name in PassedOver]: string } = {
  crlf: "行末の形式",
  "final-newline": "最後の改行",
  "trailing-blanks": "行末の空白",
  "blank-lines": "空行",
  "runs-of-blanks": "行の中の空白の数",
  "letter-case": "大文字と小文字",
  "digits-only": "文字の部分",
};

const causes: JudgeSentences["causes"] = {
  "two-scanners": () =>
    "プログラムが複数のScannerで読み取っています。最初のScannerが、次のScannerの入力まで読み込んでしまいます。一つだけ作り、読み取る側に渡してください。",
  exception: ({ name, text, cause, file, line }) =>
    `${exceptionHead(name, text, file, line)}${exceptions[cause]}`,
  "package-line": ({ name }) =>
    `ファイルの先頭にパッケージの行（${quote(name)}）があります。テストはパッケージなしのクラスを探します。その行を消してください。`,
  "class-not-public": ({ name }) =>
    `クラス${quote(name)}がpublicではありません。「public class」と書いてください。`,
  "file-name": ({ name, file }) =>
    `publicクラス${quote(name)}は、${quote(file)}ではなく、同じ名前のファイルに置いてください。`,
  "byte-order-mark": ({ file }) =>
    `ファイル${quote(file)}は、コンパイラーが扱えないバイト順マーク（BOM）で始まっています。BOMなしのUTF-8で保存してください。`,
  "main-class": ({ name }) =>
    `起動するクラス${quote(name)}が見つかりません。名前の大文字と小文字は区別されます。`,
  "main-method": ({ name }) =>
    `クラス${quote(name)}にmainメソッドがありません。「public static void main(String[] args)」が必要です。`,
  compiler: ({ file, line, text }) =>
    `${quote(file)}の${line}行目について、コンパイラーの報告は${quote(text)}です。`,
};

function exceptionHead(name: string, text: string, file: string, line: number): string {
  const what = text === "" ? name : `${name}（${quote(text)}）`;
  return line > 0
    ? `プログラムが${quote(file)}の${line}行目で ${what} により停止しました。`
    : `プログラムが ${what} により停止しました。`;
}

const exceptions: { readonly [Cause in ExceptionCause]: string } = {
  "input-ended": "入力が終わった後も読み取ろうとしています。",
  "not-a-number": "数ではないものを数として扱っています。",
  "outside-array": "配列、リスト、文字列の範囲を超えて参照しています。",
  "nothing-there": "存在しないものを使っています。",
  "endless-recursion": "メソッドが自分自身を限りなく呼び出しています。",
  "no-memory": "使えるよりも多くのメモリを必要としています。",
  "division-by-zero": "0で割っています。",
  "wrong-class": "オブジェクトを別のクラスのものとして扱っています。",
  "changed-while-walked": "コレクションをたどりながら、それを変更しています。",
  file: "ファイルが見つからないか、使用を許可されていません。",
  other: "",
};

const forbidden: { readonly [What in "network" | "files" | "processes"]: string } = {
  network: "ネットワークを使おう",
  files: "フォルダーの外のファイルを使おう",
  processes: "ほかのプログラムを起動しよう",
};

const missing: { readonly [What in "class" | "method" | "signature" | "program"]: (name: string) => string } =
  {
    class: (name) => `クラス${quote(name)}がありません。`,
    method: (name) => `メソッド${quote(name)}がありません。`,
    signature: (name) => `メソッド${quote(name)}はありますが、引数か戻り値が違います。`,
    program: (name) => `起動するものがありません。${quote(name)}が見つかりません。`,
  };

/** Behind what was played, up to the end of the sentence. */
function better(right: readonly string[]): string {
  if (right.length === 0) return "が、これはルール違反です。";
  return right.length === 1
    ? `。勝ちを保てるのは ${right[0]} だけです。`
    : `。${or(right)} なら勝ちを保てました。`;
}

export const judge: JudgeSentences = {
  tag: "ja",
  differences,
  verdicts: {
    OK: () => "すべて正解です。",
    DIFFERENT: () => "出力が正しいものと違います。",
    "WRONG-MOVE": () => "プログラムが勝ちの局面を逃したか、ルール違反の手を打っています。",
    CRASH: ({ status, signal, said, silent }) => {
      const end =
        signal !== undefined
          ? `プログラムがシグナル ${signal} で終了しました。`
          : status !== undefined
            ? `プログラムがステータス${status}で終了しました。正しくは0です。`
            : "プログラムが最後まで実行されませんでした。";
      const lost = silent ? "フラッシュされていなかった出力は失われました。" : "";
      return `${end}${lost}${said === undefined ? "" : `最後のエラーメッセージは「${said}」です。`}`;
    },
    TIME: ({ seconds }) =>
      `プログラムの計算が${seconds}秒を超えたため停止しました。無限ループかもしれません。`,
    IDLE: ({ seconds }) => `プログラムが、来ない入力を${seconds}秒待ちました。`,
    MEMORY: ({ bytes }) => `プログラムのメモリ使用量が上限の${size(bytes)}を超えました。`,
    OUTPUT: ({ bytes }) =>
      `プログラムの出力が${size(bytes)}を超えたため停止しました。無限ループで出力しているのかもしれません。`,
    FORBIDDEN: ({ what }) => `プログラムが${forbidden[what]}としましたが、ここでは許可されていません。`,
    "NO-COMPILE": () => "プログラムをコンパイルできません。",
    MISSING: ({ what, name }) => missing[what](name),
    SKIPPED: () => "これはテストしませんでした。",
    "JUDGE-ERROR": () => "ジャッジ自体に障害がありました。減点はありません。",
  },
  verdictNames: {
    OK: "正解",
    DIFFERENT: "不一致",
    "WRONG-MOVE": "誤った手",
    CRASH: "異常終了",
    TIME: "時間超過",
    IDLE: "入力待ち",
    MEMORY: "メモリ超過",
    OUTPUT: "出力超過",
    FORBIDDEN: "禁止操作",
    "NO-COMPILE": "コンパイル不可",
    MISSING: "欠落",
    SKIPPED: "未テスト",
    "JUDGE-ERROR": "ジャッジの障害",
  },
  kindNames: {
    "blank-line-extra": "余分な空行",
    "blank-line-missing": "空行の不足",
    "trailing-blank": "行末の空白",
    "line-end": "行末の形式",
    punctuation: "記号",
    blanks: "行の中の空白",
    singular: "単数形と複数形",
    "letter-case": "大文字と小文字",
    "wrong-number": "数の誤り",
    order: "行の順序",
    "wrong-turn": "手番の誤り",
    "stopped-early": "早すぎる終了",
    "went-on": "終了後の続行",
    "prompt-missing": "入力を促す表示の不足",
    "other-message": "別の状況のメッセージ",
    stars: "小石の数え間違い",
    "wrong-winner": "勝者の誤り",
    rounding: "丸め方",
    "asked-twice": "二度の質問",
    "echoed-input": "入力の再表示",
    "line-missing": "行の不足",
    "line-extra": "余分な行",
    spelling: "つづり",
    other: "その他",
  },
  causes,
  wrongMove: {
    stones: ({ stones, most, chosen, right }) =>
      `小石${stones}個、最大${most}個の局面で ${chosen} 個取りました${better(right)}`,
    position: ({ position, chosen, right }) =>
      `局面${quote(position)}で ${chosen} と打ちました${better(right)}`,
    refused: ({ position, right }) =>
      `局面${quote(position)}で、プログラムは自分で選んだ手を受け付けませんでした${better(right)}`,
    score: ({ score, rounds }) =>
      `得点 ${score} はありえません。勝った回数の合計は${rounds}になり、完璧なプレイヤーは勝てる対局を落としません。`,
  },
  place: ({ line, column }) => `最初の違いは${line}行目の${column}文字目です。`,
  after: ({ number, text }) =>
    text.trim() === ""
      ? `それまでにプログラムは入力の${number}行目（空行）まで読んでいました。`
      : `それまでにプログラムは入力の${number}行目${quote(text)}まで読んでいました。`,
  only: ({ passed }) =>
    passed.includes("digits-only")
      ? "数はすべて正しく、文字の部分だけが違います。"
      : `違うのは${and(passed.map((each) => passedOver[each]))}だけです。`,
  legend: {
    blank: "空白",
    tab: "タブ",
    newline: "改行",
    "carriage-return": "復帰",
    nul: "番号0の文字",
    "no-break-space": "改行なし空白（ふつうの空白とは別の文字）",
    "not-text": "UTF-8ではないバイト",
  },
  report: judgeReport,
  classes: judgeClasses,
};
