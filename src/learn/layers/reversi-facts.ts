import {
  cornersOf,
  emptySquares,
  flips,
  otherSeat,
  type ReversiPosition,
  reversi,
  type Seat,
  type Square,
} from "../../games/index.ts";

/** Of the side to move, and of the other. */
interface Both {
  readonly own: number;
  readonly other: number;
}

/** What is true of a position by the rules alone. */
export interface ReversiFacts {
  /** How many squares each can choose from; of the other side, as if it were to move. */
  readonly mobility: Both;
  readonly corners: Both;
  /** Discs beside an empty square, straight or diagonally. */
  readonly frontier: Both;
  readonly empty: number;
  /** Empty squares that hang together, straight or diagonally, and how many of these regions have an odd number of squares. */
  readonly regions: number;
  readonly odd: number;
}

export function reversiFacts(position: ReversiPosition): ReversiFacts {
  const { cells, options, turn } = position;
  const squares = Array.from({ length: cells.length }, (_, square) => square);
  const both = (count: (seat: Seat) => number): Both => ({ own: count(turn), other: count(otherSeat(turn)) });
  const isOf = (seat: Seat) => (square: Square) => cells[square] === seat + 1;
  const open = squares.filter((square) => neighbours(square, options.size).some((each) => cells[each] === 0));
  const regions = emptyRegions(position);
  return {
    mobility: {
      own: reversi.countMoves(position),
      other: squares.filter((square) => flips(position, square, otherSeat(turn)).length > 0).length,
    },
    corners: both((seat) => cornersOf(options.size).filter(isOf(seat)).length),
    frontier: both((seat) => open.filter(isOf(seat)).length),
    empty: emptySquares(position),
    regions: regions.length,
    odd: regions.filter((region) => region.length % 2 === 1).length,
  };
}

function neighbours(square: Square, size: number): Square[] {
  const [row, column] = [Math.floor(square / size), square % size];
  const found: Square[] = [];
  for (const down of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      const [to, at] = [row + down, column + right];
      if ((down !== 0 || right !== 0) && to >= 0 && to < size && at >= 0 && at < size)
        found.push(to * size + at);
    }
  return found;
}

function emptyRegions({ cells, options: { size } }: ReversiPosition): Square[][] {
  const seen = new Set<Square>();
  const regions: Square[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 0 || seen.has(start)) continue;
    const region = [start];
    seen.add(start);
    for (const square of region)
      for (const next of neighbours(square, size)) {
        if (cells[next] !== 0 || seen.has(next)) continue;
        seen.add(next);
        region.push(next);
      }
    regions.push(region);
  }
  return regions;
}
