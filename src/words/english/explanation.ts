import type { WorthFrom } from "../../solve/index.ts";
import type { ExplanationSentences, SaidMove, WorthFacts } from "../explanation-sentences.ts";
import { and, counted, countedThings, figures, many, one, percent, sentence, span } from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "Whoever is to move wins." : "Whoever is to move loses against best play."),
  moveVerdict: ({ wins }) => (wins ? "This move wins." : "This move loses against best play."),
  answer: ({ text, take }) => `The other side can answer ${text}: ${taking.take(take)}.`,
  noAnswer: "No answer to it wins.",
  over: ({ misere }) =>
    misere
      ? "No move is left: the one who took last has lost, so the side to move has won."
      : "No move is left: the one who took last has won, so the side to move has lost.",
  modulo({ thing, length, least, most, modulus, remainder, losing, wins, until }) {
    const left =
      until && (until.to === 1 ? `a single ${one(thing)} is` : `${span(until)} ${many(thing)} are`);
    const division = `${countedThings(length, thing)} divided by ${modulus} (that is ${least} + ${most}, the least and the most one may take) ${length === 1 ? "leaves" : "leave"} a remainder of ${remainder}.`;
    const losers = `${wins ? "A losing remainder would be" : "That is lost: the losing remainder is"} ${span(losing)}`;
    return `${sentence(division)} ${losers}, for from there every take can be answered so that the two together make ${modulus}${left ? `, until ${left} left` : ""}.`;
  },
  parity({ thing, moves, misere }) {
    const last = moves % 2 === 1 ? "the last one" : "the last but one";
    const all = counted(moves, { one: "move", other: "moves" });
    return `Every move takes exactly one ${one(thing)}, so just ${all} will be played whatever happens, and the one to move makes ${last}. The last taker ${misere ? "loses" : "wins"}.`;
  },
  twins:
    "Every run has a twin of the same length: whatever is taken from one, the other side takes from its twin, and so makes the last move.",
  takeAll: ({ count, thing }) => `All that is left, ${countedThings(count, thing)}, can be taken at once.`,
  takeRun: ({ length }) =>
    `The run of ${length} can be taken whole, and all other runs have a twin: then every move can be answered by the same one in a twin.`,
  halve: ({ length, count, thing, twins }) =>
    `The run of ${length} can be cut into two equal halves by taking ${countedThings(count, thing)} from its middle${twins ? ", and all other runs have a twin" : ""}: then every move can be answered by the same one in the twin.`,
  lengths: (facts) => `Each run counts as its number of ${many(facts.thing)}: ${lengthList(facts)}.`,
  worths(facts) {
    const { runs, more, from } = facts;
    const values = and(runs.map(({ value, count }) => times(count, value)));
    const are = more === 0 && runs.length === 1 && runs[0]?.count === 1 ? "is" : "are";
    return `Each run has a Grundy value: ${lengthList(facts)} ${are} worth ${values} (${sourceText(from)}).`;
  },
  xor({ xor, binary }) {
    const shown = binary ? `, in binary ${binary.terms.join(" XOR ")} = ${binary.sum}` : "";
    return `Their XOR is ${xor}${shown}.`;
  },
  xorRule: ({ misere }) =>
    `A position with XOR 0 is lost, any other is won${misere ? " (until no more than one run worth 2 or more is left)" : ""}: from 0 every move spoils it, and from anything else some move restores 0.`,
  lastOne: ({ thing }) => `A single ${one(thing)} is left, and the one to move must take it.`,
  singles: ({ count, thing }) =>
    `Only single ${many(thing)} are left, ${count} of them, and they go one by one: the one to move takes the last, and so loses, when their number is odd.`,
  ones: ({ ones }) =>
    `Every run left is worth 0 or 1. At the end of a game whose last taker loses, the one to move loses when the number of runs worth 1 is odd; it is ${ones}.`,
  turningSingles: ({ run, count, thing }) =>
    `Only one run has two ${many(thing)} or more, the run of ${run}, beside ${counted(count, { one: `single ${one(thing)}`, other: `single ${many(thing)}` })}: this is where the game is decided, and the one to move chooses whether it leaves one or none.`,
  turning: ({ run, ones }) =>
    `Only the run of ${run} is worth 2 or more, beside ${counted(ones, { one: "run", other: "runs" })} worth 1: the one to move chooses what becomes of it and so wins.`,
  quotient: ({ thing, order, lost, longest }) =>
    `In this game the last taker loses and no simple rule is known: it was worked out with its misère quotient, which sorts all sums of runs${longest === null ? "" : ` of at most ${longest} ${many(thing)}`} into ${order} classes, ${lost} of them lost.`,
  search:
    "In this game the last taker loses and no simple rule is known: the answer was found by searching the continuations.",
  wins({ move, others, more }) {
    const named = more ? [...others, "others"] : others;
    if (named.length === 0) return `${said(move)} wins.`;
    return `${said(move)} wins; so ${named.length === 1 ? "does" : "do"} ${and(named)}.`;
  },
  hopeless: (move) => `${said(move)} changes nothing any more: the other side wins whatever it does.`,
  resists({ move, exact, chance, log2 }) {
    const figure = chance > 0 ? percent(chance) : `2 to the power ${Math.round(log2)}`;
    return `The best resistance is ${said(move)}: an opponent who plays at random finds every winning answer with a chance of ${exact ? "" : "at most "}${figure}.`;
  },
};

const said = ({ text, take }: SaidMove): string => `${text} (${taking.take(take)})`;

const times = (count: number, figure: number): string => (count > 1 ? `${count} × ${figure}` : `${figure}`);

function lengthList({ runs, more }: WorthFacts): string {
  const list = and(runs.map(({ length, count }) => times(count, length)));
  return more > 0 ? `${list} and ${figures(more, { one: "more length", other: "more lengths" })}` : list;
}

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `the values repeat every ${from.period.length} from ${from.period.start} on`;
  if (from.by === "table") return "worked out one length after another";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus)
    ? `the remainder of its length divided by ${modulus}`
    : "its length";
  return unit === 1 ? length : `${length}, divided by ${unit} and rounded down`;
}
