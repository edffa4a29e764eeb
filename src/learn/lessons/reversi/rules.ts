import { reversi } from "../../../games/index.ts";
import { after, forcesPass, linesOf, movesWithMost, turned } from "./features.ts";
import { erring } from "./opponent.ts";
import { always, reversiLesson, takesMost } from "./step.ts";

/** Turning discs in lines, passing, and how it ends. */
export const rules = reversiLesson(
  "rules",
  {
    first: {
      board: `
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . O X . . .
        . . . X O . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .`,
      right: always,
      mistakes: {},
    },
    diagonal: {
      board: `
        . . . . . . . .
        . . . . . . . .
        . . X O . O . .
        . . . O O . . .
        . . . O X X . .
        . . . X . . . .
        . . X . . . . .
        . . . . . . . .`,
      right: (position, move) => linesOf(position, move).diagonal,
      mistakes: { straight: always },
    },
    lines: {
      board: `
        . . . . . . . .
        . . . . . . . .
        . . O X O . . .
        . O O O O O . .
        . . . X O X X .
        . . . . . X . .
        . . . . . X . .
        . . . . . . . .`,
      right: (position, move) => linesOf(position, move).count === 3,
      mistakes: {
        two: ({ position, move }) => linesOf(position, move).count === 2,
        one: always,
      },
    },
    pass: {
      board: `
        . X X X X X O .
        . O X X X O O X
        O O O X O O X X
        O O O O X X X X
        O O O O O X X X
        O O O O O O X X
        O . O O O O O .
        . O O O O O O O`,
      right: forcesPass,
      mistakes: {
        most: takesMost,
        answered: always,
      },
    },
    over: {
      board: `
        . . . . . . . .
        . . . . . . . .
        . X X X X X . .
        . . . O X X . .
        . . . O X X . .
        . . . O . . . .
        . . . . . . . .
        . . . . . . . .`,
      right: (position, move) => after(position, move).over,
      mistakes: { answered: always },
    },
    finish: {
      board: `
        X X X X X X X X
        O O O O O O X O
        O O O O O X O O
        O . O O O O O O
        O X O O O O X O
        O O O O O O O O
        O X X X O X O .
        X X X X X . . O`,
      right: "play",
      mistakes: {
        most: takesMost,
        lost: always,
      },
    },
  },
  erring(reversi.start(reversi.defaults), (position) => movesWithMost(position, turned)),
);
