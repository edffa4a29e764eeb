import { accept, must, type Result, type TakingMove, type TakingPosition, taking } from "../games/index.ts";
import { type Best, type Outlook, resistanceFigures, withTheory } from "./best.ts";
import { countConcrete, firstMove } from "./concrete.ts";
import { nimValue } from "./element.ts";
import { type Reason, reasonFor } from "./reason.ts";
import { resistance } from "./resistance.ts";
import { countSplits } from "./rules.ts";
import { sumOf, type Theory } from "./theory.ts";
import { someWin, type Verdict, verdicts, winningSplits } from "./verdict.ts";

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
  readonly resistance?: Best["resistance"];
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
  /** Whether it is as good as any: it wins, or resists best in a lost position. */
  readonly best: boolean;
}

/** How many kinds of moves and how many moves of the line an analysis holds at most. */
export const mostKinds = 500;
export const longestLine = 500;

/**
 * How far resistance is looked into: an analysis is wanted at once, so less far than a player looks; along its line less still,
 * and where that gives no exact answer only so many times. The rest of a long line just plays on.
 */
const looksInAnalysis = 30_000;
const looksInLine = 10_000;
const mostEstimates = 2;

export function analyse(position: TakingPosition): Result<Analysis> {
  const misere = position.options.last === "loses";
  return withTheory(
    position,
    (theory, runs) => accept(analyseWith(theory, runs, position)),
    () => accept(overAnalysis(misere)),
  );
}

function overAnalysis(misere: boolean): Analysis {
  const outcome = misere ? "win" : "loss";
  const reason: Reason = { kind: "over", misere };
  return { outcome, grundy: misere ? null : 0, moves: [], line: [], reason, truncated: false };
}

function analyseWith(theory: Theory, runs: readonly number[], position: TakingPosition): Analysis {
  const wins = someWin(theory, runs) !== undefined;
  const resisted = wins ? undefined : resistance(theory, runs, looksInAnalysis);
  const reason = reasonFor(theory, runs);
  const { kinds, cut } = kindsOf(theory, runs, resisted?.moves ?? mirrorSplit(reason), wins);
  const moves = kinds.map((kind) => ({
    move: firstMove(position, kind),
    equal: countConcrete(position, kind),
    outcome: kind.wins ? ("win" as const) : ("loss" as const),
    grundy: valueAfter(theory, runs, kind),
    best: kind.wins || isAmong(resisted?.moves ?? [], kind),
  }));
  const line = bestLine(position, resisted?.moves[0]);
  return {
    outcome: wins ? "win" : "loss",
    grundy: theory.rules.misere || !theory.monoid ? null : nimValue(sumOf(theory.monoid, runs)),
    moves,
    line: line.moves,
    reason,
    ...(resisted ? { resistance: resistanceFigures(resisted) } : {}),
    truncated: cut || !line.complete,
  };
}

/** The move that the mirror strategy begins with: it is named first. */
function mirrorSplit(reason: Reason): Verdict[] {
  if (reason.kind !== "mirror" || reason.odd === undefined) return [];
  const { length: run, take } = reason.odd;
  const half = (run - take) / 2;
  return [{ run, split: { take, left: half, right: half, equal: 1 }, wins: true }];
}

/** The kinds of moves, at most `mostKinds`: those given first, then all that win, then the rest. */
function kindsOf(
  theory: Theory,
  runs: readonly number[],
  firstOnes: readonly Verdict[],
  won: boolean,
): { kinds: Verdict[]; cut: boolean } {
  let all = 0;
  for (const run of new Set(runs)) all += countSplits(theory.rules, run);
  const kinds = firstOnes.slice(0, mostKinds);
  for (const source of won ? [winningSplits, verdicts] : [verdicts]) {
    for (const kind of source(theory, runs)) {
      if (kinds.length >= mostKinds) break;
      if (!isAmong(kinds, kind)) kinds.push(kind);
    }
  }
  // Of a very long run only some winning moves were found at once; the walk may have met others.
  kinds.sort((a, b) => Number(b.wins) - Number(a.wins));
  return { kinds, cut: all > kinds.length };
}

function isAmong(kinds: readonly Verdict[], { run, split }: Verdict): boolean {
  return kinds.some(
    (kind) => kind.run === run && kind.split.take === split.take && kind.split.left === split.left,
  );
}

function valueAfter(theory: Theory, runs: readonly number[], { run, split }: Verdict): number | null {
  const { monoid, rules } = theory;
  if (rules.misere || monoid === undefined) return null;
  const rest = sumOf(monoid, runs.toSpliced(runs.indexOf(run), 1));
  return nimValue(monoid.add(rest, monoid.add(monoid.of(split.left), monoid.of(split.right))));
}

/** Best play by both sides, beginning with a move of a given kind. */
function bestLine(
  start: TakingPosition,
  first: Verdict | undefined,
): { moves: TakingMove[]; complete: boolean } {
  const moves: TakingMove[] = [];
  let position = start;
  let estimates = 0;
  while (moves.length < longestLine) {
    const step = withTheory<TakingMove | undefined>(
      position,
      (theory, runs) => {
        let kind = (moves.length === 0 ? first : undefined) ?? someWin(theory, runs);
        if (!kind) {
          const resisted = resistance(theory, runs, estimates < mostEstimates ? looksInLine : 0);
          if (!resisted.exact) estimates++;
          [kind] = resisted.moves;
        }
        return accept(kind && firstMove(position, kind));
      },
      () => accept(undefined),
    );
    if (!step.ok) return { moves, complete: false };
    if (step.value === undefined) return { moves, complete: true };
    moves.push(step.value);
    position = must(taking.play(position, step.value));
  }
  return { moves, complete: taking.outcome(position) !== undefined };
}

/** What a move does: for the side that plays it, and what the other can answer. */
export interface MoveAnalysis {
  readonly outcome: Outlook;
  /** The position after it, from the other side's view. */
  readonly after: Analysis;
}

/** The outcome of one move, and the whole analysis of what it leads to; refused when the move is not legal. */
export function analyseMove(position: TakingPosition, move: TakingMove): Result<MoveAnalysis> {
  const next = taking.play(position, move);
  if (!next.ok) return next;
  const after = analyse(next.value);
  if (!after.ok) return after;
  return accept({ outcome: after.value.outcome === "win" ? "loss" : "win", after: after.value });
}
