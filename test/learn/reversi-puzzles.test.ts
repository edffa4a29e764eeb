/** The puzzles of Reversi: those that are shipped, proven by a plain search, and those that come from a seed. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/engine/index.ts";
import { openInlineEngine, openNodeEngine } from "../../src/engine/node.ts";
import {
  black,
  boardImages,
  emptySquares,
  legalSquares,
  must,
  type ReversiPosition,
  reversi,
  reversiPosition,
  white,
} from "../../src/games/index.ts";
import {
  type LearnResources,
  makeForm,
  makePuzzle,
  type PuzzleOf,
  shippedPuzzles,
} from "../../src/learn/index.ts";
import { ideaOf } from "../../src/learn/reversi/ideas.ts";
import { reversiPuzzler } from "../../src/learn/reversi/index.ts";
import { fromTournaments, lines } from "../../src/learn/shipped/reversi.ts";
import { makeBoard } from "../../src/notation/index.ts";
import { seededChance } from "../../src/players/index.ts";
import { cases, everyNth } from "../cases.ts";
import { type PlainBoard, plainBoard, plainMoves, plainPlay, reaches } from "./plain-reversi.ts";
import { plainIdea } from "./reversi-plain-ideas.ts";
import { faultsOfReversi, type ReversiForm, ReversiProver } from "./reversi-proof.ts";

let engine: Engine;
let resources: LearnResources;
beforeAll(async () => {
  engine = await openInlineEngine();
  resources = { openEngine: async () => engine };
});
afterAll(() => engine.close());

const shipped = async () =>
  (await shippedPuzzles("reversi")).map((each) => each.puzzle() as PuzzleOf<"reversi">);

/** A position of a game of random moves with so many empty squares, and a move to choose. */
function randomPosition(empty: number, chance: () => number): ReversiPosition {
  for (;;) {
    let position = reversi.start(reversi.defaults);
    while (!position.over && emptySquares(position) > empty) {
      const squares = legalSquares(position);
      position = must(reversi.play(position, squares[Math.floor(chance() * squares.length)] as number));
    }
    if (!position.over) return position;
  }
}

/** The same position, turned or mirrored, the colours exchanged if wanted. */
function imageOf(position: ReversiPosition, image: number, exchanged: boolean): ReversiPosition {
  const sources = boardImages(8)[image] as Uint16Array;
  const cells = Uint8Array.from(sources, (source) => position.cells[source] as number);
  const turn = exchanged ? (position.turn === 0 ? 1 : 0) : position.turn;
  const own = cells.map((cell) => (exchanged && cell !== 0 ? black + white - cell : cell));
  return must(reversiPosition(position.options, own, turn));
}

describe("the plain search", () => {
  /** Every line to its end, whoever has to pass passes. */
  function everyLine(board: PlainBoard, passed = false): number {
    const moves = plainMoves(board);
    if (moves.length > 0) return Math.max(...moves.map((square) => -everyLine(plainPlay(board, square))));
    const other = { ...board, side: 3 - board.side };
    if (!passed) return -everyLine(other, true);
    const count = (side: number) => board.cells.filter((cell) => cell === side).length;
    const [own, others] = [count(board.side), count(3 - board.side)];
    return own === others ? 0 : own > others ? 64 - 2 * others : 2 * own - 64;
  }

  it("knows the value that every line to the end gives", () => {
    const chance = seededChance(60);
    for (let round = 0; round < cases(60, 600); round++) {
      const board = plainBoard(makeBoard(randomPosition(1 + (round % 7), chance)));
      const value = everyLine(board);
      expect([value, value + 1].map((target) => reaches(board, target))).toEqual([true, false]);
    }
  });

  it("agrees with the engine where every line would take too long", async () => {
    const chance = seededChance(61);
    for (let round = 0; round < cases(10, 100); round++) {
      const position = randomPosition(10 + (round % 4), chance);
      const { score } = await engine.analyse(position, { exact: true, values: "best" }).result;
      const board = plainBoard(makeBoard(position));
      expect([score, score + 1].map((target) => reaches(board, target))).toEqual([true, false]);
    }
  });
});

