import type { Reason, Worth, WorthFrom } from "../solve/index.ts";
import type { Claim, Statement } from "./claims.ts";
import type { ExplanationSentences } from "./explanation-sentences.ts";
import type { Thing } from "./taking-sentences.ts";

/** What a reason is told of. */
interface About {
  readonly thing: Thing;
  /** Whether the side to move wins. */
  readonly wins: boolean;
  /** How many runs are too short for a move. */
  readonly dead: number;
  readonly sticks: number;
}

type Sentences = ExplanationSentences;
type Of<Kind extends Reason["kind"]> = Reason & { readonly kind: Kind };

/** A reason in sentences, each with what it claims. */
export function reasonStatements(say: Sentences, reason: Reason, about: About): Statement[] {
  if (reason.kind === "swap") return swapStatements(say, reason, about);
  if (reason.kind === "swap-to-come") {
    const sentence = reason.ends ? "endsFirst" : "secondWins";
    return [{ sentence, text: say[sentence], claims: [{ claim: sentence }] }];
  }
  const { dead, wins } = about;
  const told = toldOf(say, reason, about);
  const outcome: Claim = { claim: "outcome", wins };
  const closed = told.map((each, index) =>
    index === told.length - 1 ? { ...each, claims: [...each.claims, outcome] } : each,
  );
  if (dead === 0 || !countsRuns(reason)) return closed;
  const claims: Claim[] = [{ claim: "dead", runs: dead }];
  return [{ sentence: "dead", text: say.dead({ runs: dead }), claims }, ...closed];
}

/** What a swap does, and why: all that is said of the runs is said of whoever has to take from them. */
function swapStatements(say: Sentences, { wins, runs }: Of<"swap">, about: About): Statement[] {
  const claims: Claim[] = [{ claim: "maySwap" }, { claim: "outcome", wins: !wins }];
  const swaps: Statement = { sentence: "swapNow", text: say.swapNow({ wins }), claims };
  return [swaps, ...reasonStatements(say, runs, { ...about, wins: !wins })];
}

/** Whether a reason speaks of all runs, so that those without a move have to be excepted. */
function countsRuns({ kind }: Reason): boolean {
  return !["over", "parity", "odd", "settles", "table", "quotient", "search"].includes(kind);
}

type RunsReason = Exclude<Reason, { readonly kind: "swap" | "swap-to-come" }>;

function toldOf(say: Sentences, reason: RunsReason, about: About): Statement[] {
  const { thing } = about;
  switch (reason.kind) {
    case "over":
      return [{ sentence: "over", text: say.over(reason), claims: [{ claim: "over" }] }];
    case "parity":
      return [parity(say, reason, thing)];
    case "odd": {
      const { sticks, misere } = reason;
      const claims: Claim[] = [{ claim: "oddTakes" }, { claim: "sticksLeft", count: sticks }];
      return [{ sentence: "oddTakes", text: say.oddTakes({ count: sticks, thing, misere }), claims }];
    }
    case "modulo":
      return [modulo(say, reason, about)];
    case "settles":
      return [settles(say, reason, about)];
    case "mirror":
      return [mirror(say, reason, about)];
    case "periodic":
      return [periodic(say, reason, thing)];
    case "lengths":
      return [lostLengths(say, reason, thing)];
    case "xor":
      return byXor(say, reason, thing);
    case "ones":
      return [ones(say, reason)];
    case "turning":
      return [turning(say, reason, thing)];
    case "table":
    case "quotient":
    case "search":
      return [{ sentence: reason.kind, text: say[reason.kind], claims: [] }];
  }
}

function parity(say: Sentences, { moves, each, misere }: Of<"parity">, thing: Thing): Statement {
  const left: Claim = { claim: "movesLeft", moves };
  if (each === "run") {
    const claims: Claim[] = [{ claim: "onceEach", runs: moves }, left];
    return { sentence: "fixedRuns", text: say.fixedRuns({ moves, misere }), claims };
  }
  if (each !== "single") {
    const text = say.fixedTakes({ thing, count: each.take, moves, misere });
    return { sentence: "fixedTakes", text, claims: [{ claim: "everyTake", count: each.take }, left] };
  }
  const claims: Claim[] = [{ claim: "singles", count: moves }, left];
  if (moves === 1) return { sentence: "lastOne", text: say.lastOne({ thing, misere }), claims };
  return { sentence: "singles", text: say.singles({ count: moves, thing, misere }), claims };
}

