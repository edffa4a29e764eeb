import type { Take } from "../../games/index.ts";
import type { TakeFacts, TakeRules, TakingSentences, Thing, UnderstoodRow } from "../taking-sentences.ts";
import {
  and,
  countedThings,
  grouped,
  inWords,
  many,
  name,
  one,
  or,
  ordinal,
  rowName,
  rowWords,
  sentence,
  subject,
  thingsInFigures,
  thingsInWords,
  turnOf,
} from "./grammar.ts";
import { result } from "./status.ts";
import { swap } from "./swap.ts";

export const taking: TakingSentences = {
  swap,
  take(take) {
    const { count, thing, row, places, whole } = take;
    const from = row ? ` from ${rowName(row)}` : "";
    if (whole && count === 1) return `take the last ${one(thing)}${from}`;
    if (whole && count === 2) return `take both ${many(thing)}${from}`;
    if (whole) return `take all ${thingsInFigures(count, thing)}${from}`;
    return `take ${countedThings(count, thing)}${from}${places ? `, ${placesText(places)}` : ""}`;
  },
  name({ count, thing, row, places }) {
    const of = row ? ` of ${rowName(row)}` : "";
    if (!places) return `${thingsInFigures(count, thing)}${row ? ` from ${rowName(row)}` : ""}`;
    const { left, right } = places;
    if (left === right) return `the ${ordinal(left)} ${one(thing)}${of}`;
    return `${many(thing)} ${left} ${right === left + 1 ? "and" : "to"} ${right}${of}`;
  },
  takes({ count, thing, row, places, who }) {
    const from = row ? ` from ${rowName(row)}` : "";
    const { left, right } = places ?? {};
    const which = places ? `, ${left === right ? `number ${left}` : `${left} to ${right}`}` : "";
    return `${subject(who)} ${who.you ? "take" : "takes"} ${thingsInWords(count, thing)}${from}${which}.`;
  },
  rule,
  turn: ({ who, ...rules }) => `${turnOf(who)}. ${rule(rules)}${rules.swap ? ` ${swap.turn}` : ""}`,
  lastTaker: ({ last }) => `Whoever takes the last one ${last}.`,
  rules({ take, thing, row, middle, last, swap: swapping }) {
    const where = middle
      ? `${isOne(take) ? "anywhere" : "standing side by side"} in a ${rowWords[row]}`
      : `from the end of a ${rowWords[row]}`;
    return `Rules: take ${exactly(take, thing)} ${where}; who takes the last one ${last}.${swapping ? ` ${swap.rule}` : ""}`;
  },
  begins: (rules) => `Two players take turns. ${rule(rules)}`,
  goesOn: ({ thing, middle, take }) =>
    middle && !isOne(take)
      ? `A gap stays where ${many(thing)} were. What stands on its two sides is no longer side by side.`
      : `What was taken stays away. Then it is the other's turn; nobody may pass.`,
  ends: ({ thing, last }) => `It ends when no move is left. Whoever takes the last ${one(thing)} ${last}.`,
  misere: ({ last }) => ({
    title: "What is misère?",
    text: `Whoever takes the last one wins in normal play and loses in misère play. This game is ${last === "loses" ? "misère" : "normal"} play.`,
  }),
  tookLast({ winner, loser, taker, thing }) {
    const ended = result({ winner, loser });
    if (taker.you) return `${ended} by taking the last ${one(thing)}.`;
    return `${ended}: ${name(taker)} took the last ${one(thing)}.`;
  },
  stuck: ({ count, thing, ...ended }) =>
    `${result(ended)}: ${thingsInFigures(count, thing)} left, and no move takes so few.`,
  left: ({ count, thing }) => `${thingsInFigures(count, thing)} left`,
  understood({ kind, thing, rows, moreRows, player }) {
    const word = rowWords[kind];
    const turn = player ? ` ${turnOf(player)}.` : "";
    const [first, second] = rows;
    if (first && !second) {
      const things = first.count === 1 ? `one ${one(thing)}` : `${grouped(first.count)} ${many(thing)}`;
      return `${sentence(things)} in one ${word}${first.runs ? `: ${gaps(first)}` : ""}.${turn}`;
    }
    const told = rows.map((row, index) => {
      const runs = row.runs ? ` (${gaps(row)})` : "";
      return `${word} ${index + 1}: ${grouped(row.count)}${runs}`;
    });
    const more = moreRows > 0 ? `, and ${grouped(moreRows)} more` : "";
    return `${sentence(told.join(", "))}${more}.${turn}`;
  },
  spot({ row, thing, number, state, picked }) {
    const where = `${row ? `${rowName(row)}, ` : ""}${one(thing)} ${number}`;
    if (state !== "standing") return `${where}, ${state}`;
    return picked === undefined ? where : `${where}, Enter takes ${thingsInWords(picked, thing)}`;
  },
  run: ({ row, count, thing, from }) =>
    `${row ? `${rowName(row)}: ` : ""}${thingsInFigures(count, thing)}${from === undefined ? "" : ` from ${from}`}`,
  runs: (runs) =>
    runs.length === 0 ? "empty" : and(runs.map(({ left, length }) => `${length} from place ${left}`)),
  tooMany: ({ count, thing }) =>
    `There are ${thingsInFigures(count, thing)}: too many to draw. Moves are typed here.`,
  button: ({ count, thing }) => `Take ${thingsInFigures(count, thing)}`,
};

function gaps({ runs = [], moreRuns }: UnderstoodRow): string {
  const told = runs.map(({ left, length }) => `${grouped(length)} from place ${grouped(left)}`);
  return and(moreRuns > 0 ? [...told, `${grouped(moreRuns)} more runs`] : told);
}

function placesText({ left, right }: NonNullable<TakeFacts["places"]>): string {
  if (left === right) return `place ${left}`;
  return right === left + 1 ? `places ${left} and ${right}` : `places ${left} to ${right}`;
}

/** One alone does not stand side by side. */
const isOne = (take: Take): boolean => take !== "any" && ("to" in take ? take.to === 1 : take.at(-1) === 1);

function rule({ take, thing, row, middle, several }: TakeRules): string {
  return `Take ${howMany(take, thing)} ${middle ? sideBySide(several, row, isOne(take)) : end(several, row)}.`;
}

function sideBySide(several: boolean, row: TakeRules["row"], alone: boolean): string {
  if (alone) return several ? `from anywhere in one ${rowWords[row]}` : "from anywhere";
  return several ? `side by side in one ${rowWords[row]}` : "side by side";
}

function end(several: boolean, row: TakeRules["row"]): string {
  if (row === "pile") return several ? "from the top of one pile" : "from the top";
  return several ? "from the end of one row" : "from the end of the row";
}

/** The longest list of counts that is written out. */
const mostCounts = 10;

function howMany(take: Take, thing: Thing): string {
  if (take === "any") return `any number of ${many(thing)}`;
  if (!("from" in take)) {
    const shown = take.slice(0, mostCounts).map(String);
    return `${or(take.length > mostCounts ? [...shown, "more"] : shown)} ${many(thing)}`;
  }
  const { from, to } = take;
  if (from === to) return from === 1 ? `${inWords(1)} ${one(thing)}` : `${from} ${many(thing)}`;
  return `${from} ${to === from + 1 ? "or" : "to"} ${to} ${many(thing)}`;
}

function exactly(take: Take, thing: Thing): string {
  const only = take !== "any" && "from" in take && take.from === take.to;
  return only ? `exactly ${countedThings(take.from, thing)}` : howMany(take, thing);
}
