/**
 * Reversi as plainly as it can be written, for proofs that share no code with engine and generator: a board with a border of stones that
 * nobody owns, walked square by square, and an alpha-beta search with the narrowest window, which answers one question: does a side reach
 * so many discs?
 */

const columns = 10;
const border = 3;
const steps = [-11, -10, -9, -1, 1, 9, 10, 11];

export interface PlainBoard {
  /** 10×10: 0 empty, 1 Black, 2 White, 3 outside. */
  readonly cells: Uint8Array;
  /** 1 or 2. */
  readonly side: number;
}

/** 64 characters of `-XO`, a blank, and who moves. */
export function plainBoard(text: string): PlainBoard {
  const found = /^([-XO]{64}) ([XO])$/.exec(text);
  if (!found) throw new RangeError(`not a board: ${text}`);
  const cells = new Uint8Array(columns * columns).fill(border);
  const [, squares = "", side = ""] = found;
  for (let square = 0; square < 64; square++) {
    cells[placeOf(square)] = "-XO".indexOf(squares[square] as string);
  }
  return { cells, side: "-XO".indexOf(side) };
}

/** Where a square (0 is a1, 63 is h8) lies among the cells. */
export function placeOf(square: number): number {
  return (Math.floor(square / 8) + 1) * columns + (square % 8) + 1;
}

function squareOf(place: number): number {
  return (Math.floor(place / columns) - 1) * 8 + (place % columns) - 1;
}

/** The discs a move would turn; none where it is not legal. */
function turnedBy(cells: Uint8Array, side: number, place: number, turned: number[]): number {
  turned.length = 0;
  const other = 3 - side;
  for (const step of steps) {
    let at = place + step;
    if (cells[at] !== other) continue;
    while (cells[at] === other) at += step;
    if (cells[at] !== side) continue;
    for (at -= step; at !== place; at -= step) turned.push(at);
  }
  return turned.length;
}

function canPlay(cells: Uint8Array, side: number, place: number): boolean {
  const other = 3 - side;
  for (const step of steps) {
    let at = place + step;
    if (cells[at] !== other) continue;
    while (cells[at] === other) at += step;
    if (cells[at] === side) return true;
  }
  return false;
}

/** The legal moves of the side to move, ascending; the side that is not to move may be asked about too. */
export function plainMoves({ cells, side }: PlainBoard): number[] {
  const places: number[] = [];
  for (let square = 0; square < 64; square++) {
    const place = placeOf(square);
    if (cells[place] === 0 && canPlay(cells, side, place)) places.push(square);
  }
  return places;
}

/** The discs that a legal move turns. */
export function plainFlips({ cells, side }: PlainBoard, square: number): number[] {
  const turned: number[] = [];
  turnedBy(cells, side, placeOf(square), turned);
  return turned.map(squareOf);
}

/** The board after a move, the other side to move, whether it can or not. */
export function plainPlay({ cells, side }: PlainBoard, square: number): PlainBoard {
  const after = cells.slice();
  const turned: number[] = [];
  if (after[placeOf(square)] !== 0 || turnedBy(cells, side, placeOf(square), turned) === 0) {
    throw new RangeError(`${square} is not legal`);
  }
  after[placeOf(square)] = side;
  for (const place of turned) after[place] = side;
  return { cells: after, side: 3 - side };
}

/** Whether the side to move, which may have to pass, gets at least so many discs more than the other, empty squares to the winner. */
export function reaches({ cells, side }: PlainBoard, target: number): boolean {
  return new Search(cells).reaches(side, target, false);
}

/** From so many empty squares down, ordering the moves by their replies costs more than it saves. */
const unordered = 5;

/** What has no move before or behind it in the list of empty places. */
const end = 0;

class Search {
  readonly #cells: Uint8Array;
  /** The empty places as a list in which one can be taken out and put back: corners first, places beside them last. */
  readonly #next = new Uint8Array(columns * columns);
  readonly #before = new Uint8Array(columns * columns);
  #count = 0;
  /** A bit for each quarter of the board with an odd number of empty places: there one plays first. */
  #odd = 0;
  /** By how many discs side 1 is ahead. */
  #ahead = 0;
  /** The turned discs of each move on the way down. */
  readonly #turned: number[][] = Array.from({ length: 64 }, () => []);

