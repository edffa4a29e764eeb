import { accept, must, type Result, type TakingMove, type TakingPosition, taking } from "../games/index.ts";
import { type Best, type Outlook, resistanceFigures, withTheory } from "./best.ts";
import { Budget, within } from "./budget.ts";
import { countConcrete, firstMove } from "./concrete.ts";
import type { Resistance } from "./defence.ts";
import { nimValue } from "./element.ts";
import { anyMove } from "./estimate.ts";
import { LruCache } from "./lru-cache.ts";
import { cutOf, type Reason, reasonFor } from "./reason.ts";
import { mostSteps, resistance } from "./resistance.ts";
import { keyOfPosition, runsOf } from "./rules.ts";
import { liveRuns, sumOf, type Theory } from "./theory.ts";
import { countKinds, losses, restsOf, someWin, type Verdict, verdicts, winningSplits } from "./verdict.ts";

/** Everything about a position. */
export interface Analysis {
  readonly outcome: Outlook;
  /** The nim-value in normal play, else null. */
  readonly grundy: number | null;
  /** Every kind of move, the best first; equal ones merged. */
  readonly moves: readonly AnalysedMove[];
  /** Best play by both to the end. */
  readonly line: readonly TakingMove[];
  readonly reason: Reason;
  /** In a lost position; where it is not exact no move is called the best, and `tried` is the one it is a bound for. */
  readonly resistance?: NonNullable<Best["resistance"]> & { readonly tried?: TakingMove };
  /** Whether `moves` or `line` were cut at their limits. */
  readonly truncated: boolean;
}

export interface AnalysedMove {
  readonly move: TakingMove;
  /** How many moves it stands for: mirror images, and the same in runs of the same length. */
  readonly equal: number;
  /** For the side that plays it. */
  readonly outcome: Outlook;
  /** The nim-value of the position it leads to, in normal play, else null. */
  readonly grundy: number | null;
  /** Whether it is proven to be as good as any: it wins, or resists best in a lost position. */
  readonly best: boolean;
}

/** How many kinds of moves and how many moves of the line an analysis holds at most. */
export const mostKinds = 500;
export const longestLine = 500;

/**
 * How much is done for the line's moves in all, and for each loser's move in it where the position asked for has none that is
 * proven; where that gives no exact answer, so many times and no more. The rest of a long line just plays on.
 */
const lineSteps = 300_000;
const lineResistanceSteps = 10_000;
const mostEstimates = 2;

/** The last answers, refusals too: who asks again does not wait again. */
const answers = new LruCache<Result<Analysis>>(64);

/** Of the runs alone: `swap-analysis.ts` knows of swaps. */
export function analyse(position: TakingPosition): Result<Analysis> {
  return answers.get(keyOfPosition(position), () =>
    withTheory(
      position,
      () => "analysis",
      (theory, runs) => accept(analyseWith(theory, runs, position)),
      (misere) => accept(overAnalysis(misere)),
    ),
  );
}

function overAnalysis(misere: boolean): Analysis {
  const outcome = misere ? "win" : "loss";
  const reason: Reason = { kind: "over", misere };
  return { outcome, grundy: misere ? null : 0, moves: [], line: [], reason, truncated: false };
}

function analyseWith(theory: Theory, runs: readonly number[], position: TakingPosition): Analysis {
  const win = someWin(theory, runs);
  const resisted = win ? undefined : resistance(theory, runs);
  const reason = reasonFor(theory, runs);
  const { kinds, cut } = kindsOf(theory, runs, resisted?.moves ?? firstOf(reason, theory.rules.middle), win);
  const proven = resisted?.exact ? resisted.moves : [];
  const valueAfter = valuesAfter(theory, runs);
  const moves = kinds.map((kind) => ({
    move: firstMove(position, kind),
    equal: countConcrete(position, kind),
    outcome: kind.wins ? ("win" as const) : ("loss" as const),
    grundy: valueAfter(kind),
    best: kind.wins || isAmong(proven, kind),
  }));
  const line = bestLine(theory, position, resisted);
  return {
    outcome: win ? "win" : "loss",
    grundy: theory.rules.misere || !theory.monoid ? null : nimValue(sumOf(theory.monoid, runs)),
    moves,
    line: line.moves,
    reason,
    ...(resisted ? { resistance: figures(resisted, moves[0]?.move) } : {}),
    truncated: cut || !line.complete,
  };
}

