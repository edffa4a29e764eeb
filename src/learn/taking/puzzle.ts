import {
  type GameId,
  isSwap,
  must,
  type Run,
  sticksLeft,
  type TakenRun,
  type TakingMove,
  type TakingPosition,
  takesUpTo,
  taking,
} from "../../games/index.ts";
import { type Analysis, analyse, bestMoves, winningMoves } from "../../solve/index.ts";
import type { PuzzleOf } from "../puzzle.ts";
import { ideaOf } from "./ideas.ts";
import { ratingOf } from "./rating.ts";

/** More than that is not thought through in one's head. */
const mostSticks = 40;
const mostMoves = 200;
/** So many other moves there are at least, or there is nothing to choose. */
const leastOthers = 2;

/** What a position is as a puzzle: won by one kind of move alone, and for a reason that can be thought of. */
export function takingPuzzleAt(game: GameId, position: TakingPosition): PuzzleOf<"taking"> | undefined {
  if (position.options.swap || sticksLeft(position) > mostSticks) return undefined;
  const moves = taking.countMoves(position);
  if (moves > mostMoves) return undefined;
  const wins = winningMoves(position, moves);
  if (!wins.ok || wins.value.length === 0 || moves - wins.value.length < leastOthers) return undefined;
  const [kind, ...otherKinds] = new Set(wins.value.map((move) => kindOf(position, move)));
  if (kind === undefined || otherKinds.length > 0) return undefined;
  const analysis = analyse(position);
  const found = analysis.ok ? onlyWin(analysis.value) : undefined;
  if (!analysis.ok || found?.equal !== wins.value.length) return undefined;
  const idea = ideaOf(analysis.value.reason);
  if (!idea) return undefined;
  const solutions = inOrder(position, wins.value);
  const chance = (solutions.length / moves) * chanceAfter(position, found.move);
  return { family: "taking", game, position, solutions, idea, rating: ratingOf(moves, chance, idea), moves };
}

/** The one kind of move that wins; undefined where the analysis knows of none, of several, or not of all. */
function onlyWin({ moves, truncated }: Analysis) {
  const [first, second] = moves;
  return !truncated && first?.outcome === "win" && second?.outcome !== "win" ? first : undefined;
}

/** Equal for moves that are the same by symmetry: mirror images in a run, the same in runs of the same length. */
export function kindOf({ rows }: TakingPosition, move: TakingMove): string {
  if (isSwap(move)) return move;
  const { left, length } = runOf(rows, move);
  const sides = [move.left - left, left + length - 1 - move.right].sort((a, b) => a - b);
  return `${length}: ${sides.join()}`;
}

export function runOf(rows: TakingPosition["rows"], { row, left }: TakenRun): Run {
  const run = rows[row - 1]?.find((each) => left >= each.left && left < each.left + each.length);
  if (!run) throw new Error("a move that takes from no run");
  return run;
}

/** In the order of the game's own moves. */
function inOrder(position: TakingPosition, chosen: readonly TakingMove[]): TakingMove[] {
  const wanted = new Set(chosen.map((move) => JSON.stringify(move)));
  return [...taking.moves(position)].filter((move) => wanted.has(JSON.stringify(move)));
}

/** The chance that somebody who plays at random wins after this move, against the best resistance. */
function chanceAfter(position: TakingPosition, move: TakingMove): number {
  const after = must(taking.play(position, move));
  if (taking.outcome(after)) return 1;
  return must(bestMoves(after, 1)).resistance?.chance ?? 1;
}

/**
 * Equal for puzzles that are alike: the same counts may be taken from the same runs, in whatever rows they stand. Counts that no run
 * is long enough for and runs from which nothing can be taken make no difference.
 */
export function keyOfTaking({ position: { options, rows } }: PuzzleOf<"taking">): string {
  const { take, middle, last } = options;
  const lengths = rows.flat().map(({ length }) => length);
  const longest = Math.max(...lengths);
  const counts = [...takesUpTo(take, longest)];
  const live = lengths.filter((length) => length >= (counts[0] ?? 1)).sort((a, b) => b - a);
  return `${counts.join()} ${middle ? "middle" : "end"} ${last} ${live.join()}`;
}
