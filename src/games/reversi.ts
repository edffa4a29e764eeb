import type { Game, Outcome } from "./game.ts";
import { readChoice, readInteger, readOptions } from "./options.ts";
import { accept, type Result, refuse } from "./result.ts";
import {
  type Area,
  black,
  type Cell,
  type Cells,
  type CornerHandicap,
  empty,
  type ReversiOptions,
  type ReversiPosition,
  type Square,
  white,
} from "./reversi-position.ts";
import { otherSeat, type Seat } from "./seat.ts";

export const minSize = 4;
/** What comes from outside (a link, a message, a record) can ask for no larger board; `start` alone is bounded by memory. */
export const maxSize = 10_000;

export function discOf(seat: Seat): Cell {
  return seat === 0 ? black : white;
}

export const reversi: Game<"reversi"> = {
  family: "reversi",
  id: "reversi",
  title: "Reversi",
  defaults: { size: 8, start: "tournament" },
  options: readReversiOptions,
  size: ({ size }) => ({ size }),
  start,
  turn: (position) => position.turn,
  moves: legalSquares,
  countMoves: (position) => legalSquares(position).length,
  moveAt(position, index) {
    const square = legalSquares(position)[index];
    if (square === undefined) throw new RangeError(`no move with index ${index}`);
    return square;
  },
  play,
  outcome,
};

function readReversiOptions(input: unknown): Result<ReversiOptions> {
  const read = readOptions(input, ["size", "start", "handicap"]);
  if (!read.ok) return read;
  const size = readInteger("size", read.value.size ?? 8, minSize, maxSize);
  if (!size.ok) return size;
  if (size.value % 2 !== 0) return refuse("option-odd", { name: "size" });
  const start = readChoice("start", read.value.start ?? "tournament", ["tournament", "mirrored"]);
  if (!start.ok) return start;
  const even = { size: size.value, start: start.value };
  if (read.value.handicap === undefined) return accept(even);
  const handicap = readHandicap(read.value.handicap);
  return handicap.ok ? accept({ ...even, handicap: handicap.value }) : handicap;
}

function readHandicap(input: unknown): Result<CornerHandicap> {
  const read = readOptions(input, ["to", "corners"]);
  if (!read.ok) return read;
  const to = readChoice("handicap.to", read.value.to, ["black", "white"]);
  if (!to.ok) return to;
  const corners = readInteger("handicap.corners", read.value.corners, 1, 4);
  return corners.ok ? accept({ to: to.value, corners: corners.value }) : corners;
}

/** The corners in the order in which they are given: opposite ones first, so that two are no whole edge. */
export function cornersOf(size: number): readonly [Square, Square, Square, Square] {
  const last = size * size - 1;
  return [0, last, size - 1, last - (size - 1)];
}

/**
 * Black moves first, whoever has corners: they leave the middle as it is, so that the first move is always possible. No federation's rules
 * were found to know of handicaps; corners for the weaker side, who takes Black and so moves first, are what teachers give
 * (docs/reversi.md has the sources). Whoever would have the giver begin, as in Go, gives them to White.
 */
function start(options: ReversiOptions): ReversiPosition {
  const even = evenStart(options);
  const { size, handicap } = options;
  if (!handicap) return even;
  const cells = (even.cells as Uint8Array).slice();
  const given = cornersOf(size).slice(0, handicap.corners);
  for (const corner of given) cells[corner] = handicap.to === "black" ? black : white;
  const [blacks, whites] = even.discs;
  const more = given.length;
  const area = given.reduce((whole, corner) => around(whole, size, corner), even.area);
  return {
    ...even,
    cells,
    discs: handicap.to === "black" ? [blacks + more, whites] : [blacks, whites + more],
    area,
  };
}

function evenStart(options: ReversiOptions): ReversiPosition {
  const { size } = options;
  const cells = new Uint8Array(size * size);
  const low = size / 2 - 1;
  const diagonal = options.start === "mirrored" ? black : white;
  cells[low * size + low] = cells[(low + 1) * size + low + 1] = diagonal;
  cells[low * size + low + 1] = cells[(low + 1) * size + low] = black + white - diagonal;
  const area = { top: low - 1, left: low - 1, bottom: low + 2, right: low + 2 };
  return { options, cells, turn: 0, over: false, discs: [2, 2], area };
}

/** A position in mid-game, from a board that came from outside. Passes and the end of the game are worked out. */
export function reversiPosition(options: ReversiOptions, cells: Cells, turn: Seat): Result<ReversiPosition> {
  const { size } = options;
  if (cells.length !== size * size) return refuse("cells-wrong", { expected: size * size });
  const copy = new Uint8Array(size * size);
  const discs: [number, number] = [0, 0];
  let area: Area = { top: size, left: size, bottom: -1, right: -1 };
  for (let square = 0; square < copy.length; square++) {
    const cell = cells[square];
    if (cell === empty) continue;
    if (cell !== black && cell !== white) return refuse("cells-wrong", { expected: size * size });
    copy[square] = cell;
    discs[cell === black ? 0 : 1]++;
    area = around(area, size, square);
  }
  return accept(settle({ options, cells: copy, turn, over: false, discs, area }));
}

export function emptySquares({ cells, discs: [blacks, whites] }: ReversiPosition): number {
  return cells.length - blacks - whites;
}

