import { black, blackScore, type ReversiPosition, type Square, white } from "../games/index.ts";

/** A board by bits: bit 0 is a1, bit 63 is h8; 6×6 lies on b2 to g7, 4×4 on c3 to f6. The side to move is `own`. */
export interface Bitboards {
  readonly own: bigint;
  readonly opponent: bigint;
}

export type CoreSize = 4 | 6 | 8;
/** The boards that have a module of their own. A square is 16 · row + column there, a1 is 0. */
export type LargeSize = 10 | 12;

/** Board sizes that a core plays on; the general engine plays on all others. */
export type BoardSize = CoreSize | LargeSize;

/** Whether a core plays on boards of this size. */
export function isCoreSize(size: number): size is BoardSize {
  return size === 4 || size === 6 || size === 8 || isLargeSize(size);
}

/** Whether it is the core for large boards, which is a module of its own. */
export function isLargeSize(size: number): size is LargeSize {
  return size === 10 || size === 12;
}

/** Small boards lie in the centre of the core's 8×8 board, large ones in the corner of a board with 16 columns. */
function layoutOf(size: BoardSize): { readonly columns: number; readonly origin: number } {
  return isLargeSize(size) ? { columns: 16, origin: 0 } : { columns: 8, origin: (8 - size) / 2 };
}

export function toCoreSquare(square: Square, size: BoardSize): number {
  const { columns, origin } = layoutOf(size);
  return (Math.floor(square / size) + origin) * columns + (square % size) + origin;
}

export function fromCoreSquare(square: number, size: BoardSize): Square {
  const { columns, origin } = layoutOf(size);
  return (Math.floor(square / columns) - origin) * size + (square % columns) - origin;
}

/** The board by bits, the side to move first. */
export function toBitboards({ cells, options, turn }: ReversiPosition): Bitboards {
  const size = options.size as BoardSize;
  let blacks = 0n;
  let whites = 0n;
  for (let square = 0; square < cells.length; square++) {
    const bit = 1n << BigInt(toCoreSquare(square, size));
    if (cells[square] === black) blacks |= bit;
    else if (cells[square] === white) whites |= bit;
  }
  return turn === 0 ? { own: blacks, opponent: whites } : { own: whites, opponent: blacks };
}

/** The score of a finished game: for the side whose turn it would be, empty squares to the winner. */
export function finalScoreOf(position: ReversiPosition): number {
  const ahead = blackScore(position);
  return position.turn === 0 || ahead === 0 ? ahead : -ahead;
}
