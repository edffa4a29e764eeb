/** The engine's own core as a player for training: a position, its searches, and moves played on it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Bitboards, LargeSize } from "../../../src/engine/bitboards.ts";
import { createMemory, EXACT } from "../../../src/engine/core.ts";
import { LargeCore } from "../../../src/engine/large-core.ts";

const HASH_BITS = 18;
/** Nodes between two looks at the clock. */
const SLICE = 2000;
/** Depth-limited searches cut as little as the levels of the engine do. */
const SELECTIVITY = 1;

export interface Found {
  readonly square: number;
  readonly score: number;
}

export interface Player {
  readonly size: LargeSize;
  readonly core: LargeCore;
  /** The best move to a depth; to the end of the game from so many empty squares. Undefined without a legal move. */
  search(boards: Bitboards, depth: number, selectivity?: number): Found | undefined;
  solve(boards: Bitboards): Found | undefined;
  /** As deep as so much processor time allows. */
  think(boards: Bitboards, seconds: number): Found | undefined;
  legalSquares(boards: Bitboards): number[];
  play(boards: Bitboards, square: number): Bitboards;
}

export async function openPlayer(
  moduleFile: string,
  size: LargeSize,
  weights: string | undefined,
): Promise<Player> {
  const core = await LargeCore.instantiate(new Uint8Array(readFileSync(moduleFile)), createMemory(HASH_BITS));
  core.init(size, HASH_BITS);
  if (weights !== undefined) core.loadWeights(gunzipSync(readFileSync(weights)));

  function search(boards: Bitboards, depth: number, selectivity = SELECTIVITY): Found | undefined {
    core.newSearch();
    const count = core.begin(boards, { depth, selectivity });
    if (count === 0) return undefined;
    core.run();
    return core.results(count)[0];
  }

  function think(boards: Bitboards, seconds: number): Found | undefined {
    core.newSearch();
    const count = core.begin(boards, { depth: size * size, selectivity: EXACT });
    if (count === 0) return undefined;
    const from = process.cpuUsage().user;
    while (core.run(SLICE) === "budget" && process.cpuUsage().user - from < seconds * 1e6);
    return core.results(count)[0];
  }

  return {
    size,
    core,
    search,
    think,
    solve: (boards) => search(boards, size * size, EXACT),
    legalSquares(boards) {
      const squares: number[] = [];
      let rest = core.legalMoves(boards);
      for (let square = 0; rest !== 0n; square++, rest >>= 1n) if (rest & 1n) squares.push(square);
      return squares;
    },
    play(boards, square) {
      const flips = core.flips(square, boards);
      const own = boards.own | flips | (1n << BigInt(square));
      return { own: boards.opponent ^ flips, opponent: own };
    },
  };
}

export function startOn(size: LargeSize): Bitboards {
  const low = size / 2 - 1;
  const bit = (row: number, column: number) => 1n << BigInt(16 * row + column);
  return {
    own: bit(low, low + 1) | bit(low + 1, low),
    opponent: bit(low, low) | bit(low + 1, low + 1),
  };
}

export function passed({ own, opponent }: Bitboards): Bitboards {
  return { own: opponent, opponent: own };
}

export function countDiscs(discs: bigint): number {
  let count = 0;
  for (let rest = discs; rest; rest &= rest - 1n) count++;
  return count;
}

export function emptiesOn(size: LargeSize, { own, opponent }: Bitboards): number {
  return size * size - countDiscs(own | opponent);
}

/** Numbers from 0 to 1 that a seed determines (mulberry32). */
export function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
