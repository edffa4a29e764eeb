import type { LayerSentences } from "../../learn/layers.ts";
import { reversi } from "../reversi.ts";
import { proof } from "./proof.ts";

const { colours } = reversi;

export const layers: LayerSentences = {
  smaller: {
    intro: "規則も理由も同じで、数の少ない局面:",
    none: "同じ理由が当てはまる、これより小さな局面はありません。",
    tryIt: "試す",
  },
  proof,
  reversi: {
    line: ({ moves, exact }) => `${exact ? "双方最善の手順" : "エンジンの予想手順"}: ${moves.join(" ")}。`,
    mobility: ({ side, own, other }) =>
      `着手可能数: 手番の${colours[side]}が打てるマスは${own}か所、相手側なら${other}か所です。`,
    corners: ({ side, own, other }) =>
      `もう返されない隅: ${colours[side]}が${own}個、相手側が${other}個持っています。`,
    frontier: ({ side, own, other }) =>
      `開放石（空きマスに接し、相手に手を与える石）: ${colours[side]}が${own}個、相手側が${other}個です。`,
    regions: ({ empty, regions, odd }) =>
      `偶奇: 空きマス${empty}か所は${regions}個の区域に分かれ、そのうち${odd}個が奇数マスです。双方が交互に打てば、奇数マスの区域では、先に打つ側が最後にも打ちます。`,
    exact: ({ empty, side }) =>
      `この値は確定です。終局までの手順をすべて調べました。省いたのは、もっとよい応手がすでにあるなど、結果を変えないと証明できる手順だけです。空きマスは${empty}か所で、残りの手数もそれを超えないので、調べ切れます。最善の応手に対して、${colours[side]}の結果はこれより良くも悪くもなりません。`,
    estimate: ({ depth, empty }) =>
      `これは証明ではありません。エンジンは${depth}手先まで読み、よくなる見込みがほとんどない手を省き、その先の局面を、自己対局から学んだ石の並びで評価しました。空きマスは${empty}か所あり、終局までは誰も読んでいません。`,
    offBy: ({ discs, depth, empty }) =>
      `結果が証明されている空きマス${empty}か所の局面で測ると、深さ${depth}の探索の誤差は平均${discs}石でした。`,
    unmeasured: "この大きさの盤での推定の誤差は、測られていません。",
    end: ({ moves, black, white, empty }) =>
      `その手順の終盤、空きマス${empty}か所から: ${moves.join(" ")}。黒${black}、白${white}で終わります。終局までのすべての手順を調べたので、どちらもこれより良くはできません。`,
    noEnd: "予想手順は最後の6マスまで届かないので、示せる小さな終盤はありません。",
  },
};
