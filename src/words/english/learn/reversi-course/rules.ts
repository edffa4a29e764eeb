import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const rules: ReversiCourse["rules"] = {
  title: "The rules",
  about: "You can play a whole game: turn discs, pass, and know when it is over.",
  steps: {
    first: {
      text: "You are Black. Place a disc so that white discs lie in a straight line between it and another disc of yours: they turn over and are yours.",
      task: "Play on one of the four squares where that is possible.",
      right: "The white disc in between turned over. Now White does the same with yours, and so on in turns.",
      wrong: {},
    },
    diagonal: {
      text: "Lines run along the rows and the columns, and slantwise too.",
      task: "Turn discs in a slanting line.",
      right: "A slanting line is as good as any other, and it may be as long as the board.",
      wrong: {
        straight: ({ move }) =>
          `${move} turns discs only along a row or a column. Look for a line that runs slantwise.`,
      },
    },
    lines: {
      text: "One move turns discs in every line in which it encloses some. It is not the number of discs that is asked for here.",
      task: "Find the move that turns discs in three lines.",
      right: "Three lines with one move: wherever white discs are enclosed, they turn.",
      wrong: {
        two: ({ move }) => `${move} turns discs in two lines. There is a move for three.`,
        one: ({ move }) =>
          `${move} turns discs in a single line. Look for a square from which three lines lead to your discs.`,
      },
    },
    pass: {
      text: "Whoever can turn nothing passes, and the other side plays again. Nobody may pass of their own free will.",
      task: "Play so that White has to pass.",
      right: "White can turn nothing and passes. It is your turn again.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs of all, but White still has a move.${answered(reply)}`,
        answered: ({ move, reply }) => `After ${move} White still has a move.${answered(reply)}`,
      },
    },
    over: {
      text: "When neither side can move, the game is over, even if squares are empty. Whoever has more discs wins.",
      task: "End the game with one move.",
      right: "Not one white disc is left, so nobody can turn anything. You have won.",
      wrong: {
        answered: ({ move, reply }) =>
          `After ${move} White has a move, and the game goes on.${answered(reply)}`,
      },
    },
    finish: {
      text: "How many discs a move turns does not matter in the end. What counts is how many you have when nobody can move.",
      task: "Play the last four squares and win.",
      right: "You have more discs, and that is all that counts.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, but with it you no longer win.${answered(reply)}`,
        lost: ({ move, reply }) => `With ${move} you no longer win.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "A whole game: you are Black and begin. Your opponent always turns as many discs as it can and never thinks of anything else.",
    won: "Many discs early on are worth little. At the end you turned them over.",
    lost: "Do not race for discs in the middle of the game. Look for squares from which nobody can turn you, above all the corners.",
  },
};
