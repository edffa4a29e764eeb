import type { Cut, WorthFrom } from "../../solve/index.ts";
import type {
  ExplanationSentences,
  LikeFacts,
  SaidMove,
  Span,
  WorthFacts,
} from "../explanation-sentences.ts";
import type { Thing } from "../taking-sentences.ts";
import {
  and,
  aSingle,
  besideSingles,
  chanceText,
  countedThings,
  dativeMany,
  figures,
  many,
  or,
  sentence,
  span,
  takenThings,
  thingsInDative,
} from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "Wer am Zug ist, gewinnt." : "Wer am Zug ist, verliert gegen bestes Spiel."),
  shortWins: ({ move, only }) => `Wer am Zug ist, gewinnt, ${only ? "" : "zum Beispiel "}mit ${said(move)}.`,
  shortLoses: ({ move, best }) =>
    `Wer am Zug ist, verliert gegen bestes Spiel; ${best ? `den besten Widerstand leistet ${said(move)}` : `ein guter Versuch ist ${said(move)}`}.`,
  shortLost: "Wer am Zug ist, verliert, was auch gespielt wird.",
  moveVerdict: ({ wins }) =>
    wins
      ? "Dieser Zug gewinnt: Wer danach am Zug ist, verliert gegen bestes Spiel."
      : "Dieser Zug verliert gegen bestes Spiel: Wer danach am Zug ist, gewinnt.",
  moveEnds: ({ wins }) => `Dieser Zug beendet die Partie und ${wins ? "gewinnt" : "verliert"} sie.`,
  answer: (move) => `Eine gewinnende Antwort ist ${said(move)}.`,
  over: ({ misere }) =>
    misere
      ? "Es gibt keinen Zug mehr: Wer am Zug ist, hat gewonnen, denn wer zuletzt nimmt, verliert."
      : "Es gibt keinen Zug mehr: Wer am Zug ist, hat verloren, denn wer zuletzt nimmt, gewinnt.",
  dead: ({ runs }) =>
    runs === 1
      ? "Eine Gruppe ist für jeden Zug zu kurz und zählt nicht mehr."
      : `${runs} Gruppen sind für jeden Zug zu kurz und zählen nicht mehr.`,
  modulo({ thing, length, least, most, modulus, remainder, losing, wins, until }) {
    const left =
      until &&
      (until.to === 1 ? `${aSingle(thing)} übrig ist` : `${either(until)} ${many(thing)} übrig sind`);
    const division = `${length} ${many(thing)}, geteilt durch ${modulus} (das ist ${least} + ${most}, das Wenigste und das Meiste, was man nehmen kann), lassen den Rest ${remainder}.`;
    const losers = `Ein Rest von ${either(losing)} ${wins ? "wäre" : "ist"} verloren`;
    return `${division} ${losers}, denn von dort lässt sich jeder Zug so beantworten, dass beide zusammen ${modulus} nehmen, bis ${left ? `nur noch ${left}` : "kein Zug mehr übrig ist"}.`;
  },
  periodic({ thing, length, from, modulus, remainder, remainders, end }) {
    const run = from === 0 ? "eine Gruppe" : `eine Gruppe mit mindestens ${thingsInDative(from, thing)}`;
    if (remainders.length === 0) return `Für sich allein ist ${run} immer gewonnen.`;
    return `${length} ${many(thing)}, geteilt durch ${modulus}, lassen den Rest ${remainder}. Für sich allein ist ${run} genau dann verloren, wenn der Rest ${or(remainders.map(String))} ist${end ? `: ${lostToLost}` : ""}.`;
  },
  lostLengths: ({ thing, length, lost, end }) =>
    `Für sich allein ist eine Gruppe mit höchstens ${thingsInDative(length, thing)} genau dann verloren, wenn ihre Länge ${or(lost.map(String))} ist${end ? `: ${lostToLost}` : ""}.`,
  fixedTakes: ({ thing, count, moves, misere }) =>
    `Jeder Zug nimmt genau ${takenThings(count, thing)}, also werden auf jeden Fall genau ${moves} Züge gespielt, und ${lastTaker(moves, misere)}.`,
  oddTakes: ({ count, thing, misere }) =>
    `Jeder Zug nimmt eine ungerade Zahl von ${dativeMany(thing)}, also gehen die ${count} ${many(thing)} in einer ${count % 2 === 1 ? "ungeraden" : "geraden"} Zahl von Zügen: ${sentence(lastTaker(count, misere))}.`,
  fixedRuns: ({ moves, misere }) =>
    moves === 1
      ? `Nur noch ein Zug ist möglich, und wer ihn macht, ${misere ? "verliert" : "gewinnt"}.`
      : `Jede Gruppe erlaubt höchstens noch einen Zug, also werden auf jeden Fall genau ${moves} Züge gespielt, und ${lastTaker(moves, misere)}.`,
  lastOne: ({ thing, misere }) =>
    misere
      ? `${sentence(aSingle(thing))} ist übrig, und wer am Zug ist, muss zugreifen.`
      : `${sentence(aSingle(thing))} ist übrig, und wer am Zug ist, greift zu.`,
  singles: ({ count, thing, misere }) =>
    `Nur einzelne ${many(thing)} sind übrig, ${count} an der Zahl, und jeder Zug nimmt ${takenThings(1, thing)}: ${sentence(lastTaker(count, misere))}.`,
  ends: ({ thing, ...cut }) => `${cutting(cut, thing)}, ist kein Zug mehr übrig.`,
  settles: ({ thing, moves, ...cut }) =>
    moves === 1
      ? `${cutting(cut, thing)}, bleibt genau ein Zug: Die andere Seite muss ihn machen, und wer zuletzt nimmt, verliert.`
      : `${cutting(cut, thing)}, bleiben auf jeden Fall genau ${moves} Züge: Die andere Seite macht den letzten und verliert.`,
  takeAll: ({ count, thing }) =>
    `Alles, was übrig ist, ${countedThings(count, thing)}, lässt sich auf einmal nehmen.`,
  twins: ({ dead }) =>
    `Jede ${dead ? "andere " : ""}Gruppe hat einen Zwilling gleicher Länge: Was aus der einen genommen wird, nimmt die andere Seite aus dem Zwilling und macht so den letzten Zug.`,
  takeRun: ({ length, thing }) =>
    `${length === 1 ? `${sentence(aSingle(thing))} lässt sich nehmen` : `Eine Gruppe mit ${length} lässt sich ganz nehmen`}, und alle anderen Gruppen haben einen Zwilling: Dann lässt sich jeder Zug mit demselben in einem Zwilling beantworten.`,
  halve: ({ length, count, thing, twins }) =>
    `${twins ? "Eine" : "Die"} Gruppe mit ${length} lässt sich in zwei gleiche Hälften teilen, wenn man ${takenThings(count, thing)} aus ihrer Mitte nimmt${twins ? ", und alle anderen Gruppen haben einen Zwilling" : ""}: Dann lässt sich jeder Zug mit demselben im Zwilling beantworten.`,
  pairs: ({ rest }) =>
    rest === 0
      ? "Alle Gruppen bilden Paare gleicher Länge, die sich aufheben: Ihr XOR ist 0."
      : "Gruppen gleicher Länge heben sich paarweise auf.",
  lengths: (facts) =>
    `Jede Gruppe${facts.rest ? ", die bleibt," : ""} zählt so viel, wie sie ${many(facts.thing)} hat: ${lengthList(facts)}.`,
  worths({ runs, same, more, from, rest }) {
    const lengths = and(runs.map(({ length }) => String(length)));
    const values = same === undefined ? and(runs.map(({ value }) => String(value))) : `je ${same}`;
    const others = more > 0 ? `, und es gibt ${figures(more, moreLengths)}` : "";
    return `Jede Gruppe${rest ? ", die bleibt," : ""} hat einen Grundy-Wert, den kleinsten Wert, zu dem kein Zug in ihr führt: ${lengths} sind ${values} wert (${sourceText(from)})${others}.`;
  },
  worth({ thing, length, value, from, rest }) {
    if (rest)
      return `Es bleibt eine Gruppe mit ${length}, die ${value} wert ist (${sourceText(from)}): Das ist das XOR von allen.`;
    return `Die Gruppe mit ${thingsInDative(length, thing)} hat den Grundy-Wert ${value}, den kleinsten Wert, zu dem kein Zug führt (${sourceText(from)}).`;
  },
  xor({ xor, cancel, binary }) {
    if (binary) return `Ihr XOR ist ${xor}, binär ${binary.terms.join(" XOR ")} = ${binary.sum}.`;
    return cancel ? `Ihr XOR ist ${xor}, denn Einsen heben sich paarweise auf.` : `Ihr XOR ist ${xor}.`;
  },
  xorRule: ({ alone }) =>
    alone
      ? "Eine Stellung mit Wert 0 ist verloren, jede andere gewonnen: Von 0 führt kein Zug zu 0, und von allem anderen führt einer dorthin."
      : "Eine Stellung mit XOR 0 ist verloren, jede andere gewonnen: Von 0 aus verdirbt es jeder Zug, und von allem anderen stellt irgendein Zug die 0 wieder her.",
  misereXorRule: ({ plain, thing }) =>
    `Wer zuletzt nimmt, verliert zwar, aber solange mindestens zwei Gruppen ${plain ? `zwei ${many(thing)} oder mehr haben` : "2 oder mehr wert sind"}, gilt die übliche Regel: Eine Stellung mit XOR 0 ist verloren, jede andere gewonnen. Von 0 aus verdirbt es jeder Zug, und von allem anderen stellt irgendein Zug die 0 wieder her.`,
  ones({ ones, ...facts }) {
    const end =
      ones === 0
        ? "Das ergibt gar keinen Zug, und dann hat gewonnen, wer am Zug ist, denn wer zuletzt nimmt, verliert"
        : `Das ergibt zusammen ${ones === 1 ? "einen Zug" : `${ones} Züge`}: ${sentence(lastTaker(ones, true))}`;
    return `${sentence(likes(facts))}. ${end}.`;
  },
  turningSingles: ({ run, count, thing }) =>
    `Nur eine Gruppe hat zwei ${many(thing)} oder mehr, die mit ${run}, neben ${besideSingles(count, thing)}: Hier entscheidet sich die Partie, und wer am Zug ist, wählt, ob davon noch etwas übrig bleibt.`,
  turning({ run, thing, ...facts }) {
    const others = sentence(likes(facts)) || `Alle anderen Gruppen sind einzelne ${many(thing)}`;
    return `${others}; nur die Gruppe mit ${run} ist noch offen. Wer am Zug ist, kann daraus machen, was so gut wie ein Zug ist oder wie keiner, je nachdem, was gewinnt.`;
  },
  swapNow: ({ wins }) =>
    wins
      ? "Ein Tausch gibt den Zug ab, und wer hier nehmen muss, verliert gegen bestes Spiel."
      : "Ein Tausch gäbe den Zug ab, und wer hier nehmen darf, gewinnt.",
  secondWins:
    "Bei bestem Spiel gewinnt wegen des Tauschs, wer als Zweites zieht: Lässt der erste Zug etwas, womit verliert, wer nehmen muss, durch den Tausch, sonst durch Weiterspielen.",
  endsFirst: "Der erste Zug kann die Partie beenden, sodass niemand zum Tauschen kommt.",
  table:
    "Eine kurze Begründung gibt es nicht: Was Gruppen wert sind, wurde eine Länge nach der anderen ausgerechnet.",
  quotient:
    "Eine kurze Begründung gibt es nicht: Die Antwort kommt aus dem Misère-Quotienten dieses Spiels, einer Tabelle, die von jeder Summe solcher Gruppen sagt, ob sie verloren ist.",
  search:
    "Eine kurze Begründung gibt es nicht: Die Antwort wurde gefunden, indem die Fortsetzungen durchgespielt wurden.",
  wins({ move, others, more }) {
    const named = more ? [...others, "andere"] : others;
    return named.length === 0 ? `${said(move)} gewinnt.` : `${said(move)} gewinnt, ebenso ${and(named)}.`;
  },
  hopeless: "Kein Zug hilft: Die andere Seite gewinnt, was auch gespielt wird.",
  resists: ({ move, chance }) =>
    `Den besten Widerstand leistet ${said(move)}: Wer zufällig spielt, findet ${
      "allBut" in chance
        ? `in allen bis auf ${chanceText(chance)} Partien`
        : `in ${chanceText(chance)} Partien`
    } jede gewinnende Antwort.`,
  tries: ({ move, chance }) =>
    `Ein guter Versuch ist ${said(move)}: Wer zufällig spielt, ${
      "allBut" in chance
        ? `verpasst in mindestens ${chanceText(chance)} Partien eine gewinnende Antwort`
        : `findet in höchstens ${chanceText(chance)} Partien jede gewinnende Antwort`
    }.`,
};

