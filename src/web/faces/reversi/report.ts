import type { Analysis } from "../../../engine/index.ts";
import { blackScore, type ReversiPosition } from "../../../games/index.ts";
import type { JudgedMove } from "../face.ts";

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

/** A move that cost discs against the best one. */
export interface DearMove extends JudgedMove<"reversi"> {
  readonly cost: number;
  readonly exact: boolean;
}

/** How a side chose where it had a choice: how many of its moves were as good as any, and what the others cost in all. */
export interface Choices {
  readonly had: number;
  readonly best: number;
  readonly cost: number;
  readonly exact: boolean;
}

/** From so many discs on a move is told of. */
const leastTold = 2;
/** From so many on it is a mistake. */
const leastMistake = 6;

/** What is known of a game so far: the moves that cost two discs or more, the last one first, and both sides' choices. */
export function reviewOf(
  positions: readonly ReversiPosition[],
  moves: readonly number[],
  analyses: readonly (Analysis | undefined)[],
): { readonly dear: DearMove[]; readonly choices: readonly [Choices, Choices] } {
  const dear: DearMove[] = [];
  const none: Choices = { had: 0, best: 0, cost: 0, exact: true };
  const choices: [Choices, Choices] = [none, none];
  for (const [index, square] of moves.entries()) {
    const position = positions[index];
    const found = analyses[index];
    const played = found?.moves.find((move) => move.square === square);
    const best = found?.moves[0];
    if (!position || !played || !best || found.moves.length < 2) continue;
    const seat = position.turn;
    const cost = Math.round(best.score - played.score);
    const exact = best.exact && played.exact;
    const so = choices[seat];
    choices[seat] = {
      had: so.had + 1,
      best: so.best + (cost < 1 ? 1 : 0),
      cost: so.cost + cost,
      exact: so.exact && exact,
    };
    if (cost < leastTold) continue;
    const mark = cost < leastMistake ? "slip" : "mistake";
    dear.push({ number: index + 1, seat, played: square, better: best.square, mark, cost, exact });
  }
  return { dear: dear.reverse(), choices };
}