function figures(resisted: Resistance, first: TakingMove | undefined): NonNullable<Analysis["resistance"]> {
  const found = resistanceFigures(resisted);
  return resisted.exact || !first ? found : { ...found, tried: first };
}

/** The move that the reason speaks of is named first. */
function firstOf(reason: Reason, middle: boolean): Verdict[] {
  const cut = cutOf(reason);
  if (!cut) return [];
  const { run, ...split } = cut;
  const equal = middle && split.left < split.right ? 2 : 1;
  return [{ run, split: { ...split, equal }, wins: true }];
}

/** The kinds of moves, at most `mostKinds`: those given first, then all that win, then the rest. */
function kindsOf(
  theory: Theory,
  runs: readonly number[],
  firstOnes: readonly Verdict[],
  win: Verdict | undefined,
): { kinds: Verdict[]; cut: boolean } {
  const kinds = firstOnes.slice(0, mostKinds);
  // Where outcomes are searched for, the search may end before every move is judged; then only those that were are listed.
  within(() => {
    for (const source of win ? [winningSplits, verdicts] : [losses]) {
      for (const kind of source(theory, runs)) {
        if (kinds.length >= mostKinds) break;
        if (!isAmong(kinds, kind)) kinds.push(kind);
      }
    }
  });
  if (win && !kinds.some(({ wins }) => wins)) kinds.unshift(win);
  // Of a very long run only some winning moves were found at once; the walk may have met others.
  kinds.sort((a, b) => Number(b.wins) - Number(a.wins));
  return { kinds: kinds.slice(0, mostKinds), cut: countKinds(theory, runs) > kinds.length };
}

function isAmong(kinds: readonly Verdict[], { run, split }: Verdict): boolean {
  return kinds.some(
    (kind) => kind.run === run && kind.split.take === split.take && kind.split.left === split.left,
  );
}

/** The nim-value of what a move leads to, in normal play. */
function valuesAfter({ monoid, rules }: Theory, runs: readonly number[]): (kind: Verdict) => number | null {
  if (rules.misere || monoid === undefined) return () => null;
  const rests = restsOf(monoid, runs);
  const restBeside = new Map(runs.map((run, index) => [run, rests[index] as number]));
  return ({ run, split }) =>
    nimValue(
      monoid.add(restBeside.get(run) as number, monoid.add(monoid.of(split.left), monoid.of(split.right))),
    );
}

/** Best play by both sides, by the theory of where it starts, and beginning with a move found for that. */
function bestLine(
  theory: Theory,
  start: TakingPosition,
  resisted: Resistance | undefined,
): { moves: TakingMove[]; complete: boolean } {
  const moves: TakingMove[] = [];
  const budget = new Budget(lineSteps);
  // What can arise from a position costs no more than it, and is remembered.
  const steps = resisted?.exact ? mostSteps : lineResistanceSteps;
  let position = start;
  let estimates = 0;
  const loserMove = (runs: readonly number[]): Verdict | undefined => {
    if (estimates >= mostEstimates) return anyMove(theory, runs);
    const found = resistance(theory, runs, steps);
    if (!found.exact) estimates++;
    return found.moves[0];
  };
  while (moves.length < longestLine) {
    const runs = liveRuns(theory.rules, runsOf(position));
    if (runs.length === 0) return { moves, complete: true };
    const kind = within(() => {
      const [first] = moves.length === 0 ? (resisted?.moves ?? []) : [];
      return first ?? someWin(theory, runs, budget) ?? loserMove(runs);
    });
    if (kind === undefined) return { moves, complete: false };
    const move = firstMove(position, kind);
    moves.push(move);
    position = must(taking.play(position, move));
  }
  return { moves, complete: taking.outcome(position) !== undefined };
}
