import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered } from "./answered.ts";

const lastIsYours = (reply: string) => `相手が${reply}を取ると、最後の棒があなたに残ります。`;
const oneLarge = answered(
  () => "大きい列が一つだけになり、相手の番です。",
  (reply) => `相手が${reply}を取ると、あなたには1本だけの棒が奇数本残されます。`,
);
const evenOnes = answered(
  () => "1本だけの棒が偶数本なので、最後の棒はあなたが取ることになります。",
  (reply) => `相手は${reply}を取ります。`,
);

export const misere: NimLesson<"misere"> = {
  title: "最後を取ると負け",
  about: "最後の棒を取ると負けになるニムで、勝てるようになります。",
  steps: {
    last: {
      text: "これからは、最後の棒を取った方が負けです。これをミゼール（逆形）といいます。ほかは今までと同じです。",
      task: "1本だけ残しましょう。",
      right: "相手はそれを取るしかありません。",
      wrong: {
        "even-ones": answered(() => "1本だけの棒が2本残りました。", lastIsYours),
        "one-large": answered(() => "2本の列が残りました。", lastIsYours),
      },
    },
    odd: {
      text: "1本だけの棒は、一つずつなくなります。奇数本残せば、最後は相手が取ることになります。",
      task: "1本だけの棒を奇数本残しましょう。",
      right: "3本残りました。相手、あなた、相手の順に取ります。",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    turn: {
      text: "2本以上の列を大きい列と呼びます。ここには一つだけで、あなたの番です。全部取ることも、1本だけ残すこともできます。",
      task: "1本だけの棒を奇数本残しましょう。",
      right:
        "大きい列が一つだけのときは、番の人が勝ちます。全部取るか1本残すか、奇数本になる方を選べるからです。",
      wrong: { "even-ones": evenOnes, "one-large": oneLarge },
    },
    "nim-first": {
      text: "大きい列が二つ以上あるうちは、最後を取れば勝ちのときと同じように打ちます。等しい列のように、XORを0にします。",
      task: "XORを0にしましょう。",
      right: "いつか相手が大きい列を一つだけにします。そのときはあなたが決められます。",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "二つの列の長さがちがいます。",
          (reply) => `相手が${reply}を取って、同じ長さにします。`,
        ),
      },
    },
    beside: {
      text: "1本だけの棒もXORに入れます。ここでは、大きい列二つの横で組になっています。",
      task: "XORを0にしましょう。",
      right: "大きい列が一つになるまではニムと同じ、そのあとは1本だけの棒を奇数本残します。",
      wrong: {
        "one-large": oneLarge,
        unbalanced: answered(
          () => "XORが0ではありません。",
          (reply) => `相手が${reply}を取って、0にします。`,
        ),
      },
    },
    whole: {
      text: "5本、3本、1本は、前にも出てきた列です。でも今度は、最後の棒を取ると負けです。",
      task: "最後まで打って、勝ちましょう。",
      right: "勝ちました。はじめはニムと同じ、おわりは1本だけの棒を奇数本でした。",
      wrong: {
        "took-last": () => "それは最後の棒です。ここでは取った方が負けです。",
        "even-ones": evenOnes,
        "one-large": oneLarge,
        unbalanced: answered(
          () => "大きい列が二つ残り、XORが0ではありません。",
          (reply) => `相手が${reply}を取って、0にします。`,
        ),
      },
    },
  },
  last: {
    intro:
      "相手はノーラです。1、3、5、7のXORは0で、先手はあなたです。ノーラは終わり方は知っていますが、大きい列が二つ以上のときは決してXORを0にしません。",
    won: "大きい列が一つになるまで、ニムと同じように打ちました。ノーラは逆だと思っていたのです。",
    lost: "今回はノーラの勝ちです。大きい列が二つ以上あるうちはXORを0に、そのあとは1本だけの棒を奇数本にしましょう。",
  },
};
