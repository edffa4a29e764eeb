import { empty, type ReversiPosition, type Square } from "../../games/index.ts";

/** Empty squares that hang together, edge to edge or corner to corner, ascending. */
export type Region = readonly Square[];

/** The squares around one, off the board left out. */
export function neighbours(square: Square, size: number): Square[] {
  const column = square % size;
  const row = (square - column) / size;
  const around: Square[] = [];
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const inside = row + down >= 0 && row + down < size && column + across >= 0 && column + across < size;
      if (inside && (down !== 0 || across !== 0)) around.push(square + down * size + across);
    }
  }
  return around;
}

/** The regions of empty squares, by their first squares. */
export function regions({ cells, options: { size } }: ReversiPosition): readonly Region[] {
  const seen = new Set<Square>();
  const found: Region[] = [];
  for (let first = 0; first < cells.length; first++) {
    if (cells[first] !== empty || seen.has(first)) continue;
    const region = [first];
    seen.add(first);
    // The list grows while it is walked.
    for (const square of region) {
      for (const next of neighbours(square, size)) {
        if (cells[next] !== empty || seen.has(next)) continue;
        seen.add(next);
        region.push(next);
      }
    }
    found.push(region.sort((a, b) => a - b));
  }
  return found;
}

export function regionOf(position: ReversiPosition, square: Square): Region {
  return regions(position).find((region) => region.includes(square)) ?? [];
}