/**
 * How far Black is ahead at the end of a game: empty squares go to the winner, as in all engines and databases. What is called a
 * score and nothing more is always for the side to move.
 */
export function blackScore(position: ReversiPosition): number {
  const [blacks, whites] = position.discs;
  const ahead = blacks - whites;
  return ahead + Math.sign(ahead) * emptySquares(position);
}

/** The squares where the side to move can play, ascending. */
export function legalSquares(position: ReversiPosition): Square[] {
  return position.over ? [] : squaresFor(position, position.turn, Number.POSITIVE_INFINITY);
}

/** The discs a move on `square` would turn, empty when it is not legal. */
export function flips(position: ReversiPosition, square: Square, seat: Seat = position.turn): Square[] {
  const { cells, options } = position;
  const turned: Square[] = [];
  if (cells[square] !== empty) return turned;
  for (let direction = 0; direction < 8; direction++) {
    let count = flipCount(cells, options.size, square, direction, discOf(seat));
    const step = stepOf(options.size, direction);
    for (let next = square + step; count > 0; count--, next += step) turned.push(next);
  }
  return turned;
}

function play(position: ReversiPosition, square: Square): Result<ReversiPosition> {
  const { options, turn, discs, area } = position;
  if (position.over) return refuse("game-over");
  if (!Number.isInteger(square) || square < 0 || square >= position.cells.length) {
    return refuse("outside-board", { size: options.size });
  }
  if (position.cells[square] !== empty) return refuse("square-occupied", { square, size: options.size });
  const turned = flips(position, square);
  if (turned.length === 0) return refuse("flips-nothing", { square, size: options.size });
  const cells = (position.cells as Uint8Array).slice();
  const disc = discOf(turn);
  cells[square] = disc;
  for (const each of turned) cells[each] = disc;
  const [blacks, whites] = discs;
  const gain = turned.length;
  const counts: [number, number] =
    turn === 0 ? [blacks + gain + 1, whites - gain] : [blacks - gain, whites + gain + 1];
  const next = around(area, options.size, square);
  return accept(settle({ options, cells, turn: otherSeat(turn), over: false, discs: counts, area: next }));
}

/** Passes for a side that cannot move; the game is over when neither can. */
function settle(position: ReversiPosition): ReversiPosition {
  if (canMove(position, position.turn)) return position;
  const other = otherSeat(position.turn);
  return canMove(position, other) ? { ...position, turn: other } : { ...position, over: true };
}

function outcome({ over, discs: [blacks, whites] }: ReversiPosition): Outcome | undefined {
  if (!over) return undefined;
  return { winner: blacks === whites ? null : blacks > whites ? 0 : 1 };
}

function canMove(position: ReversiPosition, seat: Seat): boolean {
  if (position.discs[0] === 0 || position.discs[1] === 0) return false;
  return squaresFor(position, seat, 1).length > 0;
}

/** Up to `most` legal squares for a seat. */
function squaresFor({ cells, options, area }: ReversiPosition, seat: Seat, most: number): Square[] {
  const { size } = options;
  const own = discOf(seat);
  const found: Square[] = [];
  const bottom = Math.min(area.bottom, size - 1);
  const right = Math.min(area.right, size - 1);
  for (let row = Math.max(area.top, 0); row <= bottom; row++) {
    for (let column = Math.max(area.left, 0); column <= right; column++) {
      const square = row * size + column;
      if (cells[square] !== empty) continue;
      for (let direction = 0; direction < 8; direction++) {
        if (flipCount(cells, size, square, direction, own) === 0) continue;
        found.push(square);
        if (found.length === most) return found;
        break;
      }
    }
  }
  return found;
}

/** Directions 0 to 7 are the pairs of row and column steps without (0, 0). */
const rowSteps = [-1, -1, -1, 0, 0, 1, 1, 1] as const;
const columnSteps = [-1, 0, 1, -1, 1, -1, 0, 1] as const;

function stepOf(size: number, direction: number): number {
  return (rowSteps[direction] as number) * size + (columnSteps[direction] as number);
}

/** How many discs of the other colour lie between `square` and the next own disc in one direction. */
function flipCount(cells: Cells, size: number, square: Square, direction: number, own: Cell): number {
  const step = stepOf(size, direction);
  const other = black + white - own;
  if (cells[square + step] !== other) return 0;
  const rowStep = rowSteps[direction] as number;
  const columnStep = columnSteps[direction] as number;
  const column = square % size;
  const row = (square - column) / size;
  const rowsLeft = rowStep < 0 ? row : rowStep > 0 ? size - 1 - row : size;
  const columnsLeft = columnStep < 0 ? column : columnStep > 0 ? size - 1 - column : size;
  const reach = Math.min(rowsLeft, columnsLeft);
  let next = square;
  for (let distance = 1; distance <= reach; distance++) {
    next += step;
    const cell = cells[next];
    if (cell === own) return distance - 1;
    if (cell !== other) return 0;
  }
  return 0;
}

function around(area: Area, size: number, square: Square): Area {
  const column = square % size;
  const row = (square - column) / size;
  return {
    top: Math.min(area.top, row - 1),
    left: Math.min(area.left, column - 1),
    bottom: Math.max(area.bottom, row + 1),
    right: Math.max(area.right, column + 1),
  };
}
