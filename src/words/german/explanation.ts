import type { WorthFrom } from "../../solve/index.ts";
import type { ExplanationSentences, SaidMove, WorthFacts } from "../explanation-sentences.ts";
import {
  and,
  aSingle,
  aThing,
  besideSingles,
  countedThings,
  figures,
  many,
  percent,
  sentence,
  span,
  takenThings,
  thingsInFigures,
} from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "Wer am Zug ist, gewinnt." : "Wer am Zug ist, verliert gegen bestes Spiel."),
  moveVerdict: ({ wins }) => (wins ? "Dieser Zug gewinnt." : "Dieser Zug verliert gegen bestes Spiel."),
  answer: ({ text, take }) => `Die andere Seite kann mit ${text} antworten: ${taking.take(take)}.`,
  noAnswer: "Keine Antwort darauf gewinnt.",
  over: ({ misere }) =>
    misere
      ? "Es gibt keinen Zug mehr: Wer zuletzt genommen hat, hat verloren, also hat gewonnen, wer am Zug ist."
      : "Es gibt keinen Zug mehr: Wer zuletzt genommen hat, hat gewonnen, also hat verloren, wer am Zug ist.",
  modulo({ thing, length, least, most, modulus, remainder, losing, wins, until }) {
    const left =
      until && (until.to === 1 ? `${aThing(thing)} übrig ist` : `${span(until)} ${many(thing)} übrig sind`);
    const division = `${countedThings(length, thing)}, geteilt durch ${modulus} (das ist ${least} + ${most}, das Wenigste und das Meiste, was man nehmen darf), ${length === 1 ? "lässt" : "lassen"} den Rest ${remainder}.`;
    const losers = wins
      ? `Verloren wäre der Rest ${span(losing)}`
      : `Das ist verloren: Der verlorene Rest ist ${span(losing)}`;
    return `${sentence(division)} ${losers}, denn von dort lässt sich jeder Zug so beantworten, dass beide zusammen ${modulus} nehmen${left ? `, bis nur noch ${left}` : ""}.`;
  },
  parity({ thing, moves, misere }) {
    const last = moves % 2 === 1 ? "den letzten" : "den vorletzten";
    const all = moves === 1 ? "nur ein Zug" : `genau ${moves} Züge`;
    return `Jeder Zug nimmt genau ${takenThings(1, thing)}, also ${moves === 1 ? "wird" : "werden"} auf jeden Fall ${all} gespielt, und wer am Zug ist, macht ${last}. Wer zuletzt nimmt, ${misere ? "verliert" : "gewinnt"}.`;
  },
  twins:
    "Jede Gruppe hat einen Zwilling gleicher Länge: Was aus der einen genommen wird, nimmt die andere Seite aus dem Zwilling und macht so den letzten Zug.",
  takeAll: ({ count, thing }) =>
    `Alles, was übrig ist, ${countedThings(count, thing)}, lässt sich auf einmal nehmen.`,
  takeRun: ({ length }) =>
    `Die Gruppe mit ${length} lässt sich ganz nehmen, und alle anderen Gruppen haben einen Zwilling: Dann lässt sich jeder Zug mit demselben in einem Zwilling beantworten.`,
  halve: ({ length, count, thing, twins }) =>
    `Die Gruppe mit ${length} lässt sich in zwei gleiche Hälften teilen, wenn man ${takenThings(count, thing)} aus ihrer Mitte nimmt${twins ? ", und alle anderen Gruppen haben einen Zwilling" : ""}: Dann lässt sich jeder Zug mit demselben im Zwilling beantworten.`,
  lengths: (facts) => `Jede Gruppe zählt so viel, wie sie ${many(facts.thing)} hat: ${lengthList(facts)}.`,
  worths(facts) {
    const { runs, more, from } = facts;
    const values = and(runs.map(({ value, count }) => times(count, value)));
    const are = more === 0 && runs.length === 1 && runs[0]?.count === 1 ? "ist" : "sind";
    return `Jede Gruppe hat einen Grundy-Wert: ${lengthList(facts)} ${are} ${values} wert (${sourceText(from)}).`;
  },
  xor({ xor, binary }) {
    const shown = binary ? `, binär ${binary.terms.join(" XOR ")} = ${binary.sum}` : "";
    return `Ihr XOR ist ${xor}${shown}.`;
  },
  xorRule: ({ misere }) =>
    `Eine Stellung mit XOR 0 ist verloren, jede andere gewonnen${misere ? " (bis höchstens eine Gruppe mit Wert 2 oder mehr übrig ist)" : ""}: Von 0 aus verdirbt es jeder Zug, und von allem anderen stellt irgendein Zug die 0 wieder her.`,
  lastOne: ({ thing }) => `${sentence(aSingle(thing))} ist übrig, und wer am Zug ist, muss zugreifen.`,
  singles: ({ count, thing }) =>
    `Nur einzelne ${many(thing)} sind übrig, ${count} an der Zahl, und jeder Zug nimmt ${takenThings(1, thing)}: Bei ungerader Zahl nimmt zuletzt, wer am Zug ist, und verliert damit.`,
  ones: ({ ones }) =>
    `Jede Gruppe, die übrig ist, ist 0 oder 1 wert. Am Ende einer Partie, in der verliert, wer zuletzt nimmt, verliert, wer am Zug ist, wenn die Zahl der Gruppen mit Wert 1 ungerade ist; sie ist ${ones}.`,
  turningSingles: ({ run, count, thing }) =>
    `Nur eine Gruppe hat zwei ${many(thing)} oder mehr, die mit ${run}, neben ${besideSingles(count, thing)}: Hier entscheidet sich die Partie, und wer am Zug ist, wählt, ob davon noch etwas übrig bleibt.`,
  turning: ({ run, ones }) =>
    `Nur die Gruppe mit ${run} ist 2 oder mehr wert, neben ${ones === 1 ? "einer Gruppe" : `${ones} Gruppen`} mit Wert 1: Wer am Zug ist, wählt, was daraus wird, und gewinnt so.`,
  quotient: ({ thing, order, lost, longest }) =>
    `In diesem Spiel verliert, wer zuletzt nimmt, und eine einfache Regel ist nicht bekannt: Die Antwort kommt aus dem Misère-Quotienten, der alle Summen von Gruppen${longest === null ? "" : ` mit höchstens ${thingsInFigures(longest, thing)}`} in ${order} Klassen ordnet, ${lost} davon verloren.`,
  search:
    "In diesem Spiel verliert, wer zuletzt nimmt, und eine einfache Regel ist nicht bekannt: Die Antwort kommt aus der Suche durch die Fortsetzungen.",
  wins({ move, others, more }) {
    const named = more ? [...others, "andere"] : others;
    return named.length === 0 ? `${said(move)} gewinnt.` : `${said(move)} gewinnt, ebenso ${and(named)}.`;
  },
  hopeless: (move) => `${said(move)} ändert nichts mehr: Die andere Seite gewinnt, was sie auch tut.`,
  resists({ move, exact, chance, log2 }) {
    const figure = chance > 0 ? percent(chance) : `2 hoch ${Math.round(log2)}`;
    return `Den besten Widerstand leistet ${said(move)}: Wer zufällig spielt, findet jede gewinnende Antwort mit einer Wahrscheinlichkeit von ${exact ? "" : "höchstens "}${figure}.`;
  },
};

const said = ({ text, take }: SaidMove): string => `${text} (${taking.take(take)})`;

const times = (count: number, figure: number): string => (count > 1 ? `${count} × ${figure}` : `${figure}`);

function lengthList({ runs, more }: WorthFacts): string {
  const list = and(runs.map(({ length, count }) => times(count, length)));
  return more > 0 ? `${list} und ${figures(more, { one: "weitere Länge", other: "weitere Längen" })}` : list;
}

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `die Werte wiederholen sich ab ${from.period.start} alle ${from.period.length}`;
  if (from.by === "table") return "eine Länge nach der anderen ausgerechnet";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus) ? `der Rest der Länge, geteilt durch ${modulus}` : "die Länge";
  return unit === 1 ? length : `${length}, geteilt durch ${unit} und abgerundet`;
}
