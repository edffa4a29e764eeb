import { emptySquares, type ReversiPosition, reversi, type Square } from "../../../games/index.ts";
import {
  answersTo,
  besideOpenCorner,
  frontierAfter,
  leavesOnlyBeside,
  movesWithLeast,
  movesWithMost,
  turned,
  turnsInside,
} from "./features.ts";
import { erring } from "./opponent.ts";
import { always, reversiLesson, type Slip, takesMost } from "./step.ts";

/** So many discs more than necessary in the frontier are a wall. */
const wall = 4;

/** With so many empty squares left the opponent of the last game plays well: a wall would be no mistake any more. */
const wellFrom = 10;

/** Few discs, many moves: by what a move does, which here is what the engine would do too (test/learn/reversi-lessons.test.ts). */
export const mobility = reversiLesson(
  "mobility",
  {
    few: {
      board: `
        . . . . O . . .
        . . O O . . . .
        . . O O . . . .
        X X X O O O . .
        . . . O O . . .
        . . O O X . . .
        . . . . . . . .
        . . . . . . . .`,
      right: (position, move) => movesWithLeast(position, turned).includes(move),
      mistakes: {
        most: takesMost,
        more: always,
      },
    },
    replies: {
      board: `
        . . . . . . . .
        . X . . . O . .
        . . X . O O . .
        . . X X O O . X
        . . . X O O . X
        . . . O O X X X
        . . . O O O . X
        . . . . O O O .`,
      right: (position, move) => movesWithLeast(position, countAnswers).includes(move),
      mistakes: {
        most: takesMost,
        more: always,
      },
    },
    frontier: {
      board: `
        . . X X X X . .
        . . . X O . . .
        . . . X X O . .
        . . . O O O O .
        . . O O O O O O
        . . . . O O X X
        . . . . O . . .
        . . . . . . . .`,
      right: (position, move) => movesWithLeast(position, frontierAfter).includes(move),
      mistakes: {
        most: takesMost,
        wall: buildsWall,
        more: always,
      },
    },
    inside: {
      board: `
        . . . . . . . .
        . . . . . . . .
        . . . . . . X .
        . . O O O X X .
        . . O O O X X X
        . . O O O O O O
        . . . O X O O .
        . . O X O O . .`,
      right: turnsInside,
      mistakes: {
        most: takesMost,
        outside: always,
      },
    },
    squeeze: {
      board: `
        O O O O O O O O
        O X O X X O O .
        O O X X X O O X
        O O X X O O O X
        O O O O X O X X
        O O O O O O . X
        O . . . . O . .
        . . . . . . . .`,
      right: leavesOnlyBeside,
      mistakes: {
        most: takesMost,
        beside: ({ position, move }) => besideOpenCorner(position, move) !== undefined,
        quiet: always,
      },
    },
  },
  erring(reversi.start(reversi.defaults), (position) =>
    emptySquares(position) > wellFrom ? movesWithMost(position, frontierAfter) : [],
  ),
);

function countAnswers(position: ReversiPosition, move: Square): number {
  return answersTo(position, move).length;
}

function buildsWall({ position, move }: Slip): boolean {
  const [least = move] = movesWithLeast(position, frontierAfter);
  return frontierAfter(position, move) >= frontierAfter(position, least) + wall;
}
