/** The module for 10×10 and 12×12 in tests, and positions for it by random play over the rules. */
import { readFileSync } from "node:fs";
import type { Bitboards, LargeSize } from "../../src/engine/bitboards.ts";
import { createMemory } from "../../src/engine/core.ts";
import { LargeCore } from "../../src/engine/large-core.ts";
import { inflate, weightsFile } from "../../src/engine/weights.ts";
import { legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";

export const largeSizes = [10, 12] as const;

export async function loadLarge(size: LargeSize, hashBits = 16): Promise<LargeCore> {
  const bytes = readFileSync(new URL("../../dist/engine/engine-large.wasm", import.meta.url));
  const core = await LargeCore.instantiate(new Uint8Array(bytes), createMemory(hashBits));
  core.init(size, hashBits);
  return core;
}

/** The shipped weights, inflated. */
export function largeWeights(size: LargeSize): Promise<Uint8Array> {
  const url = new URL(`../../src/engine/weights/${weightsFile(size)}`, import.meta.url);
  return inflate(new Uint8Array(readFileSync(url)));
}

/** All eight images of a board, by walking the squares. */
export function imagesOf({ own, opponent }: Bitboards, size: LargeSize): Bitboards[] {
  return Array.from({ length: 8 }, (_, image) => {
    const turn = (bits: bigint) => {
      let turned = 0n;
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) {
          if (!((bits >> BigInt(16 * row + column)) & 1n)) continue;
          let [x, y] = image & 4 ? [row, column] : [column, row];
          if (image & 2) y = size - 1 - y;
          if (image & 1) x = size - 1 - x;
          turned |= 1n << BigInt(16 * y + x);
        }
      }
      return turned;
    };
    return { own: turn(own), opponent: turn(opponent) };
  });
}

export function startOn(size: number): ReversiPosition {
  return reversi.start(must(reversi.options({ size })));
}

/** Every position of a random game. */
export function randomGame(size: number, chance: () => number): ReversiPosition[] {
  const positions = [startOn(size)];
  for (let position = startOn(size); !position.over; ) {
    const squares = legalSquares(position);
    position = must(reversi.play(position, squares[Math.floor(chance() * squares.length)] as number));
    positions.push(position);
  }
  return positions;
}
