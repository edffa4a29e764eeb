import type { Analysis } from "../../../engine/index.ts";
import { blackScore, type ReversiPosition } from "../../../games/index.ts";
import { makeSquare } from "../../../notation/index.ts";
import type { Slip } from "../../../words/index.ts";

/** A position's value for Black, in discs, and whether that is certain. */
export interface Judgement {
  readonly black: number;
  readonly exact: boolean;
}

/** What is known of a position: nothing needs to be looked into when the game is over. */
export function judgementOf(
  position: ReversiPosition,
  analysis: Analysis | undefined,
): Judgement | undefined {
  if (position.over) return { black: blackScore(position), exact: true };
  if (!analysis) return undefined;
  const { score, exact } = analysis;
  return { black: position.turn === 0 ? score : -score, exact };
}

/** What each move cost against the best one, the dearest first; moves that cost less than two discs are left out. */
export function slipsOf(
  positions: readonly ReversiPosition[],
  moves: readonly number[],
  analyses: readonly (Analysis | undefined)[],
): Slip[] {
  const slips: Slip[] = [];
  for (const [index, square] of moves.entries()) {
    const position = positions[index];
    const analysis = analyses[index];
    if (!position || analysis?.best === undefined) continue;
    const played = analysis.moves.find((move) => move.square === square);
    const best = analysis.moves[0];
    if (!played || !best || best.score - played.score < 2) continue;
    const { size } = position.options;
    slips.push({
      number: index + 1,
      seat: position.turn,
      played: makeSquare(square, size),
      better: makeSquare(best.square, size),
      cost: Math.round(best.score - played.score),
      exact: best.exact && played.exact,
    });
  }
  return slips.sort((a, b) => b.cost - a.cost || a.number - b.number);
}
