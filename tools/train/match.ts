/** Two sets of weights play each other at equal depth, every opening with both colours. */
import { NO_MOVE, readOpenings } from "./games.ts";
import type { Host } from "./host.ts";

const FULL = 0xffffffffffffffffn;
export const START_BLACK = 0x0000000810000000n;
export const START_WHITE = 0x0000001008000000n;
const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

export function flipsOf(square: number, own: bigint, opponent: bigint): bigint {
  let flips = 0n;
  for (const [down, right] of DIRECTIONS) {
    let row = (square >> 3) + down;
    let column = (square & 7) + right;
    let run = 0n;
    while (row >= 0 && row < 8 && column >= 0 && column < 8) {
      const bit = 1n << BigInt(row * 8 + column);
      if (own & bit) {
        flips |= run;
        break;
      }
      if (!(opponent & bit)) break;
      run |= bit;
      row += down;
      column += right;
    }
  }
  return flips;
}

function countBits(discs: bigint): number {
  let count = 0;
  for (let rest = discs; rest; rest &= rest - 1n) count++;
  return count;
}

/** Small boards lie in the middle. */
function onBoard(square: number, size: number): boolean {
  const margin = (8 - size) / 2;
  const row = square >> 3;
  const column = square & 7;
  return row >= margin && row < 8 - margin && column >= margin && column < 8 - margin;
}

export function legalSquares(own: bigint, opponent: bigint, size: number): number[] {
  const squares: number[] = [];
  for (let square = 0; square < 64; square++) {
    if (!onBoard(square, size) || (own | opponent) & (1n << BigInt(square))) continue;
    if (flipsOf(square, own, opponent)) squares.push(square);
  }
  return squares;
}

function canMove(own: bigint, opponent: bigint, size: number): boolean {
  return legalSquares(own, opponent, size).length > 0;
}

/** The final disc difference for Black. */
function playGame(black: Host, white: Host, opening: Uint8Array, depth: number, exact: number): number {
  const { size } = black;
  let own = START_BLACK;
  let opponent = START_WHITE;
  let blackToMove = true;
  for (let ply = 0; ; ply++) {
    if (!canMove(own, opponent, size)) {
      [own, opponent, blackToMove] = [opponent, own, !blackToMove];
      if (!canMove(own, opponent, size)) break;
    }
    const { wasm } = blackToMove ? black : white;
    const empties = size * size - countBits(own | opponent);
    let square = opening[ply] ?? NO_MOVE;
    if (square === NO_MOVE) {
      if (empties <= exact) {
        wasm.solve(own, opponent);
        square = Number(wasm.solvedMove.value);
      } else {
        wasm.searchDepth(own, opponent, depth);
        square = Number(wasm.foundMove.value);
      }
    }
    const flips = flipsOf(square, own, opponent);
    [own, opponent] = [opponent & ~flips & FULL, own | flips | (1n << BigInt(square))];
    blackToMove = !blackToMove;
  }
  const difference = countBits(own) - countBits(opponent);
  return blackToMove ? difference : -difference;
}

/** Openings for boards without a list: the first moves are random but the same for both colours. */
function randomOpenings(host: Host, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, i) => {
    host.wasm.seedRandom(i + 1);
    const opening: number[] = [];
    let own = START_BLACK;
    let opponent = START_WHITE;
    for (let ply = 0; ply < 8; ply++) {
      const moves = legalSquares(own, opponent, host.size);
      const square = moves[(host.wasm.randomOf(moves.length || 1) >>> 0) % (moves.length || 1)];
      if (square === undefined) break;
      const flips = flipsOf(square, own, opponent);
      [own, opponent] = [opponent & ~flips, own | flips | (1n << BigInt(square))];
      opening.push(square);
    }
    return Uint8Array.from(opening);
  });
}

export function playMatch(
  one: Host,
  other: Host,
  data: string | undefined,
  games: number,
  depth: number,
  exact: number,
): void {
  const openings = data === undefined ? randomOpenings(one, games) : readOpenings(data);
  const differences: number[] = [];
  let points = 0;
  for (let i = 0; i < games / 2; i++) {
    const opening = openings[(i * 7919) % openings.length] ?? Uint8Array.of();
    for (const swapped of [false, true]) {
      const black = playGame(swapped ? other : one, swapped ? one : other, opening, depth, exact);
      const difference = swapped ? -black : black;
      differences.push(difference);
      points += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    }
  }
  const mean = differences.reduce((sum, x) => sum + x, 0) / differences.length;
  const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (differences.length - 1);
  const error = Math.sqrt(variance / differences.length);
  const share = ((100 * points) / differences.length).toFixed(1);
  console.log(
    `depth ${depth}: ${share} % of ${differences.length} games, ${mean.toFixed(2)} ± ${error.toFixed(2)} discs a game`,
  );
}
