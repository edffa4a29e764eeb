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
  chanceText,
  counted,
  countedThings,
  figures,
  many,
  one,
  or,
  sentence,
  span,
} from "./grammar.ts";
import { taking } from "./taking.ts";

export const explanation: ExplanationSentences = {
  verdict: ({ wins }) => (wins ? "Whoever is to move wins." : "Whoever is to move loses against best play."),
  shortWins: ({ move, only }) => `Whoever is to move wins, ${only ? "" : "for example "}by ${said(move)}.`,
  shortLoses: ({ move, best }) =>
    `Whoever is to move loses against best play; ${best ? `${said(move)} resists best` : `a good try is ${said(move)}`}.`,
  shortLost: "Whoever is to move loses, whatever is played.",
  moveVerdict: ({ wins }) =>
    wins
      ? "This move wins: whoever is to move then loses against best play."
      : "This move loses against best play: whoever is to move then wins.",
  moveEnds: ({ wins }) => `This move ends the game and ${wins ? "wins" : "loses"} it.`,
  answer: (move) => `A winning answer is ${said(move)}.`,
  over: ({ misere }) =>
    misere
      ? "No move is left: the side to move has won, for the last taker loses."
      : "No move is left: the side to move has lost, for the last taker wins.",
  dead: ({ runs }) =>
    runs === 1
      ? "One run is too short for any move and no longer counts."
      : `${runs} runs are too short for any move and no longer count.`,
  modulo({ thing, length, least, most, modulus, remainder, losing, wins, until }) {
    const left =
      until && (until.to === 1 ? `a single ${one(thing)} is` : `${either(until)} ${many(thing)} are`);
    const division = `${length} ${many(thing)} divided by ${modulus} (that is ${least} + ${most}, the least and the most one can take) leave a remainder of ${remainder}.`;
    const losers = `A remainder of ${either(losing)} ${wins ? "would be" : "is"} lost`;
    return `${division} ${losers}, for from there every take can be answered so that the two together make ${modulus}${left ? `, until ${left} left` : ", until no move is left"}.`;
  },
  periodic({ thing, length, from, modulus, remainder, remainders, end }) {
    const run = from === 0 ? "a run" : `a run of ${countedThings(from, thing)} or more`;
    if (remainders.length === 0) return `By itself ${run} is always won.`;
    return `${length} ${many(thing)} divided by ${modulus} leave a remainder of ${remainder}. By itself ${run} is lost just when the remainder is ${or(remainders.map(String))}${end ? `: ${lostToLost}` : ""}.`;
  },
  lostLengths: ({ thing, length, lost, end }) =>
    `By itself a run of up to ${countedThings(length, thing)} is lost just when its length is ${or(lost.map(String))}${end ? `: ${lostToLost}` : ""}.`,
  fixedTakes: ({ thing, count, moves, misere }) =>
    `Every move takes exactly ${countedThings(count, thing)}, so just ${moves} moves will be played whatever happens, and ${lastTaker(moves, misere)}.`,
  oddTakes: ({ count, thing, misere }) =>
    `Every move takes an odd number of ${many(thing)}, so the ${count} ${many(thing)} go in an ${count % 2 === 1 ? "odd" : "even"} number of moves: ${lastTaker(count, misere)}.`,
  fixedRuns: ({ moves, misere }) =>
    moves === 1
      ? `Only one more move can be made, and whoever makes it ${misere ? "loses" : "wins"}.`
      : `Each run allows one more move at most, so just ${moves} moves will be played whatever happens, and ${lastTaker(moves, misere)}.`,
  lastOne: ({ thing, misere }) =>
    misere
      ? `A single ${one(thing)} is left, and the one to move must take it.`
      : `A single ${one(thing)} is left, and the one to move takes it.`,
  singles: ({ count, thing, misere }) =>
    `Only single ${many(thing)} are left, ${count} of them, and they go one by one: ${lastTaker(count, misere)}.`,
  ends: ({ thing, ...cut }) => `${cutting(cut, thing)} leaves no move.`,
  settles: ({ thing, moves, ...cut }) =>
    moves === 1
      ? `${cutting(cut, thing)} leaves just one more move: the other side must make it, and the last taker loses.`
      : `${cutting(cut, thing)} leaves just ${moves} more moves, whatever is played: the other side makes the last one and so loses.`,
  takeAll: ({ count, thing }) => `All that is left, ${countedThings(count, thing)}, can be taken at once.`,
  twins: ({ dead }) =>
    `Every ${dead ? "other run" : "run"} has a twin of the same length: whatever is taken from one, the other side takes from its twin, and so makes the last move.`,
  takeRun: ({ length, thing }) =>
    `${length === 1 ? `A single ${one(thing)} can be taken` : `A run of ${length} can be taken whole`}, and all other runs have a twin: then every move can be answered by the same one in a twin.`,
  halve: ({ length, count, thing, twins }) =>
    `${twins ? "A" : "The"} run of ${length} can be cut into two equal halves by taking ${countedThings(count, thing)} from its middle${twins ? ", and all other runs have a twin" : ""}: then every move can be answered by the same one in the twin.`,
  pairs: ({ rest }) =>
    rest === 0
      ? "All runs come in pairs of the same length, which cancel out: their XOR is 0."
      : "Runs of the same length cancel out in pairs.",
  lengths: (facts) =>
    `${facts.rest ? "Each run that remains" : "Each run"} counts as its number of ${many(facts.thing)}: ${lengthList(facts)}.`,
  worths({ runs, same, more, from, rest }) {
    const lengths = and(runs.map(({ length }) => String(length)));
    const are = same === undefined ? "are" : "are each";
    const values = same ?? and(runs.map(({ value }) => String(value)));
    const others = more > 0 ? `, and there are ${figures(more, moreLengths)}` : "";
    return `${rest ? "Each run that remains" : "Each run"} has a Grundy value, the least value that no move in it leads to: ${lengths} ${are} worth ${values} (${sourceText(from)})${others}.`;
  },
  worth({ thing, length, value, from, rest }) {
    if (rest)
      return `What remains is one run of ${length}, worth ${value} (${sourceText(from)}): that is the XOR of all.`;
    return `The run of ${countedThings(length, thing)} has the Grundy value ${value}, the least value that no move leads to (${sourceText(from)}).`;
  },
  xor({ xor, cancel, binary }) {
    if (binary) return `Their XOR is ${xor}, in binary ${binary.terms.join(" XOR ")} = ${binary.sum}.`;
    return cancel ? `Their XOR is ${xor}, for ones cancel out in pairs.` : `Their XOR is ${xor}.`;
  },
  xorRule: ({ alone }) =>
    alone
      ? "A position worth 0 is lost, any other is won: from 0 no move leads to 0, and from anything else some move does."
      : "A position with XOR 0 is lost, any other is won: from 0 every move spoils it, and from anything else some move restores 0.",
  misereXorRule: ({ plain, thing }) =>
    `The last taker loses, but as long as two runs or more ${plain ? `have at least two ${many(thing)}` : "are worth 2 or more"} the rule is the usual one: a position with XOR 0 is lost, any other is won. From 0 every move spoils it, and from anything else some move restores 0.`,
  ones({ ones, ...facts }) {
    const end =
      ones === 0
        ? "That makes no move at all, and then the one to move has won, for the last taker loses"
        : `That makes ${counted(ones, { one: "move", other: "moves" })} in all: ${lastTaker(ones, true)}`;
    return `${sentence(likes(facts))}. ${end}.`;
  },
  turningSingles: ({ run, count, thing }) =>
    `Only one run has two ${many(thing)} or more, the run of ${run}, beside ${counted(count, { one: `single ${one(thing)}`, other: `single ${many(thing)}` })}: this is where the game is decided, and the one to move chooses whether it leaves one or none.`,
  turning({ run, thing, ...facts }) {
    const others = sentence(likes(facts)) || `All other runs are single ${many(thing)}`;
    return `${others}; only the run of ${run} is still open. The one to move can make it as good as one move or as none, whichever wins.`;
  },
  swapNow: ({ wins }) =>
    wins
      ? "A swap hands the turn over, and whoever has to take here loses against best play."
      : "A swap would hand the turn over, and whoever may take here wins.",
  secondWins:
    "With best play whoever is second wins, because of the swap: if the first move leaves what is lost for whoever has to take, by swapping, and otherwise by playing on.",
  endsFirst: "The first move can end the game, so that nobody comes to swap.",
  table: "There is no short reason: what runs are worth was worked out one length after another.",
  quotient:
    "There is no short reason: the answer comes from this game's misère quotient, a table that tells of every sum of such runs whether it is lost.",
  search: "There is no short reason: the answer was found by playing through the continuations.",
  wins({ move, others, more }) {
    const named = more ? [...others, "others"] : others;
    if (named.length === 0) return `${said(move)} wins.`;
    return `${said(move)} wins; so ${named.length === 1 && !more ? "does" : "do"} ${and(named)}.`;
  },
  hopeless: "No move helps: the other side wins, whatever is played.",
  resists: ({ move, chance }) =>
    `${said(move)} resists best: an opponent who plays at random finds every winning answer ${
      "allBut" in chance ? `in all but ${chanceText(chance)} games` : `with a chance of ${chanceText(chance)}`
    }.`,
  tries: ({ move, chance }) =>
    `A good try is ${said(move)}: an opponent who plays at random ${
      "allBut" in chance
        ? `misses a winning answer in at least ${chanceText(chance)} games`
        : `finds every winning answer with a chance of at most ${chanceText(chance)}`
    }.`,
};