function modulo(say: Sentences, reason: Of<"modulo">, { thing, wins }: About): Statement {
  const { length, unit, modulus, remainder, misere } = reason;
  const lowest = misere ? unit : 0;
  const losing = { from: lowest, to: lowest + unit - 1 };
  const [least, most] = [unit, modulus - unit];
  const until = misere ? { from: unit, to: 2 * unit - 1 } : undefined;
  return {
    sentence: "modulo",
    text: say.modulo({ thing, length, modulus, remainder, wins, least, most, losing, until }),
    claims: [
      { claim: "onlyRun", length },
      { claim: "takesFrom", least, most },
      { claim: "remainder", of: length, by: modulus, is: remainder },
      lostRemainders(modulus, range(losing.from, losing.to), 0, length),
      { claim: "answered", total: modulus, rest: losing.to, upTo: length },
      ...(until
        ? [{ claim: "lostLengths", lengths: range(until.from, until.to), upTo: modulus - 1 } as const]
        : []),
    ],
  };
}

function lostRemainders(by: number, remainders: readonly number[], from: number, upTo: number | null): Claim {
  return { claim: "lostRemainders", by, remainders, from, upTo };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.min(to - from + 1, mostListed) }, (_, index) => from + index);
}

/** A claim lists no more than this; a sentence names the two ends. */
const mostListed = 1_000;

function periodic(say: Sentences, reason: Of<"periodic">, thing: Thing): Statement {
  const { length, from, modulus, remainders, end } = reason;
  const remainder = length % modulus;
  const claims: Claim[] = [
    { claim: "onlyRun", length },
    { claim: "remainder", of: length, by: modulus, is: remainder },
    lostRemainders(modulus, remainders, from, null),
  ];
  if (end) claims.push({ claim: "lostSteps", upTo: length });
  return { sentence: "periodic", text: say.periodic({ ...reason, thing, remainder }), claims };
}

function lostLengths(say: Sentences, { length, lost, end }: Of<"lengths">, thing: Thing): Statement {
  const claims: Claim[] = [
    { claim: "onlyRun", length },
    { claim: "lostLengths", lengths: lost, upTo: length },
  ];
  if (end) claims.push({ claim: "lostSteps", upTo: length });
  return { sentence: "lostLengths", text: say.lostLengths({ thing, length, lost, end }), claims };
}

function settles(
  say: Sentences,
  { cut, moves, misere }: Of<"settles">,
  { thing, dead, sticks }: About,
): Statement {
  const { run, left, right } = cut;
  const claims: Claim[] = [
    { claim: "cut", ...cut },
    { claim: "movesAfter", run, left, right, moves },
  ];
  if (misere) return { sentence: "settles", text: say.settles({ ...cut, thing, moves }), claims };
  if (cut.take < run || dead > 0) return { sentence: "ends", text: say.ends({ ...cut, thing }), claims };
  claims.push({ claim: "sticksLeft", count: sticks });
  return { sentence: "takeAll", text: say.takeAll({ count: sticks, thing }), claims };
}

function mirror(say: Sentences, { pairs, odd }: Of<"mirror">, { thing, dead }: About): Statement {
  const twins: Claim = { claim: "twins", but: odd?.length ?? null };
  if (odd === undefined) return { sentence: "twins", text: say.twins({ dead: dead > 0 }), claims: [twins] };
  const { length, take } = odd;
  const half = (length - take) / 2;
  const claims: Claim[] = [twins, { claim: "cut", run: length, take, left: half, right: half }];
  if (take === length) return { sentence: "takeRun", text: say.takeRun({ length, thing }), claims };
  const text = say.halve({ length, count: take, thing, twins: pairs > 0 });
  return { sentence: "halve", text, claims };
}

/** The longest list of runs that is written out. */
const mostRuns = 12;

function byXor(say: Sentences, { runs, xor, misere, from }: Of<"xor">, thing: Thing): Statement[] {
  const plain =
    from.by === "closed" && from.form.unit === 1 && from.form.modulus === Number.POSITIVE_INFINITY;
  const single = runs.filter(({ count }) => count % 2 === 1);
  const paired = runs.some(({ count }) => count > 1);
  const alone = runs.length === 1 && !paired;
  const rule: Statement = {
    ...(misere
      ? { sentence: "misereXorRule", text: say.misereXorRule({ plain, thing }) }
      : { sentence: "xorRule", text: say.xorRule({ alone }) }),
    claims: [{ claim: "xorRule" }],
  };
  return [
    ...(paired ? [pairs(say, single, xor)] : []),
    ...(single.length > 0 ? worthStatements(say, single, { xor, from, thing, rest: paired }) : []),
    rule,
  ];
}

