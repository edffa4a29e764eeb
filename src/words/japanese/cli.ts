import { shortCount } from "../cli.ts";
import type { CliRefusalSentences, CliRefusals, CliSentences, Where } from "../cli-sentences.ts";
import { shorten } from "../refusals.ts";
import type { StoreDetail, StoreFailureCode } from "../store-failures.ts";
import { arenaAnswer, arenaRefusals } from "./arena-command.ts";
import { commands, help } from "./commands.ts";
import { judgeBatch, judgeBatchRefusals } from "./judge-batch.ts";
import { judgeAnswer, judgeRefusals } from "./judge-command.ts";
import { doctor, program } from "./programs.ts";
import { puzzleAnswer, puzzleRefusals } from "./puzzle-command.ts";
import { submissions } from "./submissions.ts";

const quoted = (text: string): string => `「${shorten(text)}」`;
const more = (path: string): string => `${path} --help で使い方がわかります`;
const maybe = (near: string | undefined): string => (near === undefined ? "" : `（もしかして ${near}）`);
const because = (code: string | undefined): string => (code === undefined ? "" : `（${code}）`);
const decimal = (value: number, digits: number): string => value.toFixed(digits);

const refusals: CliRefusalSentences = {
  ...judgeRefusals,
  ...judgeBatchRefusals,
  ...puzzleRefusals,
  ...arenaRefusals,
  refused: ({ where, sentence }) => (where ? `${place(where)}: ${sentence}` : sentence),
  store,
  program,
  "output-unwritable": ({ code }) => `出力を書き込めません（${code}）`,
  bug: ({ what, system, variable }) =>
    `これはバグです（${what}）。コマンド全体と次の情報を添えて、プログラムの入手先に報告してください: ${system}。${variable}=1 で発生箇所がわかります`,
  "language-unknown": ({ text, known }) =>
    `${quoted(text)}という言語はありません。使える言語は ${known} です`,
  "command-unknown": ({ word, near }) =>
    `${quoted(word)}というコマンドはありません${maybe(near)}。grundy --help で一覧が表示されます`,
  "command-needed": ({ path, commands }) =>
    `${path.replace(/^grundy /, "")} にはコマンドが必要です: ${commands}。${more(path)}`,
  "subcommand-unknown": ({ word, near, path }) =>
    `${quoted(word)}というコマンドはありません${maybe(near)}。${more(path)}`,
  "option-unknown": ({ word, near, path }) =>
    `${shorten(word)} というオプションはありません${maybe(near)}。${more(path)}`,
  "argument-needed": ({ name, path }) => `${name} が指定されていません。${more(path)}`,
  "value-needed": ({ option, path }) => `${option} には値が必要です。${more(path)}`,
  "arguments-too-many": ({ expected, given, path }) =>
    `引数が多すぎます。${expected}個までのところ、${given}個指定されています。${more(path)}`,
  "choice-wrong": ({ name, text, choices }) =>
    `${name} は ${choices} のいずれかにしてください。${quoted(text)}は使えません`,
  usage: ({ text, path }) => `${text}。${more(path)}`,
  "number-needed": ({ name, min, max, text }) =>
    `${name} には${min}〜${max}の整数を指定してください。${quoted(text)}は使えません`,
  "age-needed": ({ name, max, text }) =>
    `${name} には1〜${max}の日数か forever を指定してください。${quoted(text)}は使えません`,
  "even-needed": ({ name, min, max }) => `${name} には${min}〜${max}の偶数を指定してください`,
  "positive-needed": ({ name, text }) =>
    `${name} には0より大きい数を指定してください。${quoted(text)}は使えません`,
  "seed-needed": ({ text }) => `--seed には整数を指定してください。${quoted(text)}は使えません`,
  "url-needed": ({ text }) =>
    `--public-url は http:// か https:// で始めてください。${quoted(text)}は使えません`,
  "not-both": ({ one, other }) => `${one} と ${other} は、どちらか一方だけを指定してください`,
  "position-and-rows": ({ name }) => `局面と ${name} は、どちらか一方だけを指定してください`,
  "game-unknown": ({ text, near, games }) =>
    `${quoted(text)}というゲームはありません${maybe(near)}。ゲームは ${games} です`,
  "option-of-another-game": ({ option, game, options }) =>
    `${game} では ${option} を使えません。使えるオプションは ${options} です`,
  "rules-in-record": ({ option }) => `棋譜に別のルールが含まれています。${option} を除いてください`,
  "size-of-another-board": ({ option, size }) => `その盤のサイズは${size}です。${option} を除いてください`,
  "size-in-file": ({ option, file }) => `盤のサイズは ${file} に書かれています。${option} を除いてください`,
  "ply-without-moves": ({ option }) => `${option} は手を数えますが、手はなく、局面だけが指定されています`,
  "game-without-file": ({ name }) =>
    `${name} は .wtb、.ggf、.obf ファイルから選びます。局面としてファイルを指定してください`,
  "file-missing": ({ file }) => `ファイル ${file} がありません`,
  "file-exists": ({ file }) => `${file} はすでにあります。別の名前を選んでください`,
  "file-unreadable": ({ file, code }) => `${file} を読めません${because(code)}`,
  "file-unwritable": ({ file, code }) => `${file} に書き込めません${because(code)}`,
  "file-empty": ({ file, of }) => `${file} に${contents[of]}`,
  "store-missing": ({ file, option }) => `${file} がありません。${option} でファイルを指定してください`,
  "db-scheme": ({ text, option }) =>
    `${option} にはファイルかPostgreSQLのアドレス（postgres://user@host/name）を指定してください。${quoted(text)}は使えません`,
  "option-of-files": ({ option }) => `${option} はファイル用です。postgres:// の場合は除いてください`,
  "worker-idle": () =>
    "ファイルに対するワーカーの仕事は書き出しだけです。--export-folder で書き出し先を指定してください",
  "export-folder-needed": () => "書き出し先が必要です。--export-folder で指定してください",
  "export-folder-unused": () =>
    "--export-folder は書き出しを行わない場合は使いません。--kinds に export を加えるか、除いてください",
  "kind-of-databases": ({ kind }) =>
    `ファイルでは ${kind} はサーバーが行うため、ワーカーでは行えません。--kinds から除いてください`,
  "job-missing": ({ text }) => `ジョブ${quoted(text)}はありません。grundy jobs list で一覧が表示されます`,
  "games-unreadable": ({ games, ids }) =>
    `読めない対局${games}局（${ids}）を省きました。ほかはすべて書き出しました`,
  "folder-unmakeable": ({ folder, code }) => `フォルダー ${folder} を作れません（${code}）`,
  "sides-missing": () => "対戦には二者が必要です。もう一方か、--cmd でプログラムを指定してください",
  "program-missing": ({ protocol }) =>
    `${protocol} にはプログラムのコマンドラインが必要です: --cmd "program arguments"`,
  "book-unreadable": ({ file }) =>
    `${file} は定石ブックではありません。grundy engine book --extend で作れます`,
  "board-too-large": () => "solve-board で使えるのは4と6です。より大きい盤は読み切れません",
  "port-taken": ({ port }) => `ポート${port}は使用中です。--port で別のポートを選んでください`,
  "port-forbidden": ({ port }) => `ポート${port}は使えません。--port で1024以上のポートを選んでください`,
  "address-foreign": ({ host }) =>
    `${host} はこのマシンのアドレスではありません。--host で別のアドレスを選んでください`,
  "token-weak": () => "運営者のトークンには、英数字と -._~+/= が16文字以上必要です",
  "token-unreadable": ({ file }) => `${file} を読めません。運営者のトークンを書いたファイルが必要です`,
  "import-refused": ({ taken, line, event, sentence }) =>
    read(taken, line, `${event === undefined ? "" : `イベント${event}: `}${sentence}`),
  "import-foreign": ({ taken, line }) =>
    read(taken, line, "これは grundy export で書き出したファイルではありません。"),
  "import-cut-off": ({ taken, line }) => read(taken, line, "ファイルがここで途切れています。"),
  "import-stopped": ({ taken, line, ...failure }) => read(taken, line, `${store(failure)}。`),
};

