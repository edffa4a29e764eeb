import {
  type Result,
  type Seat,
  type TakingMove,
  type TakingPosition,
  taking,
} from "../../../games/index.ts";
import type { Analysis } from "../../../solve/index.ts";
import type { JudgedMove } from "../face.ts";
import { kindOf } from "./kinds.ts";

/** What a side made of its won positions: in how many of them it was to move, and in how many it kept the win. */
export interface Chances {
  readonly had: number;
  readonly kept: number;
}

/** A game of the Nim family as the solver sees it: every move that turned a won position into a lost one, and both sides' chances. */
export function reviewOf(
  positions: readonly TakingPosition[],
  moves: readonly TakingMove[],
  analyses: readonly Result<Analysis>[],
): { readonly mistakes: JudgedMove<"taking">[]; readonly chances: readonly [Chances, Chances] } {
  const mistakes: JudgedMove<"taking">[] = [];
  const chances: [Chances, Chances] = [
    { had: 0, kept: 0 },
    { had: 0, kept: 0 },
  ];
  for (const [index, move] of moves.entries()) {
    const position = positions[index];
    const found = analyses[index];
    if (!position || !found?.ok || found.value.outcome !== "win") continue;
    const seat = taking.turn(position);
    const better = betterThan(position, move, found.value);
    const { had, kept } = chances[seat];
    chances[seat] = { had: had + 1, kept: better ? kept : kept + 1 };
    if (better) mistakes.push({ number: index + 1, seat, played: move, better, mark: "mistake" });
  }
  return { mistakes, chances };
}

/** A move that wins, when the one that was made does not. */
function betterThan(position: TakingPosition, move: TakingMove, { moves }: Analysis): TakingMove | undefined {
  const kind = kindOf(position, move);
  const judged = moves.find((each) => kindOf(position, each.move) === kind);
  if (!judged || judged.outcome === "win") return undefined;
  return moves.find((each) => each.outcome === "win")?.move;
}

/** Whether the loser could still have won when the game was given up or its time ran out. */
export function lostWhileWinning(last: Result<Analysis> | undefined, turn: Seat, winner: Seat): boolean {
  return last?.ok === true && (last.value.outcome === "win") === (turn !== winner);
}
