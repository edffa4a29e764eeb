import type { SaidChance } from "../chance.ts";
import type { Span } from "../explanation-sentences.ts";
import type { Who } from "../facts.ts";
import { type Forms, grammarOf } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import type { RowKind, RowPlace, Thing } from "../taking-sentences.ts";

/** As in the rest of the house: "a, b and c". */
const grammar = grammarOf("en-GB");
const { form } = grammar;
export const { and, or, grouped, moment } = grammar;

const things: { readonly [T in Thing]: Forms } = {
  stone: { one: "stone", other: "stones" },
  pin: { one: "pin", other: "pins" },
  stick: { one: "stick", other: "sticks" },
  coin: { one: "coin", other: "coins" },
};

export const rowWords: { readonly [Kind in RowKind]: string } = { row: "row", pile: "pile" };

export const one = (thing: Thing): string => form(1, things[thing]);
export const many = (thing: Thing): string => form(2, things[thing]);

/** In figures: `1 stone`, `3 stones`. */
export function figures(count: number, forms: Forms): string {
  return `${count} ${form(count, forms)}`;
}

/** In running text: `one stone`, `3 stones`. */
export function counted(count: number, forms: Forms): string {
  return count === 1 ? `one ${form(count, forms)}` : figures(count, forms);
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function inWords(count: number): string {
  return numbers[count] ?? String(count);
}

export const thingsInFigures = (count: number, thing: Thing): string => figures(count, things[thing]);
export const countedThings = (count: number, thing: Thing): string => counted(count, things[thing]);
/** As it is spoken: `two stones`. */
export const thingsInWords = (count: number, thing: Thing): string =>
  `${inWords(count)} ${form(count, things[thing])}`;

export const rowName = ({ kind, number }: RowPlace): string => `${rowWords[kind]} ${number}`;

const endings = ["th", "st", "nd", "rd"];

/** `1st`, `22nd`, `11th`. */
export function ordinal(number: number): string {
  const teen = Math.floor(number / 10) % 10 === 1;
  return `${number}${(teen ? undefined : endings[number % 10]) ?? "th"}`;
}

/** `3`, `3 to 5`. */
export const span = ({ from, to }: Span): string => (from === to ? `${from}` : `${from} to ${to}`);

/** The first letter as a capital, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text from outside in quotation marks. */
export function quote(text: string): string {
  return `“${shorten(text)}”`;
}

/** In the middle of a sentence. */
export const name = ({ name, you }: Who): string => (you ? "you" : name);
/** At its start. */
export const subject = ({ name, you }: Who): string => (you ? "You" : name);
export const turnOf = ({ name, you }: Who): string => (you ? "Your turn" : `${name}'s turn`);

/** `about 1 in 1,640`, `2 in 3`; of what is nearly certain, what fails: `1 in 1,000`. */
export function chanceText(chance: SaidChance): string {
  return `${chance.about ? "about " : ""}${inMany(chance)}`;
}

function inMany(chance: SaidChance): string {
  if ("allBut" in chance) return `1 in ${grouped(chance.allBut)}`;
  if ("of" in chance) return `${chance.share} in ${grouped(chance.of)}`;
  return `1 in ${chance.figure > 1 ? `${chance.figure} × ` : ""}10^${chance.power}`;
}
