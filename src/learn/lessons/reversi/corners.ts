import { legalSquares, reversi } from "../../../games/index.ts";
import { besideOpenCorner, isCorner } from "./features.ts";
import { erring } from "./opponent.ts";
import { always, reversiLesson, type Slip, takesMost } from "./step.ts";

/** Corners, the edges that grow from them, and the squares beside open ones. */
export const corners = reversiLesson(
  "corners",
  {
    take: {
      board: `
        . O X X X X X O
        X O O X X X X O
        X O O X X X O O
        O O X O X O O O
        O O X X O O O O
        O O O X X O O O
        O O O . O . . .
        O . O O . . . .`,
      right: "outcome",
      mistakes: {
        most: takesMost,
        taken: always,
      },
    },
    x: {
      board: `
        O X X X X X X X
        X X X X X X X .
        X O O X O X O .
        O O O O X X O O
        O O X O O O O O
        O O O O O O O O
        X X X X X . . O
        O O X X . . . .`,
      right: "outcome",
      mistakes: { given: always },
    },
    c: {
      board: `
        O O O O O X X .
        . O X O O O O .
        . O O X X O O O
        . O X X O X O O
        O O X O O X X O
        O O O O O X X O
        . . O O O O . O
        . O O O O O O .`,
      right: "outcome",
      mistakes: {
        given: isGiven,
        lost: always,
      },
    },
    edge: {
      board: `
        . . X X X X . X
        . . O O O O X X
        O O O O O O O X
        . O O X X X O X
        X O O X X O X X
        X O X X O O O X
        X X X O O O . .
        . X X X X . . .`,
      right: "outcome",
      mistakes: {
        open: isBeside,
        elsewhere: always,
      },
    },
    quiet: {
      board: `
        . . . O X X . .
        . O O X X X O X
        O O O O O O X X
        X O O O O X X X
        X O O O O X X X
        X O O O O O O X
        . . O O O O . .
        . O O O O O O .`,
      right: "outcome",
      mistakes: {
        given: isGiven,
        spared: always,
      },
    },
    finish: {
      board: `
        O X X X X X X O
        O X X X X X X X
        O O X X X O X X
        O X O X O O X O
        O X X O X X X O
        O O O X O X X O
        O . O O O O X .
        . . O . O O O .`,
      right: "play",
      mistakes: {
        given: isGiven,
        most: takesMost,
        lost: always,
      },
    },
  },
  erring(reversi.start(reversi.defaults), (position) =>
    legalSquares(position).filter((square) => besideOpenCorner(position, square)),
  ),
);

function isBeside({ position, move }: Slip): boolean {
  return besideOpenCorner(position, move) !== undefined;
}

/** Beside an open corner, and the best answer takes a corner. */
function isGiven(slip: Slip): boolean {
  return isBeside(slip) && slip.reply !== undefined && isCorner(slip.position, slip.reply);
}
