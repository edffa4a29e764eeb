import { type ReversiPosition, reversi, type Square } from "../../../games/index.ts";

/** Positions looked at before a path is given up. */
const patience = 200_000;

/**
 * Moves that lead from one position to another, or undefined. Each adds one disc, on a square that the later position
 * has filled, so the search is narrow for what happens between two turns and for openings.
 */
export function pathBetween(from: ReversiPosition, to: ReversiPosition): Square[] | undefined {
  if (from.options.size !== to.options.size) return undefined;
  const target = to.discs[0] + to.discs[1];
  let looked = 0;

  function walk(position: ReversiPosition, path: readonly Square[]): Square[] | undefined {
    const discs = position.discs[0] + position.discs[1];
    if (discs === target) return isSame(position, to) ? [...path] : undefined;
    for (const square of reversi.moves(position)) {
      if (to.cells[square] === 0 || ++looked > patience) continue;
      const next = reversi.play(position, square);
      const found = next.ok ? walk(next.value, [...path, square]) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  for (let square = 0; square < from.cells.length; square++) {
    if (from.cells[square] !== 0 && to.cells[square] === 0) return undefined;
  }
  return walk(from, []);
}

function isSame(a: ReversiPosition, b: ReversiPosition): boolean {
  if (a.turn !== b.turn) return false;
  for (let square = 0; square < a.cells.length; square++)
    if (a.cells[square] !== b.cells[square]) return false;
  return true;
}
