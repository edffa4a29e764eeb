import { emptySquares, legalSquares } from "../../../games/index.ts";
import { isEven, isOwn, missesPass } from "./features.ts";
import { erring } from "./opponent.ts";
import { always, positionOf, reversiLesson, type Slip, takesMost } from "./step.ts";

/** From so many empty squares on regions are worth counting. */
const endFrom = 12;

/** Odd and even regions of empty squares, and what a pass does to them. */
export const parity = reversiLesson(
  "parity",
  {
    hole: {
      board: `
        O O O O O O X O
        X O X O O O O O
        X O X O O X O O
        X O X X X O O O
        O O X X X X O O
        O O X X X O X O
        . O O X X O . O
        X O O O O O . O`,
      right: "outcome",
      mistakes: { even: always },
    },
    regions: {
      board: `
        X X O O X O O O
        O X O O X O O .
        O X X O X O O .
        O X O X O O O O
        O X O O X O O .
        O X X O X O O O
        O X O X O O . .
        O O O O O O . .`,
      right: "outcome",
      mistakes: {
        most: takesMost,
        even: always,
      },
    },
    square: {
      board: `
        O O . . O . . .
        O O O O O O O X
        O O X O O O X X
        O O O X O X O X
        O O O O X X O X
        O X X X X X O X
        O O O X X X X X
        O O O O O O O X`,
      right: "outcome",
      mistakes: {
        even: prefersEven,
        square: always,
      },
    },
    pass: {
      board: `
        X X O X . X O .
        O O O O O O O .
        O O O X O O O .
        O X O O X X O O
        O X O O X X O O
        O X O O O O O O
        O X X X X O O X
        O O O O O O O X`,
      right: "outcome",
      mistakes: {
        most: takesMost,
        missed: always,
      },
    },
    keep: {
      board: `
        X X X X O O O O
        . X X X X X X O
        . O X X X O O O
        O O O X O O O O
        X O X O O O O O
        O O O O O O O O
        . O O O X O O O
        X O O O X X . X`,
      right: "outcome",
      mistakes: {
        spent: ({ position, move }) => isOwn(position, move) && !isEven(position, move),
        even: always,
      },
    },
    finish: {
      board: `
        . . O O O O X O
        . . O O O X X O
        O O O O X O X O
        O O O O O X X O
        O O X O O O X O
        O O X O O O X O
        . X X X X O O O
        X X X X X . O O`,
      right: "play",
      mistakes: {
        missed: ({ position, move }) => missesPass(position, move),
        even: prefersEven,
        lost: always,
      },
    },
  },
  erring(
    positionOf(`
        X X X X X O . .
        . . X X O . . .
        O O X O X X X X
        O O O O O O X O
        O O O O O X X O
        O O O O X X X O
        . . X X X X . .
        . . O . . . . .`),
    (position) =>
      emptySquares(position) > endFrom
        ? []
        : legalSquares(position).filter((square) => isEven(position, square)),
  ),
);

/** Into an even region although an odd one could be played into. */
function prefersEven({ position, move }: Slip): boolean {
  return isEven(position, move) && legalSquares(position).some((each) => !isEven(position, each));
}
