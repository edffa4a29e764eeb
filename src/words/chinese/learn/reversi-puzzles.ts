import type { Edge, ReversiPuzzleSentences, SolvedFacts } from "../../learn/reversi-puzzles.ts";
import { colours } from "../colours.ts";

const others = { black: colours.white, white: colours.black } as const;

const edges: { readonly [E in Edge]: string } = { top: "上", right: "右", bottom: "下", left: "左" };

export const reversiPuzzles: ReversiPuzzleSentences = {
  where(place) {
    switch (place.in) {
      case "edge":
        return `请看${edges[place.edge]}边。`;
      case "region":
        return `请看${place.around}附近由${place.size}个空格组成的区域。`;
      case "single-square":
        return "请找一个旁边没有其他空格的空格。";
    }
  },
  refuted({ move, mover, answer, by, best }) {
    const other = others[mover];
    const result = by ? `${other}胜${by}子` : "成为平局";
    const right = `正确的一手可胜${best}子`;
    if (answer === "over") return `走${move}后棋局结束，${result}；${right}。`;
    if (answer === "pass") return `走${move}后${other}只能停一手，但结果仍是${result}；${right}。`;
    return `走${move}后${other}应以${answer.reply}，${result}；${right}。`;
  },
  solved: (facts) => `${whyText(facts)}双方走法最佳时，${colours[facts.mover]}胜${facts.by}子。`,
};

function whyText({ move, mover, why }: SolvedFacts): string {
  const [own, other] = [colours[mover], others[mover]];
  switch (why.idea) {
    case "takes-corner":
      return `${move}占角，角上的棋子永远不会被翻转。`;
    case "wins-corner":
      return why.passes
        ? `走${move}后${other}只能停一手，${own}可以占角。`
        : `${move}不让出角，而且无论${other}怎样应对，${own}接着都能占角。`;
    case "parity-move": {
      const into =
        why.region === 1
          ? `${move}填上一个孤立的空格。`
          : `${move}走进由${why.region}个空格（奇数）组成的区域。`;
      const closed = why.closed ? `空格数为奇数的区域，${other}无处可走。` : "";
      return `${into}${other}现在只能走进空格数为偶数的区域，${own}可以在那里应对，并走最后一手。${closed}`;
    }
    case "quiet":
      return `${move}只翻转${why.turned}枚内部的棋子，不给${other}新的落点。`;
  }
}
