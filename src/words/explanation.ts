import type { GameId, TakingMove, TakingPosition } from "../games/index.ts";
import { makeRun } from "../notation/index.ts";
import type { AnalysedMove, Analysis, MoveAnalysis, Reason } from "../solve/index.ts";
import type { SaidMove } from "./explanation-sentences.ts";
import type { Language } from "./language.ts";
import { nounsOf } from "./nouns.ts";
import { takeFacts } from "./taking.ts";
import type { Thing } from "./taking-sentences.ts";

/** Why a position is won or lost, and what to play, in a few sentences for someone who has never heard of Nim. */
export function explanationText(
  language: Language,
  game: GameId,
  position: TakingPosition,
  analysis: Analysis,
): string {
  const { reason, outcome } = analysis;
  if (reason.kind === "over") return language.explanation.over(reason);
  return language.text([
    language.explanation.verdict({ wins: outcome === "win" }),
    ...reasonSentences(language, nounsOf(game).thing, reason, outcome === "win"),
    ...adviceSentences(language, analysis, (move) => said(game, position, move)),
  ]);
}

/** What a move does, and what can be answered to it. */
export function moveExplanationText(
  language: Language,
  game: GameId,
  after: TakingPosition,
  { outcome, after: analysis }: MoveAnalysis,
): string {
  const { explanation } = language;
  const verdict = explanation.moveVerdict({ wins: outcome === "win" });
  if (analysis.reason.kind === "over") return language.text([verdict, explanation.over(analysis.reason)]);
  const reply = analysis.moves.find((each) => each.outcome === "win");
  return language.text([
    verdict,
    reply ? explanation.answer(said(game, after, reply)) : explanation.noAnswer,
    ...reasonSentences(language, nounsOf(game).thing, analysis.reason, analysis.outcome === "win"),
  ]);
}

function said(game: GameId, position: TakingPosition, { move }: { readonly move: TakingMove }): SaidMove {
  return { text: makeRun(move), take: takeFacts(game, position, move) };
}

function reasonSentences(
  { explanation: say }: Language,
  thing: Thing,
  reason: Reason,
  wins: boolean,
): string[] {
  switch (reason.kind) {
    case "over":
      return [say.over(reason)];
    case "modulo": {
      const { length, unit, modulus, remainder, misere } = reason;
      const lowest = misere ? unit : 0;
      return [
        say.modulo({
          ...{ thing, length, modulus, remainder, wins, least: unit, most: modulus - unit },
          losing: { from: lowest, to: lowest + unit - 1 },
          until: misere ? { from: unit, to: 2 * unit - 1 } : undefined,
        }),
      ];
    }
    case "parity":
      return [say.parity({ thing, moves: reason.sticks, misere: reason.misere })];
    case "mirror":
      return [mirrorSentence(say, thing, reason)];
    case "xor":
      return xorSentences(say, thing, reason);
    case "ones": {
      const { ones, single } = reason;
      if (!single) return [say.ones({ ones })];
      return [ones === 1 ? say.lastOne({ thing }) : say.singles({ count: ones, thing })];
    }
    case "turning": {
      const { run, ones, single } = reason;
      return [single ? say.turningSingles({ run, count: ones, thing }) : say.turning({ run, ones })];
    }
    case "quotient":
      return [say.quotient({ ...reason, thing })];
    case "search":
      return [say.search];
  }
}

type Sentences = Language["explanation"];

function mirrorSentence(say: Sentences, thing: Thing, { pairs, odd }: Reason & { kind: "mirror" }): string {
  if (odd === undefined) return say.twins;
  const { length, take } = odd;
  if (take < length) return say.halve({ length, count: take, thing, twins: pairs > 0 });
  return pairs === 0 ? say.takeAll({ count: length, thing }) : say.takeRun({ length });
}

/** The longest list of runs that is written out. */
const mostRuns = 12;

function xorSentences(
  say: Sentences,
  thing: Thing,
  { runs, xor, misere, from }: Reason & { kind: "xor" },
): string[] {
  const shown = runs.slice(0, mostRuns);
  const facts = { thing, runs: shown, more: runs.length - shown.length, from };
  const plain = from.by === "closed" && from.form.unit === 1 && !Number.isFinite(from.form.modulus);
  const many = runs.reduce((sum, { count }) => sum + count, 0);
  return [
    plain ? say.lengths(facts) : say.worths(facts),
    say.xor({ xor, binary: many <= mostRuns ? inBinary(runs, xor) : undefined }),
    say.xorRule({ misere }),
  ];
}

function inBinary(runs: (Reason & { kind: "xor" })["runs"], xor: number) {
  const values = runs.flatMap(({ value, count }) => Array.from({ length: count }, () => value.toString(2)));
  const sum = xor.toString(2);
  const width = Math.max(sum.length, ...values.map((value) => value.length));
  return { terms: values.map((value) => value.padStart(width, "0")), sum: sum.padStart(width, "0") };
}

/** The most winning moves that are named. */
const mostNamed = 3;

function adviceSentences(
  { explanation: say }: Language,
  { outcome, moves, resistance }: Analysis,
  saying: (move: AnalysedMove) => SaidMove,
): string[] {
  const best = moves.filter((each) => each.best);
  const [first] = best;
  if (!first) return [];
  const move = saying(first);
  if (outcome === "win") {
    const others = best.slice(1, mostNamed).map((each) => makeRun(each.move));
    return [say.wins({ move, others, more: best.length > mostNamed })];
  }
  if (!resistance) return [];
  if (resistance.exact && resistance.chance === 1) return [say.hopeless(move)];
  return [say.resists({ move, ...resistance })];
}
