import type { ArenaAnswerSentences, ArenaHelp, ArenaRefusalSentences } from "../arena-command-sentences.ts";
import { tenths } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import { check, reading } from "./arena-reading.ts";

export const arenaHelp: ArenaHelp = {
  summary: "どの言語のボットでも競える: 対戦、大会、レーティング",
  about:
    "どの言語のボットでも競え、数値がどれほど確かかも示します。ボットはコマンドライン（python3 bot.py）、この家のプレイヤー" +
    "（random、smart、level:expert、engine:7、depth:8）、または gtp:、nboard:、nimsys:、competition:、java: とプログラムです（docs/bots.md）。",
  game: "ゲーム。省くと kayles",
  pairs: "一度の顔合わせで行う対局の組の数（一つの序盤を両方の側で）。省くと対戦では 100",
  tc: "秒で表す時計: 10+0.1（一局と一手）、0.5/move、40/60（手数/秒）。省くと 10+0.1",
  openings: "一行に一つの局面か棋譜があるファイル、または start。省くと乱数の種から作る",
  sprt: "二つの Elo 差の逐次検定。決まれば対戦を終える: 0,20",
  alpha: "一つ目が正しいのに二つ目を採る割合（0.05）",
  beta: "二つ目が正しいのに一つ目を採る割合（0.05）",
  model: "二つの差が何を表すか（logistic）",
  name: "大会の名前",
  file: "保存先のファイル、または postgres://user@host/name。同じものを grundy serve --db に渡すと /arena に出る",
  lanes: "同時に行う対局の数。省くとプロセッサー数の半分",
  sandbox: "ボットのプログラムをできるだけ隔離する: 他人のプログラム用",
  json: "一行に一つの JSON: 各対局、最後に結果",
  examples: "例:",
  match: { about: "二つのボットが組になった対局を行う" },
  tournament: {
    about: "ファイルに並ぶボットの大会（docs/bots.md#botsjson）",
    format:
      "round-robin（総当たり）、swiss（スイス式）、gauntlet（最初の一つが全員と）、knockout（勝ち抜き）",
    rounds: "スイス式では回戦の数、総当たりでは全員が何度当たるか",
  },
  resume: { about: "止まった大会の続きを行う。番号がなければ、終わっていない最新のもの" },
  check: {
    about: "ボットが起動し、正しく時間内に答え、終わるか、何を直せばよいか",
    directory: "プログラムを動かすフォルダー",
    json: "文章の代わりに一つの JSON",
  },
  bot: { about: "この家のプレイヤーが標準入出力で行プロトコルを話す" },
  show: {
    about: "大会の様子。番号がなければ大会の一覧",
    game: "その中の一局（1 から）。反則があれば証拠も",
    json: "文章の代わりに JSON",
  },
  export: {
    about: "大会の対局。番号がなければ最新の大会",
    format: "records は grundy が読む JSON 行、html は表のページ",
    out: "書き込み先。省くと標準出力",
  },
  stats: {
    about: "結果の意味: 誤差つきの Elo と逐次検定",
    pairs: "組の結果: LL,LD,DD と WL,DW,WW の五つの数",
    games: "一局ずつの結果: 負け,引き分け,勝ち",
    json: "文章の代わりに一つの JSON",
  },
  rate: {
    about: "A,B,A の勝ち,引き分け,B の勝ち の行から全員のレーティングを一度に求める",
    noPrior: "レーティングを有限に保つ仮の引き分け一局を使わない",
    json: "一つの JSON: 名前ごとのレーティングと誤差",
  },
  pair: {
    about: "JSON で書いたスイス式の状況（name、score、opponents、byes）から次の回戦を組む",
    json: "一つの JSON: 名前の組と bye",
  },
};

const games = (count: number): string => `${count}局`;
const per = (value: number): string => `${(100 * value).toFixed(1)} %`;
const signed = (value: number): string => `${tenths(value) > 0 ? "+" : ""}${tenths(value).toFixed(1)}`;