  constructor(cells: Uint8Array) {
    this.#cells = cells.slice();
    const empty: number[] = [];
    for (let square = 0; square < 64; square++) {
      const place = placeOf(square);
      const cell = cells[place];
      this.#ahead += cell === 1 ? 1 : cell === 2 ? -1 : 0;
      if (cell === 0) empty.push(place);
    }
    empty.sort((a, b) => worthOf(b) - worthOf(a));
    let last = end;
    for (const place of empty) {
      this.#next[last] = place;
      this.#before[place] = last;
      this.#odd ^= quarterOf(place);
      last = place;
    }
    this.#next[last] = end;
    this.#count = empty.length;
  }

  reaches(side: number, target: number, passed: boolean): boolean {
    const places = this.#count > unordered ? this.#byReplies(side) : this.#byParity();
    let moved = false;
    for (const place of places) {
      const turned = this.#turned[this.#count] as number[];
      if (turnedBy(this.#cells, side, place, turned) === 0) continue;
      moved = true;
      this.#play(side, place, turned);
      const reached = !this.reaches(3 - side, 1 - target, false);
      this.#undo(side, place);
      if (reached) return true;
    }
    if (moved) return false;
    return passed ? this.#final(side) >= target : !this.reaches(3 - side, 1 - target, true);
  }

  /** At the end empty squares go to the winner. */
  #final(side: number): number {
    const ahead = side === 1 ? this.#ahead : -this.#ahead;
    return ahead + Math.sign(ahead) * this.#count;
  }

  #play(side: number, place: number, turned: readonly number[]): void {
    const { length } = turned;
    for (let index = 0; index < length; index++) this.#cells[turned[index] as number] = side;
    this.#cells[place] = side;
    this.#next[this.#before[place] as number] = this.#next[place] as number;
    this.#before[this.#next[place] as number] = this.#before[place] as number;
    this.#odd ^= quarterOf(place);
    this.#count--;
    this.#ahead += side === 1 ? 2 * length + 1 : -2 * length - 1;
  }

  #undo(side: number, place: number): void {
    this.#count++;
    const turned = this.#turned[this.#count] as number[];
    for (const each of turned) this.#cells[each] = 3 - side;
    this.#cells[place] = 0;
    this.#next[this.#before[place] as number] = place;
    this.#before[this.#next[place] as number] = place;
    this.#odd ^= quarterOf(place);
    this.#ahead -= side === 1 ? 2 * turned.length + 1 : -2 * turned.length - 1;
  }

  #byParity(): number[] {
    const odd: number[] = [];
    const even: number[] = [];
    for (let place = this.#next[end] as number; place !== end; place = this.#next[place] as number) {
      ((this.#odd & quarterOf(place)) !== 0 ? odd : even).push(place);
    }
    return odd.length === 0 ? even : odd.concat(even);
  }

  /** The legal moves, those first that leave few replies. */
  #byReplies(side: number): number[] {
    const found: { readonly place: number; readonly cost: number }[] = [];
    for (let place = this.#next[end] as number; place !== end; place = this.#next[place] as number) {
      const turned = this.#turned[this.#count] as number[];
      if (turnedBy(this.#cells, side, place, turned) === 0) continue;
      this.#play(side, place, turned);
      let replies = 0;
      for (let each = this.#next[end] as number; each !== end; each = this.#next[each] as number) {
        if (canPlay(this.#cells, 3 - side, each)) replies += worthOf(each) > 1 ? 3 : 1;
      }
      this.#undo(side, place);
      found.push({
        place,
        cost: 4 * replies - 2 * worthOf(place) - ((this.#odd & quarterOf(place)) !== 0 ? 1 : 0),
      });
    }
    return found.sort((a, b) => a.cost - b.cost).map(({ place }) => place);
  }
}

/** A bit for each quarter of the board. */
const quarters = Uint8Array.from({ length: columns * columns }, (_, place) => {
  return 1 << ((place >= 50 ? 2 : 0) + (place % columns >= 5 ? 1 : 0));
});
function quarterOf(place: number): number {
  return quarters[place] as number;
}

/** 3 for a corner, 0 for a place beside one, 1 otherwise. */
const worths = Uint8Array.from({ length: columns * columns }, (_, place) => {
  const [row, column] = [Math.floor(place / columns), place % columns];
  const [down, across] = [Math.min(row, 9 - row), Math.min(column, 9 - column)];
  if (down === 1 && across === 1) return 3;
  return down <= 2 && across <= 2 ? 0 : 1;
});
function worthOf(place: number): number {
  return worths[place] as number;
}
