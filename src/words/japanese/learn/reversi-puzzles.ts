import type { Edge, ReversiPuzzleSentences, SolvedFacts } from "../../learn/reversi-puzzles.ts";

const colours = { black: "黒", white: "白" } as const;
const others = { black: colours.white, white: colours.black } as const;

const edges: { readonly [E in Edge]: string } = { top: "上", right: "右", bottom: "下", left: "左" };

export const reversiPuzzles: ReversiPuzzleSentences = {
  where(place) {
    switch (place.in) {
      case "edge":
        return `${edges[place.edge]}の辺を見ましょう。`;
      case "region":
        return `${place.around}のあたりの、空きマス${place.size}個の区域を見ましょう。`;
      case "single-square":
        return "隣に空きマスのない、一つだけの空きマスを探しましょう。";
    }
  },
  refuted({ move, mover, answer, by, best }) {
    const other = others[mover];
    const result = by ? `${other}の${by}石勝ち` : "引き分け";
    const right = `正しい手なら${colours[mover]}の${best}石勝ちです`;
    if (answer === "over") return `${move}で終局し、${result}です。${right}。`;
    if (answer === "pass")
      return `${move}の後、${other}はパスになりますが、それでも${result}です。${right}。`;
    return `${move}には${other}が${answer.reply}と応じ、${result}になります。${right}。`;
  },
  solved: (facts) => `${whyText(facts)}双方最善で${colours[facts.mover]}の${facts.by}石勝ちです。`,
};

function whyText({ move, mover, why }: SolvedFacts): string {
  const [own, other] = [colours[mover], others[mover]];
  switch (why.idea) {
    case "takes-corner":
      return `${move}で隅を取ります。隅の石は二度と返されません。`;
    case "wins-corner":
      return why.passes
        ? `${move}の後、${other}はパスになり、${own}は隅を取れます。`
        : `${move}は隅を与えず、${other}がどう応じても、次に${own}が隅を取れます。`;
    case "parity-move": {
      const into =
        why.region === 1
          ? `${move}で、一つだけ離れた空きマスを埋めます。`
          : `${move}は、空きマスが${why.region}個（奇数）の区域に打つ手です。`;
      const closed = why.closed ? `奇数の区域には、${other}は打てません。` : "";
      return `${into}${other}が打てるのは空きマスが偶数の区域だけになり、そこでは${own}が応じて最後に打てます。${closed}`;
    }
    case "quiet":
      return `${move}が返すのは内側の石${why.turned}個だけで、${other}に新しい手を与えません。`;
  }
}
