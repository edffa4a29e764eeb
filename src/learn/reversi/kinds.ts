import { boardImages, type ReversiPosition, type Square } from "../../games/index.ts";

/** The moves that are the same by a symmetry of the position, ascending; on most boards the move alone. */
export function kindOf({ cells, options: { size } }: ReversiPosition, square: Square): readonly Square[] {
  const alike = new Set<Square>();
  for (const image of boardImages(size)) {
    if (image.every((source, each) => cells[source] === cells[each])) alike.add(image[square] as Square);
  }
  return [...alike].sort((a, b) => a - b);
}
