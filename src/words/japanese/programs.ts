import type { ProgramProblem } from "../cli-sentences.ts";
import type { DoctorSentences } from "../doctor-sentences.ts";
import { shorten } from "../refusals.ts";

const quoted = (text: string): string => `「${shorten(text)}」`;

/** Why a program outside cannot be played with. */
export function program(problem: ProgramProblem): string {
  switch (problem.kind) {
    case "refused":
      return `${quoted(problem.command)}とは対局できません。出力は${quoted(problem.answer)}でした`;
    case "unreachable":
      return "この局面はGTPでは伝えられません。そこに至る対局がありません";
    case "unstartable":
      return `${quoted(problem.command)}を起動できません: ${problem.reason}`;
    case "ended":
      return `${quoted(problem.command)}が${problem.status === null ? "" : `ステータス${problem.status}で`}終了しました${last(problem.said)}`;
    case "crashed":
      return `${quoted(problem.command)}が ${problem.signal} で終了しました${last(problem.said)}`;
    case "silent":
      return `${quoted(problem.command)}が${problem.seconds}秒間応答していません`;
    case "flood":
      return `${quoted(problem.command)}の応答が上限（1行64 KiB、2000行、1 MiB）を超えました`;
    case "unreadable":
      return `${quoted(problem.command)}はコマンドラインとして読めません: ${unreadable[problem.code]}`;
    case "memory":
      return `${quoted(problem.command)}を終了させました: メモリの使いすぎ`;
  }
}

const last = (said: string): string => (said === "" ? "" : `（最後の出力: ${quoted(said)}）`);

const unreadable = {
  "command-empty": "何も書かれていません",
  "quote-open": "引用符が閉じていません",
  "escape-open": "末尾のバックスラッシュの後に何もありません",
} as const;

const compile = "apt-get install build-essential（またはお使いのシステムでの相当品）";

export const doctor: DoctorSentences = {
  names: {
    node: "Node",
    bubblewrap: "bubblewrap",
    limits: "prlimitとsetpriv",
    users: "プログラム用ユーザー",
    java: "Java",
    c: "C",
    cpp: "C++",
    python: "Python",
    javascript: "JavaScript",
    typescript: "TypeScript",
    rust: "Rust",
    go: "Go",
    postgres: "PostgreSQL",
  },
  uses: {
    node: "すべてを動かします",
    bubblewrap: "外部のプログラムを独立した環境に置きます: レベル2",
    limits: "外部のプログラムを制限します: レベル1と2",
    users: "外部のプログラムを別のユーザーで動かします",
    java: "Javaのプログラムを判定し、対局させられます",
    c: "Cのプログラムを判定し、対局させられます",
    cpp: "C++のプログラムを判定し、対局させられます",
    python: "Pythonのプログラムを判定し、対局させられます",
    javascript: "JavaScriptのプログラムを判定し、対局させられます",
    typescript: "TypeScriptのプログラムを判定し、対局させられます",
    rust: "Rustのプログラムを判定し、対局させられます",
    go: "Goのプログラムを判定し、対局させられます",
    postgres: "複数のサーバーでデータを共有できます",
  },
  advice: {
    node: "Node 20.19以降をインストールしてください",
    bubblewrap: "apt-get install bubblewrap（またはお使いのシステムでの相当品、0.6以降）",
    limits: "util-linuxをインストールしてください",
    users: "rootで実行するか、ユーザー名前空間を許可してください: sysctl user.max_user_namespaces=10000",
    java: "JDKをインストールしてください: apt-get install default-jdk-headless（またはお使いのシステムでの相当品）",
    c: compile,
    cpp: compile,
    python: "apt-get install python3（またはお使いのシステムでの相当品）",
    javascript: "どのユーザーからも使えるよう、Nodeを /usr/bin か /usr/local/bin にインストールしてください",
    typescript:
      "Node 22.7以降を /usr/bin か /usr/local/bin に、またはesbuildをインストールしてください: apt-get install esbuild",
    rust: "apt-get install rustc（またはお使いのシステムでの相当品）",
    go: "apt-get install golang-go（またはお使いのシステムでの相当品）",
    postgres: "複数のサーバーを使う場合だけ必要です。一つならすべてを一つのファイルに保存します",
  },
  states: { good: "良好", lacking: "なし", unreachable: "使用不可" },
  outside: ({ path }) =>
    `${path} は外部のプログラムから使えません。/usr/bin か /usr/local/bin にインストールしてください`,
  levels: {
    none: "隔離なし",
    limits: "制限と専用ユーザーによる隔離",
    bubblewrap: "bubblewrap、制限、別ユーザーによる隔離",
  },
  sandbox: ({ level, about }) => `外部のプログラムの隔離はレベル${level}です: ${about}。`,
  trials: {
    start: "起動",
    write: "外部への書き込み",
    read: "外部の読み取り",
    connect: "接続",
    fork: "無制限のプロセス生成",
    memory: "無制限のメモリ確保",
  },
  failed: ({ level, trials, said }) =>
    `レベル${level}を試しましたが、隔離できません: ${trials}${said === "" ? "" : `（${said}）`}。`,
  purposes: {
    server: () => "サーバー: このマシンで動かせます。",
    judge: ({ contained, level }) =>
      contained
        ? `ジャッジ: 外部のプログラムをレベル${level}で判定できます。`
        : "ジャッジ: 信頼できるプログラムだけにしてください。ここでは外部のプログラムを隔離できません。",
    arena: ({ contained, level }) =>
      contained
        ? `アリーナ: 外部のプログラムをレベル${level}で対局させられます。`
        : "アリーナ: 信頼できるプログラムだけにしてください。ここでは外部のプログラムを隔離できません。",
  },
};
