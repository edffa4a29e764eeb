import type { IdeaWords } from "../../learn/ideas-words.ts";
import { or, rowName, takenThings, thingName, thingsInFigures } from "../grammar.ts";

export const ideas: IdeaWords = {
  of: {
    remainder: {
      name: "余り",
      about: "列は一つ。その長さを割った余りで決まります。",
      hint: "そこから取る側が負けになる数があり、同じ間隔で現れます。その数を残しましょう。",
    },
    mirror: {
      name: "対称",
      about: "等しい二つの側を作り、あとは相手の手を反対側でまねます。",
      hint: "等しい二つの側を残しましょう。どの手にも、反対側の同じ手で応じられるようになります。",
    },
    xor: {
      name: "XOR",
      about: "列の値を繰り上がりなしで足します。0を残しましょう。",
      hint: "それぞれの値を1、2、4、8の和で書きましょう。どの数も偶数回ずつになるように残します。",
    },
    "misere-turn": {
      name: "ミゼールの転換",
      about: "最後に取った方が負け。終わり近くで打ち方が逆になります。",
      hint: "最後に取った方が負けです。一手ずつしか残らなくなる時を考えましょう。何手残せばよいですか？",
    },
    parity: {
      name: "偶奇",
      about: "もう誰にも変えられない手数を残します。",
      hint: "正しい手のあとは、残りの手数が決まっています。数えてみましょう。",
    },
    corner: {
      name: "隅",
      about: "隅を渡さずに、隅を取ります。",
      hint: "隅の石は決して返りません。それぞれの手のあと、相手がどこに打てるかを見ましょう。",
    },
    quiet: {
      name: "静かな手",
      about: "相手に何も開かない手です。",
      hint: "相手によい手をあまり残さない手を探しましょう。返す石が少なく、外側の石を返さない手です。",
    },
    "parity-move": {
      name: "偶数理論の手",
      about: "自分が最後に打てる区域を選びます。",
      hint: "区域ごとに空きマスを数えましょう。その区域で最後に打つ側が得をします。",
    },
  },
  where: {
    row: (place) => `${rowName(place)}を見ましょう。`,
    runs: ({ thing, length, count }) =>
      count === 1
        ? `${thingsInFigures(length, thing)}の連を見ましょう。`
        : `${thingsInFigures(length, thing)}の連を見ましょう。どれでも同じです。`,
    take: ({ thing, count }) => `${takenThings(count, thing)}取りましょう。`,
    leave: ({ thing, modulus, remainders }) =>
      remainders.some((remainder) => remainder > 0)
        ? `${modulus}で割った余りが${or(remainders.map(String))}になる数の${thingName(thing)}を残しましょう。`
        : `${modulus}で割り切れる数の${thingName(thing)}を残しましょう。`,
    quarter: ({ top, left }) => `盤の${left ? "左" : "右"}${top ? "上" : "下"}の四分の一を見ましょう。`,
  },
};
