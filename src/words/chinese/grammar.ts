import type { SaidChance } from "../chance.ts";
import type { Span } from "../explanation-sentences.ts";
import type { Who } from "../facts.ts";
import { grammarOf } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import type { RowKind, RowPlace, Thing } from "../taking-sentences.ts";

/**
 * No blank stands between characters and figures, names or moves; words in Latin letters that stand in a sentence, and what is
 * typed at a command line, have one on either side.
 */
export const { and, or, grouped, moment } = grammarOf("zh-CN");

const things: { readonly [T in Thing]: { readonly noun: string; readonly measure: string } } = {
  stone: { noun: "石子", measure: "颗" },
  pin: { noun: "木瓶", measure: "个" },
  stick: { noun: "木棍", measure: "根" },
  coin: { noun: "硬币", measure: "枚" },
};

export const rowWords: { readonly [Kind in RowKind]: string } = { row: "行", pile: "堆" };

export const noun = (thing: Thing): string => things[thing].noun;
/** With the word it is counted by: `颗石子`. */
export const measured = (thing: Thing): string => `${things[thing].measure}${things[thing].noun}`;
/** `3颗石子`. */
export const counted = (count: number, thing: Thing): string => `${count}${measured(thing)}`;
/** `12,000颗石子`. */
export const countedLarge = (count: number, thing: Thing): string => `${grouped(count)}${measured(thing)}`;
/** `3颗单独的石子`. */
export const singles = (count: number, thing: Thing): string =>
  `${count}${things[thing].measure}单独的${noun(thing)}`;
/** `最后一颗石子`. */
export const theLast = (thing: Thing): string => `最后一${measured(thing)}`;

const numbers = ["零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"];

/** Before a word that counts: `两种`. */
export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

export const rowName = ({ kind, number }: RowPlace): string => `第${number}${rowWords[kind]}`;

/** `3`, `3至5`. */
export const span = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}至${to}`);

/** Text from outside in quotation marks. */
export function quote(text: string): string {
  return `“${shorten(text)}”`;
}

export const name = ({ name, you }: Who): string => (you ? "你" : name);
export const turnOf = (who: Who): string => `轮到${name(who)}了`;

/** `约1,640分之1`, `3分之2`; of what is nearly certain, what fails: `1,000分之1`. */
export function chanceText(chance: SaidChance): string {
  return `${chance.about ? "约" : ""}${inMany(chance)}`;
}

function inMany(chance: SaidChance): string {
  if ("allBut" in chance) return `${grouped(chance.allBut)}分之1`;
  if ("of" in chance) return `${grouped(chance.of)}分之${chance.share}`;
  return `${chance.figure > 1 ? `${chance.figure}×` : ""}10^${chance.power}分之1`;
}
