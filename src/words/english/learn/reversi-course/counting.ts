import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const counting: ReversiCourse["counting"] = {
  title: "Counting the end",
  about: "You can work out exactly how the last squares will end.",
  steps: {
    two: {
      text: "Two squares are left, so there are two ways to play: you take one, White the other. Count the discs at the end of both.",
      task: "You are Black. Find the move that wins.",
      right: "Counted rightly: it ends 34 to 30 for you. The other way it would be 31 to 33.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, but White turns some of them back, and it ends 31 to 33.${answered(reply)}`,
      },
    },
    pass: {
      text: "Count the passes too: whoever can turn nothing does not get the last square.",
      task: "Two squares are left. Find the move that wins.",
      right: "White has to pass, and you get both squares: it ends 34 to 30.",
      wrong: {
        missed: ({ move, reply }) =>
          `${move} turns more discs, but then White gets the last square, and it ends 30 to 34.${answered(reply)}`,
      },
    },
    three: {
      text: "With three squares, begin with White's best answer to each of your moves. What comes then is forced.",
      task: "Find the move that wins.",
      right: "It ends 33 to 31. Both other moves lose.",
      wrong: {
        most: ({ move, reply }) => `${move} turns the most discs, but it ends 27 to 37.${answered(reply)}`,
        lost: ({ move, reply }) => `After ${move} it ends 29 to 35.${answered(reply)}`,
      },
    },
    corner: {
      text: "At the very end even a corner is just a square: only the sum of all moves counts.",
      task: "Four squares are left. Find the move that wins.",
      right: "It ends 34 to 30. All other moves, the corner too, lead to a draw.",
      wrong: {
        corner: ({ move, reply }) =>
          `${move} is a corner and turns the most discs, but it leads only to a draw.${answered(reply)}`,
        drawn: ({ move, reply }) => `${move} leads only to a draw.${answered(reply)}`,
      },
    },
    draw: {
      text: "Sometimes no move wins any more. Then a draw is worth counting for.",
      task: "Find the move that saves the draw.",
      right: "It ends 32 to 32. Both other moves lose.",
      wrong: {
        most: ({ move, reply }) => `${move} turns the most discs, but it ends 31 to 33.${answered(reply)}`,
        lost: ({ move, reply }) => `After ${move} it ends 29 to 35.${answered(reply)}`,
      },
    },
    discs: {
      text: "In a tournament it may matter by how many discs you win. So count on, even when you have found a win.",
      task: "Win by as many discs as possible.",
      right: "It ends 40 to 24: more is not possible.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs and wins, but only 34 to 30.${answered(reply)}`,
        less: ({ move, reply }) => `${move} wins, but only 33 to 31.${answered(reply)}`,
        thrown: ({ move, reply }) => `${move} gives the win away: it ends 32 to 32.${answered(reply)}`,
      },
    },
    finish: {
      text: "Now everything together: five squares, and one of them is a corner.",
      task: "Play to the end and win.",
      right: "Counted to the last disc, and won.",
      wrong: {
        missed: ({ move, reply }) =>
          `There was a move after which White has to pass. ${move} is not that one.${answered(reply)}`,
        most: ({ move, reply }) =>
          `${move} turns the most discs, but with it you no longer win.${answered(reply)}`,
        lost: ({ move, reply }) => `With ${move} you no longer win.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "You are Black, and 16 squares are empty. Your opponent plays well, but from 10 empty squares on it only turns as many discs as it can.",
    won: "It counted one move, you counted them all.",
    lost: "When few squares are left, go through every move of yours, with the best answer to it, down to the last disc.",
  },
};
