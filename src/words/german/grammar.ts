import type { SaidChance } from "../chance.ts";
import type { Span } from "../explanation-sentences.ts";
import type { Who } from "../facts.ts";
import { type Forms, grammarOf } from "../grammar.ts";
import { shorten } from "../refusals.ts";
import type { RowKind, RowPlace, Thing } from "../taking-sentences.ts";

const grammar = grammarOf("de");
const { form } = grammar;
export const { and, or, grouped, moment } = grammar;

/** The forms that sentences need: one and many of it (nominative and accusative plural are alike), and many in the dative. */
interface Noun {
  readonly gender: "m" | "f" | "n";
  readonly one: string;
  readonly other: string;
  readonly dative: string;
}

const things: { readonly [T in Thing]: Noun } = {
  stone: { gender: "m", one: "Stein", other: "Steine", dative: "Steinen" },
  pin: { gender: "m", one: "Kegel", other: "Kegel", dative: "Kegeln" },
  stick: { gender: "n", one: "Hölzchen", other: "Hölzchen", dative: "Hölzchen" },
  coin: { gender: "f", one: "Münze", other: "Münzen", dative: "Münzen" },
};

const articles = {
  a: { m: "ein", f: "eine", n: "ein" },
  aAccusative: { m: "einen", f: "eine", n: "ein" },
  single: { m: "einzelner", f: "einzelne", n: "einzelnes" },
  last: { m: "den letzten", f: "die letzte", n: "das letzte" },
} as const;

export const rowForms: { readonly [Kind in RowKind]: { readonly one: string; readonly other: string } } = {
  row: { one: "Reihe", other: "Reihen" },
  pile: { one: "Stapel", other: "Stapel" },
};
/** At least this many are needed: `eine Reihe`. */
export const oneRow: { readonly [Kind in RowKind]: string } = { row: "eine Reihe", pile: "einen Stapel" };
/** Where something is taken from: `aus einer Reihe`. */
export const fromOne: { readonly [Kind in RowKind]: string } = {
  row: "aus einer Reihe",
  pile: "von einem Stapel",
};

export const one = (thing: Thing): string => things[thing].one;
export const many = (thing: Thing): string => things[thing].other;

/** `ein Stein`. */
export const aThing = (thing: Thing): string => `${articles.a[things[thing].gender]} ${one(thing)}`;
/** `ein einzelner Stein`. */
export const aSingle = (thing: Thing): string => {
  const { gender } = things[thing];
  return `${articles.a[gender]} ${articles.single[gender]} ${one(thing)}`;
};
/** In the dative: `einem einzelnen Stein`, `3 einzelnen Steinen`. */
export const besideSingles = (count: number, thing: Thing): string => {
  const { gender, one, dative } = things[thing];
  return count === 1
    ? `${gender === "f" ? "einer" : "einem"} einzelnen ${one}`
    : `${count} einzelnen ${dative}`;
};
/** `den letzten Stein`. */
export const theLast = (thing: Thing): string => `${articles.last[things[thing].gender]} ${one(thing)}`;

/** In figures: `1 Stein`, `3 Steine`. */
export function figures(count: number, forms: Forms): string {
  return `${count} ${form(count, forms)}`;
}

const numbers = [
  "",
  "",
  "zwei",
  "drei",
  "vier",
  "fünf",
  "sechs",
  "sieben",
  "acht",
  "neun",
  "zehn",
  "elf",
  "zwölf",
];

/** From two on: `zwei`, `13`. */
const inWords = (count: number): string => numbers[count] || String(count);

export const thingsInFigures = (count: number, thing: Thing): string => figures(count, things[thing]);
/** `von Steinen`. */
export const dativeMany = (thing: Thing): string => things[thing].dative;
/** In the dative, in figures: `1 Stein`, `3 Steinen`. */
export const thingsInDative = (count: number, thing: Thing): string =>
  `${count} ${count === 1 ? one(thing) : things[thing].dative}`;
/** As the subject of a sentence: `ein Stein`, `3 Steine`. */
export const countedThings = (count: number, thing: Thing): string =>
  count === 1 ? aThing(thing) : thingsInFigures(count, thing);
/** As what is taken: `einen Stein`, `3 Steine`. */
export const takenThings = (count: number, thing: Thing): string =>
  count === 1 ? `${articles.aAccusative[things[thing].gender]} ${one(thing)}` : thingsInFigures(count, thing);
/** As it is spoken: `einen Stein`, `zwei Steine`. */
export const takenInWords = (count: number, thing: Thing): string =>
  count > 1 ? `${inWords(count)} ${many(thing)}` : takenThings(count, thing);
/** Discs that are turned: `einen`, `zwei`. */
export const discsInWords = (count: number): string => (count === 1 ? "einen" : inWords(count));

export const rowName = ({ kind, number }: RowPlace): string => `${rowForms[kind].one} ${number}`;
/** ` aus Reihe 3`, with its blank; nothing where there is one row only. */
export const fromRow = (row: RowPlace | undefined): string =>
  row ? ` ${row.kind === "row" ? "aus" : "von"} ${rowName(row)}` : "";

/** `3`, `3 bis 5`. */
export const span = ({ from, to }: Span): string => (from === to ? `${from}` : `${from} bis ${to}`);

/** The first letter as a capital, for the start of a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text from outside in quotation marks. */
export function quote(text: string): string {
  return `„${shorten(text)}“`;
}

/** In the middle of a sentence. */
export const name = ({ name, you }: Who): string => (you ? "du" : name);
/** At its start. */
export const subject = ({ name, you }: Who): string => (you ? "Du" : name);
/** A verb that goes with it: `has(who)` is `hast` or `hat`. */
export const has = ({ you }: Who): string => (you ? "hast" : "hat");
export const is = ({ you }: Who): string => (you ? "bist" : "ist");
export const turnOf = ({ name, you }: Who): string => (you ? "Du bist am Zug" : `${name} ist am Zug`);

/** With a comma. */
export const decimal = (value: number | string): string => String(value).replace(".", ",");

/** `etwa 1 von 1.640`, `2 von 3`; of what is nearly certain, what fails: `1 von 1.000`. */
export function chanceText(chance: SaidChance): string {
  return `${chance.about ? "etwa " : ""}${inMany(chance)}`;
}

function inMany(chance: SaidChance): string {
  if ("allBut" in chance) return `1 von ${grouped(chance.allBut)}`;
  if ("of" in chance) return `${chance.share} von ${grouped(chance.of)}`;
  return `1 von ${chance.figure > 1 ? `${chance.figure} × ` : ""}10^${chance.power}`;
}