const said = ({ text, take }: SaidMove): string => `${text} (${take ? taking.take(take) : taking.swap.does})`;

const lostToLost =
  "from a lost length no take leads to another one, and from any other that allows a take some does";

/** `3`, `3 or 4`, `3 to 5`. */
const either = ({ from, to }: Span): string => (to === from + 1 ? `${from} or ${to}` : span({ from, to }));

/** Who takes last when so many moves are left, and what becomes of it. */
function lastTaker(moves: number, misere: boolean): string {
  const who = moves % 2 === 1 ? "the one to move" : "the other side";
  return `${who} ${moves === 1 ? "takes it" : "takes the last"} and so ${misere ? "loses" : "wins"}`;
}

function cutting({ run, take, left, right }: Cut, thing: Thing): string {
  if (run === take) return `Taking the run of ${run} whole`;
  if (left === 0) return `Taking ${countedThings(take, thing)} from the end of the run of ${run}`;
  return `Taking ${countedThings(take, thing)} out of the run of ${run}, so that ${left} and ${right} stay,`;
}

/** `a run of 5 or 3 is as good as one move, and one of 4 as none`; empty where nothing but single sticks is left. */
function likes({ likeOne, likeNothing }: LikeFacts): string {
  const nothing = or(likeNothing.map(String));
  if (likeOne.length === 0) return nothing && `a run of ${nothing} is as good as no move`;
  const ones = `a run of ${or(likeOne.map(String))} is as good as one move`;
  return nothing ? `${ones}, and one of ${nothing} as none` : ones;
}

function lengthList({ runs, more }: WorthFacts): string {
  const list = runs.map(({ length }) => String(length));
  return and(more > 0 ? [...list, figures(more, moreLengths)] : list);
}

const moreLengths = { one: "more length", other: "more lengths" };

function sourceText(from: WorthFrom): string {
  if (from.by === "period")
    return `the values repeat every ${from.period.length}${from.period.start > 0 ? ` from ${from.period.start} on` : ""}`;
  if (from.by === "table") return "worked out one length after another";
  const { unit, modulus } = from.form;
  const length = Number.isFinite(modulus)
    ? `the remainder of the length divided by ${modulus}`
    : "the length";
  return unit === 1 ? length : `${length}, divided by ${unit} and rounded down`;
}
