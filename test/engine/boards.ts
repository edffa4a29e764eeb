/** Boards for the engine's tests: bitboards with the side to move first. */
import type { Bitboards, CoreSize } from "../../src/engine/bitboards.ts";
import type { Core } from "../../src/engine/core.ts";

/** Black to move; the starting squares are the same on every size, because small boards lie in the centre. */
export function startOf(_size: CoreSize): Bitboards {
  return { own: (1n << 28n) | (1n << 35n), opponent: (1n << 27n) | (1n << 36n) };
}

/** 64 of X, O and -, a space, the side to move. */
export function parseBoard(text: string): Bitboards {
  const mover = text[65];
  let own = 0n;
  let opponent = 0n;
  for (let square = 0; square < 64; square++) {
    if (text[square] === "-") continue;
    if (text[square] === mover) own |= 1n << BigInt(square);
    else opponent |= 1n << BigInt(square);
  }
  return { own, opponent };
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const squaresOf = (bits: bigint): number[] =>
  Array.from({ length: 64 }, (_, square) => square).filter((square) => (bits >> BigInt(square)) & 1n);

/** A position with a move and so many empty squares, by random play; nothing if the game ended before. */
export function playRandomly(
  core: Core,
  size: CoreSize,
  empties: number,
  next: () => number,
): Bitboards | undefined {
  let board = startOf(size);
  for (;;) {
    let moves = squaresOf(core.legalMoves(board));
    if (moves.length === 0) {
      board = { own: board.opponent, opponent: board.own };
      moves = squaresOf(core.legalMoves(board));
      if (moves.length === 0) return undefined;
    }
    if (size * size - squaresOf(board.own | board.opponent).length <= empties) return board;
    const square = moves[Math.floor(next() * moves.length)] as number;
    const flips = core.flips(square, board);
    board = { own: board.opponent ^ flips, opponent: board.own | flips | (1n << BigInt(square)) };
  }
}

/** All eight, by walking the squares. */
export function images(board: Bitboards): Bitboards[] {
  return Array.from({ length: 8 }, (_, image) => {
    const turn = (bits: bigint) =>
      squaresOf(bits).reduce((sum, square) => {
        let [x, y] = [square & 7, square >> 3];
        if (image & 4) [x, y] = [y, x];
        if (image & 2) y = 7 - y;
        if (image & 1) x = 7 - x;
        return sum | (1n << BigInt(y * 8 + x));
      }, 0n);
    return { own: turn(board.own), opponent: turn(board.opponent) };
  });
}
