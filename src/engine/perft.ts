import { discOf, legalSquares, must, type ReversiPosition, reversi } from "../games/index.ts";
import { isCoreSize, toBitboards } from "./bitboards.ts";
import type { Core } from "./core.ts";
import { GeneralBoard } from "./general-board.ts";

/**
 * Counts move sequences of a length: a pass is a ply, a finished game a leaf. The first two plies are walked here, so
 * that whoever watches hears of each part; the core or the general board counts the rest.
 */
export function countMoves(
  position: ReversiPosition,
  depth: number,
  core: Pick<Core, "perft"> | undefined,
  watch: (share: number) => void = () => {},
): bigint {
  if (depth < 4) return countBelow(position, depth, core);
  let count = 0n;
  const first = afterEach(position);
  for (const [index, next] of first.entries()) {
    const second =
      next.plies >= depth - 1
        ? [next]
        : afterEach(next.position).map((each) => ({ ...each, plies: each.plies + next.plies }));
    for (const [inner, each] of second.entries()) {
      count += each.position.over ? 1n : countBelow(each.position, depth - each.plies, core);
      watch((index + (inner + 1) / second.length) / first.length);
    }
  }
  return count;
}

interface After {
  readonly position: ReversiPosition;
  /** Two when the move was followed by a pass. */
  readonly plies: number;
}

function afterEach(position: ReversiPosition): After[] {
  if (position.over) return [{ position, plies: 0 }];
  return legalSquares(position).map((square) => {
    const next = must(reversi.play(position, square));
    return { position: next, plies: !next.over && next.turn === position.turn ? 2 : 1 };
  });
}

function countBelow(position: ReversiPosition, depth: number, core: Pick<Core, "perft"> | undefined): bigint {
  if (core && isCoreSize(position.options.size)) return core.perft(toBitboards(position), depth);
  return BigInt(countOn(new GeneralBoard(position), discOf(position.turn), depth));
}

function countOn(board: GeneralBoard, side: number, depth: number): number {
  if (depth <= 0) return 1;
  const moves = board.moves(side);
  const other = 3 - side;
  if (moves.length === 0) return board.canMove(other) ? countOn(board, other, depth - 1) : 1;
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const turned = board.play(move, side);
    count += countOn(board, other, depth - 1);
    board.takeBack(move, side, turned);
  }
  return count;
}
