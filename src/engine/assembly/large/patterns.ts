/**
 * The patterns of the evaluation on large boards, at most ten squares each: which squares they read, and where their
 * weights lie. Classes, instances and indices are as in ../patterns.ts. A square is written as row and column, one
 * hexadecimal digit each, which is its number on these boards.
 */

// biome-ignore format: one class a line
const SQUARES_10: StaticArray<u8> = [
  0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, // edge
  0x00, 0x01, 0x02, 0x03, 0x04, 0x10, 0x11, 0x12, 0x13, 0x14, // corner of 2×5
  0x00, 0x01, 0x02, 0x03, 0x10, 0x11, 0x12, 0x20, 0x21, 0x30, // triangle in the corner
  0x00, 0x01, 0x02, 0x10, 0x11, 0x12, 0x20, 0x21, 0x22, // corner of 3×3
  0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, // row 2
  0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, // row 3
  0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, // row 4
  0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, // row 5
  0x01, 0x12, 0x23, 0x34, 0x45, 0x56, 0x67, 0x78, 0x89, // diagonal of 9
  0x02, 0x13, 0x24, 0x35, 0x46, 0x57, 0x68, 0x79, // diagonal of 8
  0x03, 0x14, 0x25, 0x36, 0x47, 0x58, 0x69, // diagonal of 7
  0x04, 0x15, 0x26, 0x37, 0x48, 0x59, // diagonal of 6
  0x05, 0x16, 0x27, 0x38, 0x49, // diagonal of 5
  0x06, 0x17, 0x28, 0x39, // diagonal of 4
  0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, // diagonal of 10
];
const LENGTHS_10: StaticArray<u8> = [10, 10, 10, 9, 10, 10, 10, 10, 9, 8, 7, 6, 5, 4, 10];

// biome-ignore format: one class a line
const SQUARES_12: StaticArray<u8> = [
  0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, // most of an edge
  0x00, 0x01, 0x02, 0x03, 0x04, 0x10, 0x11, 0x12, 0x13, 0x14, // corner of 2×5
  0x00, 0x01, 0x02, 0x03, 0x10, 0x11, 0x12, 0x20, 0x21, 0x30, // triangle in the corner
  0x00, 0x01, 0x02, 0x10, 0x11, 0x12, 0x20, 0x21, 0x22, // corner of 3×3
  0x11, 0x12, 0x13, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, // row 2 without its ends
  0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2a, // row 3
  0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3a, // row 4
  0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4a, // row 5
  0x51, 0x52, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5a, // row 6
  0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, // diagonal from the corner
  0x12, 0x23, 0x34, 0x45, 0x56, 0x67, 0x78, 0x89, 0x9a, // diagonal of 11 without its ends
  0x02, 0x13, 0x24, 0x35, 0x46, 0x57, 0x68, 0x79, 0x8a, 0x9b, // diagonal of 10
  0x03, 0x14, 0x25, 0x36, 0x47, 0x58, 0x69, 0x7a, 0x8b, // diagonal of 9
  0x04, 0x15, 0x26, 0x37, 0x48, 0x59, 0x6a, 0x7b, // diagonal of 8
  0x05, 0x16, 0x27, 0x38, 0x49, 0x5a, 0x6b, // diagonal of 7
  0x06, 0x17, 0x28, 0x39, 0x4a, 0x5b, // diagonal of 6
  0x07, 0x18, 0x29, 0x3a, 0x4b, // diagonal of 5
  0x08, 0x19, 0x2a, 0x3b, // diagonal of 4
];
const LENGTHS_12: StaticArray<u8> = [10, 10, 10, 9, 10, 10, 10, 10, 10, 8, 9, 10, 9, 8, 7, 6, 5, 4];

/** Lanes of 16 bits a square of the delta table; 10×10 uses the first 64. */
export const LANES: i32 = 80;
export const LANE_BYTES: usize = 160;

/** One table follows the patterns in every phase: empty squares; then a zero. */
export const EXTRA_CELLS: i32 = 160;

export function classCount(size: i32): i32 {
  return size == 10 ? LENGTHS_10.length : LENGTHS_12.length;
}

export function classLength(size: i32, index: i32): i32 {
  return size == 10 ? LENGTHS_10[index] : LENGTHS_12[index];
}

export function classSquare(size: i32, index: i32, place: i32): i32 {
  let start = place;
  for (let i = 0; i < index; i++) start += classLength(size, i);
  return size == 10 ? SQUARES_10[start] : SQUARES_12[start];
}

export function power3(exponent: i32): i32 {
  let power = 1;
  for (let i = 0; i < exponent; i++) power *= 3;
  return power;
}

/** The largest index of a pattern of this length: its weights run from −limit to +limit. */
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
export function imageSquare(size: i32, square: i32, symmetry: i32): i32 {
  let row = square >> 4;
  let column = square & 15;
  if (symmetry & 1) column = size - 1 - column;
  if (symmetry & 2) row = size - 1 - row;
  return symmetry & 4 ? (column << 4) + row : (row << 4) + column;
}

/** The place of a square in a class's image, −1 if it is not there. */
export function placeOf(size: i32, index: i32, symmetry: i32, square: i32): i32 {
  for (let i = 0; i < classLength(size, index); i++) {
    if (imageSquare(size, classSquare(size, index, i), symmetry) == square) return i;
  }
  return -1;
}

/** Whether this symmetry gives an instance that no earlier symmetry has given. */
export function isNewInstance(size: i32, index: i32, symmetry: i32): bool {
  for (let earlier = 0; earlier < symmetry; earlier++) {
    let same = true;
    for (let i = 0; i < classLength(size, index); i++) {
      const square = imageSquare(size, classSquare(size, index, i), symmetry);
      if (placeOf(size, index, earlier, square) < 0) same = false;
    }
    if (same) return false;
  }
  return true;
}

/**
 * Fills the delta table (for each square and lane, what a disc of the side to move adds to the index) and, for every
 * four lanes, the place of their weights; lanes are numbered class by class and those left over read the zero. Returns
 * how many lanes are in use.
 */
export function buildDeltas(size: i32, deltas: usize, centres: usize): i32 {
  memory.fill(deltas, 0, 192 * LANE_BYTES);
  let lane = 0;
  for (let index = 0; index < classCount(size); index++) {
    for (let symmetry = 0; symmetry < 8; symmetry++) {
      if (!isNewInstance(size, index, symmetry)) continue;
      for (let place = 0; place < classLength(size, index); place++) {
        const square = imageSquare(size, classSquare(size, index, place), symmetry);
        store<i16>(deltas + (square as usize) * LANE_BYTES + ((lane as usize) << 1), power3(place) as i16);
      }
      store<u32>(centres + ((lane as usize) << 2), classCentre(size, index));
      lane++;
    }
  }
  const zero = patternCells(size) + EXTRA_CELLS;
  for (let rest = lane; rest < LANES; rest++) store<u32>(centres + ((rest as usize) << 2), zero);
  return lane;
}