export const arenaAnswer: ArenaAnswerSentences = {
  head: ({ id, name, game, format, clock, bots, pairs, rounds, games: count }) =>
    `${name}: ${game}、${clock} 秒、ボット ${bots}、${
      format === "swiss" ? `${rounds}回戦` : `顔合わせごとに ${pairs}組`
    }、多くて ${games(count)}（${id}）`,
  length: ({ likely, worst, elo0, elo1, first }) =>
    `${elo0} 対 ${elo1} Elo の検定は、${first} の強さがどちらかと同じなら約${likely}局、その中間なら約${worst}局かかります。`,
  progress: ({ done, of }) => `${of}局中 ${done}局`,
  makingOpenings: ({ at, of }) => `序盤 ${at} / ${of}`,
  judging: ({ at, of }) => `対局を調べています ${at} / ${of}`,
  drawn: "引き分け",
  wins: ({ name }) => `${name} の勝ち`,
  few: ({ games: count }) => `${games(count)}では少なすぎて、どちらが強いかは言えません。`,
  decided: ({ decision, first, second, elo0, elo1 }) =>
    decision === "H1"
      ? `検定が決まりました。${first} は ${second} より ${elo0} Elo を超えて強く、${elo1} のほうが合います。`
      : `検定が決まりました。${first} は ${second} より ${elo1} Elo 強くはなく、${elo0} のほうが合います。`,
  undecided: ({ first, second }) => `${first} と ${second} の検定は決まっていません。もっと対局が必要です。`,
  unbiased: ({ value, low, high }) =>
    `ちょうどそこで止めた偏りを除いた Elo は ${signed(value)}${
      low === null || high === null ? "" : `、${signed(low)} から ${signed(high)} の間（95 %）`
    }です。`,
  stronger: ({ first, second, score, los, elo, error }) =>
    `${first} は ${second} から得点の ${per(score)} を取りました。${
      error === null
        ? "一方的すぎるか少なすぎて、誤差は求められません。"
        : `Elo は ${signed(elo)} で、このような対戦 100 回のうち 95 回は真の値との差が ${error.toFixed(1)} 以内です。強いほうである確かさは ${per(los)} です。`
    }`,
  quality: ({ name, won, kept, estimated }) =>
    `${name} は勝ちの局面からの ${won}手のうち ${kept}手で勝ちを保ちました（${per(kept / won)}）${estimated > 0 ? `。値のうち ${estimated} は推定です` : ""}。`,
  ratings: "レーティングは互いの比較で、0 が平均です。誤差が重なるところの順位は偶然かもしれません。",
  repeated: ({ games: count }) => `${games(count)}は一手残らず前と同じだったため、数えていません。`,
  annulled: ({ games: count }) => `審判が遅れた${games(count)}は無効とし、やり直しました。`,
  faults: ({ name, faults, out }) =>
    `${name} は反則で${games(faults)}を失いました${out ? "。以後は除かれ、残りは相手の不戦勝です" : ""}。証拠は grundy arena show ID --game N で見られます。`,
  walkovers: ({ games: count }) => `不戦の${games(count)}は表に数え、レーティングには数えません。`,
  openingsUsedUp: "まだ指していない序盤がなくなったため、早く終わりました。",
  kept: ({ id, file }) =>
    `${file} に ${id} として保存しました。grundy serve --db ${file} で /arena に出ます。`,
  stopped: ({ id, file }) => `止めました。grundy arena resume ${id} --file ${file} で続けられます。`,
  heads: {
    place: "順位",
    name: "ボット",
    points: "得点",
    games: "対局",
    record: "勝/分/負",
    buchholz: "ブッフホルツ",
    rating: "レーティング",
    faults: "反則",
    kept: "勝ちの維持",
  },
  listed: ({ id, name, format, game, bots, games: count, over }) =>
    `${id}  ${name}（${format}、${game}、ボット ${bots}）: ${games(count)}、${over ? "終了" : "未了"}`,
  gameHead: ({ number, first, second, opening }) =>
    `第${number}局: ${first} – ${second}、開始局面 ${opening}`,
  errors: "標準エラー:",
  statsElo: ({ games: count, score, elo, eloError, nelo, neloError, los }) =>
    `${games(count)}、得点率 ${per(score)}: Elo ${signed(elo)} ± ${eloError?.toFixed(1) ?? "?"}、nElo ${nelo === null ? "?" : signed(nelo)} ± ${neloError?.toFixed(1) ?? "?"}。強い確かさは ${per(los)}。`,
  statsTest: ({ llr, lower, upper, decision, elo0, elo1 }) =>
    `${elo0} 対 ${elo1} Elo の検定: LLR ${llr.toFixed(2)}、境界は ${lower.toFixed(2)} と ${upper.toFixed(2)}。${
      decision === null ? "決まっていません" : `${decision === "H1" ? elo1 : elo0} に決まりました`
    }。`,
  groups: "最後の列: 組が違うボットは他を通しても当たっておらず、レーティングを比べられません。",
  bye: ({ name }) => `${name} は休み`,
  rematches: ({ count }) => `${count}組は再戦です。再戦なしには組めません。`,
  exported: ({ file, games: count }) => `${file} に${games(count)}を書きました。`,
  reading,
  check,
  page: { standings: "順位表", crossTable: "総当たり表", games: "対局" },
};

