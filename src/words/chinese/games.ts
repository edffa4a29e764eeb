import type { Language } from "../language.ts";

export const games: Language["games"] = {
  reversi: { title: "黑白棋", about: "夹住对方的棋子，它们就归你。终局时棋子多的一方获胜。" },
  sticks: { title: "划木棍", about: "划去任意多根相邻的木棍。划去最后一根的一方落败。" },
  stones: { title: "取石子", about: "每次从末端取1至3颗。取走最后一颗石子的一方落败。" },
  kayles: { title: "Kayles（凯尔斯）", about: "击倒1个或相邻的2个木瓶。击倒最后一个的一方获胜。" },
  piles: { title: "三堆硬币", about: "每次从一堆中取1至3枚硬币。取走最后一枚的一方获胜。" },
  taking: { title: "自定规则", about: "行数、取法和胜负都由你来定。" },
};
