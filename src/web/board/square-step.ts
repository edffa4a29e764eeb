import type { Square } from "../../games/index.ts";

/** Where a key leads from a square: no farther than the edge; undefined for a key that leads nowhere. */
export function stepTo(from: Square, size: number, key: string): Square | undefined {
  const column = from % size;
  const row = (from - column) / size;
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? from - 1 : from;
    case "ArrowRight":
      return column < size - 1 ? from + 1 : from;
    case "ArrowUp":
      return row > 0 ? from - size : from;
    case "ArrowDown":
      return row < size - 1 ? from + size : from;
    case "Home":
      return from - column;
    case "End":
      return from - column + size - 1;
    default:
      return undefined;
  }
}
