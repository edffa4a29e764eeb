import { describe, expect, it } from "vitest";
import { must, reversi } from "../games/index.ts";
import type { BoardSize } from "./bitboards.ts";
import { openCore } from "./node.ts";
import { countMoves } from "./perft.ts";

const start = (size: number) => reversi.start(must(reversi.options({ size })));

describe("move counts", () => {
  // Published by Aart Bik for the tournament start.
  const published = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288];

  it("are the published ones on 8×8", async () => {
    const core = await openCore(8);
    for (const [depth, count] of published.entries())
      expect(countMoves(start(8), depth, core)).toBe(BigInt(count));
  });

  it.each([4, 6, 8, 10, 12] as const)(
    "are the same by the core and by the general board, size %i",
    async (size: BoardSize) => {
      const core = await openCore(size);
      for (let depth = 0; depth <= 6; depth++) {
        expect(countMoves(start(size), depth, undefined)).toBe(countMoves(start(size), depth, core));
      }
    },
  );

  it("end with all games of 4×4, told part by part", async () => {
    const shares: number[] = [];
    const core = await openCore(4);
    expect(countMoves(start(4), 30, core, (share) => shares.push(share))).toBe(60060n);
    expect(countMoves(start(4), 30, undefined)).toBe(60060n);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});
