/** The core against counts from the literature and against a plain search. Needs `node tools/build-engine.mjs`. */
import { describe, expect, test } from "vitest";
import type { Bitboards, CoreSize } from "../../src/engine/bitboards.ts";
import { type Core, EXACT } from "../../src/engine/core.ts";
import { images, parseBoard, playRandomly, random, squaresOf, startOf } from "./boards.ts";
import { loadCore, loadWeights, solve } from "./load.ts";

const HASH_BITS = 18;

describe("move counts", () => {
  // Aart Bik's tables; a pass is a ply, a finished game a leaf.
  const EIGHT = [1, 4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288];

  test.each(EIGHT.map((count, depth) => [depth, count]))("8×8 to depth %i: %i", async (depth, count) => {
    const core = await loadCore(8, HASH_BITS);
    expect(core.perft(startOf(8), depth as number)).toBe(BigInt(count as number));
  });

  test.each([4, 6] as const)("board size %i by bits and square by square", async (size) => {
    const core = await loadCore(size, HASH_BITS);
    for (let depth = 0; depth <= (size === 4 ? 14 : 7); depth++) {
      expect(core.perft(startOf(size), depth)).toBe(BigInt(countSquareBySquare(startOf(size), depth, size)));
    }
  });
});

/** Move counting the slow way: every direction walked on an array. */
function countSquareBySquare(board: Bitboards, depth: number, size: CoreSize): number {
  const low = (8 - size) / 2;
  const inside = (x: number, y: number) => x >= low && x < low + size && y >= low && y < low + size;
  const has = (bits: bigint, x: number, y: number) => ((bits >> BigInt(y * 8 + x)) & 1n) === 1n;
  const children = ({ own, opponent }: Bitboards): Bitboards[] => {
    const found: Bitboards[] = [];
    for (let y = low; y < low + size; y++) {
      for (let x = low; x < low + size; x++) {
        if (has(own | opponent, x, y)) continue;
        let flips = 0n;
        for (const [dx, dy] of DIRECTIONS) {
          let run = 0n;
          let [i, j] = [x + dx, y + dy];
          while (inside(i, j) && has(opponent, i, j)) {
            run |= 1n << BigInt(j * 8 + i);
            i += dx;
            j += dy;
          }
          if (inside(i, j) && has(own, i, j)) flips |= run;
        }
        if (flips) found.push({ own: opponent ^ flips, opponent: own | flips | (1n << BigInt(y * 8 + x)) });
      }
    }
    return found;
  };
  const count = (at: Bitboards, left: number): number => {
    if (left === 0) return 1;
    const next = children(at);
    if (next.length > 0) return next.reduce((sum, child) => sum + count(child, left - 1), 0);
    const passed = { own: at.opponent, opponent: at.own };
    return children(passed).length > 0 ? count(passed, left - 1) : 1;
  };
  return count(board, depth);
}

const DIRECTIONS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

describe("solved positions", () => {
  test("4×4 from the start: White wins by 10, empty squares to the winner, and by 8 discs", async () => {
    const core = await loadCore(4, HASH_BITS);
    const { score, line } = solve(core, startOf(4));
    expect(score).toBe(-10);
    const { own, opponent } = play(core, startOf(4), line);
    expect(Math.abs(bits(own) - bits(opponent))).toBe(8);
  });

  // The French Othello federation's test set.
  test.each([
    [40, "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X", 38, ["a2"]],
    [41, "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X", 0, ["h4"]],
    [42, "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X", 6, ["g2"]],
  ] as const)("FFO %i", async (_, text, score, moves) => {
    const core = await loadCore(8, 20);
    await loadWeights(core, 8);
    const board = parseBoard(text);
    const result = solve(core, board);
    expect(result.score).toBe(score);
    expect(moves).toContain(nameOf(result.line[0] as number));
    const { own, opponent } = play(core, board, result.line);
    expect(Math.abs(core.finalScore({ own, opponent }))).toBe(Math.abs(score));
  });
});

/** The board at the end of a line, passing where a side has no move. */
function play(
  core: { legalMoves(b: Bitboards): bigint; flips(s: number, b: Bitboards): bigint },
  board: Bitboards,
  line: number[],
): Bitboards {
  for (const square of line) {
    if (core.legalMoves(board) === 0n) board = { own: board.opponent, opponent: board.own };
    const flips = core.flips(square, board);
    expect(flips).not.toBe(0n);
    board = { own: board.opponent ^ flips, opponent: board.own | flips | (1n << BigInt(square)) };
  }
  return board;
}

const bits = (board: bigint) => board.toString(2).replaceAll("0", "").length;
const nameOf = (square: number) => `${"abcdefgh"[square & 7]}${(square >> 3) + 1}`;

