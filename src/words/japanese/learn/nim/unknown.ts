import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const lastThree = (reply: string) => `相手が${reply}を取ると、あなたはもう取れません。`;
const evenOnes = answered(
  () => "1本だけのピンが偶数本なので、最後のピンはあなたが取ることになります。",
  (reply) => `相手は${reply}を取ります。`,
);
const tookLast = () => "それは最後のピンです。ここでは取った方が負けです。";
const notLost = answered(() => "その形では、次の番の人が勝てます。", nothingWins);

export const unknown: NimLesson<"unknown"> = {
  title: "だれも知らないこと",
  about: "理論がどこまで届くかを知り、その先では数え上げて勝てるようになります。",
  steps: {
    three: {
      text: "新しいゲームです。隣り合う棒を、ちょうど3本取ります。取れなくなった方が負けです。",
      task: "列を、同じ長さの二つに分けましょう。",
      right: "相手はもう取れません。3本以上の奇数なら、真ん中の3本を取ればいつでも勝てます。",
      wrong: {
        end: answered(() => "隣り合う棒が4本残っています。", lastThree),
        unequal: answered(() => "隣り合う棒が3本残っています。", lastThree),
      },
    },
    even: {
      text: "10本には真ん中の3本がありません。1本から順に計算すると、列の値は0、0、1、1、1、2、2、0、3、3です。",
      task: "値の等しい二つの部分を残しましょう。",
      right:
        "3本と4本の値は、どちらも1です。こうした値がいつかくり返すのか、1956年から問われていますが、だれも知りません。",
      wrong: {
        end: answered(() => "7本の列が残りました。値は2です。", nothingWins),
        unequal: answered(() => "一方の値は0、もう一方は0ではありません。", nothingWins),
      },
    },
    ten: {
      text: "最後のピンを取ると負けのケイルズです。列が一つのとき、番の人が負けるのは1、4、9、12、20本だけです。1992年に発表されました。",
      task: "ここに10本あります。この数を使いましょう。",
      right: "9本残りました。一つの列でも二つに分かれていても、ここでは番の人の負けです。",
      wrong: {
        "two-end": answered(() => "8本の列が残りました。8は負ける数ではありません。", nothingWins),
        "two-split": answered(() => "二つに分かれて8本残りました。これは番の人が勝てる形です。", nothingWins),
      },
    },
    six: {
      text: "6本で、最後のピンを取ると負けです。4本の列を渡された人は負けます。2本と2本でも同じです。",
      task: "最後まで打って、勝ちましょう。",
      right: "勝ちました。小さければ、最後まで数え上げられます。",
      wrong: { "took-last": tookLast, "even-ones": evenOnes, "not-lost": notLost },
    },
    "copy-fails": {
      text: "だれかが9本の真ん中を取り、まねをするつもりです。最後を取ると負けなら、うまくいきません。4本と1本と1本が、負ける形だからです。",
      task: "4本と1本と1本を残し、最後まで打ちましょう。",
      right: "勝ちました。4本と4本、5本と5本では、まねをする側が負けます。",
      wrong: {
        "first-end": answered(
          () => "端から取ると、4本と3本か4本と2本が残ります。どちらも番の人が勝てます。",
          nothingWins,
        ),
        "first-split": answered(() => "4本と2本と1本が残りました。番の人が勝てる形です。", nothingWins),
        "took-last": tookLast,
        "even-ones": evenOnes,
        "not-lost": notLost,
      },
    },
  },
  last: {
    intro:
      "相手はヒューゴです。負けの形の12本から先に取ります。最後のピンを取ると負けです。ピンが6本より多いうちは、ヒューゴは作れるときには必ず等しい組だけにします。",
    won: "まねをすると負けるところで、ヒューゴにまねをさせました。",
    lost: "今回はヒューゴの勝ちです。4本と6本か、5本と6本を渡すと、同じ長さにしてきます。5と5からは5と4、4と4からは4と1と1を残しましょう。",
  },
};