const quoted = (text: string): string => `「${shorten(text)}」`;

export const arenaRefusals: ArenaRefusalSentences = {
  "arena-read": ({ of, sentence }) => `${of}: ${sentence}`,
  "arena-in-use": ({ file }) =>
    `${file} では大会が進行中です。終わりを待つか、--file で別のファイルを選んでください`,
  "arena-game-missing": ({ number }) => `第${number}局はありません`,
  "tournament-missing": ({ text }) => `大会${quoted(text)}はありません。grundy arena show で一覧が出ます`,
  "tournaments-none": () => "そのような大会はファイルにありません。grundy arena match で始められます",
  "bots-count": ({ count, min, max }) => `大会のボットは ${min} から ${max} までです。${count} はできません`,
  "option-without": ({ option, needs }) => `${option} は ${needs} がなければ意味がありません`,
  "option-of-matches": ({ option }) => `${option} は二つのボットの対戦用です`,
  "option-of-formats": ({ option, format, instead }) =>
    `${option} は ${format} の大会では意味がありません。${instead} を使ってください`,
  "format-of-another-game": ({ format, game }) =>
    `${format} には ${game} の対局を書けません。records を使ってください`,
  "protocol-not-spoken": ({ name, protocol, game, choices }) =>
    `${quoted(name)}は参加できません。この規則の ${game} で使えるプロトコルは ${choices} で、${protocol} は使えません（docs/bots.md）`,
  "opening-not-begun": ({ name, protocol, opening }) =>
    `${protocol} は決まった局面からしか始められないので、${quoted(name)}は${quoted(opening)}から始められません。--openings start を使ってください`,
  "sprt-needed": ({ text, most }) =>
    `--sprt には小さいほうから二つの Elo 差（絶対値 ${most} 以下）が必要です（例: 0,20）。${quoted(text)}ではありません`,
  "chance-needed": ({ name, text, min, max }) =>
    `${name} には ${min} から ${max} までの数が必要です。${quoted(text)}ではありません`,
  "counts-missing": () => "結果を渡してください: --pairs LL,LD,DD,DW,WW または --games L,D,W",
  "counts-needed": ({ name, count, text }) =>
    `${name} にはコンマで区切った整数が ${count} 個必要で、すべて 0 ではいけません。${quoted(text)}ではありません`,
  "results-line": ({ file, line, text }) =>
    `${file} の ${line}行目: ${quoted(text)}は A,B,A の勝ち,引き分け,B の勝ち ではありません`,
  "json-broken": ({ file, why }) => `${file} は JSON ではありません（${shorten(why)}）`,
};
