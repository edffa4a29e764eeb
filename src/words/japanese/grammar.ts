import type { SaidChance } from "../chance.ts";
import type { Span } from "../explanation-sentences.ts";
import type { Who } from "../facts.ts";
import { grammarOf } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import type { RowKind, RowPlace, Thing } from "../taking-sentences.ts";

/** Nothing has a plural, so no form of `Intl`; what is counted has a counter instead. */
export const { and, or, grouped, moment } = grammarOf("ja");

const things: { readonly [T in Thing]: { readonly name: string; readonly counter: string } } = {
  stone: { name: "小石", counter: "個" },
  pin: { name: "ピン", counter: "本" },
  stick: { name: "棒", counter: "本" },
  coin: { name: "コイン", counter: "枚" },
};

export const rowWords: { readonly [Kind in RowKind]: string } = { row: "列", pile: "山" };
/** How many of them: `2,000列`, `3個`. */
export const rowCounters: { readonly [Kind in RowKind]: string } = { row: "列", pile: "個" };

export const thingName = (thing: Thing): string => things[thing].name;
/** `3個`, `2本`. */
export const counts = (count: number | string, thing: Thing): string => `${count}${things[thing].counter}`;
/** In running text, where it is no figure of the position: `一個`. */
export const single = (thing: Thing): string => counts("一", thing);
/** `小石3個`. */
export const thingsInFigures = (count: number | string, thing: Thing): string =>
  `${thingName(thing)}${counts(count, thing)}`;
/** As what is taken: `小石を3個`. */
export const takenThings = (count: number | string, thing: Thing): string =>
  `${thingName(thing)}を${counts(count, thing)}`;

export const rowName = ({ kind, number }: RowPlace): string => `${rowWords[kind]}${number}`;
/** `列3の`; nothing where there is one row only. */
export const ofRow = (row: RowPlace | undefined): string => (row ? `${rowName(row)}の` : "");

/** `3`, `3〜5`. */
export const span = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}〜${to}`);

/** Text from outside in quotation marks. */
export function quote(text: string): string {
  return `「${shorten(text)}」`;
}

export const name = ({ name, you }: Who): string => (you ? "あなた" : name);
export const turnOf = (who: Who): string => `${name(who)}の番です`;

/** `約1,640分の1`, `3分の2`; of what is nearly certain, what fails: `1,000分の1`. */
export function chanceText(chance: SaidChance): string {
  return `${chance.about ? "約" : ""}${inMany(chance)}`;
}

function inMany(chance: SaidChance): string {
  if ("allBut" in chance) return `${grouped(chance.allBut)}分の1`;
  if ("of" in chance) return `${grouped(chance.of)}分の${chance.share}`;
  return `${chance.figure > 1 ? `${chance.figure}×` : ""}10^${chance.power}分の1`;
}
