import type { ThoughtSentences } from "../thought-sentences.ts";
import { and, counts, thingsInFigures } from "./grammar.ts";

export const thoughts: ThoughtSentences = {
  considered({ moves, winning }) {
    if (moves === 1) return "打てる手は一つだけです。";
    if (winning === moves) return `${moves}通りの手がすべて勝ちです。`;
    return winning === 1
      ? `${moves}通りのうち勝つ手は一つです。`
      : `${moves}通りのうち${winning}通りが勝ちです。`;
  },
  ends: "これであなたの手はなくなり、私の勝ちです。",
  leavesLast: "あなたには最後の手しか残っていません。それを取れば負けです。",
  pairs: "対を残します。あなたが一方でしたことを、私はもう一方でまねします。",
  together: ({ length, sum, thing }) =>
    `${thingsInFigures(length, thing)}を残します。あなたがどう取っても合わせて${counts(sum, thing)}になるように取り、最後まで続けます。`,
  singles: ({ count, thing }) =>
    `ばらばらの${thingsInFigures(count, thing)}を残します。一つずつなくなり、最後はあなたが取ります。`,
  fixed: ({ misere }) =>
    `どの手も一つずつ取るので、残りの手数は決まっています。最後の手は${misere ? "あなた" : "私"}です。`,
  columns: ({ lengths }) =>
    `${and(lengths.map(String))}を残します。二進法ではどの桁も1が偶数個なので、何をされても応じられます。`,
  cancel: "連にはそれぞれ値があり、残した値は打ち消し合います（XORが0）。何をされても応じられます。",
  answered: "ここでは簡単な規則を知りませんが、調べました。あなたのどの応手も勝てません。",
  lost({ answers }) {
    const none = "私に勝つ手はありません";
    if (!answers) return `${none}。このまま続けて、あなたのミスを待ちます。`;
    const { moves, winning } = answers;
    if (winning === moves) return `${none}。あなたは何を打っても勝てます。`;
    if (winning === 1) return `${none}が、あなたの応手${moves}通りのうち勝てるのは一つだけです。`;
    return `${none}が、あなたの応手${moves}通りのうち勝てるのは${winning}通り${2 * winning > moves ? "" : "だけ"}です。`;
  },
  losesNow: "最後の手を打つしかなく、私の負けです。",
  unknown: "最後までは読めないので、少しだけ取って様子を見ます。",
};
