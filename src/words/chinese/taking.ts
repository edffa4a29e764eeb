import type { Take } from "../../games/index.ts";
import type { TakeFacts, TakeRules, TakingSentences, Thing, UnderstoodRow } from "../taking-sentences.ts";
import {
  and,
  counted,
  countedLarge,
  grouped,
  measured,
  name,
  noun,
  or,
  rowName,
  rowWords,
  theLast,
  turnOf,
} from "./grammar.ts";
import { result } from "./status.ts";
import { swap } from "./swap.ts";

const verbs = { wins: "获胜", loses: "落败" } as const;
const states = { taken: "已取走", marked: "已划去" } as const;

export const taking: TakingSentences = {
  swap,
  take(take) {
    const { count, thing, row, whole } = take;
    const of = row ? `${rowName(row)}的` : "";
    if (whole && count === 1) return `取走${of}${theLast(thing)}`;
    if (whole) return `取走${of}全部${counted(count, thing)}`;
    return taken(take, "取");
  },
  name: (take) => taken(take, "取"),
  takes: ({ who, ...take }) => `${name(who)}${taken(take, "取走")}。`,
  rule,
  turn: ({ who, ...rules }) => `${turnOf(who)}。${rule(rules)}${rules.swap ? swap.turn : ""}`,
  lastTaker: ({ thing, last }) => `取走${theLast(thing)}的一方${verbs[last]}。`,
  rules({ take, thing, row, middle, last, swap: swapping }) {
    const only = take !== "any" && "from" in take && take.from === take.to;
    const many = `${only ? "恰好" : ""}${howMany(take, thing)}`;
    const how = middle
      ? isOne(take)
        ? `从一${rowWords[row]}的任意位置取${many}`
        : `在一${rowWords[row]}中取相邻的${many}`
      : `从一${rowWords[row]}的${ends[row]}取${many}`;
    return `规则：${how}；取走${theLast(thing)}的一方${verbs[last]}。${swapping ? swap.rule : ""}`;
  },
  begins: (rules) => `两人轮流走。${rule(rules)}`,
  goesOn: ({ thing, middle, take }) =>
    middle && !isOne(take)
      ? `取走${noun(thing)}的地方会留下空隙，空隙两边的${noun(thing)}不再相邻。`
      : "取走的不再放回。接着轮到对方，谁都不能跳过。",
  ends: ({ thing, last }) => `无法再取时结束。取走${theLast(thing)}的一方${verbs[last]}。`,
  misere: ({ last }) => ({
    title: "什么是反常规则（misère）？",
    text: `按常规规则，取走最后一个的一方获胜；按反常规则（misère），取走最后一个的一方落败。这里采用${last === "loses" ? "反常规则" : "常规规则"}。`,
  }),
  tookLast: ({ winner, loser, taker, thing }) =>
    `${result({ winner, loser })}：${name(taker)}取走了${theLast(thing)}。`,
  stuck: ({ count, thing, ...ended }) => `${result(ended)}：只剩${counted(count, thing)}，不够取一次。`,
  left: ({ count, thing }) => `剩余${counted(count, thing)}`,
  understood({ kind, thing, rows, moreRows, player }) {
    const word = rowWords[kind];
    const turn = player ? `${turnOf(player)}。` : "";
    const [first, second] = rows;
    if (first && !second)
      return `一${word}，${countedLarge(first.count, thing)}${first.runs ? `：${gaps(first)}` : ""}。${turn}`;
    const told = rows.map((row, index) => {
      const runs = row.runs ? `（${gaps(row)}）` : "";
      return `第${index + 1}${word}：${grouped(row.count)}${runs}`;
    });
    const more = moreRows > 0 ? `，另有${grouped(moreRows)}${word}` : "";
    return `${told.join("，")}${more}。${turn}`;
  },
  spot({ row, thing, number, state, picked }) {
    const where = `${row ? `${rowName(row)}，` : ""}第${number}${measured(thing)}`;
    if (state !== "standing") return `${where}，${states[state]}`;
    return picked === undefined ? where : `${where}，按回车键取${counted(picked, thing)}`;
  },
  run: ({ row, count, thing, from }) =>
    `${row ? `${rowName(row)}：` : ""}${counted(count, thing)}${from === undefined ? "" : `，从第${from}位起`}`,
  runs: (runs) =>
    runs.length === 0 ? "空" : and(runs.map(({ left, length }) => `第${left}位起${length}个`)),
  tooMany: ({ count, thing }) => `共有${counted(count, thing)}，太多，无法画出。请在这里输入走法。`,
  button: ({ count, thing }) => `取${counted(count, thing)}`,
};

/** `从第3堆取2枚硬币`, `取第1行第2至4位的3根木棍`. */
function taken({ count, thing, row, places }: TakeFacts, verb: string): string {
  if (places) return `${verb}${row ? rowName(row) : ""}${placesText(places)}的${counted(count, thing)}`;
  return `${row ? `从${rowName(row)}` : ""}${verb}${counted(count, thing)}`;
}

function gaps({ runs = [], moreRuns }: UnderstoodRow): string {
  const told = runs.map(({ left, length }) => `第${grouped(left)}位起${grouped(length)}个`);
  return and(moreRuns > 0 ? [...told, `另外${grouped(moreRuns)}个连段`] : told);
}

function placesText({ left, right }: NonNullable<TakeFacts["places"]>): string {
  if (left === right) return `第${left}位`;
  return `第${left}${right === left + 1 ? "、" : "至"}${right}位`;
}

/** One alone does not stand side by side. */
const isOne = (take: Take): boolean => take !== "any" && ("to" in take ? take.to === 1 : take.at(-1) === 1);

const ends = { row: "末端", pile: "顶部" } as const;

function rule({ take, thing, row, middle, several }: TakeRules): string {
  const many = howMany(take, thing);
  const word = rowWords[row];
  if (!middle) return `从${several ? "任意" : "这"}一${word}的${ends[row]}取${many}。`;
  if (isOne(take)) return several ? `从任意一${word}的任意位置取${many}。` : `从任意位置取${many}。`;
  return several ? `在任意一${word}中取相邻的${many}。` : `取相邻的${many}。`;
}

/** The longest list of counts that is written out. */
const mostCounts = 10;

function howMany(take: Take, thing: Thing): string {
  if (take === "any") return `任意多${measured(thing)}`;
  if (!("from" in take)) {
    const shown = take.slice(0, mostCounts).map(String);
    return `${or(take.length > mostCounts ? [...shown, "更多"] : shown)}${measured(thing)}`;
  }
  const { from, to } = take;
  if (from === to) return counted(from, thing);
  return `${from}${to === from + 1 ? "或" : "至"}${to}${measured(thing)}`;
}
