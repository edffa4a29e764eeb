import type { PageSentences } from "../../page-sentences.ts";
import { grouped } from "../grammar.ts";

export const found: PageSentences["found"] = {
  title: ({ place, players, date, result }) =>
    [
      ...(place === undefined ? [] : [`第${place}局`]),
      ...(players ? [players.join(" – ")] : []),
      ...(date === undefined ? [] : [date]),
      ...(result === undefined ? [] : [result]),
    ].join("，") || "对局",
  choose: ({ count }) => `共${grouped(count)}局：请选择一局。`,
  list: "找到的对局",
  earlier: "较早的对局",
  later: "较晚的对局",
  goTo: "跳到第几局",
  numbered: ({ number }) => `玩家${number}`,
};
