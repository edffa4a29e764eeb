import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const zero = (reply: string) => `相手が${reply}を取ると、XORが0になります。`;

const columns = {
  "wrong-row": answered(
    () => "一番左の奇数の桁が1になっている列から取ります。取った列では、その桁が0でした。",
    zero,
  ),
  "kept-column": answered(() => "一番左にあった奇数の桁が、まだ奇数のままです。", zero),
  "other-column": answered(() => "一番左にあった奇数の桁は偶数になりましたが、別の桁が奇数です。", zero),
};

export const xor: NimLesson<"xor"> = {
  title: "XOR",
  about: "列がどんなに長くても、小さな計算でニムの勝つ手を見つけられます。",
  steps: {
    columns: {
      text: "4、2、1の桁で書くと、5は101、3は011です。1が奇数個ある桁に1、ほかの桁に0を書くと110です。これをXOR（排他的論理和）といいます。",
      task: "どの桁の1も偶数個にして、XORを0にしましょう。",
      right: "011と011で、どの桁の1も偶数個です。XORが0の番で打つ側は、相手が完璧なら負けます。",
      wrong: columns,
    },
    "any-row": {
      text: "111と101と100で、XORは110です。一番左の奇数の桁が1になっている列から取ります。ここでは三つともそうです。",
      task: "XORを0にしましょう。できる手は三つあります。",
      right: "XORは0です。選んだ列では、奇数だった桁の数字だけが変わりました。",
      wrong: { "kept-column": columns["kept-column"], "other-column": columns["other-column"] },
    },
    eight: {
      text: "左に8の桁が加わります。1001と0101と0011で、XORは1111です。一番左の桁が1の列は、一つだけです。",
      task: "その列で、奇数の桁の数字をすべて入れかえた数が残るように取りましょう。",
      right: "1001が0110、つまり6になりました。",
      wrong: columns,
    },
    large: {
      text: "1011と0111と0110で、XORは1010です。まず列を、次に残す数を決めます。",
      task: "ただ一つの勝つ手を見つけましょう。",
      right: "1011が0001になりました。一度に10本取って、1本残したのです。",
      wrong: columns,
    },
    whole: {
      text: "011と100と101で、XORは010です。番が来るたびに計算しましょう。",
      task: "最後まで打って、勝ちましょう。",
      right: "勝ちました。いつもXORを0にして渡しました。",
      wrong: columns,
    },
  },
  last: {
    intro:
      "相手はイーダです。1100と1001と0101のXORは0で、先手はあなたです。イーダは4、2、1の桁は得意ですが、8の桁は決して直しません。",
    won: "あなたは8の桁も見ていました。イーダは見ていませんでした。",
    lost: "今回はイーダの勝ちです。まず8の桁を奇数にしましょう。イーダはそのままにするので、次の番でXORを0にできます。",
  },
};
