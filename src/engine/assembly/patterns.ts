/**
 * The patterns of the evaluation: which squares they read, and where their weights lie.
 *
 * A pattern class is one list of squares; its instances are the images of that list under the eight symmetries of the
 * board. A small board lies in the middle of the 8×8 bitboard, so the symmetries are the same for every size.
 *
 * An instance's index is a balanced ternary number: a disc of the side to move counts +1, one of the opponent −1, an
 * empty square 0, times 3 to the power of its place in the list. When the side to move changes, the index changes sign.
 */

/** Squares of a class as 8·row + column, counted from the corner of the board, in the order of `LENGTHS_8`. */
// biome-ignore format: one class a line
const SQUARES_8: StaticArray<u8> = [
  0, 1, 2, 3, 4, 5, 6, 7, 9, 14, // edge and the two X squares
  0, 1, 2, 3, 4, 8, 9, 10, 11, 12, // corner of 2×5
  0, 1, 2, 3, 8, 9, 10, 16, 17, 24, // triangle in the corner
  0, 1, 2, 8, 9, 10, 16, 17, 18, // corner of 3×3
  0, 2, 3, 4, 5, 7, 10, 11, 12, 13, // edge block
  8, 9, 10, 11, 12, 13, 14, 15, // row 2
  16, 17, 18, 19, 20, 21, 22, 23, // row 3
  24, 25, 26, 27, 28, 29, 30, 31, // row 4
  1, 10, 19, 28, 37, 46, 55, // diagonal of 7
  2, 11, 20, 29, 38, 47, // diagonal of 6
  3, 12, 21, 30, 39, // diagonal of 5
  4, 13, 22, 31, // diagonal of 4
  0, 9, 18, 27, 36, 45, 54, 63, // diagonal of 8
];
const LENGTHS_8: StaticArray<u8> = [10, 10, 10, 9, 10, 8, 8, 8, 7, 6, 5, 4, 8];

// biome-ignore format: one class a line
const SQUARES_6: StaticArray<u8> = [
  0, 1, 2, 3, 4, 5, 9, 12, // edge and the two X squares
  0, 1, 2, 8, 9, 10, 16, 17, 18, // corner of 3×3
  0, 1, 2, 3, 8, 9, 10, 16, 17, 24, // triangle in the corner
  8, 9, 10, 11, 12, 13, // row 2
  16, 17, 18, 19, 20, 21, // row 3
  1, 10, 19, 28, 37, // diagonal of 5
  2, 11, 20, 29, // diagonal of 4
  0, 9, 18, 27, 36, 45, // diagonal of 6
];
const LENGTHS_6: StaticArray<u8> = [8, 9, 10, 6, 6, 5, 4, 6];

/** Bytes from one square's row of the delta table to the next: 64 lanes of 16 bits. */
export const LANES: i32 = 64;
export const MAX_LENGTH: i32 = 10;

/** Three tables follow the patterns in every phase: own moves, the opponent's moves, empty squares. */
export const MOBILITY_CELLS: i32 = 32;
export const EMPTIES_CELLS: i32 = 64;
export const EXTRA_CELLS: i32 = 2 * MOBILITY_CELLS + EMPTIES_CELLS;

@inline
export function classCount(size: i32): i32 {
  return size === 8 ? LENGTHS_8.length : LENGTHS_6.length;
}

@inline
export function classLength(size: i32, index: i32): i32 {
  return size === 8 ? LENGTHS_8[index] : LENGTHS_6[index];
}

/** The square of the 8×8 bitboard at a place of a class's list. */
export function classSquare(size: i32, index: i32, place: i32): i32 {
  let start = 0;
  for (let i = 0; i < index; i++) start += classLength(size, i);
  return size === 8 ? SQUARES_8[start + place] : 9 * ((8 - size) >> 1) + SQUARES_6[start + place];
}

export function power3(exponent: i32): i32 {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 3;
  return power;
}

/** The largest index of a pattern of this length: its weights run from −limit to +limit. */
@inline
export function indexLimit(length: i32): i32 {
  return (power3(length) - 1) / 2;
}

/** Where the weight of index 0 of a class stands, in cells from the beginning of a phase. */
export function classCentre(size: i32, index: i32): i32 {
  let offset = 0;
  for (let i = 0; i < index; i++) offset += power3(classLength(size, i));
  return offset + indexLimit(classLength(size, index));
}

/** Where the extra tables begin: after the weights of all classes. */
export function patternCells(size: i32): i32 {
  let cells = 0;
  for (let i = 0; i < classCount(size); i++) cells += power3(classLength(size, i));
  return cells;
}

/** One of the eight images of a square: bit 0 mirrors the columns, bit 1 the rows, bit 2 exchanges both. */
export function imageSquare(square: i32, symmetry: i32): i32 {
  let row = square >> 3;
  let column = square & 7;
  if (symmetry & 1) column = 7 - column;
  if (symmetry & 2) row = 7 - row;
  return symmetry & 4 ? column * 8 + row : row * 8 + column;
}

function imageSet(size: i32, index: i32, symmetry: i32): u64 {
  let set: u64 = 0;
  for (let i = 0; i < classLength(size, index); i++) {
    set |= (<u64>1) << imageSquare(classSquare(size, index, i), symmetry);
  }
  return set;
}

/** Whether this symmetry gives an instance that no earlier symmetry has given. */
function isNewInstance(size: i32, index: i32, symmetry: i32): bool {
  for (let earlier = 0; earlier < symmetry; earlier++) {
    if (imageSet(size, index, earlier) === imageSet(size, index, symmetry)) return false;
  }
  return true;
}

/**
 * Fills the delta table: for each square and lane, what a disc of the side to move on that square adds to the index.
 * Lanes are numbered class by class. Returns how many there are.
 */
export function buildDeltas(size: i32, deltas: usize): i32 {
  memory.fill(deltas, 0, 64 * LANES * 2);
  let lane = 0;
  for (let index = 0; index < classCount(size); index++) {
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (!isNewInstance(size, index, symmetry)) continue;
      for (let place = 0; place < classLength(size, index); place++) {
        const square = imageSquare(classSquare(size, index, place), symmetry);
        store<i16>(deltas + (((square * LANES + lane) as usize) << 1), power3(place) as i16);
      }
      lane++;
    }
  }
  return lane;
}

/** The class a lane belongs to, as its centre cell; only for tools and set-up. */
export function laneCentre(size: i32, wanted: i32): i32 {
  let lane = 0;
  for (let index = 0; index < classCount(size); index++) {
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (!isNewInstance(size, index, symmetry)) continue;
      if (lane++ === wanted) return classCentre(size, index);
    }
  }
  return -1;
}
