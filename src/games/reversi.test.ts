import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  black,
  blackScore,
  empty,
  emptySquares,
  flips,
  legalSquares,
  must,
  otherSeat,
  type ReversiPosition,
  reversi,
  reversiPosition,
  white,
} from "./index.ts";

const start = (options?: unknown) => reversi.start(must(reversi.options(options)));

/** A pass counts as a ply, a finished game as a leaf. */
function perft(position: ReversiPosition, depth: number): number {
  if (depth === 0 || position.over) return 1;
  let total = 0;
  for (const square of legalSquares(position)) {
    const next = must(reversi.play(position, square));
    const passed = next.turn === position.turn && !next.over;
    total += passed && depth === 1 ? 1 : perft(next, passed ? depth - 2 : depth - 1);
  }
  return total;
}

/** The same count on plain arrays, written from the rules' text and sharing nothing with the rules' code. */
function plainPerft(size: number, depth: number): number {
  const board = Array.from({ length: size }, () => new Array<string>(size).fill("."));
  const low = size / 2 - 1;
  (board[low] as string[])[low] = (board[low + 1] as string[])[low + 1] = "O";
  (board[low] as string[])[low + 1] = (board[low + 1] as string[])[low] = "X";
  const turned = (cells: string[][], row: number, column: number, own: string) => {
    const all: [number, number][] = [];
    if (cells[row]?.[column] !== ".") return all;
    for (const down of [-1, 0, 1]) {
      for (const across of [-1, 0, 1]) {
        const line: [number, number][] = [];
        let [r, c] = [row + down, column + across];
        while (cells[r]?.[c] !== undefined && cells[r]?.[c] !== "." && cells[r]?.[c] !== own) {
          line.push([r, c]);
          [r, c] = [r + down, c + across];
        }
        if (cells[r]?.[c] === own) all.push(...line);
      }
    }
    return all;
  };
  const count = (cells: string[][], own: string, left: number, passed: boolean): number => {
    if (left === 0) return 1;
    const other = own === "X" ? "O" : "X";
    let total = 0;
    let moved = false;
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const all = turned(cells, row, column, own);
        if (all.length === 0) continue;
        moved = true;
        const next = cells.map((line) => [...line]);
        for (const [r, c] of [...all, [row, column] as const]) (next[r] as string[])[c] = own;
        total += count(next, other, left - 1, false);
      }
    }
    if (moved) return total;
    if (passed) return 1;
    // Whether the other can move decides if this is a pass or the end.
    const canMove = cells.some((line, r) => line.some((_, c) => turned(cells, r, c, other).length > 0));
    return canMove ? count(cells, other, left - 1, true) : 1;
  };
  return count(board, "X", depth, false);
}

