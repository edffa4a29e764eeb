import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const parity: ReversiCourse["parity"] = {
  title: "偶奇",
  about: "残り数マスになったとき、どこに打つべきかがわかります。",
  steps: {
    hole: {
      text: "つながった空きマスを区域といいます。区域の最後の手で裏返した石は、もうほとんど裏返されません。",
      task: "あなたは黒です。2つの区域に3マス残っています。マスの数が奇数の区域に打ってください。",
      right: "これで白は2マスの区域に先に打つしかなく、そこの最後のマスはあなたのものです。",
      wrong: {
        even: ({ move, reply }) =>
          `${move}は2マスの区域です。白がもう一つのマスを取り、そこの最後の手を打ちます。${answered(reply)}`,
      },
    },
    regions: {
      text: "これが偶奇の考え方、偶数理論です。奇数の区域に打ち、偶数の区域を残します。偶数の区域では、後から打つ側が最後の手を打ちます。",
      task: "区域が3つ残っています。奇数の区域を見つけてください。",
      right: "残りは偶数の区域だけで、白はそのどれかに先に打つしかありません。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返しますが、偶数の区域です。${answered(reply)}`,
        even: ({ move, reply }) => `${move}は偶数の区域で、白は同じ区域に続けて打ちます。${answered(reply)}`,
      },
    },
    square: {
      text: "奇数でも広い区域では、その中のどのマスに打つかも大事です。",
      task: "3マスの区域に、勝てるように打ってください。",
      right: "区域もマスも正しく、あなたの勝ちです。",
      wrong: {
        even: ({ move, reply }) => `${move}は2マスの区域、つまり偶数の区域です。${answered(reply)}`,
        square: ({ move, reply }) =>
          `${move}は区域は正しいのですが、マスが違います。もう勝てません。${answered(reply)}`,
      },
    },
    pass: {
      text: "空きが偶数なら、最後の手は白のはずです。パスが一度あると、それが入れ替わります。",
      task: "残り4マスです。白がパスするしかなくなる手を見つけてください。",
      right: "白はパスし、あなたがもう一度打ち、4マスの最後もあなたのものになります。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、白はパスせずにすみます。${answered(reply)}`,
        missed: ({ move, reply }) => `${move}では白はパスせずにすみます。${answered(reply)}`,
      },
    },
    keep: {
      text: "自分しか打てないマスがあります。その手は逃げません。必要になるまで取っておきましょう。",
      task: "勝つ手を見つけてください。",
      right: "白も打てたマスを先に取りました。自分だけのマスはまだ残っています。",
      wrong: {
        spent: ({ move, reply }) =>
          `今は誰も${move}を奪えませんでした。早く使いすぎて、もう勝てません。${answered(reply)}`,
        even: ({ move, reply }) => `${move}は2マスの区域で、もう勝てません。${answered(reply)}`,
      },
    },
    finish: {
      text: "残り6マスです。1マスの区域が2つと、4マスの区域が1つあります。",
      task: "最後まで打って勝ってください。",
      right: "まず1マスの区域、次にパス。それで最後の手はあなたのものになりました。",
      wrong: {
        missed: ({ move, reply }) =>
          `白がパスするしかなくなる手がありました。${move}ではありません。${answered(reply)}`,
        even: ({ move, reply }) => `${move}は、奇数の区域があるのに偶数の区域を開けます。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}ではもう勝てません。${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "あなたは黒で、空きは18マスです。相手は上手に打ちますが、空きが12マスになると、打てるときは必ず偶数の区域に打ちます。",
    won: "相手が偶数の区域を開け、そこの最後の手はあなたのものでした。",
    lost: "区域ごとに空きマスを数えましょう。奇数の区域に打ち、偶数の区域は相手に先に打たせます。",
  },
};