function pairs(say: Sentences, single: readonly Worth[], xor: number): Statement {
  const claims: Claim[] = [unpaired(single)];
  if (single.length === 0) claims.push({ claim: "xor", is: xor, terms: [] });
  return { sentence: "pairs", text: say.pairs({ rest: single.length }), claims };
}

function unpaired(single: readonly Worth[]): Claim {
  const shown = single.slice(0, mostRuns).map(({ length }) => length);
  return { claim: "unpaired", lengths: shown, more: single.length - shown.length };
}

interface Worths {
  readonly xor: number;
  readonly from: WorthFrom;
  readonly thing: Thing;
  readonly rest: boolean;
}

/** What the runs that have no pair are worth, and together. */
function worthStatements(
  say: Sentences,
  single: readonly Worth[],
  { xor, from, thing, rest }: Worths,
): Statement[] {
  const shown = single.slice(0, mostRuns);
  const runs = shown.map(({ length, value }) => ({ length, value }));
  const claims: Claim[] = [
    unpaired(single),
    { claim: "values", of: runs },
    sourceOf(from, shown[0]?.length ?? 0),
  ];
  const [only, second] = runs;
  if (only && !second) {
    const text = say.worth({ ...only, thing, from, rest });
    return [{ sentence: "worth", text, claims: [...claims, { claim: "xor", is: xor, terms: [only.value] }] }];
  }
  const sentence = runs.every(({ length, value }) => length === value) ? "lengths" : "worths";
  const same = runs.every(({ value }) => value === only?.value) ? only?.value : undefined;
  const facts = { thing, runs, same, more: single.length - shown.length, from, rest };
  const terms = facts.more > 0 ? null : shown.map(({ value }) => value);
  const small = terms?.every((value) => value <= 1) ?? false;
  const cancel = small && shown.filter(({ value }) => value === 1).length > 1;
  const binary = terms && !small ? inBinary([...terms, xor]) : undefined;
  return [
    { sentence, text: say[sentence](facts), claims },
    { sentence: "xor", text: say.xor({ xor, cancel, binary }), claims: [{ claim: "xor", is: xor, terms }] },
  ];
}

function sourceOf(from: WorthFrom, longest: number): Claim {
  switch (from.by) {
    case "closed": {
      const { unit, modulus } = from.form;
      const by = Number.isFinite(modulus) ? modulus : null;
      return { claim: "formula", unit, by, upTo: longest };
    }
    case "period":
      return { claim: "repeat", every: from.period.length, from: from.period.start };
    case "table":
      // How they were found is said, nothing else.
      return { claim: "values", of: [] };
  }
}

/** The widest numbers that are written in binary. */
const mostDigits = 12;

/** The terms and, last, their sum, all of one width. */
function inBinary(values: readonly number[]) {
  const width = Math.max(...values.map((value) => value.toString(2).length));
  const digits = values.map((value) => value.toString(2).padStart(width, "0"));
  return width > mostDigits ? undefined : { terms: digits.slice(0, -1), sum: digits.at(-1) ?? "" };
}

/** Fickle runs by what they count as. */
function likes(runs: readonly Worth[], but: number | null) {
  const likeOne = runs.filter(({ value }) => value === 1).map(({ length }) => length);
  const likeNothing = runs.filter(({ value }) => value === 0).map(({ length }) => length);
  // That a single stick counts as one is not worth a word.
  const said = { likeOne: likeOne.filter((length) => length > 1), likeNothing };
  return { said, claim: { claim: "counted", ones: likeOne, nothing: likeNothing, but } as const };
}

function ones(say: Sentences, { runs, ones }: Of<"ones">): Statement {
  const { said, claim } = likes(runs, null);
  const text = say.ones({ ...said, ones });
  return { sentence: "ones", text, claims: [claim, { claim: "howMany", lengths: claim.ones, runs: ones }] };
}

function turning(say: Sentences, { run, others, single }: Of<"turning">, thing: Thing): Statement {
  const large: Claim = { claim: "oneLarge", length: run };
  const chooses: Claim = { claim: "chooses", run, exactly: single };
  const { said, claim } = likes(others, run);
  if (!single) {
    const text = say.turning({ ...said, thing, run });
    return { sentence: "turning", text, claims: [claim, chooses] };
  }
  const count = others.reduce((sum, each) => sum + each.count, 0);
  const text = say.turningSingles({ run, count, thing });
  return {
    sentence: "turningSingles",
    text,
    claims: [large, { claim: "howMany", lengths: [1], runs: count }, chooses],
  };
}