describe("reversi", () => {
  // Source: the tables published by Aart Bik.
  it("counts 4, 12, 56, 244, 1396, 8200, 55092, 390216 on 8×8", () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(start(), depth));
    expect(counts).toEqual([4, 12, 56, 244, 1396, 8200, 55092, 390216]);
  });

  // Both counts were made here, with two programs that share nothing.
  it("counts the same as a plain program on 6×6 and 4×4", () => {
    for (let depth = 1; depth <= 6; depth++)
      expect(perft(start({ size: 6 }), depth)).toBe(plainPerft(6, depth));
    for (let depth = 1; depth <= 9; depth++)
      expect(perft(start({ size: 4 }), depth)).toBe(plainPerft(4, depth));
    expect(perft(start({ size: 6 }), 6)).toBe(7604);
    expect(perft(start({ size: 4 }), 20)).toBe(60060);
    expect(plainPerft(4, 20)).toBe(60060);
  });

  it("is the same game from the mirrored start", () => {
    expect(perft(start({ start: "mirrored" }), 6)).toBe(8200);
    expect(start({ size: 4, start: "mirrored" }).cells).toEqual(
      new Uint8Array([0, 0, 0, 0, 0, 1, 2, 0, 0, 2, 1, 0, 0, 0, 0, 0]),
    );
  });

  const play = (size: number, moves: string, from: "tournament" | "mirrored" = "mirrored") => {
    let position = start({ size, start: from });
    const all = [position];
    for (const pair of moves.split(", ")) {
      const [row, column] = pair.split(" ").map(Number) as [number, number];
      position = must(reversi.play(position, row * size + column));
      all.push(position);
    }
    return all;
  };

  it("passes for a side that cannot move", () => {
    const [before, after] = play(4, "0 2, 0 1, 2 0, 0 3").slice(-2) as [ReversiPosition, ReversiPosition];
    expect(after.turn).toBe(before.turn);
    expect(after.over).toBe(false);
    const big = play(6, "1 3, 1 2, 0 1, 0 2, 3 1, 3 4, 4 5, 0 0").slice(-2) as [
      ReversiPosition,
      ReversiPosition,
    ];
    expect(big[1].turn).toBe(big[0].turn);
  });

  it("ends when a side has no disc left", () => {
    const end = play(4, "0 2, 0 1, 0 0, 2 3, 3 0, 2 0, 3 1, 1 0, 3 3, 1 3").at(-1) as ReversiPosition;
    expect(end.over).toBe(true);
    expect(Math.min(...end.discs)).toBe(0);
    expect(reversi.outcome(end)).toEqual({ winner: end.discs[0] > 0 ? 0 : 1 });
  });

  it("knows a draw", () => {
    const cells = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2];
    const options = must(reversi.options({ size: 4 }));
    expect(reversi.outcome(must(reversiPosition(options, cells, 0)))).toEqual({ winner: null });
  });

  it("keeps its counts, its area and earlier positions true through random games of any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(), { maxLength: 80 }), (half, choices) => {
        let position = start({ size: half * 2 });
        for (const choice of choices) {
          const legal = legalSquares(position);
          if (position.over) {
            expect(legal).toEqual([]);
            break;
          }
          const every = Array.from({ length: position.cells.length }, (_, square) => square);
          expect(every.filter((square) => flips(position, square).length > 0)).toEqual(legal);
          expect(legal.length).toBeGreaterThan(0);
          const before = Array.from(position.cells as Uint8Array);
          const square = legal[choice % legal.length] as number;
          const turned = flips(position, square);
          const next = must(reversi.play(position, square));
          expect(Array.from(position.cells as Uint8Array)).toEqual(before);
          expect(next.discs[position.turn]).toBe(position.discs[position.turn] + turned.length + 1);
          expect(next.discs[otherSeat(position.turn)]).toBe(
            position.discs[otherSeat(position.turn)] - turned.length,
          );
          const again = must(reversiPosition(next.options, next.cells, next.turn));
          expect({ ...again, area: next.area }).toEqual(next);
          position = next;
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [-1, "outside-board"],
    [64, "outside-board"],
    [1.5, "outside-board"],
    [Number.NaN, "outside-board"],
    [27, "square-occupied"],
    [0, "flips-nothing"],
  ])("refuses the square %d with %s", (square, code) => {
    const result = reversi.play(start(), square);
    expect(result.ok || result.refusal.code).toBe(code);
  });

  it.each([
    [{ size: 3 }, "option-out-of-range"],
    [{ size: 5 }, "option-odd"],
    [{ size: 10_002 }, "option-out-of-range"],
    [{ size: "8" }, "option-not-integer"],
    [{ start: "random" }, "option-not-one-of"],
  ])("refuses the options %j with %s", (input, code) => {
    const result = reversi.options(input);
    expect(result.ok || result.refusal.code).toBe(code);
  });

  it("plays on 1,000 × 1,000 smoothly", () => {
    let position = start({ size: 1000 });
    for (let move = 0; move < 300; move++)
      position = must(reversi.play(position, legalSquares(position)[0] as number));
    expect(position.discs[0] + position.discs[1]).toBe(304);
  });

  it("counts a finished game for Black, empty squares to the winner", () => {
    const at = (cells: string) =>
      must(
        reversiPosition(
          { size: 4, start: "tournament" },
          [...cells].map((cell) => (cell === "X" ? black : cell === "O" ? white : empty)),
          0,
        ),
      );
    // The perfect game of the 4×4 board ends 3 to 11 with two squares empty.
    expect([at("XXXOOOOOOOOOOO--"), at("OOOXXXXXXXXXXX--")].map(blackScore)).toEqual([-10, 10]);
    expect([at("XXXXXXXXOOOOOOOO"), at("X---------------")].map(blackScore)).toEqual([0, 16]);
    expect([at("XXXOOOOOOOOOOO--"), at("X---------------")].map(emptySquares)).toEqual([2, 15]);
  });
});
