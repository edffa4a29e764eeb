import type { CommandSentences, HelpSentences } from "../command-sentences.ts";
import { arenaHelp } from "./arena-command.ts";
import { judgeHelp } from "./judge-command.ts";
import { puzzleHelp } from "./puzzle-command.ts";

const db = "ファイル、または postgres://user@host/name。GRUNDY_DB でも指定できます";

export const help: HelpSentences = {
  usage: "使い方:",
  arguments: "引数:",
  options: "オプション:",
  commands: "コマンド:",
  help: "このコマンドのヘルプを表示します",
  helpCommand: "コマンドのヘルプを表示します",
  language: ({ tags }) => `応答とヘルプの言語: ${tags}。省略すると環境の言語`,
  defaultsTo: ({ value }) => `既定値: ${value}`,
  choices: ({ choices }) => `選択肢: ${choices}`,
};

export const commands: CommandSentences = {
  serve: {
    summary: "ページとAPIを一つのポートで。すべてを一つのファイルに",
    about:
      "ページとAPIを一つのポートで提供します。すべては一つのファイルか、複数のサーバーで共有するPostgreSQLのデータベースに保存されます（docs/scaling.md）。",
    host: "待ち受けるアドレス。ネットワーク全体なら 0.0.0.0",
    port: "ポート。0なら空いているもの",
    db: "ファイル、または postgres://user@host/name。players.dat も使えます。GRUNDY_DB でも指定できます",
    publicUrl: "プロキシを置く場合に、ほかの人が開くアドレス",
    trustProxy: "接続元の情報を信頼するプロキシ（このマシンのもの）",
    operatorTokenFile: "プレイヤーを変更するためのトークンのファイル。GRUNDY_OPERATOR_TOKEN でも指定できます",
    logLevel: "標準エラー出力に書く内容（JSON行）。端末では警告だけ",
    maxConnections: "アドレスごとの同時接続数",
    maxGames: "アドレスごとの1分あたりの新しい対局数",
    drain: "SIGTERMから停止までの秒数。その間、新しい接続は受け付けません",
    maxFile: "ファイルの最大サイズ（メガバイト）。近づくと新しい対局を作れません",
    judge: "/judge に提出されたプログラムをサンドボックスで判定します（docs/judge-page.md）",
    judgeSeed: "非公開のテストケースの元になる値",
    judgePerHour: "アドレスごとの1時間あたりのプログラム数",
  },
  nimsys: {
    summary: "Nimsysコンソール（a、b、c）: プレイヤー、ランキング、対局",
    about: "Nimsysコンソール: aは二人の対局、bはプレイヤーと成績、cはAIプレイヤーとファイルつき。",
    edition: "どの版か",
    data: ({ file }) => `${file} のフォルダー。cだけ`,
    here: "現在のフォルダー",
    after: "$ の後にコマンドを入力してください。exit で終了します。docs/nimsys.md をご覧ください。",
  },
  competition: {
    summary: "棒消しの競技会: Random、Heuristic、Smart、Human",
    about: "棒消しの競技会。種類は 1 Random、2 Heuristic、3 Smart、4 Human です。",
    type1: "毎回の先手、1〜4",
    type2: "後手",
    rounds: "回数、1以上",
  },
  reversi: {
    summary: "リバーシのコンソール。偶数サイズの盤ならどれでも",
    about: "4×4以上の偶数サイズの盤でのリバーシ。黒（1）が先手で、手は0から数えた行と列です。",
    black: ({ forms }) => `黒を打つもの: ${forms}`,
    white: ({ forms }) => `白を打つもの: ${forms}`,
  },
  piles: {
    summary: "三つの山のニム。取り消し、やり直し、セーブ文字列つき",
    about: "9枚ずつの三つの山。一手で一つの山から1〜3枚取り、最後に取った方が勝ち。白が先手です。",
    black: ({ forms }) => `黒を打つもの: ${forms}`,
    white: ({ forms }) => `白を打つもの: ${forms}`,
  },
  analyse: {
    summary: "局面のすべての手とその値、最善の手順、その理由",
    about: ({ games, kinds, moves }) =>
      `局面のすべての手とその値、最善の手順、その理由を示します。ゲーム: ${games}。\n` +
      `表示するのは手が${kinds}種類、手順が${moves}手までで、それより長い場合は省略したことを示します。`,
    game: "ゲームの名前。大文字と小文字は区別しません。nim は taking と同じ",
    position: "局面。どの記法でも書けます: 21、9 7 5 3 1、1100011/111 1、0989、棋譜",
    rows: "局面の代わりに、各列の棒の数: 5,7、5/7、または '5 7'",
    take: "一手で取れる数: 範囲と数（1-3 または 1-3,5）、または any",
    middle: "列のどこからでも取れる",
    end: "列の端からだけ取れる",
    misere: "最後の棒を取った方が負け（ミゼール）",
    normal: "最後の棒を取った方が勝ち（正規形）",
    swap: "後手は最初の番に先後を交代できる",
    move: "この手の結果と、それへの応手も説明する",
    proof: "証明と、同じ種類の小さな局面も示す",
    size: "reversi: 座標列または開始局面の盤のサイズ",
    handicap: "reversi: 一方が最初から持つ隅: black:2",
    depth: "reversi: 先読みの手数",
    seconds: ({ seconds, empty }) =>
      `reversi: 読む時間（秒）。指定がなければ${seconds}で、空きマスが${empty}以下なら読み切ります`,
    exact: "reversi: 終局まで読み切る",
    threads: "reversi: 一つの表を共有するスレッド数",
    pick: "reversi: 局面として指定した .wtb、.ggf、.obf ファイルの何局目か",
    ply: "reversi: 対局のこの手数の後の局面",
    json: "テキストの代わりに一つのJSONオブジェクト",
    examples: "例:",
  },
  puzzles: puzzleHelp,
  engine: {
    summary: "リバーシのエンジン: solve、perft、gtp、nboard、match、book",
    about: "リバーシのエンジン: 読み切り、数え上げ、ほかのプログラムとの対局。",
    threads: "一つの表を共有するスレッド数",
    json: "結果を一つのJSONオブジェクトで",
    size: "盤のサイズ",
    solve: {
      about: "OBFファイルのすべての局面を終局まで読み切ります",
      json: "1行に一つのJSONオブジェクト: index, score, move, pv, nodes, seconds, exact",
    },
    perft: { about: "開始局面からの手順を数えます。パスは一手、終わった対局は葉として数えます" },
    gtp: {
      about: "標準入出力でGo Text Protocol 2を話します",
      level: "強さ、1〜20",
      seed: "弱いレベルの乱数をこの数から作ります",
    },
    nboard: {
      about: "標準入出力でNBoardプロトコル2を話します",
      depth: "盤が深さを指定するまでの先読みの手数",
    },
    match: {
      about:
        "定石ごとに色を替えて2局ずつ対戦します。AとBは、レベル（7）、depth:8、seconds:0.5、nodes:100000、random、または外部のプログラムです: --cmd と gtp か nboard、または gtp:PROGRAM、nboard:PROGRAM",
      cmd: "外部のプログラムのコマンドライン",
      cmdDepth: "NBoardのプログラムに設定する深さ",
      games: "対局数。偶数",
      openings: "ここで作る定石の代わりに、1行に一つの座標列",
      plies: "ここで作る定石の手数",
      seed: "定石と乱数をこの数から作ります",
    },
    solveBoard: {
      about: "小さい盤全体を開始局面から読み切ります。4はすぐに、6は数分で終わります",
      hashBits: "表の大きさは、16バイトの項目が2^n個",
    },
    book: {
      about:
        "定石ブックの内容と、局面でのその手を示します。--check は一部の局面を読み直し、--extend はブックを広く深くします。いつでも中断でき、続きから再開できます",
      position: "局面（座標列）。省略すると開始局面",
      file: "プログラム付属のものとは別のブック",
      check: "一部の局面を読み直し、ブックの手の損を示します",
      extend: "このファイルのブックを広げます。新しいファイルは付属のブックから始めます",
      sample: "--check: 局面の数",
      seed: "--check: この数から局面を選びます",
      positions: "--extend: 目標の局面数",
      depth: "先読みの手数。--check では18、--extend では22（新しい局面はまず18まで読みます）",
      minutes: "--extend: 時間（分）。省略すると終わるまで",
    },
  },
  arena: arenaHelp,
  judge: judgeHelp,
  export: {
    summary: "サーバーの全対局と全プレイヤーをJSON行で書き出す",
    about: "すべての対局とプレイヤーをJSON行で書き出します。サーバーは動いたままで構いません。",
    file: "書き出し先。省略すると標準出力",
    db: `読み取るもの: ${db}`,
  },
  import: {
    summary: "exportで書き出したものを読み込む",
    about: "`grundy export` で書き出したものを読み込みます。すでにあるものは変わりません。",
    file: "読み込むもの。省略すると標準入力",
    db: `書き込むもの: ${db}`,
  },
  prune: {
    summary: "保存期間を過ぎた対局の数を示し、削除する",
    about:
      "保存期間を過ぎた対局の数を示します。--yes で削除し、空きを返します。\n" +
      "動いているサーバーは自動で行います。ファイルの場合、--yes にはサーバーの停止が必要です。",
    db,
    yes: "数を示すだけでなく、削除します",
    json: "対局ごとに一つのJSONオブジェクト: id, reason, dropped",
  },
  worker: {
    summary: "ストアのジョブを、このマシンや別のマシンで引き受ける",
    about:
      "SIGTERMかCtrl-Cまで、ストアのジョブを引き受けます。書き出しと、PostgreSQLではサーバーの裏の仕事です。\n" +
      "ワーカーは何台のマシンでいくつ動かしても構いません。一つのジョブが行われるのは一度です。",
    db,
    kinds: ({ kinds }) =>
      `引き受けるジョブ。コンマで区切ります: ${kinds}。省略すると、judge を除くできるものすべて`,
    exportFolder: "書き出し先のフォルダー。なければ書き出しを引き受けません",
    lanes: "同時に行うジョブの数",
    json: "ジョブごとに一つのJSONオブジェクト: id, kind, attempt, end, result, reason",
  },
  jobs: {
    summary: "裏で行われる仕事を示し、書き出しを頼む",
    about: "ストアのジョブ: サーバーの裏で行われる仕事とその結果です。1週間表示されます。",
    db,
    json: "テキストの代わりにJSON。ジョブごとに一つのオブジェクト",
    list: {
      about: "最近のジョブ",
      kind: "この種類だけ",
      state: "この状態だけ",
      limit: "件数",
    },
    show: { about: "一つのジョブの詳細", id: "list に表示される番号" },
    add: { about: "ワーカーが行う書き出しを頼みます", kind: "行うこと" },
  },
  doctor: {
    summary: "このマシンでできることと足りないもの",
    about:
      "サーバー、プログラムの判定、プログラム同士の対局に必要なものがこのマシンにあるかを調べ、外部のプログラムを隔離できるか試し、足りないものへの対処を示します（docs/programs.md）。",
    json: "テキストの代わりに一つのJSONオブジェクト",
  },
  retention: {
    keepBegun: "二手目のない対局を保存する日数、または forever（1）",
    keepUnfinished: "終わっていない対局を最後の動きから保存する日数、または forever（90）",
    keepUnlisted: "公開されていない終了した対局を保存する日数、または forever（365）",
  },
  chance: { seed: "すべての乱数をこの整数から作り、同じ内容を再現します" },
};
