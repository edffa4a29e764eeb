import type { Take } from "../../games/index.ts";
import type { TakeFacts, TakeRules, TakingSentences, Thing, UnderstoodRow } from "../taking-sentences.ts";
import {
  and,
  aThing,
  countedThings,
  fromOne,
  fromRow,
  grouped,
  has,
  many,
  name,
  one,
  or,
  rowForms,
  rowName,
  sentence,
  subject,
  takenInWords,
  takenThings,
  theLast,
  thingsInFigures,
  turnOf,
} from "./grammar.ts";
import { result } from "./status.ts";
import { swap } from "./swap.ts";

const lastOnes = {
  stone: "den letzten",
  pin: "den letzten",
  stick: "das letzte",
  coin: "die letzte",
} as const;
const inOne = { row: "in einer Reihe", pile: "auf einem Stapel" } as const;
const verbs = { wins: "gewinnt", loses: "verliert" } as const;
const states = { taken: "genommen", marked: "gestrichen" } as const;

export const taking: TakingSentences = {
  swap,
  take({ count, thing, row, places, whole }) {
    const from = fromRow(row);
    if (whole && count === 1) return `${theLast(thing)}${from} nehmen`;
    if (whole && count === 2) return `beide ${many(thing)}${from} nehmen`;
    if (whole) return `alle ${thingsInFigures(count, thing)}${from} nehmen`;
    return `${takenThings(count, thing)}${from}${places ? `, ${placesText(places)},` : ""} nehmen`;
  },
  name({ count, thing, row, places }) {
    if (!places) return `${thingsInFigures(count, thing)}${fromRow(row)}`;
    const { left, right } = places;
    if (left === right) return `${one(thing)} ${left}${fromRow(row)}`;
    return `${many(thing)} ${left} ${right === left + 1 ? "und" : "bis"} ${right}${fromRow(row)}`;
  },
  takes({ count, thing, row, places, who }) {
    const { left, right } = places ?? {};
    const which = places ? `, ${left === right ? `Nummer ${left}` : `${left} bis ${right}`}` : "";
    return `${subject(who)} ${who.you ? "nimmst" : "nimmt"} ${takenInWords(count, thing)}${fromRow(row)}${which}.`;
  },
  rule,
  turn: ({ who, ...rules }) => `${turnOf(who)}. ${rule(rules)}${rules.swap ? ` ${swap.turn}` : ""}`,
  lastTaker: ({ thing, last }) => `Wer ${lastOnes[thing]} nimmt, ${verbs[last]}.`,
  rules({ take, thing, row, middle, last, swap: swapping }) {
    const where = middle
      ? `${isOne(take) ? "irgendwo" : "nebeneinander"} ${fromOne[row]}`
      : row === "pile"
        ? "von einem Stapel"
        : "vom Ende einer Reihe";
    return `Regeln: ${exactly(take, thing)} ${where} nehmen; wer ${lastOnes[thing]} nimmt, ${verbs[last]}.${swapping ? ` ${swap.rule}` : ""}`;
  },
  begins: (rules) => `Zwei spielen abwechselnd. ${rule(rules)}`,
  goesOn: ({ thing, middle, take }) =>
    middle && !isOne(take)
      ? `Wo ${many(thing)} waren, bleibt eine Lücke. Was zu ihren beiden Seiten steht, steht nicht mehr nebeneinander.`
      : `Was genommen ist, bleibt weg. Dann ist die andere Seite am Zug; aussetzen darf niemand.`,
  ends: ({ thing, last }) =>
    `Es endet, wenn kein Zug mehr möglich ist. Wer ${theLast(thing)} nimmt, ${verbs[last]}.`,
  misere: ({ last }) => ({
    title: "Was heißt Misère?",
    text: `Wer das letzte Stück nimmt, gewinnt im normalen Spiel und verliert im Misère-Spiel. Hier gilt das ${last === "loses" ? "Misère-Spiel" : "normale Spiel"}.`,
  }),
  tookLast: ({ winner, loser, taker, thing }) =>
    `${result({ winner, loser })}: ${name(taker)} ${has(taker)} ${theLast(thing)} genommen.`,
  stuck: ({ count, thing, ...ended }) =>
    `${result(ended)}: ${remain(count, thing)}, und so wenige nimmt kein Zug.`,
  left: ({ count, thing }) => `Noch ${thingsInFigures(count, thing)}`,
  understood({ kind, thing, rows, moreRows, player }) {
    const turn = player ? ` ${turnOf(player)}.` : "";
    const [first, second] = rows;
    if (first && !second) {
      const things = first.count === 1 ? aThing(thing) : `${grouped(first.count)} ${many(thing)}`;
      return `${sentence(things)} ${inOne[kind]}${first.runs ? `: ${gaps(first)}` : ""}.${turn}`;
    }
    const told = rows.map((row, index) => {
      const runs = row.runs ? ` (${gaps(row)})` : "";
      return `${rowForms[kind].one} ${index + 1}: ${grouped(row.count)}${runs}`;
    });
    const more = moreRows > 0 ? ` und ${grouped(moreRows)} weitere` : "";
    return `${told.join(", ")}${more}.${turn}`;
  },
  spot({ row, thing, number, state, picked }) {
    const where = `${row ? `${rowName(row)}, ` : ""}${one(thing)} ${number}`;
    if (state !== "standing") return `${where}, ${states[state]}`;
    return picked === undefined ? where : `${where}, Eingabe nimmt ${takenInWords(picked, thing)}`;
  },
  run: ({ row, count, thing, from }) =>
    `${row ? `${rowName(row)}: ` : ""}${thingsInFigures(count, thing)}${from === undefined ? "" : ` ab ${from}`}`,
  runs: (runs) =>
    runs.length === 0 ? "leer" : and(runs.map(({ left, length }) => `${length} ab Platz ${left}`)),
  tooMany: ({ count, thing }) =>
    `Es sind ${thingsInFigures(count, thing)}: zu viele zum Zeichnen. Züge werden hier eingetippt.`,
  button: ({ count, thing }) => `${thingsInFigures(count, thing)} nehmen`,
};

