import {
  accept,
  isSwap,
  must,
  type Result,
  swap,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../games/index.ts";
import {
  type AnalysedMove,
  type Analysis,
  analyse as analyseRuns,
  longestLine,
  mostKinds,
} from "./analyse.ts";
import type { Outlook } from "./best.ts";
import { bestMoves, swapStage } from "./swap.ts";

/** Everything about a position, with the swap that is possible in it or can come. */
export function analyse(position: TakingPosition): Result<Analysis> {
  const stage = swapStage(position);
  const found = analyseRuns(position);
  if (!found.ok || stage === "none") return found;
  return stage === "open" ? accept(withSwap(found.value)) : beforeSwap(position, found.value);
}

/** The swap is one move more: it wins where all others lose. */
function withSwap({ outcome, grundy, moves, line, reason, truncated }: Analysis): Analysis {
  const wins = outcome === "loss";
  const swapping: AnalysedMove = { move: swap, equal: 1, outcome: opposite(outcome), grundy, best: wins };
  return {
    outcome: "win",
    grundy: null,
    moves: wins ? [swapping, ...moves.map((each) => ({ ...each, best: false }))] : [...moves, swapping],
    line: wins ? [swap as TakingMove, ...line].slice(0, longestLine) : line,
    reason: { kind: "swap", wins, runs: reason },
    truncated: truncated || (wins && line.length === longestLine),
  };
}

/** Every first move loses but one that ends the game. */
function beforeSwap(position: TakingPosition, { moves, truncated }: Analysis): Result<Analysis> {
  const best = bestMoves(position, mostKinds);
  if (!best.ok) return best;
  const { outcome, resistance } = best.value;
  const [tried] = best.value.moves;
  if (tried === undefined) throw new Error("the first move is to come, and there is none");
  const ends = (move: TakingMove) => taking.outcome(must(taking.play(position, move))) !== undefined;
  const judged = moves.map((each): AnalysedMove => {
    const wins = outcome === "win" && !isSwap(each.move) && ends(each.move);
    return { ...each, outcome: wins ? "win" : "loss", grundy: null, best: wins };
  });
  judged.sort((a, b) => rank(b, tried) - rank(a, tried));
  const rest = ends(tried) ? undefined : analyse(must(taking.play(position, tried)));
  if (rest && !rest.ok) return rest;
  const line = [tried, ...(rest?.value.line ?? [])];
  return accept({
    outcome,
    grundy: null,
    moves: judged,
    line: line.slice(0, longestLine),
    reason: { kind: "swap-to-come", ends: outcome === "win" },
    ...(resistance ? { resistance: { ...resistance, tried } } : {}),
    truncated: truncated || (rest?.value.truncated ?? false) || line.length > longestLine,
  });
}

/** Winning moves first, and before all others that one which is tried. */
function rank({ move, outcome }: AnalysedMove, tried: TakingMove): number {
  return (outcome === "win" ? 2 : 0) + (JSON.stringify(move) === JSON.stringify(tried) ? 1 : 0);
}

function opposite(outcome: Outlook): Outlook {
  return outcome === "win" ? "loss" : "win";
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
  return accept({ outcome: opposite(after.value.outcome), after: after.value });
}
