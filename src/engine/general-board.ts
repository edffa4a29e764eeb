import { black, type ReversiPosition, type Square, white } from "../games/index.ts";
import { hashNumbers } from "./general-table.ts";

/** Marks what lies around the board. */
const wall = 3;
/** Beyond the area that holds discs a search sees this far; larger boards are cut to that. */
export const margin = 8;

const corner = 100;
const besideCorner = -20;
const diagonalToCorner = -40;
const edge = 10;
const besideEdge = -6;
/** Worth of one more legal move, in tenths of a disc like the places above. */
const freedom = 8;

/**
 * A board of any size that moves are played on and taken back from: one array of cells with a wall around it. Of a very
 * large board only the part is kept that a search can reach; its cells have numbers of their own.
 */
export class GeneralBoard {
  readonly size: number;
  /** Whether the part that is kept ends before the board does. */
  readonly cropped: boolean;
  readonly #top: number;
  readonly #left: number;
  readonly #width: number;
  readonly #cells: Uint8Array;
  readonly #steps: Int32Array;
  readonly #places: Int16Array;
  readonly #corners: readonly (readonly [corner: number, beside: readonly number[]])[];
  readonly #total: number;
  readonly #rows: number;
  readonly #columns: number;
  /** The corners of the part where a move may be: discs, and one more on each side. */
  readonly #first: { row: number; column: number };
  readonly #last: { row: number; column: number };
  /** By colour, the first two entries unused: discs, and the sum of their places. */
  readonly discs = [0, 0, 0];
  /** Two numbers that stand for the position, without whose turn it is: they change with every disc. */
  hashLow = 0;
  hashHigh = 0;
  readonly #lows: Int32Array;
  readonly #highs: Int32Array;
  readonly #worth = [0, 0, 0];

  constructor({ cells, options, area, discs }: ReversiPosition) {
    const { size } = options;
    this.size = size;
    this.#total = size * size;
    this.#top = Math.max(0, area.top - margin);
    this.#left = Math.max(0, area.left - margin);
    const bottom = Math.min(size - 1, area.bottom + margin);
    const right = Math.min(size - 1, area.right + margin);
    const rows = bottom - this.#top + 1;
    const columns = right - this.#left + 1;
    this.cropped = rows < size || columns < size;
    this.#width = columns + 2;
    this.#cells = new Uint8Array((rows + 2) * this.#width).fill(wall);
    this.#places = new Int16Array(this.#cells.length);
    this.#lows = hashNumbers(2 * this.#cells.length, 0x2545f491);
    this.#highs = hashNumbers(2 * this.#cells.length, 0x1b873593);
    const w = this.#width;
    this.#steps = Int32Array.of(-w - 1, -w, -w + 1, -1, 1, w - 1, w, w + 1);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const at = (row + 1) * w + column + 1;
        const cell = cells[(row + this.#top) * size + column + this.#left] as number;
        this.#cells[at] = cell;
        this.#places[at] = placeOf(row + this.#top, column + this.#left, size);
        if (cell === 0) continue;
        this.#worth[cell] = (this.#worth[cell] as number) + (this.#places[at] as number);
        this.#toggle(at, cell);
      }
    }
    this.#first = { row: area.top - this.#top + 1, column: area.left - this.#left + 1 };
    this.#last = { row: area.bottom - this.#top + 1, column: area.right - this.#left + 1 };
    this.#rows = rows;
    this.#columns = columns;
    this.#widen(0, 0);
    this.discs = [0, discs[0], discs[1]];
    this.#corners = this.#visibleCorners(rows, columns);
  }

  #visibleCorners(rows: number, columns: number): [number, number[]][] {
    const w = this.#width;
    const found: [number, number[]][] = [];
    for (const [row, down] of [
      [0, 1],
      [rows - 1, -1],
    ] as const) {
      for (const [column, across] of [
        [0, 1],
        [columns - 1, -1],
      ] as const) {
        const at = (row + 1) * w + column + 1;
        if (this.#places[at] === corner)
          found.push([at, [at + down * w, at + across, at + down * w + across]]);
      }
    }
    return found;
  }

