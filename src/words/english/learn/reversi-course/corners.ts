import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const corners: ReversiCourse["corners"] = {
  title: "Corners and edges",
  about: "You know the squares that nobody can take back, and those that give them away.",
  steps: {
    take: {
      text: "A disc in a corner can never be turned, because no line leads past it. From there whole edges become yours.",
      task: "You are Black. Take the corner.",
      right: "It turned a single disc, but it is yours to the end of the game.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, but leaves the corner to White.${answered(reply)}`,
        taken: ({ move, reply }) => `${move} leaves the corner, and White takes it.${answered(reply)}`,
      },
    },
    x: {
      text: "The square diagonally in front of a corner is called an X-square. Whoever plays there while the corner is empty often gives it away.",
      task: "Find a move that wins, and stay off the X-square.",
      right: "The corner stays closed to White.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} is an X-square: it turns many discs and gives the corner away.${answered(reply)}`,
      },
    },
    c: {
      text: "The squares on the edge right beside a corner are called C-squares. They too can give an empty corner away.",
      task: "Find a move that wins.",
      right: "You gave no corner away, and you win.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} is a C-square beside an empty corner, and White takes the corner.${answered(reply)}`,
        lost: ({ move, reply }) =>
          `${move} gives no corner away, but with it you no longer win.${answered(reply)}`,
      },
    },
    edge: {
      text: "The corner h1 is yours. Discs of yours that join it along the edge without a gap can never be turned either.",
      task: "Find the move that makes your edge grow.",
      right: "Beside your own corner you give nothing away: all these discs are yours to the end.",
      wrong: {
        open: ({ move, reply }) => `${move} lies beside an empty corner, not beside yours.${answered(reply)}`,
        elsewhere: ({ move, reply }) =>
          `${move} can wait, your edge cannot: White breaks into it.${answered(reply)}`,
      },
    },
    quiet: {
      text: "Here all your moves but one lie beside an empty corner. Whoever has a quiet move left makes the other side play there.",
      task: "Find the quiet move.",
      right: "Now every move of White lies beside an empty corner.",
      wrong: {
        given: ({ move, reply }) =>
          `${move} lies beside an empty corner, and White takes it.${answered(reply)}`,
        spared: ({ move, reply }) =>
          `${move} lies beside an empty corner. White need not even take it at once.${answered(reply)}`,
      },
    },
    finish: {
      text: "Two corners are still empty. Let White open them.",
      task: "Play the last six squares and win.",
      right: "You kept the corners closed until it was safe, and won.",
      wrong: {
        given: ({ move, reply }) => `${move} gives a corner away.${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move} turns the most discs, but with it you no longer win.${answered(reply)}`,
        lost: ({ move, reply }) => `With ${move} you no longer win.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "A whole game: you are Black and begin. Your opponent plays well, except that it plays beside an empty corner whenever it can.",
    won: "It opened the corners to you. From each one an edge grows that nobody can turn.",
    lost: "Take a corner as soon as it is open to you, and stay off the squares beside empty corners yourself.",
  },
};
