import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`第${place}局`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join("、") || "対局",
  choose: ({ count }) => `${grouped(count)}局あります。一つ選んでください。`,
  list: "見つかった対局",
  earlier: "前の対局",
  later: "後の対局",
  goTo: "対局の番号",
  numbered: ({ number }) => `プレイヤー${number}`,
};