  /** Makes room for moves around a disc. It is not taken back with the move: room that is not needed costs only time. */
  #widen(row: number, column: number): void {
    const [first, last] = [this.#first, this.#last];
    if (row > 0) {
      first.row = Math.min(first.row, row - 1);
      last.row = Math.max(last.row, row + 1);
      first.column = Math.min(first.column, column - 1);
      last.column = Math.max(last.column, column + 1);
    }
    first.row = Math.max(first.row, 1);
    first.column = Math.max(first.column, 1);
    last.row = Math.min(last.row, this.#rows);
    last.column = Math.min(last.column, this.#columns);
  }

  squareOf(cell: number): Square {
    const row = Math.floor(cell / this.#width) - 1 + this.#top;
    return row * this.size + (cell % this.#width) - 1 + this.#left;
  }

  placeAt(cell: number): number {
    return this.#places[cell] as number;
  }

  get empties(): number {
    return this.#total - (this.discs[1] as number) - (this.discs[2] as number);
  }

  #turnsAny(cell: number, side: number): boolean {
    const cells = this.#cells;
    const other = black + white - side;
    for (let direction = 0; direction < 8; direction++) {
      const step = this.#steps[direction] as number;
      let at = cell + step;
      if (cells[at] !== other) continue;
      do at += step;
      while (cells[at] === other);
      if (cells[at] === side) return true;
    }
    return false;
  }

  /** The cells where a side may play, up to `most` of them. */
  moves(side: number, most = Number.POSITIVE_INFINITY): number[] {
    const found: number[] = [];
    const cells = this.#cells;
    for (let row = this.#first.row; row <= this.#last.row; row++) {
      const end = row * this.#width + this.#last.column;
      for (let cell = row * this.#width + this.#first.column; cell <= end; cell++) {
        if (cells[cell] !== 0 || !this.#turnsAny(cell, side)) continue;
        found.push(cell);
        if (found.length === most) return found;
      }
    }
    return found;
  }

  countMoves(side: number): number {
    let count = 0;
    const cells = this.#cells;
    for (let row = this.#first.row; row <= this.#last.row; row++) {
      const end = row * this.#width + this.#last.column;
      for (let cell = row * this.#width + this.#first.column; cell <= end; cell++) {
        if (cells[cell] === 0 && this.#turnsAny(cell, side)) count++;
      }
    }
    return count;
  }

  canMove(side: number): boolean {
    return this.moves(side, 1).length > 0;
  }

  /** Plays a legal move; the cells it turned, for taking it back. */
  play(cell: number, side: number): number[] {
    const cells = this.#cells;
    const other = black + white - side;
    const turned: number[] = [];
    let worth = 0;
    for (let direction = 0; direction < 8; direction++) {
      const step = this.#steps[direction] as number;
      let at = cell + step;
      if (cells[at] !== other) continue;
      do at += step;
      while (cells[at] === other);
      if (cells[at] !== side) continue;
      for (at -= step; at !== cell; at -= step) {
        turned.push(at);
        worth += this.#places[at] as number;
      }
    }
    for (const at of turned) {
      cells[at] = side;
      this.#turn(at);
    }
    cells[cell] = side;
    this.#toggle(cell, side);
    this.#widen(Math.floor(cell / this.#width), cell % this.#width);
    this.#count(side, turned.length + 1, worth + (this.#places[cell] as number));
    this.#count(other, -turned.length, -worth);
    return turned;
  }

  takeBack(cell: number, side: number, turned: readonly number[]): void {
    const cells = this.#cells;
    const other = black + white - side;
    let worth = 0;
    for (const at of turned) {
      cells[at] = other;
      worth += this.#places[at] as number;
      this.#turn(at);
    }
    cells[cell] = 0;
    this.#toggle(cell, side);
    this.#count(side, -turned.length - 1, -worth - (this.#places[cell] as number));
    this.#count(other, turned.length, worth);
  }

  /** A disc comes or goes. */
  #toggle(cell: number, side: number): void {
    this.hashLow ^= this.#lows[2 * cell + side - 1] as number;
    this.hashHigh ^= this.#highs[2 * cell + side - 1] as number;
  }

  /** A disc changes its colour. */
  #turn(cell: number): void {
    this.hashLow ^= (this.#lows[2 * cell] as number) ^ (this.#lows[2 * cell + 1] as number);
    this.hashHigh ^= (this.#highs[2 * cell] as number) ^ (this.#highs[2 * cell + 1] as number);
  }

  #count(side: number, discs: number, worth: number): void {
    this.discs[side] = (this.discs[side] as number) + discs;
    this.#worth[side] = (this.#worth[side] as number) + worth;
  }

  /** The result for a side if the game ended here, empty squares to the winner. */
  finalScore(side: number): number {
    const difference = (this.discs[side] as number) - (this.discs[black + white - side] as number);
    return difference + Math.sign(difference) * this.empties;
  }

  /** Exact when neither side can move, otherwise a guess at the result, in discs for the side to move. */
  judge(side: number): { readonly score: number; readonly exact: boolean } {
    const own = this.countMoves(side);
    const others = this.countMoves(black + white - side);
    const over = own === 0 && others === 0;
    return { score: over ? this.finalScore(side) : this.#guess(side, own - others), exact: over };
  }

  /** Places, freedom to move, and towards the end the count of discs. */
  #guess(side: number, moves: number): number {
    const other = black + white - side;
    let tenths = (this.#worth[side] as number) - (this.#worth[other] as number);
    // Beside a corner that is taken there is nothing to fear.
    for (const [at, beside] of this.#corners) {
      if (this.#cells[at] === 0) continue;
      for (const cell of beside) {
        const disc = this.#cells[cell];
        if (disc === side) tenths -= this.#places[cell] as number;
        else if (disc === other) tenths += this.#places[cell] as number;
      }
    }
    tenths += freedom * moves;
    const filled = 1 - this.empties / this.#total;
    const discs = (this.discs[side] as number) - (this.discs[other] as number);
    return Math.round(tenths / 10 + discs * filled ** 6);
  }
}

function placeOf(row: number, column: number, size: number): number {
  const down = Math.min(row, size - 1 - row);
  const across = Math.min(column, size - 1 - column);
  if (down === 0 && across === 0) return corner;
  if (down === 1 && across === 1) return diagonalToCorner;
  if (down + across === 1) return besideCorner;
  if (down === 0 || across === 0) return edge;
  return down === 1 || across === 1 ? besideEdge : 0;
}
