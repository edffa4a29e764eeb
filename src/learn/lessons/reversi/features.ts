import {
  type Cells,
  cornersOf,
  discOf,
  empty,
  flips,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  type Seat,
  type Square,
} from "../../../games/index.ts";

/** What a learner looks at on the board, and nothing that needs a search. */

export function after(position: ReversiPosition, move: Square): ReversiPosition {
  return must(reversi.play(position, move));
}

/** The squares around one, along the edges fewer than eight. */
function neighbours(square: Square, size: number): readonly Square[] {
  const column = square % size;
  const row = (square - column) / size;
  const found: Square[] = [];
  for (let down = Math.max(0, row - 1); down <= Math.min(size - 1, row + 1); down++) {
    for (let right = Math.max(0, column - 1); right <= Math.min(size - 1, column + 1); right++) {
      if (down !== row || right !== column) found.push(down * size + right);
    }
  }
  return found;
}

export function isCorner({ options: { size } }: ReversiPosition, square: Square): boolean {
  return cornersOf(size).includes(square);
}

/** Whether a square lies beside an empty corner: diagonally before it (`x`) or on the edge (`c`). Beside a taken one it is a square like others. */
export function besideOpenCorner(
  { cells, options: { size } }: ReversiPosition,
  square: Square,
): "x" | "c" | undefined {
  const corner = cornersOf(size).find(
    (each) => cells[each] === empty && neighbours(each, size).includes(square),
  );
  if (corner === undefined) return undefined;
  const apart = Math.abs(square - corner);
  return apart === 1 || apart === size ? "c" : "x";
}

/** How many discs a move turns. */
export function turned(position: ReversiPosition, move: Square): number {
  return flips(position, move).length;
}

/** In how many lines a move turns discs, and whether one of them is a diagonal. */
export function linesOf(
  position: ReversiPosition,
  move: Square,
): { readonly count: number; readonly diagonal: boolean } {
  const { size } = position.options;
  const ways = new Set(
    flips(position, move).map((square) => {
      const right = Math.sign((square % size) - (move % size));
      const down = Math.sign(Math.floor(square / size) - Math.floor(move / size));
      return `${right} ${down}`;
    }),
  );
  return { count: ways.size, diagonal: [...ways].some((way) => !way.includes("0")) };
}

/** Whether a move turns as many discs as any other and more than some. */
export function turnsMost(position: ReversiPosition, move: Square): boolean {
  const counts = legalSquares(position).map((each) => turned(position, each));
  const most = Math.max(...counts);
  return turned(position, move) === most && Math.min(...counts) < most;
}

/** A side's discs beside empty squares. */
function frontier(cells: Cells, size: number, seat: Seat): number {
  let count = 0;
  for (let square = 0; square < cells.length; square++)
    if (cells[square] === discOf(seat) && isOpen(cells, size, square)) count++;
  return count;
}

function isOpen(cells: Cells, size: number, square: Square): boolean {
  return neighbours(square, size).some((each) => cells[each] === empty);
}

/** How many discs of whoever moves lie beside empty squares once the move is made. */
export function frontierAfter(position: ReversiPosition, move: Square): number {
  return frontier(after(position, move).cells, position.options.size, position.turn);
}

/** Whether no disc that a move turns lies beside an empty square then. */
export function turnsInside(position: ReversiPosition, move: Square): boolean {
  const { cells } = after(position, move);
  return flips(position, move).every((square) => !isOpen(cells, position.options.size, square));
}

/** The other side's answers to a move: none when it has to pass, or when the game is over. */
export function answersTo(position: ReversiPosition, move: Square): readonly Square[] {
  const next = after(position, move);
  return next.turn === position.turn ? [] : legalSquares(next);
}

/** Whether the other side can answer, and only beside open corners. */
export function leavesOnlyBeside(position: ReversiPosition, move: Square): boolean {
  const next = after(position, move);
  const answers = answersTo(position, move);
  return answers.length > 0 && answers.every((each) => besideOpenCorner(next, each));
}

/** Whether the other side has to pass. */
export function forcesPass(position: ReversiPosition, move: Square): boolean {
  const next = after(position, move);
  return !next.over && next.turn === position.turn;
}

/** Whether the other side would have to pass behind another move than this. */
export function missesPass(position: ReversiPosition, move: Square): boolean {
  return !forcesPass(position, move) && legalSquares(position).some((each) => forcesPass(position, each));
}

/** Whether a square lies in a region of an even number of empty squares; they hang together across corners too. */
export function isEven({ cells, options: { size } }: ReversiPosition, square: Square): boolean {
  const region = new Set([square]);
  for (const each of region)
    for (const next of neighbours(each, size)) if (cells[next] === empty) region.add(next);
  return region.size % 2 === 0;
}

/** Whether the other side could not play on a square, were it to move. */
export function isOwn(position: ReversiPosition, square: Square): boolean {
  return flips(position, square, position.turn === 0 ? 1 : 0).length === 0;
}

/** Of the moves of a side those of which there is most of something. */
export function movesWithMost(
  position: ReversiPosition,
  amount: (position: ReversiPosition, move: Square) => number,
): readonly Square[] {
  const moves = legalSquares(position);
  const most = Math.max(...moves.map((move) => amount(position, move)));
  return moves.filter((move) => amount(position, move) === most);
}

/** The same with least. */
export function movesWithLeast(
  position: ReversiPosition,
  amount: (position: ReversiPosition, move: Square) => number,
): readonly Square[] {
  return movesWithMost(position, (at, move) => -amount(at, move));
}
