import { emptySquares } from "../../../games/index.ts";
import { isCorner, missesPass, movesWithMost, turned } from "./features.ts";
import { erring } from "./opponent.ts";
import { always, positionOf, reversiLesson, takesMost } from "./step.ts";

/** From so many empty squares on the opponent of the last game counts no further than one move. */
const endFrom = 10;

/** The last squares, counted line by line. */
export const counting = reversiLesson(
  "counting",
  {
    two: {
      board: `
        O X X X X O O O
        O X X X X X O O
        O X X X O O X O
        O X X O O X X O
        O X X O X X X O
        O O X X X O X O
        O O O X X X X O
        . . O O X X X O`,
      right: "outcome",
      mistakes: { most: always },
    },
    pass: {
      board: `
        X O O O O O O O
        . X O O X O . O
        O O X O O O O O
        X O X O O X O O
        X X O X X O X X
        X X X X O X X X
        O O X O X X X X
        O O O O O O O O`,
      right: "outcome",
      mistakes: { missed: always },
    },
    three: {
      board: `
        X O O O O O O O
        O X O X O O O O
        O O X X X O X O
        O O O X O X X O
        . . O O X O X O
        X . O X O O O O
        O O O O O O O O
        X X X X X X X O`,
      right: "outcome",
      mistakes: {
        most: takesMost,
        lost: always,
      },
    },
    corner: {
      board: `
        . O O O O O O X
        O O O O O O O X
        X X X O X X O X
        . X O X X O O X
        X O X X X O O X
        O . X O O X O X
        O X O O O O X X
        X . X X O O X X`,
      right: "outcome",
      mistakes: {
        corner: ({ position, move }) => isCorner(position, move),
        drawn: always,
      },
    },
    draw: {
      board: `
        O O O O O O . X
        O O X X O O X O
        O O O O O X O .
        O X O O X O O X
        O O O O O X O X
        X O O O O X X X
        X . O O O . X X
        X X X X X X X X`,
      right: "outcome",
      mistakes: {
        most: takesMost,
        lost: always,
      },
    },
    discs: {
      board: `
        O X X X X X X X
        O O O O O O X X
        X O O X X X O X
        X O O X X O O X
        O O X O X X O X
        . O X X X X O X
        . O O O O O O X
        . . O O O O O X`,
      right: "discs",
      mistakes: {
        most: takesMost,
        less: ({ value }) => value !== undefined && value > 0,
        thrown: always,
      },
    },
    finish: {
      board: `
        . . X X X X X X
        O O . O O O . .
        O O O O X O O O
        O O O O X O O O
        O O O X O X O O
        O O X X O O X O
        O X X X X X X O
        O O O O O O X O`,
      right: "play",
      mistakes: {
        missed: ({ position, move }) => missesPass(position, move),
        most: takesMost,
        lost: always,
      },
    },
  },
  erring(
    positionOf(`
        . X . O O O . .
        . . X O O O . X
        X X O X O O . X
        . O X O X X O X
        O O O X X X X X
        O O O X . X X X
        O . O X X X . .
        . X X X X X . .`),
    (position) => (emptySquares(position) > endFrom ? [] : movesWithMost(position, turned)),
  ),
);
