import type { ArenaSentences } from "../arena.ts";
import { quote } from "./grammar.ts";
import { arenaPage } from "./page/arena.ts";

export const arena: ArenaSentences = {
  tag: "ja",
  faults: {
    time: ({ over }) => `時間切れで負け、${over}ミリ秒超過`,
    stall: ({ seconds }) => `${seconds}秒間応答なし`,
    ended: "対局の途中で終了",
    status: ({ status }) => `対局の途中で終了、終了コード${status}`,
    signal: ({ signal }) => `対局の途中で異常終了（${signal}）`,
    start: ({ code }) => `起動できず（${code}）`,
    illegal: ({ move }) => `ルール違反の手${quote(move)}`,
    malformed: ({ line }) => `手になっていない応答${quote(line)}`,
    flood: {
      line: ({ bytes }) => `長すぎる行を出力、${bytes}バイト`,
      answer: ({ bytes }) => `1手の出力が多すぎ、${bytes}バイト`,
      lines: ({ bytes }) => `1手のコメント行が多すぎ、${bytes}バイト`,
    },
    memory: "許された量を超えるメモリを使用",
    protocol: ({ line }) => `${quote(line)}でプロトコル違反`,
  },
  faultNames: {
    time: "時間切れ",
    stall: "応答なし",
    crash: "異常終了",
    start: "起動失敗",
    illegal: "違反の手",
    malformed: "手ではない",
    flood: "出力過多",
    memory: "メモリ",
    protocol: "プロトコル",
  },
  formats: {
    match: "一対一",
    "round-robin": "総当たり",
    gauntlet: "一人対全員",
    knockout: "勝ち抜き",
    swiss: "スイス式",
  },
  endings: {
    complete: "終了しました。すべての対局が済みました。",
    openings: "終了しました。この二つがまだ打っていない開始局面がありません。",
    walkover: "終了しました。一つを除いて、反則が多すぎたため外されました。",
    lower: ({ elo }) => `終了しました。検定は二つの値の小さいほう、${elo} Eloと判定しました。`,
    higher: ({ elo }) => `終了しました。検定は二つの値の大きいほう、${elo} Eloと判定しました。`,
  },
  means: {
    points: "得点: 勝ちは1点、引き分けは½点です。",
    rating:
      "レーティング: 強さをEloで表し、ここでの平均が0です。100高ければ100局のうち約64局に勝ちます。±の後の数は、100回のうち95回はその範囲に収まるという誤差です。",
    accuracy:
      "正確さ: 勝ちの局面から打った手のうち、勝ちを保った手の割合です。少ない対局でもボットの差が分かります。",
    buchholz: "ブッフホルツ: 対戦相手全員の得点の合計です。得点が同じときに順位を決めます。",
    sonnebornBerger:
      "ゾンネボルン・ベルガー（S–B）: 勝った相手の得点と、引き分けた相手の得点の半分との合計です。",
    elo: "Elo: 一方が他方よりどれだけ強いかを表します。0なら互角、100なら100局のうち約64局に勝ちます。",
    los: "LOS: 前にいるほうが運ではなく本当に強い確からしさです。",
    llr: "LLR: これまでの対局が二つの強さのどちらをどれだけはっきり示すかを表します。限界に達すれば、もう十分です。",
    pairs:
      "組: 同じ開始局面から先手と後手を入れ替えて打つ2局です。開始局面でどちらかが得をすることはありません。",
    repeated:
      "重複: この二つが前に打った組と、すべての手が同じ組です。新しいことは分からないので、表示しますが数えません。",
    walkovers:
      "不戦勝: 反則が多すぎるボットの残りの対局は、相手の勝ちになります。得点には数えますが、レーティングには数えません。",
    faults: "反則: ボットがルールや時間に反したか、プログラムが止まりました。その1局だけが負けになります。",
  },
  percent: ({ figure }) => `${figure}%`,
  page: arenaPage,
};
