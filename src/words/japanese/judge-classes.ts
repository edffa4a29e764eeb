import type { JudgeClassesSentences } from "../judge-classes-sentences.ts";
import { and, grouped, or, quote } from "./grammar.ts";

const kinds = {
  constructor: "コンストラクター",
  method: "メソッド",
  field: "フィールド",
  interface: "インターフェース",
} as const;

/** `小石3個（1、2、5番目）の局面で`. */
const standing = (places: readonly number[]): string =>
  `小石${places.length}個（${and(places.map(String))}番目）の局面で`;

export const judgeClasses: JudgeClassesSentences = {
  memberMissing: ({ what, of, declared }) =>
    what === "interface"
      ? `クラス${quote(of)}が${quote(declared)}を実装していません。`
      : `クラス${quote(of)}に${kinds[what]}${quote(declared)}がありません。`,
  memberOther: ({ of, declared, got }) =>
    `クラス${quote(of)}には、このとおりの${quote(declared)}が必要です。あなたのものは${quote(got)}です。`,
  memberExtra: ({ of, member }) =>
    `クラス${quote(of)}に、課題で認められていないpublicなメンバー${quote(member)}があります。privateにしてください。`,
  otherLanguage: ({ name }) =>
    `クラス${quote(name)}を調べられるのは、Java、Python、JavaScript、TypeScriptだけです。`,
  unasked: "それまでにプログラムが何度か終了または停止したため、これはテストしませんでした。",
  ended: ({ call }) => `プログラムが${quote(call)}の途中で、答えを返さずに終了しました。`,
  inCall: ({ call }) => `${quote(call)}で起きました。`,
  thrown: ({ places, last, chosen, right }) =>
    `${standing(places)}${last === "" ? "" : `、相手の${quote(last)}の後に`}${quote(chosen)}と答えました。${
      right.length === 1
        ? `勝ちを保てるのは${quote(right[0] ?? "")}だけです`
        : `${or(right.map(quote))}なら勝ちを保てました`
    }。`,
  illegal: ({ places, chosen }) =>
    `${standing(places)}${quote(chosen)}と答えましたが、ルール違反です。残っている小石1個か、隣り合う2個を取ってください。`,
  unreadable: ({ places, chosen }) =>
    `${standing(places)}${quote(chosen)}と答えました。答えは${quote("3 1")}のように、位置と数で返してください。`,
  furthermore: ({ positions }) => `ほかにも${grouped(positions)}個の局面で誤りがあります。`,
  arrayChanged: ({ places }) =>
    `${standing(places)}配列「available」を書き換えました。配列は変えずに、手だけを返してください。`,
  fickle: ({ games, won, least, most }) =>
    `同じ問いに違う答えを返すため、${grouped(games)}局で試しました。${grouped(won)}局勝ち、勝率は${least}%〜${most}%と見込まれます（信頼度95%）。`,
  smartAhead: ({ rounds, ahead, wanted, chance }) =>
    `ランダムなプレイヤーとの${grouped(rounds)}回で、Smartは1,000回あたり${grouped(Math.abs(ahead))}回分${ahead < 0 ? "負け越し" : "勝ち越し"}ました。${grouped(wanted)}回分の勝ち越しが必要です。このようなプレイヤーが1,000回の競技会で運よくそれに届く割合は${chance}%です。`,
  smartIllegal: ({ position, chosen }) =>
    `盤${quote(position)}で、あなたのプレイヤーは${quote(chosen)}と答えましたが、ルール違反です。`,
  slow: ({ rounds, seconds, limit }) =>
    `Smart対Randomの${grouped(rounds)}回に${seconds}秒かかりました。${limit}秒未満で終わる必要があります。`,
  notRandom: ({ times, chosen }) =>
    `Randomは同じ盤で${times}回中${times}回とも${quote(chosen)}と答えました。手は変わる必要があります。`,
  testFailed: ({ call, expected, got }) =>
    `${quote(call)}の正しい値は ${expected} ですが、あなたの値は ${got} です。`,
  notThrown: ({ call, name }) => `${quote(call)}は${quote(name)}を投げる必要がありますが、投げていません。`,
};
