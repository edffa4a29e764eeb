import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const counting: ReversiCourse["counting"] = {
  title: "終盤を数える",
  about: "最後の数マスがどう終わるかを、正確に読めるようになります。",
  steps: {
    two: {
      text: "残り2マスなので、打ち方は2通りです。一方をあなたが、もう一方を白が取ります。両方の結果を数えましょう。",
      task: "あなたは黒です。勝つ手を見つけてください。",
      right: "正しく数えました。34対30であなたの勝ちです。逆なら31対33でした。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、白が一部を裏返し返し、31対33で終わります。${answered(reply)}`,
      },
    },
    pass: {
      text: "パスも数に入れましょう。何も裏返せない側は、最後のマスを取れません。",
      task: "残り2マスです。勝つ手を見つけてください。",
      right: "白はパスするしかなく、2マスともあなたのものです。34対30で終わります。",
      wrong: {
        missed: ({ move, reply }) =>
          `${move}の方が多く裏返しますが、最後のマスを白に取られ、30対34で終わります。${answered(reply)}`,
      },
    },
    three: {
      text: "残り3マスなら、自分の手それぞれに対する白の最善の応手から始めます。その後は一本道です。",
      task: "勝つ手を見つけてください。",
      right: "33対31で終わります。他の2つの手は負けです。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返しますが、27対37で終わります。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}では29対35で終わります。${answered(reply)}`,
      },
    },
    corner: {
      text: "最後の最後では、隅もただのマスです。すべての手の合計だけがものをいいます。",
      task: "残り4マスです。勝つ手を見つけてください。",
      right: "34対30で終わります。他の手は、隅も含めてすべて引き分けです。",
      wrong: {
        corner: ({ move, reply }) =>
          `${move}は隅で最も多く裏返しますが、引き分けにしかなりません。${answered(reply)}`,
        drawn: ({ move, reply }) => `${move}は引き分けにしかなりません。${answered(reply)}`,
      },
    },
    draw: {
      text: "勝つ手がもうないこともあります。それなら引き分けを目指して数えましょう。",
      task: "引き分けに持ち込む手を見つけてください。",
      right: "32対32で終わります。他の2つの手は負けです。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返しますが、31対33で終わります。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}では29対35で終わります。${answered(reply)}`,
      },
    },
    discs: {
      text: "大会では、何石差で勝つかが大事なこともあります。勝ちが見つかっても、数え続けましょう。",
      task: "できるだけ大きな差で勝ってください。",
      right: "40対24で終わります。これ以上はありません。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返して勝ちますが、34対30にしかなりません。${answered(reply)}`,
        less: ({ move, reply }) => `${move}でも勝ちますが、33対31にしかなりません。${answered(reply)}`,
        thrown: ({ move, reply }) => `${move}は勝ちを逃します。32対32で終わります。${answered(reply)}`,
      },
    },
    finish: {
      text: "では、まとめです。残り5マスで、その一つは隅です。",
      task: "最後まで打って勝ってください。",
      right: "最後の1石まで数えて、勝ちました。",
      wrong: {
        missed: ({ move, reply }) =>
          `白がパスするしかなくなる手がありました。${move}ではありません。${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、これではもう勝てません。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}ではもう勝てません。${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "あなたは黒で、空きは16マスです。相手は上手に打ちますが、空きが10マスになると、ただできるだけ多く裏返すだけになります。",
    won: "相手は一手だけを数え、あなたはすべてを数えました。",
    lost: "残りが少なくなったら、自分の手を一つずつ、最善の応手とともに最後の1石まで読みましょう。",
  },
};
