import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const corners: ReversiCourse["corners"] = {
  title: "隅と辺",
  about: "二度と取られないマスと、それを相手に渡してしまうマスがわかります。",
  steps: {
    take: {
      text: "隅の石は決して裏返りません。その先へ抜ける線がないからです。隅からは辺全体が自分のものになります。",
      task: "あなたは黒です。隅を取ってください。",
      right: "裏返したのは1個だけですが、この石は最後まであなたのものです。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返しますが、隅を白に残します。${answered(reply)}`,
        taken: ({ move, reply }) => `${move}は隅を残し、白に取られます。${answered(reply)}`,
      },
    },
    x: {
      text: "隅の斜め前にあるのがXのマスです。隅が空いているうちにそこへ打つと、たいてい隅を取られます。",
      task: "Xのマスを避けて、勝つ手を見つけてください。",
      right: "白は隅に入れないままです。",
      wrong: {
        given: ({ move, reply }) =>
          `${move}はXのマスです。多く裏返しても、隅を渡してしまいます。${answered(reply)}`,
      },
    },
    c: {
      text: "隅のすぐ隣、辺の上にあるのがCのマスです。ここも、空いた隅を渡してしまうことがあります。",
      task: "勝つ手を見つけてください。",
      right: "隅を渡さずに、あなたの勝ちです。",
      wrong: {
        given: ({ move, reply }) =>
          `${move}は空いた隅の隣のCのマスで、白に隅を取られます。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}は隅を渡しませんが、これではもう勝てません。${answered(reply)}`,
      },
    },
    edge: {
      text: "隅のh1はあなたのものです。そこから辺に沿って切れ目なくつながる自分の石も、もう裏返りません。",
      task: "辺を伸ばす手を見つけてください。",
      right: "自分の隅の隣では何も渡しません。この並びは最後まであなたのものです。",
      wrong: {
        open: ({ move, reply }) => `${move}は自分の隅ではなく、空いた隅の隣です。${answered(reply)}`,
        elsewhere: ({ move, reply }) =>
          `${move}は後でも打てますが、辺は待ってくれません。白が割り込みます。${answered(reply)}`,
      },
    },
    quiet: {
      text: "ここでは、一つを除いてどの手も空いた隅の隣です。静かな手を残している側が、相手にそこへ打たせます。",
      task: "静かな手を見つけてください。",
      right: "これで白の手は、どれも空いた隅の隣です。",
      wrong: {
        given: ({ move, reply }) => `${move}は空いた隅の隣で、白にその隅を取られます。${answered(reply)}`,
        spared: ({ move, reply }) =>
          `${move}は空いた隅の隣です。白はすぐに取る必要さえありません。${answered(reply)}`,
      },
    },
    finish: {
      text: "隅がまだ2つ空いています。白に開けさせましょう。",
      task: "最後の6マスを打って勝ってください。",
      right: "安全になるまで隅を開けずに勝ちました。",
      wrong: {
        given: ({ move, reply }) => `${move}は隅を渡してしまいます。${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、これではもう勝てません。${answered(reply)}`,
        lost: ({ move, reply }) => `${move}ではもう勝てません。${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "一局打ちましょう。あなたは黒で、先手です。相手は上手に打ちますが、空いた隅の隣に打てるときは必ずそこへ打ちます。",
    won: "相手が隅を開けてくれました。隅からは、誰にも裏返せない辺が伸びていきます。",
    lost: "隅は取れるようになったらすぐに取り、自分は空いた隅の隣を避けましょう。",
  },
};
