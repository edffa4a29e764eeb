import { signed } from "../reversi.ts";
import type { Discs, ReversiSentences } from "../reversi-sentences.ts";
import { turnOf } from "./grammar.ts";
import { result } from "./status.ts";

const colours = { black: "黒", white: "白" } as const;

export const reversi: ReversiSentences = {
  colours,
  rules: "黒が先手です。最後に石が多い方が勝ちです。",
  handicap: ({ colour, corners }) =>
    colour === "black"
      ? `黒が${cornersText(corners)}を持って始めます。`
      : `白が最初から${cornersText(corners)}を持っています。`,
  goal: "最後に石が多い方が勝ちです。",
  steps: [
    "黒が先手です。自分の石との間に相手の石を一直線に挟むように、石を置きます。",
    "挟んだ石はすべて裏返って自分の石になります。挟めるところがなければパスします。",
    "どちらも打てなくなったら終わりで、石の多い方が勝ちです。",
  ],
  turn: ({ who, squares }) => `${turnOf(who)}。打てるマスは${squares}か所です。`,
  plays: ({ colour, square, turned }) => `${colours[colour]}が${square}に打ち、石を${turned}個裏返しました。`,
  won: ({ winner, loser, ...discs }) => `${result({ winner, loser })}。${score(discs)}。`,
  drawn: ({ black }) => `引き分けです。石は${black}個ずつです。`,
  board: ({ size, black, white }) => `リバーシ盤、${size}×${size}: 黒${black}、白${white}`,
  square({ square, holds, turns }) {
    if (holds) return `${square}、${colours[holds]}`;
    return turns === undefined ? `${square}、空き` : `${square}、打てます、${turns}個裏返ります`;
  },
  tooLarge: ({ size }) => `${size}×${size}の盤は大きすぎて描けません。手はここに入力してください。`,
  verdict({ ahead, by, exact }) {
    if (!ahead) return exact ? "双方最善で引き分け" : "ほぼ互角";
    return exact ? `双方最善で${colours[ahead]}の${by}石勝ち` : `${colours[ahead]}が約${by}石リード`;
  },
  searched: ({ colour, depth, exact }) =>
    `${exact ? "終局まで読み切りました" : `${depth}手先まで読んだ推定です`}。評価値は${colours[colour]}から見た石の差です。`,
  opening: ({ opening }) => `定石: ${opening}。`,
  value({ move, value }) {
    const said = value
      ? `黒から見て${signed(value.black)}、${value.exact ? "確定" : "推定"}`
      : "まだ評価していません";
    return `${move}手目の後の評価値: ${said}`;
  },
};

function cornersText(corners: number): string {
  return corners === 4 ? "四隅すべて" : `隅${corners}か所`;
}

function score({ black, white }: Discs): string {
  return black > white ? `黒${black}対白${white}です` : `白${white}対黒${black}です`;
}
