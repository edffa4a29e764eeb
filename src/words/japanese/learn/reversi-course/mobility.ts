import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const mobility: ReversiCourse["mobility"] = {
  title: "手の数",
  about: "盤がまだ半分空いているうちに、相手の打つ手を減らせるようになります。",
  steps: {
    few: {
      text: "中盤では石が少ない方がよいのです。白は裏返せる石が少なくなり、あなたは多くなります。",
      task: "あなたは黒です。裏返す数が最も少ない手を打ってください。",
      right: "裏返したのは1個だけで、ここではそれが最善の手です。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、それこそ白の望みです。裏返し返す石が増えました。${answered(reply)}`,
        more: ({ move, reply }) => `${move}は必要以上に裏返します。${answered(reply)}`,
      },
    },
    replies: {
      text: "選べる手の数を着手可能数といいます。少ない側は、やがて悪い手を打つしかなくなります。",
      task: "白の手が最も少なくなる手を打ってください。",
      right: "白に残った手は6通りです。他の手なら、少なくとも8通りありました。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返し、白の手も最も多くなります。${answered(reply)}`,
        more: ({ move, reply }) => `${move}は白に必要以上の手を与えます。${answered(reply)}`,
      },
    },
    frontier: {
      text: "空いたマスに接する石を開放石といいます。白はあなたの開放石のそばにしか打てないので、少なく保ちましょう。",
      task: "自分の開放石が最も少なくなる手を打ってください。",
      right: "空いたマスに接するあなたの石は8個だけになりました。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返し、空いたマスに接する石が増えすぎます。${answered(reply)}`,
        wall: ({ move, reply }) =>
          `${move}は壁を作ります。空いたマスに接する自分の石が長く並び、白の打つ手になります。${answered(reply)}`,
        more: ({ move, reply }) => `${move}の後は、開放石が必要以上に多くなります。${answered(reply)}`,
      },
    },
    inside: {
      text: "いちばんよいのは中で打つこと、つまり周りに空いたマスのない石を裏返すことです。白に新しい手を与えません。",
      task: "空いたマスに接していない石だけを裏返してください。",
      right: "3個裏返し、そのどれも空いたマスに接していません。",
      wrong: {
        most: ({ move, reply }) =>
          `${move}は最も多く裏返しますが、空いたマスに接する石が交じっています。${answered(reply)}`,
        outside: ({ move, reply }) => `${move}は空いたマスに接する石を裏返します。${answered(reply)}`,
      },
    },
    squeeze: {
      text: "すべてはこのためです。よい手のなくなった側は、最後には空いた隅の隣に打つしかありません。",
      task: "白の手を、空いた隅の隣だけにしてください。",
      right: "白はどこに打っても、空いた隅の隣です。",
      wrong: {
        most: ({ move, reply }) => `${move}は最も多く裏返し、白はまた手を選べます。${answered(reply)}`,
        beside: ({ move, reply }) =>
          `${move}自体が空いた隅の隣です。そこは白に打たせるはずでした。${answered(reply)}`,
        quiet: ({ move, reply }) => `${move}の後、白には空いた隅の隣でない手があります。${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "一局打ちましょう。あなたは黒で、先手です。相手は残り10マスになるまで、最も長い壁、つまり空いたマスに接する石が最も多くなる手を選びます。",
    won: "壁に対してはいつでも打つ手があり、壁を作った側は手がなくなります。",
    lost: "少なく、中の石を裏返しましょう。最後に隅を取るのは、選べる手の多い側です。",
  },
};