function store({ code, file, detail, option }: CliRefusals["store"]): string {
  return `${file} ${failures[code](option)}${detail ? `（${found(detail)}）` : ""}`;
}

function place(where: Where): string {
  if ("option" in where) return where.option;
  const number = where.entry === "line" ? `${where.number}行目` : `第${where.number}局`;
  return `${where.file === undefined ? "" : `${where.file} の`}${number}`;
}

const read = (taken: number, line: number, problem: string): string =>
  `${taken}行を読み込みました。${line}行目: ${problem}ファイルをもう一度読み込んでも問題ありません。`;

const contents = {
  games: "対局がありません",
  positions: "局面がありません（1行に一つ、X、O、- を64文字、続けて X か O）",
} as const;

const failures: { readonly [Code in StoreFailureCode]: (option: string) => string } = {
  foreign: (option) =>
    `はこのプログラムのファイルではありません。移動するか、${option} で別の場所を選んでください`,
  newer: (option) =>
    `は新しいバージョンで書かれています。そのバージョンを使うか、${option} で別の場所を選んでください`,
  damaged: () => "は壊れているため、そのまま残しました。控えから復元するか、移動して新しく始めてください",
  "not-a-file": (option) => `はファイルではありません。移動するか、${option} で別の場所を選んでください`,
  "no-access": () => "を読み書きできません。ファイルとフォルダーの権限を確認してください",
  busy: () => "を別のプログラムが使用中です。そのプログラムを閉じてから、もう一度お試しください",
  "in-use": (option) =>
    `はすでにサーバーが使用中です。そのサーバーを停止するか、${option} で別の場所を選んでください`,
  moved: () => "は使用中に削除、改名、または置き換えられました。最後の操作は保存されていません",
  full: () => "はディスクの空きがないため書き込めません。最後の操作は保存されていません",
  "no-room": () =>
    "には新しい対局を置く空きがありません。grundy prune で減らすか、--max-file で上限を上げてください",
  "no-address": () =>
    "はデータベースのアドレスではありません。postgres://user@host:5432/name の形で書き、パスワードの特殊文字はパーセント表記にしてください（@ は %40）",
  unreachable: (option) =>
    `に接続できません。${option} のアドレスと、データベースが動いているかを確認してください`,
  standby: () =>
    "には書き込みできないスタンバイしかありません。プライマリのホストも指定するか、スタンバイを昇格させてください",
  "standby-silent": () =>
    "は応答しない同期スタンバイを待っています。スタンバイを起動するか、synchronous_standby_names から除いてください",
  "read-only": () =>
    "はいま書き込みを受け付けません。ユーザーに書き込みを許可してください（default_transaction_read_only）",
  "too-old": () => "のPostgreSQLは古すぎます。新しいものを使ってください",
  "no-rights": () => "に入れません。ユーザー、パスワード、権限を確認してください",
  "no-database": () =>
    "がありません。createdb --encoding UTF8 --template template0 で作るか、名前を確認してください",
  encoding: () => "では保存できない文字があります。文字コードUTF8のデータベースを作ってください",
  empty: (option) =>
    `にはこのプログラムのデータがありません。${option} のアドレスを確認するか、grundy serve か grundy import で始めてください`,
  occupied: () => "には別のプログラムの表があります。このプログラム専用のデータベースを作ってください",
  failed: () => "を使えませんでした。最後の操作は保存されていません",
};

