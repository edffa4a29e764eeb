import { signed } from "../reversi.ts";
import type { Discs, ReversiSentences } from "../reversi-sentences.ts";
import { colours } from "./colours.ts";
import { turnOf } from "./grammar.ts";
import { result } from "./status.ts";

const held = { black: "黑子", white: "白子" } as const;

export const reversi: ReversiSentences = {
  colours,
  rules: "黑方先走。终局时棋子多的一方获胜。",
  handicap: ({ colour, corners }) =>
    colour === "black"
      ? `黑方先走，并先占${cornersText(corners)}。`
      : `白方一开始就占有${cornersText(corners)}。`,
  goal: "终局时棋子多的一方获胜。",
  steps: [
    "黑方先走。落下一枚棋子，使它与你的另一枚棋子之间，在一条直线上全是对方的棋子。",
    "这样夹住的棋子全部翻转，归你所有。夹不住任何棋子的一方停一手。",
    "双方都无处可走时，棋子多的一方获胜。",
  ],
  turn: ({ who, squares }) => `${turnOf(who)}：有${squares}格可选。`,
  plays: ({ colour, square, turned }) => `${colours[colour]}走${square}，翻转${turned}枚棋子。`,
  won: ({ winner, loser, ...discs }) => `${result({ winner, loser })}，${score(discs)}。`,
  drawn: ({ black }) => `平局，各有${black}枚棋子。`,
  board: ({ size, black, white }) => `黑白棋棋盘，${size}乘${size}：黑方${black}，白方${white}`,
  square({ square, holds, turns }) {
    if (holds) return `${square}，${held[holds]}`;
    return turns === undefined ? `${square}，空格` : `${square}，可走，翻转${turns}枚`;
  },
  tooLarge: ({ size }) => `${size} × ${size}的棋盘太大，无法画出。请在这里输入走法。`,
  verdict({ ahead, by, exact }) {
    if (!ahead) return exact ? "双方走法最佳时为平局" : "双方看来势均力敌";
    return exact ? `双方走法最佳时，${colours[ahead]}胜${by}子` : `${colours[ahead]}约领先${by}子`;
  },
  searched: ({ colour, depth, exact }) =>
    `${exact ? "已算到终局" : `已向前算${depth}手，结果为估计`}。数值是${colours[colour]}的净胜子数。`,
  opening: ({ opening }) => `开局：${opening}。`,
  value({ move, value }) {
    const said = value ? `黑方${signed(value.black)}，${value.exact ? "精确" : "估计"}` : "尚未评估";
    return `第${move}手之后的数值：${said}`;
  },
};

function cornersText(corners: number): string {
  return corners === 4 ? "全部4个角" : `${corners}个角`;
}

function score({ black, white }: Discs): string {
  return black > white ? `黑方${black}比${white}` : `白方${white}比${black}`;
}
