import { black, type Cells, empty, type ReversiPosition, type Square, white } from "./reversi-position.ts";

/** A position up to symmetry, seen by the side to move: its own discs are 1, the others 2. */
export interface Canonical {
  /** The same for every image of a position; positions that differ have different ones. */
  readonly key: string;
  readonly cells: Cells;
}

/** Cells in one character of a key. */
const together = 4;
const firstCharacter = 40;

const known = new Map<number, readonly Uint16Array[]>();

/** The eight images of a board by rotation and reflection: for each square of the image, which one of the board lies there. */
export function boardImages(size: number): readonly Uint16Array[] {
  let found = known.get(size);
  if (!found) {
    found = Array.from({ length: 8 }, (_, image) =>
      Uint16Array.from({ length: size * size }, (_, square) => sourceOf(square, size, image)),
    );
    known.set(size, found);
  }
  return found;
}

function sourceOf(square: Square, size: number, image: number): Square {
  const [row, column] = [Math.floor(square / size), square % size];
  const across = image & 1 ? size - 1 - column : column;
  const down = image & 2 ? size - 1 - row : row;
  return image & 4 ? across * size + down : down * size + across;
}

/** The image that every symmetric position shares. */
export function canonical({ cells, options: { size }, turn }: ReversiPosition): Canonical {
  const own = new Uint8Array(cells.length);
  for (let square = 0; square < own.length; square++) {
    const cell = cells[square] as number;
    own[square] = cell === empty || turn === 0 ? cell : black + white - cell;
  }
  const images = boardImages(size);
  let least = images[0] as Uint16Array;
  for (const image of images) if (isLess(own, image, least)) least = image;
  const imaged = new Uint8Array(own.length);
  for (let square = 0; square < own.length; square++) imaged[square] = own[least[square] as number] as number;
  return { key: keyOf(imaged), cells: imaged };
}

function isLess(cells: Uint8Array, image: Uint16Array, than: Uint16Array): boolean {
  for (let square = 0; square < image.length; square++) {
    const difference = (cells[image[square] as number] as number) - (cells[than[square] as number] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function keyOf(cells: Uint8Array): string {
  let key = "";
  for (let square = 0; square < cells.length; square += together) {
    let code = 0;
    for (let at = square; at < square + together; at++) code = code * 3 + (cells[at] ?? 0);
    key += String.fromCharCode(firstCharacter + code);
  }
  return key;
}
