import type { Take } from "../../games/index.ts";
import type { TakeFacts, TakeRules, TakingSentences, Thing, UnderstoodRow } from "../taking-sentences.ts";
import {
  and,
  counts,
  grouped,
  name,
  ofRow,
  or,
  rowCounters,
  rowName,
  rowWords,
  takenThings,
  thingName,
  thingsInFigures,
  turnOf,
} from "./grammar.ts";
import { result } from "./status.ts";
import { swap } from "./swap.ts";

const verdicts = { wins: "勝ち", loses: "負け" } as const;
const states = { taken: "取られています", marked: "消されています" } as const;

export const taking: TakingSentences = {
  swap,
  take(take) {
    const { count, thing, row, whole } = take;
    if (whole && count === 1) return `${ofRow(row)}最後の${thingName(thing)}を取る`;
    if (whole && count === 2) return `${ofRow(row)}${takenThings(count, thing)}とも取る`;
    if (whole) return `${ofRow(row)}${takenThings(count, thing)}すべて取る`;
    return `${which(take)}取る`;
  },
  name({ count, thing, row, places }) {
    if (!places) return `${ofRow(row)}${thingsInFigures(count, thing)}`;
    return `${ofRow(row)}${placesText(places)}の${thingName(thing)}`;
  },
  takes: ({ who, ...take }) => `${name(who)}は${which(take)}取りました。`,
  rule,
  turn: ({ who, ...rules }) => `${turnOf(who)}。${rule(rules)}${rules.swap ? swap.turn : ""}`,
  lastTaker,
  rules({ take, thing, row, middle, last, swap: swapping, ...rest }) {
    const rules = { take, thing, row, middle, last, swap: swapping, ...rest, several: true };
    return `ルール: ${where(rules)}${thingName(thing)}を${exactly(take, thing)}取ります。${lastTaker(rules)}${swapping ? swap.rule : ""}`;
  },
  begins: (rules) => `二人で交互に取ります。${rule(rules)}`,
  goesOn: ({ thing, middle, take }) =>
    middle && !isOne(take)
      ? `取った${thingName(thing)}の跡はすき間になります。すき間を挟んだ両側は、もう隣り合っていません。`
      : "取ったものは戻りません。次は相手の番で、パスはできません。",
  ends: (rules) => `取れる手がなくなったら終わりです。${lastTaker(rules)}`,
  misere: ({ last }) => ({
    title: "ミゼールとは？",
    text: `最後に取った方が勝つのが正規形、負けるのがミゼール（逆形）です。この対局は${last === "loses" ? "ミゼール" : "正規形"}です。`,
  }),
  tookLast: ({ winner, loser, taker, thing }) =>
    `${result({ winner, loser })}。${name(taker)}が最後の${thingName(thing)}を取りました。`,
  stuck: ({ count, thing, ...ended }) =>
    `${result(ended)}。残りは${thingsInFigures(count, thing)}で、これだけを取れる手はありません。`,
  left: ({ count, thing }) => `残り${thingsInFigures(count, thing)}`,
  understood({ kind, thing, rows, moreRows, player }) {
    const word = rowWords[kind];
    const turn = player ? `${turnOf(player)}。` : "";
    const [first, second] = rows;
    if (first && !second) {
      const runs = first.runs ? `（${gaps(first, thing)}）` : "";
      return `一つの${word}に${thingsInFigures(grouped(first.count), thing)}${runs}。${turn}`;
    }
    const told = rows.map((row, index) => {
      const runs = row.runs ? `（${gaps(row, thing)}）` : "";
      return `${word}${index + 1}: ${grouped(row.count)}${runs}`;
    });
    const more = moreRows > 0 ? `、ほか${grouped(moreRows)}${rowCounters[kind]}` : "";
    return `${told.join("、")}${more}。${turn}`;
  },
  spot({ row, thing, number, state, picked }) {
    const where = `${row ? `${rowName(row)}、` : ""}${number}番目の${thingName(thing)}`;
    if (state !== "standing") return `${where}、${states[state]}`;
    return picked === undefined ? where : `${where}、Enterで${counts(picked, thing)}取ります`;
  },
  run: ({ row, count, thing, from }) =>
    `${row ? `${rowName(row)}: ` : ""}${from === undefined ? "" : `${from}番目から`}${thingsInFigures(count, thing)}`,
  runs: (runs) =>
    runs.length === 0 ? "空" : and(runs.map(({ left, length }) => `${left}番目から長さ${length}`)),
  tooMany: ({ count, thing }) =>
    `${thingsInFigures(count, thing)}は多すぎて描けません。手はここに入力してください。`,
  button: ({ count, thing }) => `${takenThings(count, thing)}取る`,
};

/** `列3から棒を2本`, `列3の2番目と3番目の棒を`, `2〜4番目の棒を3本`. */
function which({ count, thing, row, places }: TakeFacts): string {
  if (!places) return `${row ? `${rowName(row)}から` : ""}${takenThings(count, thing)}`;
  const taken = count > 2 ? takenThings(count, thing) : `${thingName(thing)}を`;
  return `${ofRow(row)}${placesText(places)}の${taken}`;
}

function gaps({ runs = [], moreRuns }: UnderstoodRow, thing: Thing): string {
  const told = runs.map(({ left, length }) => `${grouped(left)}番目から${counts(grouped(length), thing)}`);
  return and(moreRuns > 0 ? [...told, `ほか${grouped(moreRuns)}個の連`] : told);
}

function placesText({ left, right }: NonNullable<TakeFacts["places"]>): string {
  if (left === right) return `${left}番目`;
  return right === left + 1 ? `${left}番目と${right}番目` : `${left}〜${right}番目`;
}

/** One alone does not stand side by side. */
const isOne = (take: Take): boolean => take !== "any" && ("to" in take ? take.to === 1 : take.at(-1) === 1);

function lastTaker({ thing, last }: TakeRules): string {
  return `最後の${thingName(thing)}を取った方が${verdicts[last]}です。`;
}

function rule(rules: TakeRules): string {
  const { take, thing } = rules;
  return `${where(rules)}${thingName(thing)}を${howMany(take, thing)}取れます。`;
}

/** What stands before the things: `一つの列の端から`, `一つの列から、隣り合う`. */
function where({ take, row, middle, several }: TakeRules): string {
  const one = several ? `一つの${rowWords[row]}` : "";
  if (!middle) return `${one || rowWords[row]}の${row === "pile" ? "上" : "端"}から`;
  if (isOne(take)) return one ? `一つの${rowWords[row]}のどこからでも` : "どこからでも";
  return one ? `${one}から、隣り合う` : "隣り合う";
}

/** The longest list of counts that is written out. */
const mostCounts = 10;

function howMany(take: Take, thing: Thing): string {
  if (take === "any") return counts("何", thing).concat("でも");
  if (!("from" in take)) {
    const shown = take.slice(0, mostCounts).map((count) => counts(count, thing));
    return take.length > mostCounts ? `${shown.join("、")}など決まった数だけ` : or(shown);
  }
  const { from, to } = take;
  if (from === to) return counts(from, thing);
  return to === from + 1
    ? `${counts(from, thing)}または${counts(to, thing)}`
    : counts(`${from}〜${to}`, thing);
}

function exactly(take: Take, thing: Thing): string {
  const only = take !== "any" && "from" in take && take.from === take.to;
  return only ? `ちょうど${counts(take.from, thing)}` : howMany(take, thing);
}