function remain(count: number, thing: Thing): string {
  return `${countedThings(count, thing)} ${count === 1 ? "ist" : "sind"} übrig`;
}

function gaps({ runs = [], moreRuns }: UnderstoodRow): string {
  const told = runs.map(({ left, length }) => `${grouped(length)} ab Platz ${grouped(left)}`);
  return and(moreRuns > 0 ? [...told, `${grouped(moreRuns)} weitere Gruppen`] : told);
}

function placesText({ left, right }: NonNullable<TakeFacts["places"]>): string {
  if (left === right) return `Platz ${left}`;
  return right === left + 1 ? `Plätze ${left} und ${right}` : `Plätze ${left} bis ${right}`;
}

/** One alone does not stand side by side. */
const isOne = (take: Take): boolean => take !== "any" && ("to" in take ? take.to === 1 : take.at(-1) === 1);

function rule({ take, thing, row, middle, several }: TakeRules): string {
  const where = middle
    ? `${isOne(take) ? "irgendwo" : "nebeneinander"}${several ? ` ${fromOne[row]}` : ""}`
    : end(several, row);
  return `Nimm ${howMany(take, thing)} ${where}.`;
}

function end(several: boolean, row: TakeRules["row"]): string {
  if (row === "pile") return several ? "oben von einem Stapel" : "von oben";
  return several ? "vom Ende einer Reihe" : "vom Ende der Reihe";
}

/** The longest list of counts that is written out. */
const mostCounts = 10;

function howMany(take: Take, thing: Thing): string {
  if (take === "any") return `beliebig viele ${many(thing)}`;
  if (!("from" in take)) {
    const shown = take.slice(0, mostCounts).map(String);
    return `${or(take.length > mostCounts ? [...shown, "mehr"] : shown)} ${many(thing)}`;
  }
  const { from, to } = take;
  if (from === to) return takenThings(from, thing);
  return `${from} ${to === from + 1 ? "oder" : "bis"} ${to} ${many(thing)}`;
}

function exactly(take: Take, thing: Thing): string {
  const only = take !== "any" && "from" in take && take.from === take.to;
  return only ? `genau ${takenThings(take.from, thing)}` : howMany(take, thing);
}