const findings = {
  header: "ヘッダーが誤っています",
  "cut-off": "最後のページが途切れています",
  check: "簡易検査に失敗しました",
  "no-version": "スキーマにバージョンがありません",
  schema: "スキーマがこのプログラムのものではありません",
  "no-password": "パスワードが必要ですが、指定されていません: PGPASSWORD または ~/.pgpass",
} as const;

function found(detail: StoreDetail): string {
  if (typeof detail === "string") return findings[detail];
  if ("game" in detail) return `対局 ${detail.game}`;
  if ("version" in detail) return `バージョン${detail.version}、必要なのは${detail.oldest}以降`;
  return detail.reported.replace(/\s+/g, " ");
}

const ends = {
  done: "完了",
  failed: "失敗",
  lost: "別のワーカーが引き継ぎました",
  stopped: "返却",
} as const;

const colours = { black: "黒", white: "白" } as const;
const outcome = (side: "black" | "white", by: number): string =>
  by === 0 ? "引き分け" : `${colours[side]}の${Math.abs(by)}石${by > 0 ? "勝ち" : "負け"}`;

export const cli: CliSentences = {
  tag: "ja",
  refusals,
  help,
  commands,
  places: {
    address: "アドレス",
    addresses: "アドレス群",
    assignment: "課題",
    bot: "ボット",
    bots: "ボット",
    clock: "時計",
    results: "結果",
    text: "文字列",
    command: "コマンド",
    commands: "コマンド群",
    corners: "隅",
    days: "日数",
    counts: "個数",
    date: "日付",
    depth: "深さ",
    edition: "版",
    file: "ファイル",
    folder: "フォルダー",
    game: "ゲーム",
    id: "番号",
    idea: "考え方",
    kind: "種類",
    level: "レベル",
    list: "一覧",
    move: "手",
    n: "n",
    number: "数",
    options: "オプション",
    player: "プレイヤー",
    position: "局面",
    program: "プログラム",
    rounds: "回数",
    size: "サイズ",
    state: "状態",
    tag: "タグ",
    type1: "種類1",
    type2: "種類2",
    url: "アドレス",
    a: "a",
    b: "b",
  },
  count: (count) => shortCount(count),
  decimal,
  menu: {
    about: "ニムとリバーシで遊び、理解し、判定します。",
    usage: "使い方: grundy コマンド [引数]",
    commands: "コマンド:",
    more: "grundy コマンド --help で引数がわかります。grundy --version でバージョンを表示します。",
    every: "grundy --help ですべてのコマンドを表示します。",
    nimsys: "Nimsys: 小石取りとケイルズ、プレイヤーとランキングつき",
    sticks: "棒消し、完璧なプレイヤーと対局",
    reversi: "リバーシ、一つのキーボードで二人対局",
    piles: "三つの山、完璧なプレイヤーと対局",
    question: ({ choices }) => `どれにしますか？（1〜${choices}、qで終了） `,
  },
  taking: {
    asDrawing: ({ drawing }) =>
      `（数字は個数として読みました。すき間のある図として書くなら: ${shorten(drawing)}）`,
    grundyValue: ({ value }) => `局面のグランディ数は${value}です。`,
    heads: { move: "手", equal: "同等", outcome: "結果", value: "残す値" },
    outcomes: { win: "勝ち", loss: "負け" },
    bestLine: ({ line }) => `最善の手順: ${line}`,
    cut: ({ kinds, moves }) => `（省略: 表示は手が${kinds}種類、手順が${moves}手まで。）`,
  },
  reversi: {
    understood: ({ size, black, white }) => `${size}×${size}の盤: 黒（X）${black}個、白（O）${white}個。`,
    toMove: ({ side, sign }) => `${colours[side]}（${sign}）の番`,
    over({ black, white }) {
      const won = black === white ? "引き分け" : `${black > white ? "黒" : "白"}の勝ち`;
      return `対局は終わっています: ${won}、黒${black}対白${white}。`;
    },
    exact: ({ side, by }) => `確定: 双方最善で${outcome(side, by)}。`,
    estimate: ({ side, by, depth, general }) =>
      `深さ${depth}での推定: ${outcome(side, by)}${general ? "（汎用エンジン。やや弱い）" : ""}。`,
    scores: ({ side }) => `評価値は${colours[side]}から見た石の差で、空きマスは勝者に数えます。`,
    heads: { move: "手", score: "評価", depth: "深さ", line: "手順" },
    exactly: "確定",
    work: ({ nodes, seconds }) => `${shortCount(nodes)}ノード、${decimal(seconds, 2)}秒`,
    progress: ({ depth, nodesPerSecond }) => `深さ${depth}、${shortCount(nodesPerSecond)}ノード/秒`,
  },
  arena: arenaAnswer,
  puzzles: puzzleAnswer,
  engine: {
    solveHeads: ["#", "空き", "評価", "手", "ノード", "秒", "ノード/秒", "手順"],
    fileSays: ({ score }) => `（ファイルでは ${score}）`,
    solved: ({ count, nodes, seconds, threads }) =>
      `${count}局面: ${shortCount(nodes)}ノード、${decimal(seconds, 2)}秒、${speed(nodes, seconds)}ノード/秒、${threads}スレッド`,
    solving: ({ at, of, nodesPerSecond }) => `局面 ${at}/${of}、${shortCount(nodesPerSecond)}ノード/秒`,
    board: ({ side, by, size, score }) =>
      `${size}×${size}の開始局面: ${outcome(side, by)}（黒から見て${score}、空きマスは勝者に数える）`,
    proof: ({ nodes, seconds, threads, hashBits }) =>
      `証明: ${nodes}ノード、${decimal(seconds, 2)}秒、${speed(nodes, seconds)}ノード/秒、${threads}スレッド、表の項目は2^${hashBits}個`,
    line: ({ line }) => `手順: ${line}`,
    boardProgress: ({ nodes, seconds, nodesPerSecond }) =>
      `${shortCount(nodes)}ノード、${shortCount(nodesPerSecond)}/秒、${decimal(seconds, 0)}秒`,
    perft: ({ size, depth, seconds, perSecond }) =>
      `${size}×${size}、深さ${depth}: ${decimal(seconds, 2)}秒、毎秒${shortCount(perSecond)}`,
    perftProgress: ({ depth }) => `深さ${depth}`,
    match: (facts) => [
      `${facts.first} 対 ${facts.second}: ${facts.games}局で${facts.points}対${facts.games - facts.points}点（${decimal((100 * facts.points) / facts.games, 1)}%）`,
      `${facts.wins}勝${facts.draws}分${facts.losses}敗${facts.forfeits > 0 ? `、うち不戦・反則${facts.forfeits}局` : ""}`,
      `${facts.first} の一局あたりの石差: ${facts.mean > 0 ? "+" : ""}${facts.mean} ± ${decimal(facts.error, 2)}（標準誤差）`,
      `一手あたりの秒数: ${facts.secondsPerMove.join("、")}。合計${decimal(facts.seconds, 1)}秒`,
    ],
    matchProgress: ({ games, of, first, points }) => `${games}/${of}局、${first} ${points}点`,
  },
  book: {
    holds: ({ positions, plies, ends }) => [
      `ブックには${plies}手目までの局面が${positions}個あり、対称なものは一つに数えています。`,
      `ブックの終わりから先読みした手数: ${ends.map(({ depth, positions }) => `${depth}手が${positions}局面`).join("、")}。`,
    ],
    unknown: "この局面はブックにありません。",
    end: "ブックはここで終わりです。",
    heads: { move: "手", score: "評価", depth: "先読みの手数" },
    checking: ({ at, of }) => `局面 ${at}/${of}`,
    checked: ({ positions, depth, mean, largest, line }) =>
      `${positions}局面を深さ${depth}で読み直しました: ブックの手の損は平均${decimal(mean, 2)}石` +
      `${largest > 0 ? `、最大${largest}石（${line ? `${line} の後` : "開始局面"}）` : ""}。`,
    extending: ({ positions, deep }) => `${positions}局面、最後まで読んだ末端${deep}個`,
    extended: ({ positions, file }) => `${file} の局面は${positions}個です。`,
  },
  rounds: ({ percent, played, rounds }) => `${percent}%（${rounds}回中${played}回）`,
  imported: ({ count, known }) =>
    `プレイヤーと対局を合わせて${count}件読み込みました${known === 0 ? "" : `。うち${known}件はすでにありました`}。`,
  pruned: ({ begun, unfinished, unlisted, dropped }) => {
    const all = begun + unfinished + unlisted;
    const parts = `二手目なし: ${begun}、未終了: ${unfinished}、終了して非公開: ${unlisted}`;
    if (all === 0) return "保存期間を過ぎた対局はありません。";
    return dropped
      ? `${all}局を削除しました（${parts}）。`
      : `削除の対象は${all}局です（${parts}）。--yes で削除します。`;
  },
  serving: ({ url, level }) =>
    `Grundy: ${url}${level === undefined ? "" : `（プログラムをレベル${level}のサンドボックスで判定）`}`,
  submissions,
  doctor,
  judge: judgeAnswer,
  judgeBatch,
  worker: {
    waiting: ({ kinds }) => `ジョブを待っています: ${kinds}`,
    doing: ({ id, kind, done }) => `ジョブ ${id}、${kind}${done > 0 ? `: ${done}` : ""}`,
    ended: ({ id, kind, end, about }) =>
      `ジョブ ${id}、${kind}: ${ends[end]}${about === "" ? "" : `: ${about}`}`,
    noStandby:
      "データベースに同期スタンバイがありません。そのマシンが壊れると、確定した内容も失われます（docs/scaling.md）",
  },
  jobs: {
    heads: { id: "番号", kind: "種類", state: "状態", added: "追加", about: "内容" },
    states: { waiting: "待機中", taken: "実行中", done: "完了", failed: "失敗" },
    facts: {
      id: "番号",
      kind: "種類",
      state: "状態",
      owner: "依頼者",
      added: "追加",
      from: "開始予定",
      attempt: "試行回数",
      worker: "ワーカー",
      ended: "終了",
      reason: "最後の失敗",
      result: "結果",
    },
    none: "ジョブはありません。",
    added: ({ id }) =>
      `ジョブ ${id} は、書き出し先のあるワーカー（grundy worker --export-folder）を待っています。grundy jobs show ${id} で状況がわかります。`,
    pending: ({ id }) => `ジョブ ${id} の書き出しがまだ終わっていないため、追加しませんでした。`,
    exported: ({ file, lines, aside }) =>
      `${file}、${lines}行${aside > 0 ? `、読めずに省いた対局: ${aside}局` : ""}`,
    judged: ({ assignment, verdict }) => `${assignment} の判定: ${verdict}`,
    folded: ({ games }) => `終了した対局${games}局を圧縮`,
  },
};

function speed(nodes: number, seconds: number): string {
  return seconds > 0 ? shortCount(nodes / seconds) : "0";
}
