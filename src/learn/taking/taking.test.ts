import { describe, expect, it } from "vitest";
import { type GameId, games, must, taking, takingPosition } from "../../games/index.ts";
import { seededChance } from "../../players/index.ts";
import { languageTags, loadLanguage, loadLearnSentences } from "../../words/index.ts";
import { makePuzzle } from "../make.ts";
import type { PuzzleOf } from "../puzzle.ts";
import { takingIdeas } from "./ideas.ts";
import { takingPuzzler } from "./index.ts";
import { kindOf } from "./puzzle.ts";
import { ratingOf } from "./rating.ts";

type Nim = PuzzleOf<"taking">;
const { games: all } = takingPuzzler;
const ideas = takingIdeas;
const text = JSON.stringify;

async function make(wanted: Parameters<typeof makePuzzle>[0], seed: number): Promise<Nim | undefined> {
  const puzzle = await makePuzzle(wanted, seededChance(seed), {});
  if (puzzle && puzzle.family !== "taking") throw new Error("a puzzle of another family");
  return puzzle;
}

/** Of every game and idea that there are. */
const examples: Nim[] = [];
for (const game of all) {
  for (const idea of ideas) {
    for (let seed = 1; seed <= 4; seed++) {
      const puzzle = await make({ game, idea }, seed);
      if (puzzle) examples.push(puzzle);
    }
  }
}
const others = ({ position, solutions }: Nim) =>
  [...taking.moves(position)].filter((move) => !solutions.some((each) => text(each) === text(move)));

describe("a puzzle of the Nim family", () => {
  it("is there for every game and every idea", () => {
    expect(new Set(examples.map(({ game }) => game))).toEqual(new Set(all));
    expect(new Set(examples.map(({ idea }) => idea))).toEqual(new Set(ideas));
    expect(all).toEqual(["stones", "kayles", "sticks", "piles", "taking"]);
  });

  it("has one kind of winning move, others to choose from, and fits in one's head", () => {
    for (const puzzle of examples) {
      expect(new Set(puzzle.solutions.map((move) => kindOf(puzzle.position, move))).size).toBe(1);
      expect(puzzle.moves).toBe(taking.countMoves(puzzle.position));
      expect(puzzle.moves - puzzle.solutions.length).toBeGreaterThanOrEqual(2);
      expect(puzzle.position.rows.flat().reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(
        40,
      );
      expect(puzzle.rating).toBeGreaterThanOrEqual(600);
      expect(puzzle.rating).toBeLessThanOrEqual(2_400);
    }
  });

  it("is played by the rules of its game", () => {
    for (const { game, position } of examples) {
      if (game === "taking") continue;
      const { take, middle, last } = (games[game as "stones"] as typeof games.stones).defaults;
      expect(position.options).toMatchObject({ take, middle, last });
    }
  });

  it("is what its position is as a puzzle", async () => {
    for (const puzzle of examples)
      expect(await takingPuzzler.puzzleAt(puzzle.game, puzzle.position, {})).toEqual(puzzle);
  });

  it("is the same from the same seed, and others from others", async () => {
    const keys = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const puzzle = await make("taking", seed);
      expect(await make("taking", seed)).toEqual(puzzle);
      if (puzzle) keys.add(takingPuzzler.keyOf(puzzle));
    }
    expect(keys.size).toBeGreaterThan(35);
  });

  it("is about as hard as is wanted, where there are such", async () => {
    for (const rating of [800, 1_100, 1_400, 1_700, 2_000]) {
      for (let seed = 1; seed <= 10; seed++) {
        const puzzle = await make({ family: "taking", rating }, seed);
        expect(Math.abs((puzzle?.rating ?? 0) - rating)).toBeLessThan(400);
      }
    }
  });

  it("is none where nobody makes such", async () => {
    expect(await make({ family: "taking", idea: "corner" }, 1)).toBeUndefined();
    expect(await make({ family: "taking", game: "reversi" }, 1)).toBeUndefined();
    expect(await make({ game: "stones", idea: "mirror" }, 1)).toBeUndefined();
  });
});

