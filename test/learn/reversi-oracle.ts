import { legalSquares, must, type ReversiPosition, reversi, type Square } from "../../src/games/index.ts";

/** What the course is checked against: plain search over the rules, and what can be read off two boards. Nothing of the engine or of the lessons. */

export const after = (position: ReversiPosition, square: Square) => must(reversi.play(position, square));

/** Black's discs and White's at the end with best play; of ends that are equally good the first found. */
export function endOf(position: ReversiPosition): readonly [black: number, white: number] {
  if (position.over) return position.discs;
  const ends = legalSquares(position).map((move) => endOf(after(position, move)));
  const sign = position.turn === 0 ? 1 : -1;
  return ends.reduce((best, end) => (sign * (end[0] - end[1]) > sign * (best[0] - best[1]) ? end : best));
}

/** Whether Black wins by more than `than` discs with best play; answers that leave few moves are tried first. */
function isMoreThan(position: ReversiPosition, than: number, known = new Map<string, boolean>()): boolean {
  if (position.over) return position.discs[0] - position.discs[1] > than;
  const key = `${position.turn}${(position.cells as Uint8Array).join("")}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const black = position.turn === 0;
  const nexts = legalSquares(position)
    .map((move) => after(position, move))
    .map((next) => ({
      next,
      moves: next.over ? 0 : reversi.countMoves(next) * (next.turn === position.turn ? -1 : 1),
    }))
    .sort((a, b) => a.moves - b.moves);
  const found = black
    ? nexts.some(({ next }) => isMoreThan(next, than, known))
    : nexts.every(({ next }) => isMoreThan(next, than, known));
  known.set(key, found);
  return found;
}

/** 1 where Black wins with best play, 0 for a draw, -1 where White does. */
export function outcomeOf(position: ReversiPosition): number {
  if (isMoreThan(position, 0)) return 1;
  return isMoreThan(position, -1) ? 0 : -1;
}

/** The squares whose discs a move turned. */
export function turnedBy(position: ReversiPosition, move: Square): Square[] {
  const next = after(position, move);
  return squares(position).filter((each) => each !== move && position.cells[each] !== next.cells[each]);
}

function squares({ cells }: ReversiPosition): Square[] {
  return Array.from({ length: cells.length }, (_, square) => square);
}

/** How far two squares are apart for a king of chess. */
export function apart(a: Square, b: Square): number {
  return Math.max(Math.abs((a % 8) - (b % 8)), Math.abs(Math.floor(a / 8) - Math.floor(b / 8)));
}

export const corners = [0, 7, 56, 63];

export function besideEmptyCorner(position: ReversiPosition, square: Square): boolean {
  return corners.some((corner) => position.cells[corner] === 0 && apart(corner, square) === 1);
}

/** Whether an empty square lies beside it. */
export function isOpen(position: ReversiPosition, square: Square): boolean {
  return squares(position).some((each) => position.cells[each] === 0 && apart(each, square) === 1);
}

/** Black's discs beside empty squares. */
export function openDiscs(position: ReversiPosition, disc: number): number {
  return squares(position).filter((each) => position.cells[each] === disc && isOpen(position, each)).length;
}

/** The empty squares that hang together with one, itself among them. */
export function regionOf(position: ReversiPosition, square: Square): Square[] {
  let region = [square];
  for (;;) {
    const grown = squares(position).filter(
      (each) => position.cells[each] === 0 && region.some((one) => apart(one, each) <= 1),
    );
    if (grown.length === region.length) return grown;
    region = grown;
  }
}