describe("moves that symmetry makes equal", () => {
  /** Positions of the first plies that some image leaves as they are. */
  function symmetric(core: Core, board: Bitboards, plies: number): Bitboards[] {
    const same = images(board).filter(
      ({ own, opponent }) => own === board.own && opponent === board.opponent,
    );
    const found = same.length > 1 ? [board] : [];
    if (plies === 0) return found;
    const moves = squaresOf(core.legalMoves(board));
    return [...found, ...moves.flatMap((square) => symmetric(core, play(core, board, [square]), plies - 1))];
  }

  /** Where a square goes in the images that leave the board as it is. */
  function twins(board: Bitboards, square: number): number[] {
    const squares = images({ own: 1n << BigInt(square), opponent: 0n }).map(
      ({ own }) => squaresOf(own)[0] ?? -1,
    );
    return squares.filter((_, image) => {
      const { own, opponent } = images(board)[image] ?? board;
      return own === board.own && opponent === board.opponent;
    });
  }

  test.each([8, 6] as const)("size %i: have the same value at every depth", async (size) => {
    const core = await loadCore(size, HASH_BITS);
    await loadWeights(core, size);
    const boards = symmetric(core, startOf(size), 3);
    expect(boards.length).toBeGreaterThan(3);
    for (const board of boards) {
      for (const everyMove of [true, false]) {
        for (let depth = 1; depth <= 7; depth++) {
          core.newSearch();
          const count = core.begin(board, { depth, selectivity: 0, everyMove });
          core.run();
          const values = new Map(core.results(count).map(({ square, score }) => [square, score]));
          expect([...values.keys()].sort((a, b) => a - b)).toEqual(squaresOf(core.legalMoves(board)));
          for (const [square, score] of values) {
            for (const twin of twins(board, square)) expect(values.get(twin)).toBe(score);
          }
        }
      }
    }
  });
});

describe("random positions", () => {
  test.each([
    [8, 2500, 1, 8],
    [8, 400, 9, 10],
    [8, 100, 11, 12],
    [6, 1500, 1, 10],
    [4, 500, 1, 11],
  ] as const)(
    "board size %i: %i positions of %i to %i empty squares as in a plain search",
    { timeout: 120_000 },
    async (size, count, from, to) => {
      const core = await loadCore(size, HASH_BITS);
      const next = random(size * 1000 + to);
      for (let i = 0; i < count; i++) {
        const board = playRandomly(core, size, from + Math.floor(next() * (to - from + 1)), next);
        if (!board) continue;
        const expected = core.solvePlainly(board);
        expect(solve(core, board).score).toBe(expected);
      }
    },
  );

  test("every move has its own value", async () => {
    const core = await loadCore(8, HASH_BITS);
    const next = random(7);
    for (let i = 0; i < 100; i++) {
      const board = playRandomly(core, 8, 9, next);
      if (!board) continue;
      core.newSearch();
      const count = core.begin(board, { depth: 60, selectivity: EXACT, everyMove: true });
      expect(core.run()).toBe("done");
      for (const { square, score, bound } of core.results(count)) {
        const flips = core.flips(square, board);
        const after = { own: board.opponent ^ flips, opponent: board.own | flips | (1n << BigInt(square)) };
        expect(bound).toBe("exact");
        expect(score + core.solvePlainly(after)).toBe(0);
      }
    }
  });

  test("the eight images of a position have the same value", async () => {
    const core = await loadCore(8, HASH_BITS);
    const next = random(8);
    for (let i = 0; i < 20; i++) {
      const board = playRandomly(core, 8, 14, next);
      if (!board) continue;
      const scores = images(board).map((image) => {
        core.clearHash();
        return solve(core, image).score;
      });
      expect(new Set(scores).size).toBe(1);
    }
  });

  test.each([8, 6] as const)(
    "size %i: the evaluation orders moves and never changes an exact score",
    async (size) => {
      const [plain, ordered] = [await loadCore(size, HASH_BITS), await loadCore(size, HASH_BITS)];
      await loadWeights(ordered, size);
      const next = random(11);
      for (let i = 0; i < 25; i++) {
        const board = playRandomly(plain, size, 15, next);
        if (!board) continue;
        const { score } = solve(plain, board);
        expect(solve(ordered, board).score).toBe(score);
        ordered.newSearch();
        const count = ordered.begin(board, { depth: 60, selectivity: EXACT, everyMove: true });
        ordered.run();
        expect(ordered.results(count)[0]?.score).toBe(score);
      }
    },
  );

  test("6×6: images share the hash table", async () => {
    const core = await loadCore(6, HASH_BITS);
    const next = random(12);
    for (let i = 0; i < 5; i++) {
      const board = playRandomly(core, 6, 18, next);
      if (!board) continue;
      const solved = images(board).map((image) => solve(core, image));
      expect(new Set(solved.map(({ score }) => score)).size).toBe(1);
      const [first, ...later] = solved.map(({ nodes }) => nodes);
      for (const nodes of later) expect(nodes).toBeLessThan((first as number) / 2);
    }
  });

  test("a search in slices finds what a search in one go finds", async () => {
    const core = await loadCore(8, HASH_BITS);
    const next = random(9);
    for (let i = 0; i < 10; i++) {
      const board = playRandomly(core, 8, 16, next);
      if (!board) continue;
      const whole = solve(core, board).score;
      core.clearHash();
      core.newSearch();
      const count = core.begin(board, { depth: 60, selectivity: EXACT });
      let slices = 1;
      while (core.run(20_000) === "budget") slices++;
      expect(slices).toBeGreaterThan(1);
      expect(core.results(count)[0]?.score).toBe(whole);
    }
  });

  test("a stop flag ends a run", async () => {
    const core = await loadCore(8, HASH_BITS);
    core.newSearch();
    core.begin(startOf(8), { depth: 60, selectivity: EXACT });
    core.stop();
    expect(core.run()).toBe("stopped");
  });
});
