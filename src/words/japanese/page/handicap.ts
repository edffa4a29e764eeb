import type { HandicapSentences } from "../../page/handicap.ts";
import { and, counts, rowWords, thingName, thingsInFigures } from "../grammar.ts";

const favoured = { me: "あなた", other: "相手", first: "先手", second: "後手" } as const;
const colours = { black: "黒", white: "白" } as const;

export const handicap: HandicapSentences = {
  swap: "先後の交代: 後手は最初の番に先後を交代できる",
  label: "ハンデで有利になる側",
  nobody: "なし",
  favours: favoured,
  nothingAdded: "何も加えません",
  working: "何を加えるか調べています。",
  failed: "何を加えるか計算できませんでした。",
  added({ favours, thing, kind, extras }) {
    const wins = `双方が最善を尽くせば${favoured[favours]}の勝ちです。`;
    if (extras.length === 0) return `何も加えなくても、${wins}`;
    const told = extras.map(
      ({ count, row }) => `${row === undefined ? "" : `${rowWords[kind]}${row}に`}${counts(count, thing)}`,
    );
    return `${thingName(thing)}を${and(told)}加えます。${wins}`;
  },
  impossible: ({ favours, thing, most }) =>
    `${thingsInFigures(most, thing)}まで加えても${favoured[favours]}の勝ちにはできないので、何も加えません。`,
  corners: "ハンデ",
  none: "なし",
  gives: ({ colour, corners }) => `${colours[colour]}に隅${corners}か所`,
};