describe("a position", () => {
  const at = (game: GameId, rows: readonly number[], swap?: true) => {
    const { defaults } = games[game as "stones"] as typeof games.stones;
    const runs = rows.map((length) => [{ left: 1, length }]);
    return takingPuzzler.puzzleAt(
      game,
      must(takingPosition({ ...defaults, rows, ...(swap ? { swap } : {}) }, runs, 0)),
      {},
    );
  };

  it("that is lost, won by several kinds of moves, too large, or with a swap in it is none", async () => {
    expect(await at("stones", [20])).toMatchObject({ idea: "remainder", moves: 3 });
    expect(await at("stones", [21])).toBeUndefined();
    expect(await at("kayles", [6])).toBeUndefined();
    expect(await at("stones", [2])).toBeUndefined();
    expect(await at("stones", [44])).toBeUndefined();
    expect(await at("stones", [20], true)).toBeUndefined();
    expect(await at("stones", [1e15])).toBeUndefined();
    expect(await at("taking", Array(1000).fill(1))).toBeUndefined();
  });

  it("has the same key in whatever rows it stands, and another under other rules", () => {
    const key = (last: "wins" | "loses", take: number, rows: readonly number[]) => {
      const options = { rows, take: { from: 1, to: take }, middle: true, last };
      const position = taking.start(options);
      return takingPuzzler.keyOf({ ...(examples[0] as Nim), position });
    };
    expect(key("wins", 3, [3, 5])).toBe(key("wins", 3, [5, 3]));
    expect(key("wins", 3, [3, 2])).toBe(key("wins", 9, [3, 2]));
    expect(key("wins", 3, [3, 5])).not.toBe(key("loses", 3, [3, 5]));
    expect(key("wins", 3, [3, 5])).not.toBe(key("wins", 4, [3, 5]));
    expect(key("wins", 3, [3, 5])).not.toBe(key("wins", 3, [3, 4]));
  });
});

describe("a rating", () => {
  it("rises with the moves to choose from, and with how little chance does", () => {
    for (const idea of ideas) {
      expect(ratingOf(10, 0.01, idea)).toBeGreaterThan(ratingOf(5, 0.01, idea));
      expect(ratingOf(10, 0.001, idea)).toBeGreaterThan(ratingOf(10, 0.01, idea));
    }
    expect(ratingOf(3, 1, "remainder")).toBeGreaterThanOrEqual(600);
    expect(ratingOf(1e6, 0, "xor")).toBe(2_400);
  });

  it("is low enough for a child at a few stones", async () => {
    const easy = await make({ game: "stones", idea: "remainder", rating: 600 }, 1);
    expect(easy?.rating).toBeLessThan(800);
  });
});

describe("what is said of a puzzle", () => {
  it("refutes every wrong move with an answer that wins", async () => {
    for (const puzzle of examples) {
      for (const move of others(puzzle).slice(0, 12)) {
        const { after, reply } = await takingPuzzler.refute(puzzle, move, {});
        expect(after).toEqual(must(taking.play(puzzle.position, move)));
        if (taking.outcome(after)) expect(reply).toBeUndefined();
        else expect(taking.play(after, reply ?? "swap").ok).toBe(true);
      }
    }
  });

  it.each(languageTags)("is said in full, with the idea first (%s)", async (tag) => {
    const [language, say] = [await loadLanguage(tag), await loadLearnSentences(tag)];
    for (const puzzle of examples) {
      const [idea, ...where] = takingPuzzler.hints(language, say, puzzle);
      expect(idea).toBe(say.ideas.of[puzzle.idea].hint);
      expect(where.length).toBeGreaterThan(0);
      const [move] = puzzle.solutions;
      const solved = await takingPuzzler.solved(language, say, puzzle, move ?? "swap", {});
      const [wrong] = others(puzzle);
      const refuted = (await takingPuzzler.refute(puzzle, wrong ?? "swap", {})).text(language, say);
      for (const said of [...where, solved, refuted]) expect(said).toMatch(/[.。]$/);
      expect(refuted).not.toBe(solved);
      for (const said of [...where, solved, refuted]) expect(said).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