describe("the ideas", () => {
  it("are those that playing the rules out tells", () => {
    const chance = seededChance(62);
    const seen = new Map<string, number>();
    for (let round = 0; round < cases(150, 3000); round++) {
      const position = randomPosition(8 + (round % 9), chance);
      const board = plainBoard(makeBoard(position));
      for (const square of legalSquares(position)) {
        const found = ideaOf(position, square);
        const plain = ["corner", "parity-move", "quiet"].find((idea) => plainIdea(board, square, idea));
        expect([makeBoard(position), square, found]).toEqual([makeBoard(position), square, plain]);
        seen.set(String(found), (seen.get(String(found)) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].sort()).toEqual(["corner", "parity-move", "quiet", "undefined"]);
  });
});

describe("the shipped puzzles", () => {
  const all = lines.split("\n").filter(Boolean);

  it("are more than a thousand, a good half of them from tournaments", () => {
    expect(all.length).toBeGreaterThanOrEqual(1000);
    expect(fromTournaments).toBeGreaterThan(all.length / 2);
    expect(fromTournaments).toBeLessThan(all.length);
  });

  it("are spread over ideas, ratings and empty squares", async () => {
    const puzzles = await shipped();
    const count = (holds: (puzzle: PuzzleOf<"reversi">) => boolean) => puzzles.filter(holds).length;
    for (const idea of reversiPuzzler.ideas) {
      expect(
        count((each) => each.idea === idea),
        idea,
      ).toBeGreaterThan(puzzles.length / 4);
    }
    for (let empty = 8; empty <= 16; empty++) {
      expect(
        count(({ position }) => emptySquares(position) === empty),
        `${empty}`,
      ).toBeGreaterThan(puzzles.length / 20);
    }
    for (const from of [800, 1000, 1200, 1400, 1600, 1800]) {
      const inBand = count(({ rating }) => rating >= from && rating < from + 200);
      expect(inBand, `${from}`).toBeGreaterThan(puzzles.length / 20);
    }
    expect(count(({ rating }) => rating < 800 || rating > 2400)).toBe(0);
  });

  it("are each like no other, however the board is turned and whose move it is", async () => {
    const keys = (await shipped()).map(({ position }) => {
      const boards = Array.from({ length: 8 }, (_, image) =>
        makeBoard(imageOf(position, image, position.turn === 1)),
      );
      return boards.sort()[0];
    });
    expect(new Set(keys).size).toBe(all.length);
  });

  it("are proven by the plain search", () => {
    const prover = new ReversiProver();
    for (const line of everyNth(all, 20, 7)) expect([line, prover.prove(line)]).toEqual([line, undefined]);
  });

  it("are what their positions are as puzzles", async () => {
    const puzzles = await shipped();
    for (const puzzle of everyNth(puzzles, 40, 3)) {
      expect(await reversiPuzzler.puzzleAt("reversi", puzzle.position, resources)).toEqual(puzzle);
    }
  });
});

describe("the proof", () => {
  const form = async (at: number): Promise<ReversiForm> =>
    makeForm((await shipped())[at] as PuzzleOf<"reversi">);
  const name = (square: number) => `${"abcdefgh"[square % 8]}${Math.floor(square / 8) + 1}`;

  it("finds one that was there already, turned or with colours exchanged", async () => {
    const line = lines.split("\n")[500] as string;
    const { position, solutions } = (await shipped())[499] as PuzzleOf<"reversi">;
    const prover = new ReversiProver();
    expect(prover.prove(line)).toBeUndefined();
    expect(prover.prove(line)).toBe("is like an earlier one");
    for (let image = 0; image < 8; image++) {
      const turned = imageOf(position, image, image % 2 === 1);
      const move = (boardImages(8)[image] as Uint16Array).indexOf(solutions[0] as number);
      const parts = line.split(";");
      parts.splice(5, 3, makeBoard(turned), String(turned.turn + 1), name(move));
      expect(new ReversiProver().prove(parts.join(";"))).toBeUndefined();
      expect(prover.prove(parts.join(";"))).toBe("is like an earlier one");
    }
  });

  it("finds a second move that wins", () => {
    // d1 wins by 28 and is quiet, but a1 wins too.
    const position = "-XO-XXXXOOOXXXOOOOOOOXOOOOOXOOXXOXOXOXXXOXOOX--XXOXXO---X-OOOO-- X";
    const faults = faultsOfReversi({ position, to_move: 1, solutions: ["d1"], idea: "quiet", moves: 5 });
    expect(faults).toEqual(["a1 wins too"]);
  });

  it("finds a distance that is too small", () => {
    // b6 alone wins, by 2, and h4 draws.
    const position = "-OO--OX-OOOOOOX-OOXXXOX-OXXXXOX-OOXOOOXOO-OOXOXXOOOX-OXXOOO-XXXX X";
    const faults = faultsOfReversi({
      position,
      to_move: 1,
      solutions: ["b6"],
      idea: "parity-move",
      moves: 6,
    });
    expect(faults).toEqual(["h4 is too close"]);
  });

  it("takes a win by two where all others lose", async () => {
    const right = await form(2);
    expect(reaches(plainBoard(right.position), 3)).toBe(false);
    expect(faultsOfReversi(right)).toEqual([]);
  });

  it("finds a wrong solution", async () => {
    for (const at of [0, 333, 777]) {
      const right = await form(at);
      const wrong = plainMoves(plainBoard(right.position))
        .map(name)
        .filter((each) => !right.solutions.includes(each));
      for (const other of wrong) {
        expect(faultsOfReversi({ ...right, solutions: [other] })).toContain("the solution does not win");
      }
      expect(faultsOfReversi({ ...right, solutions: [...right.solutions, wrong[0] as string] })).not.toEqual(
        [],
      );
    }
  });

  it("finds a wrong idea, number of moves or side", async () => {
    for (const at of [1, 444, 888]) {
      const right = await form(at);
      expect(faultsOfReversi(right)).toEqual([]);
      expect(faultsOfReversi({ ...right, moves: right.moves + 1 })).toHaveLength(1);
      expect(faultsOfReversi({ ...right, to_move: 3 - right.to_move })).toHaveLength(1);
      expect(faultsOfReversi({ ...right, idea: "mirror" })).toEqual(["the idea mirror does not hold"]);
      const ideas = ["corner", "parity-move", "quiet"].filter(
        (idea) => faultsOfReversi({ ...right, idea }).length > 0,
      );
      expect(ideas.length).toBeGreaterThan(0);
    }
  });
});

describe("puzzles from a seed", () => {
  it("are the same whatever the engine has searched before, and whatever else it is asked", async () => {
    const other = await openNodeEngine({ threads: 2, hashBits: 14 });
    const elsewhere: LearnResources = { openEngine: async () => other };
    const seeds = Array.from({ length: cases(4, 40) }, (_, seed) => seed);
    const at = (seed: number, from: LearnResources) =>
      makePuzzle({ family: "reversi" }, seededChance(seed), from);
    const one = await Promise.all(seeds.map((seed) => at(seed, resources)));
    for (const seed of [...seeds].reverse()) expect(await at(seed, elsewhere)).toEqual(one[seed]);
    other.close();
    expect(
      new Set(one.map((puzzle) => puzzle && reversiPuzzler.keyOf(puzzle as PuzzleOf<"reversi">))).size,
    ).toBe(seeds.length);
  });

  it("are proven like those that are shipped", async () => {
    for (let seed = 0; seed < cases(8, 200); seed++) {
      const puzzle = await makePuzzle({ family: "reversi" }, seededChance(seed), resources);
      expect(puzzle && faultsOfReversi(makeForm(puzzle))).toEqual([]);
    }
  });

  it("have the idea that is wanted, and nearly the rating", async () => {
    for (const idea of reversiPuzzler.ideas) {
      expect((await makePuzzle({ idea, game: "reversi" }, seededChance(5), resources))?.idea).toBe(idea);
    }
    const rated = async (rating: number) =>
      (await makePuzzle({ family: "reversi", rating }, seededChance(6), resources))?.rating ?? 0;
    expect(Math.abs((await rated(1000)) - 1000)).toBeLessThan(150);
    expect(await rated(2400)).toBeGreaterThan(await rated(800));
  });

  it("are none of another game", async () => {
    expect(await reversiPuzzler.draw({ game: "kayles" }, seededChance(1), resources)).toBeUndefined();
  });
});

describe("a position and its images", () => {
  it("are one puzzle: key, idea, rating and number of moves are the same, the solutions turned", async () => {
    for (const puzzle of everyNth(await shipped(), 240, 11)) {
      for (let image = 0; image < 8; image++) {
        const turned = imageOf(puzzle.position, image, image % 2 === 0);
        const found = await reversiPuzzler.puzzleAt("reversi", turned, resources);
        const sources = boardImages(8)[image] as Uint16Array;
        const { idea, rating, moves } = puzzle;
        expect(found).toMatchObject({ idea, rating, moves });
        expect(found && reversiPuzzler.keyOf(found)).toBe(reversiPuzzler.keyOf(puzzle));
        expect(found?.solutions.map((square) => sources[square]).sort()).toEqual(
          [...puzzle.solutions].sort(),
        );
      }
    }
  });
});
