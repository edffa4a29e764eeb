import { black, blackScore, type ReversiPosition, type Square, white } from "../games/index.ts";

/** A board by bits: bit 0 is a1, bit 63 is h8; 6×6 lies on b2 to g7, 4×4 on c3 to f6. The side to move is `own`. */
export interface Bitboards {
  readonly own: bigint;
  readonly opponent: bigint;
}

export type CoreSize = 4 | 6 | 8;

/** Whether the core plays on boards of this size; the general engine plays on all others. */
export function isCoreSize(size: number): size is CoreSize {
  return size === 4 || size === 6 || size === 8;
}

/** Small boards lie in the centre of the core's 8×8 board. */
function originOf(size: CoreSize): number {
  return (8 - size) / 2;
}

export function toCoreSquare(square: Square, size: CoreSize): number {
  const origin = originOf(size);
  return (Math.floor(square / size) + origin) * 8 + (square % size) + origin;
}

export function fromCoreSquare(square: number, size: CoreSize): Square {
  const origin = originOf(size);
  return (Math.floor(square / 8) - origin) * size + (square % 8) - origin;
}

/** The board by bits, the side to move first. */
export function toBitboards({ cells, options, turn }: ReversiPosition): Bitboards {
  const size = options.size as CoreSize;
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
