import {
  type Result,
  type Seat,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import type { Mistake } from "../../../words/index.ts";
import { kindOf } from "./kinds.ts";

/** Where a game of the Nim family was won and lost: every move that turned a won position into a lost one. */
export function mistakesOf(
  positions: readonly TakingPosition[],
  moves: readonly TakingMove[],
  analyses: readonly Result<Analysis>[],
  name: (position: TakingPosition, move: TakingMove) => string,
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
      played: name(position, move),
      better: name(position, better.move),
    });
  }
  return mistakes;
}

/** Whether the loser could still have won when the game was given up or its time ran out. */
export function lostWhileWinning(last: Result<Analysis> | undefined, turn: Seat, winner: Seat): boolean {
  return last?.ok === true && (last.value.outcome === "win") === (turn !== winner);
}
