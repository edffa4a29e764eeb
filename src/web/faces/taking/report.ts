import {
  type Result,
  type Seat,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../../../games/index.ts";
import { makeRun } from "../../../notation/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import { kindOf } from "./kinds.ts";

/** A move that gave a won game away. */
export interface Mistake {
  /** Its number, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly played: string;
  readonly better: string;
}

/** Where a game of the Nim family was won and lost: every move that turned a won position into a lost one. */
export function mistakesOf(
  positions: readonly TakingPosition[],
  moves: readonly TakingMove[],
  analyses: readonly Result<Analysis>[],
): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const [index, move] of moves.entries()) {
    const position = positions[index];
    const found = analyses[index];
    if (!position || !found?.ok) continue;
    const analysis = found.value;
    if (analysis.outcome !== "win") continue;
    const kind = kindOf(position, move);
    const judged = analysis.moves.find((each) => kindOf(position, each.move) === kind);
    const better = analysis.moves.find((each) => each.outcome === "win");
    if (!judged || judged.outcome === "win" || !better) continue;
    mistakes.push({
      number: index + 1,
      seat: taking.turn(position),
      played: makeRun(move),
      better: makeRun(better.move),
    });
  }
  return mistakes;
}

/** Whether the loser could still have won when the game was given up or its time ran out. */
export function lostWhileWinning(last: Result<Analysis> | undefined, turn: Seat, winner: Seat): boolean {
  return last?.ok === true && (last.value.outcome === "win") === (turn !== winner);
}

/** The sentence about where it was decided, from the loser's last mistake; `you` when the loser sits here alone. */
export function decidedText(
  mistakes: readonly Mistake[],
  moves: number,
  winner: Seat,
  names: readonly [string, string],
  you: Seat | undefined,
): string {
  const loser: Seat = winner === 0 ? 1 : 0;
  const last = mistakes.findLast((mistake) => mistake.seat === loser);
  const who = you === loser ? "you" : names[loser];
  if (!last) {
    const had = you === loser ? "You never had" : `${names[loser]} never had`;
    return `${had} a winning move: the game was decided before it began.`;
  }
  const ago = moves - last.number;
  const when =
    ago === 0 ? "With the last move" : ago === 1 ? "One move before the end" : `${ago} moves before the end`;
  return `${when}, at move ${last.number}, ${who} could still have won with ${last.better} instead of ${last.played}.`;
}
