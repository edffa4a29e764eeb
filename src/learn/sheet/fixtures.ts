import {
  type GameId,
  kayles,
  must,
  piles,
  sticks,
  stones,
  type TakingGame,
  taking,
} from "../../games/index.ts";
import { parseBoard, parseRows, parseRun, parseSquare } from "../../notation/index.ts";
import type { Puzzle, PuzzleOf } from "../puzzle.ts";
import type { SheetPuzzle } from "./sheet.ts";

function ofRows(
  game: TakingGame & { id: string },
  id: GameId,
  rows: string,
  moves: readonly string[],
  rating = 900,
): Puzzle {
  const position = must(parseRows(rows, game.defaults));
  const puzzle: PuzzleOf<"taking"> = {
    family: "taking",
    game: id,
    position,
    solutions: moves.map((move) => must(parseRun(move))),
    idea: "xor",
    rating,
    moves: game.countMoves(position),
  };
  return puzzle;
}

function ofBoard(board: string, move: string, rating: number): Puzzle {
  const position = must(parseBoard(board));
  const { size } = position.options;
  return {
    family: "reversi",
    game: "reversi",
    position,
    solutions: [must(parseSquare(move, size))],
    idea: "corner",
    rating,
    moves: 5,
  };
}

const endgame = "OOOOOOO-OOOOOOO-OOXXOOOXOOXOXOXXOXOOXXXXOOXXXXX-OXXXXX--XXXXXXX- X";

/** Puzzles written by hand, as many kinds of boards as there are. */
export const puzzlesByHand: readonly Puzzle[] = [
  ofRows(stones, "stones", "111111111110000000000", ["1:10-11"], 700),
  ofRows(kayles, "kayles", "11101111101", ["1:6-6", "1:8-8"], 1250),
  ofRows(
    sticks,
    "sticks",
    "111100111/1111111/11011/111/1",
    ["2:3-4", "2:2-2", "3:1-2", "1:8-8", "1:7-7"],
    1900,
  ),
  ofRows(piles, "piles", "111111111/111110000/110000000", ["1:8-9"], 1500),
  ofRows(taking, "taking", "111/1111/11111", ["1:2-3"], 1000),
  ofBoard(endgame, "h1", 1700),
  ofBoard("--------------XO----OX-------------- X", "b3", 650),
  ofRows(stones, "stones", "1".repeat(47), ["1:46-47"], 1100),
];

export const sheetByHand: readonly SheetPuzzle[] = puzzlesByHand.map((puzzle) => ({
  puzzle,
  reason: "After it 5 are left, and whatever the other takes, you can make it 4 together: <b>&</b>.",
}));
