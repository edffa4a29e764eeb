import type { NimLesson } from "../../../learn/nim-course.ts";
import { answered, nothingWins } from "./answered.ts";

const twoRows = {
  "one-row": answered(
    () => "列が一つしか残っていません。",
    (reply) => `相手が${reply}を取ると、それで全部です。`,
  ),
  shorter: answered(
    () => "短い方の列がもっと短くなりました。",
    (reply) => `相手が${reply}を取ると、二つの列は同じ長さになります。`,
  ),
  "not-equal": answered(
    () => "二つの列の長さがちがいます。",
    (reply) => `相手が${reply}を取って、同じ長さにします。`,
  ),
};
const inOnePiece = () => "端から取ったので、列は分かれていません。";
const notEqual = () => "二つの部分の長さがちがいます。";
const makesEqual = (reply: string) => `相手が${reply}を取ると、同じ長さの二つがあなたに残されます。`;

export const mirror: NimLesson<"mirror"> = {
  title: "まねをする",
  about: "相手と同じことをして、二つの等しい列やケイルズで勝てるようになります。",
  steps: {
    equal: {
      text: "これはニムです。棒は何本でも取れますが、一つの列からだけです。最後の棒を取った方が勝ちです。",
      task: "二つの列を同じ長さにしましょう。",
      right: "相手が一方の列から取ったら、もう一方から同じだけ取ります。だから最後の棒はあなたのものです。",
      wrong: twoRows,
    },
    copying: {
      text: "まず同じ長さにして、あとはまねをします。相手が取ったのと同じ数を、もう一方の列から取りましょう。",
      task: "最後まで打って、勝ちましょう。",
      right: "勝ちました。まねをする側には、いつも次の手があります。",
      wrong: twoRows,
    },
    third: {
      text: "4本の列が二つで組になっています。組の中ではまねができます。間の2本の列は余っています。",
      task: "組だけを残しましょう。",
      right: "組だけが残りました。あとはまねをするだけです。",
      wrong: {
        "kept-some": answered(
          () => "4本の列の間に、まだ1本あります。",
          (reply) => `相手が${reply}を取ると、あなたに組だけが残されます。`,
        ),
        "new-pair": answered(
          () => "2本の列どうしが組になりましたが、4本の列が余っています。",
          (reply) => `相手が${reply}を取ると、あなたに組だけが残されます。`,
        ),
        "broke-pair": answered(() => "4本の列の組をくずしました。", nothingWins),
      },
    },
    middle: {
      text: "これはケイルズです。ピンを1本、または隣り合う2本を倒します。最後のピンを倒した方が勝ちです。",
      task: "列を、同じ長さの二つに分けましょう。",
      right: "両側に2本ずつです。これからは、一方で起きたことをもう一方でまねします。",
      wrong: {
        end: answered(inOnePiece, makesEqual),
        unequal: answered(notEqual, makesEqual),
      },
    },
    "middle-two": {
      text: "ピンが8本だと、真ん中の1本はありません。でも、2本倒すこともできます。",
      task: "列を、同じ長さの二つに分けましょう。",
      right: "両側に3本ずつです。列が一つなら、先に取る側はいつでもこうできます。真ん中の1本か、2本です。",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        "one-pin": answered(() => "1本減ると7本で、同じ長さの二つにはなりません。", nothingWins),
        unequal: answered(notEqual, nothingWins),
      },
    },
    copy: {
      text: "あなたは11本の真ん中を取りました。次に相手は、左の5本の真ん中を取りました。",
      task: "右側で同じことをしましょう。",
      right: "両側がまた同じ形になりました。これだけでよいのです。",
      wrong: {
        "same-side": answered(
          () => "そこは相手が取ったばかりの左側です。右側はまだそのままです。",
          nothingWins,
        ),
        "other-way": answered(() => "右側が左側と同じ形（2本、すき間、2本）になっていません。", nothingWins),
      },
    },
    pins: {
      text: "ピンは9本です。まず真ん中、あとはまねです。",
      task: "最後まで打って、勝ちましょう。",
      right: "勝ちました。どの手にも返す手がありました。",
      wrong: {
        end: answered(inOnePiece, nothingWins),
        unequal: answered(notEqual, nothingWins),
        "not-copied": answered(() => "残った形が、もうそろっていません。", nothingWins),
      },
    },
  },
  last: {
    intro:
      "相手はミアです。二つの列は等しく、先手はあなたなので、まねをする相手なら負けるところです。ミアは棒が6本以下になるまで、決してまねをしません。",
    won: "ミアがそろえなかったときに列をそろえ、最後までまねをしました。",
    lost: "今回はミアの勝ちです。長さがちがったらすぐにそろえましょう。もう一方の列があるうちは、列を丸ごと取ってはいけません。",
  },
};
