/** What is said of Reversi's puzzles, in every language, with its numbers looked up by the plain search. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Analysis, Engine } from "../../src/engine/index.ts";
import { openInlineEngine } from "../../src/engine/node.ts";
import { emptySquares, legalSquares, must, reversi } from "../../src/games/index.ts";
import { type LearnResources, type PuzzleOf, shippedPuzzles } from "../../src/learn/index.ts";
import { exactMoves } from "../../src/learn/reversi/exact.ts";
import { reversiPuzzler } from "../../src/learn/reversi/index.ts";
import { makeBoard, makeSquare, parseBoard, parseSquare } from "../../src/notation/index.ts";
import {
  type Language,
  type LearnSentences,
  languageTags,
  loadLanguage,
  loadLearnSentences,
  type RefutedFacts,
  type SolvedFacts,
} from "../../src/words/index.ts";
import { cases, everyNth } from "../cases.ts";
import { plainBoard, plainPlay, reaches } from "./plain-reversi.ts";

let engine: Engine;
let resources: LearnResources;
let languages: readonly { readonly language: Language; readonly say: LearnSentences }[];
beforeAll(async () => {
  engine = await openInlineEngine();
  resources = { openEngine: async () => engine };
  languages = await Promise.all(
    languageTags.map(async (tag) => ({
      language: await loadLanguage(tag),
      say: await loadLearnSentences(tag),
    })),
  );
});
afterAll(() => engine.close());

const puzzleAt = async (text: string) =>
  (await reversiPuzzler.puzzleAt("reversi", must(parseBoard(text)), resources)) as PuzzleOf<"reversi">;

describe("a wrong move", () => {
  it("is answered by the best reply, and what it loses is said by the disc", async () => {
    const answered = new Set<string>();
    const puzzles = (await shippedPuzzles("reversi")).map((each) => each.puzzle() as PuzzleOf<"reversi">);
    const quick = puzzles.filter(({ position }) => emptySquares(position) <= cases(11, 13));
    for (const puzzle of everyNth(quick, 30, 5)) {
      const { position, solutions } = puzzle;
      const board = plainBoard(makeBoard(position));
      for (const move of legalSquares(position).filter((square) => !solutions.includes(square))) {
        const { after, reply, text } = await reversiPuzzler.refute(puzzle, move, resources);
        expect(after).toEqual(must(reversi.play(position, move)));
        const texts = languages.map(({ language, say }) => text(language, say));
        const [by = 0] = (/wins by (\d+);/.exec(texts[0] as string) ?? ["", "0"]).slice(1).map(Number);
        const [best = 0] = (/right move wins by (\d+)\.$/.exec(texts[0] as string) ?? [])
          .slice(1)
          .map(Number);
        const worth = (square: number, discs: number) => {
          const next = plainPlay(board, square);
          return !reaches(next, 1 - discs) && reaches(next, -discs);
        };
        expect([worth(move, -by), worth(solutions[0] as number, best)]).toEqual([true, true]);
        if (reply !== undefined) {
          const next = plainPlay(plainPlay(board, move), reply);
          expect([reaches(next, 1 - by), reaches(next, -by)]).toEqual([false, true]);
        }
        for (const said of texts) {
          expect(said).toContain(makeSquare(move, 8));
          if (reply !== undefined) expect(said).toContain(makeSquare(reply, 8));
          expect(said).toContain(String(best));
        }
        expect(after.turn === position.turn).toBe(reply === undefined);
        answered.add(reply === undefined ? "pass" : by ? "loses" : "draws");
      }
    }
    expect([...answered].sort()).toEqual(["draws", "loses"]);
  });

  it("after which the other side has to pass has no answer", async () => {
    const said = async (text: string, square: string) => {
      const puzzle = await puzzleAt(text);
      const move = must(parseSquare(square, 8));
      const { after, reply, text: textOf } = await reversiPuzzler.refute(puzzle, move, resources);
      expect([reply, after.turn]).toEqual([undefined, puzzle.position.turn]);
      return languages.map(({ language, say }) => textOf(language, say));
    };
    expect(await said("-O--O---OOOOOOO-OOXXXOOOOOOXXOOOOOOOXOXO-OXOOOOOOOOOOOOOOOOOOOOO X", "a6")).toEqual([
      "After a6 White has to pass, and still wins by 4; the right move wins by 2.",
      "Nach a6 muss Weiß aussetzen und gewinnt trotzdem um 4; der richtige Zug gewinnt um 2.",
      "a6の後、白はパスになりますが、それでも白の4石勝ちです。正しい手なら黒の2石勝ちです。",
      "走a6后白方只能停一手，但结果仍是白方胜4子；正确的一手可胜2子。",
    ]);
    const drawn = "XXXXXXXOXXXOOOOOXXXOOOOOXXOOOOOOXXXOXXOOXXOXOXXOXXXXXXX-X------- O";
    expect((await said(drawn, "h7"))[0]).toBe(
      "After h7 Black has to pass, and still reaches a draw; the right move wins by 4.",
    );
  });

  it("that ends the game has no answer either", async () => {
    // Black is left with four discs that reach nothing, White with five.
    const position = must(parseBoard("XX-------O---------------------O-------O-------O-------O-------O X"));
    const solutions = [must(parseSquare("b3", 8))];
    const rest = { idea: "quiet", rating: 800, moves: 2 } as const;
    const puzzle = { family: "reversi", game: "reversi", position, solutions, ...rest } as const;
    const { after, reply, text } = await reversiPuzzler.refute(puzzle, must(parseSquare("c3", 8)), resources);
    expect([after.over, reply]).toEqual([true, undefined]);
    const [english] = languages.map(({ language, say }) => text(language, say));
    expect(english).toMatch(/^c3 ends the game, and White wins by 56;/);
  });

  it("is named with what comes of it", () => {
    const facts: RefutedFacts = { move: "d3", mover: "black", answer: { reply: "h8" }, by: 6, best: 10 };
    const all = [
      facts,
      { ...facts, by: 0 },
      { ...facts, answer: "pass" },
      { ...facts, answer: "pass", by: 0 },
      { ...facts, answer: "over" },
      { ...facts, answer: "over", by: 0 },
    ] as const;
    const english = languages[0]?.say.reversiPuzzles;
    expect(all.map((each) => english?.refuted(each))).toEqual([
      "After d3 White answers h8 and wins by 6; the right move wins by 10.",
      "After d3 White answers h8 and reaches a draw; the right move wins by 10.",
      "After d3 White has to pass, and still wins by 6; the right move wins by 10.",
      "After d3 White has to pass, and still reaches a draw; the right move wins by 10.",
      "d3 ends the game, and White wins by 6; the right move wins by 10.",
      "d3 ends the game with a draw; the right move wins by 10.",
    ]);
    for (const { say } of languages) {
      const texts = all.map((each) => say.reversiPuzzles.refuted(each));
      expect(new Set(texts).size).toBe(all.length);
      const white = all.map((each) => say.reversiPuzzles.refuted({ ...each, mover: "white" }));
      for (const [at, text] of texts.entries()) {
        expect(text).toMatch(/d3.*10/);
        expect(text).toMatch(/[.。]$/);
        // A draw at the end of the game names no side in some languages.
        if (at < all.length - 1) expect(white[at]).not.toBe(text);
      }
    }
  });
});

describe("a solved puzzle", () => {
  const facts = { move: "d3", mover: "black", by: 10 } as const;
  const whys: readonly SolvedFacts["why"][] = [
    { idea: "takes-corner" },
    { idea: "wins-corner", passes: false },
    { idea: "wins-corner", passes: true },
    { idea: "parity-move", region: 1, closed: false },
    { idea: "parity-move", region: 3, closed: false },
    { idea: "parity-move", region: 3, closed: true },
    { idea: "quiet", turned: 1 },
    { idea: "quiet", turned: 2 },
  ];

  it("is told why, each case in words of its own", () => {
    for (const { say } of languages) {
      const texts = whys.map((why) => say.reversiPuzzles.solved({ ...facts, why }));
      expect(new Set(texts).size).toBe(whys.length);
      for (const text of texts) expect(text).toMatch(/d3.*10.*[.。]$/);
    }
    expect(languages[0]?.say.reversiPuzzles.solved({ ...facts, why: whys[5] as SolvedFacts["why"] })).toBe(
      "d3 plays into a region of 3 empty squares, an odd number. White can now play only where the number of empty squares is even: Black can answer there and move last. Where the number is odd, White has no move. With best play Black wins by 10.",
    );
  });

  it("says what the position has", async () => {
    for (const each of everyNth(await shippedPuzzles("reversi"), 60, 2)) {
      const puzzle = each.puzzle() as PuzzleOf<"reversi">;
      const move = puzzle.solutions[0] as number;
      for (const { language, say } of languages) {
        const text = await reversiPuzzler.solved(language, say, puzzle, move, resources);
        expect(text).toContain(makeSquare(move, 8));
        const [by] = (/wins by (\d+)\.$/.exec(text) ?? []).slice(1).map(Number);
        if (by === undefined) continue;
        const next = plainPlay(plainBoard(makeBoard(puzzle.position)), move);
        expect([reaches(next, 1 - by), reaches(next, -by)]).toEqual([false, true]);
      }
    }
  });
});

describe("hints", () => {
  const hints = (puzzle: PuzzleOf<"reversi">, at = 0) => {
    const { language, say } = languages[at] as { language: Language; say: LearnSentences };
    return reversiPuzzler.hints(language, say, puzzle);
  };

  it("say the idea, then where", async () => {
    for (const each of everyNth(await shippedPuzzles("reversi"), 30, 4)) {
      const puzzle = each.puzzle() as PuzzleOf<"reversi">;
      for (const [at, { say }] of languages.entries()) {
        const [idea, where, ...more] = hints(puzzle, at);
        expect([idea, more]).toEqual([say.ideas.of[puzzle.idea].hint, []]);
        expect(where).toMatch(/[.。]$/);
      }
    }
  });

  it("name the region of a move of parity, the edge, or the quarter", () => {
    const at = (text: string, square: string, idea: PuzzleOf["idea"]) => {
      const position = must(parseBoard(text));
      const solutions = [must(parseSquare(square, 8))];
      const rest = { rating: 1000, moves: legalSquares(position).length } as const;
      return hints({ family: "reversi", game: "reversi", position, solutions, idea, ...rest })[1];
    };
    const endgame = "----O------OOXXO-OOOOXXOOOOOXOXOOOOXOOXOOOXOXOOOOXOXOOOOXXXXXXXO O";
    expect(at(endgame, "f1", "parity-move")).toBe("Look at the region of 3 empty squares around g1.");
    expect(at(endgame, "f1", "quiet")).toBe("Look at the top edge.");
    const edges = "OOXXXXX-XXXXXX--XXXOOOOOXOXXXOOXXOXXXOO-XXXXXX--XXXXXXX-X-X--X-X O";
    expect(at(edges, "h5", "quiet")).toBe("Look at the right edge.");
    expect(at(edges, "b8", "quiet")).toBe("Look at the bottom edge.");
    expect(at(edges, "b8", "parity-move")).toBe(
      "Look for an empty square with no other empty square beside it.",
    );
    // A corner lies on two edges; the one named has two corners.
    expect(at(edges, "h1", "corner")).toBe("Look at the top edge.");
    const lower = "-OOOOOOO-XXXXXOX-XXOXOXXXXOXOXXXXOXXXXXXOOOOOXOO--OOXO----OOOO-- O";
    expect(at(lower, "a3", "quiet")).toBe("Look at the left edge.");
    expect(at(lower, "b7", "quiet")).toBe("Look at the lower left quarter of the board.");
  });
});

describe("exact values", () => {
  const position = must(parseBoard("----O------OOXXO-OOOOXXOOOOOXOXOOOOXOOXOOOXOXOOOOXOXOOOOXXXXXXXO O"));

  /** An engine whose first searches are cut short, as when somebody else begins one. */
  function interrupted(times: number): LearnResources {
    let left = times;
    const analyse: Engine["analyse"] = (at, limits) => {
      const search = engine.analyse(at, limits);
      const result = search.result.then(
        (found): Analysis => (left-- > 0 ? { ...found, complete: false, moves: [] } : found),
      );
      return { ...search, result };
    };
    const own = { analyse };
    return { openEngine: async () => own };
  }

  it("are asked for again when the search was stopped, and never taken from half a search", async () => {
    const right = await exactMoves(position, resources);
    expect(right).toHaveLength(2);
    expect(await exactMoves(position, interrupted(2))).toEqual(right);
    await expect(exactMoves(position, interrupted(100))).rejects.toThrow("stopped");
  });

  it("do not stop each other", async () => {
    const many = Array.from({ length: 8 }, () => exactMoves(position, resources));
    expect(new Set((await Promise.all(many)).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it("need an engine", async () => {
    await expect(exactMoves(position, {})).rejects.toThrow("need an engine");
  });
});

describe("what is no puzzle", () => {
  it.each([
    ["with too many empty squares", makeBoard(reversi.start(reversi.defaults))],
    ["with two moves", "----O------OOXXO-OOOOXXOOOOOXOXOOOOXOOXOOOXOXOOOOXOXOOOOXXXXXXXO O"],
    ["that is lost", "OX--OOOXOXXXOXX-OOXXXXXXXOXXXXXX--OOXXXX-XXOXXXX--XXXX-X-OOOXXXX X"],
    ["with two moves that win", "-XO-XXXXOOOXXXOOOOOOOXOOOOOXOOXXOXOXOXXXOXOOX--XXOXXO---X-OOOO-- X"],
    [
      "whose best move wins by two and the next draws",
      "-OO--OX-OOOOOOX-OOXXXOX-OXXXXOX-OOXOOOXOO-OOXOXXOOOX-OXXOOO-XXXX X",
    ],
    ["whose winning move has no idea", "X--XXX-XOOOOX-XOOXXOOXO-OXXOXO-O-XXOOXOOOXOOOOOOXXXXOOOO-XXX--OX X"],
  ])("is a position %s", async (_, text) => {
    expect(await puzzleAt(text)).toBeUndefined();
  });

  it("but there are puzzles on smaller boards too", async () => {
    const puzzle = await puzzleAt("---OX---OXOOXXXXO-OXOO--OOOOOOOOOOO- X");
    expect(puzzle).toMatchObject({ idea: "parity-move", solutions: [2], moves: 8 });
    expect(
      (await reversiPuzzler.refute(puzzle, legalSquares(puzzle.position)[0] as number, resources)).reply,
    ).toBeDefined();
  });
});