const said = ({ text, take }: SaidMove): string => `${text} (${take ? taking.take(take) : taking.swap.does})`;

const lostToLost =
  "Von einer verlorenen Länge führt kein Zug zu einer anderen verlorenen, von jeder anderen, die einen Zug erlaubt, führt einer dorthin";

/** `3`, `3 oder 4`, `3 bis 5`. */
const either = ({ from, to }: Span): string => (to === from + 1 ? `${from} oder ${to}` : span({ from, to }));

/** Who takes last when so many moves are left, and what becomes of it. */
function lastTaker(moves: number, misere: boolean): string {
  const end = misere ? "verliert" : "gewinnt";
  return moves % 2 === 1
    ? `wer am Zug ist, nimmt zuletzt und ${end}`
    : `die andere Seite nimmt zuletzt und ${end}`;
}

function cutting({ run, take, left, right }: Cut, thing: Thing): string {
  if (run === take) return `Wird die Gruppe mit ${run} ganz genommen`;
  if (left === 0) return `Nimmt man ${takenThings(take, thing)} vom Ende der Gruppe mit ${run}`;
  return `Nimmt man ${takenThings(take, thing)} so aus der Gruppe mit ${run}, dass ${left} und ${right} bleiben`;
}

/** `eine Gruppe mit 5 oder 3 ist so gut wie ein Zug, eine mit 4 wie keiner`; empty where nothing but single sticks is left. */
function likes({ likeOne, likeNothing }: LikeFacts): string {
  const nothing = or(likeNothing.map(String));
  if (likeOne.length === 0) return nothing && `eine Gruppe mit ${nothing} ist so gut wie kein Zug`;
  const ones = `eine Gruppe mit ${or(likeOne.map(String))} ist so gut wie ein Zug`;
  return nothing ? `${ones}, eine mit ${nothing} wie keiner` : ones;
}

function lengthList({ runs, more }: WorthFacts): string {
  const list = runs.map(({ length }) => String(length));
  return and(more > 0 ? [...list, figures(more, moreLengths)] : list);
}

const moreLengths = { one: "weitere Länge", other: "weitere Längen" };

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `die Werte wiederholen sich ${from.period.start > 0 ? `ab ${from.period.start} ` : ""}alle ${from.period.length}`;
  if (from.by === "table") return "eine Länge nach der anderen ausgerechnet";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus) ? `der Rest der Länge, geteilt durch ${modulus}` : "die Länge";
  return unit === 1 ? length : `${length}, geteilt durch ${unit} und abgerundet`;
}
