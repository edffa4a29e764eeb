/** The module for 10×10 and 12×12 in tests, and positions for it by random play over the rules. */
import { readFileSync } from "node:fs";
import { createMemory } from "../../src/engine/core.ts";
import { LargeCore, type LargeSize } from "../../src/engine/large-core.ts";
import { legalSquares, must, type ReversiPosition, reversi } from "../../src/games/index.ts";

export const largeSizes = [10, 12] as const;

export async function loadLarge(size: LargeSize, hashBits = 16): Promise<LargeCore> {
  const bytes = readFileSync(new URL("../../dist/engine/engine-large.wasm", import.meta.url));
  const core = await LargeCore.instantiate(new Uint8Array(bytes), createMemory(hashBits));
  core.init(size);
  return core;
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
