import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const parity: ReversiCourse["parity"] = {
  title: "Parity",
  about: "You know where to play when only a few squares are left.",
  steps: {
    hole: {
      text: "Empty squares that hang together are a region. What the last move in a region turns there is hardly ever turned back.",
      task: "You are Black. Three squares are left in two regions. Play into the one with an odd number of squares.",
      right: "Now White has to begin in the region of two, and the last square there is yours.",
      wrong: {
        even: ({ move, reply }) =>
          `${move} lies in the region of two squares. White plays the other one and has the last move there.${answered(reply)}`,
      },
    },
    regions: {
      text: "That is parity: playing into odd regions and leaving the even ones. In those the second to play has the last move.",
      task: "Three regions are left. Find the odd one.",
      right: "Only even regions are left, and White has to begin in one of them.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, but it lies in an even region.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} lies in an even region, and White goes on in the same one.${answered(reply)}`,
      },
    },
    square: {
      text: "In a larger odd region it also matters which of its squares you take.",
      task: "Play into the region of three so that you win.",
      right: "The right region and the right square: you win.",
      wrong: {
        even: ({ move, reply }) =>
          `${move} lies in the region of two squares, the even one.${answered(reply)}`,
        square: ({ move, reply }) =>
          `${move} lies in the right region, but on the wrong square: you no longer win.${answered(reply)}`,
      },
    },
    pass: {
      text: "When an even number of squares is empty, the last move would be White's. A pass turns that round.",
      task: "Four squares are left. Find the move after which White has to pass.",
      right: "White passes, you play again, and the last of the four squares is yours.",
      wrong: {
        most: ({ move, reply }) => `${move} turns the most discs, but White need not pass.${answered(reply)}`,
        missed: ({ move, reply }) => `After ${move} White need not pass.${answered(reply)}`,
      },
    },
    keep: {
      text: "On some squares only you can play. Such a move does not run away: keep it for when you need it.",
      task: "Find the move that wins.",
      right: "You took the square that White could have had. Your own one is still there for you.",
      wrong: {
        spent: ({ move, reply }) =>
          `Nobody could have taken ${move} from you now. You spent it too early and no longer win.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} lies in a region of two squares, and you no longer win.${answered(reply)}`,
      },
    },
    finish: {
      text: "Six squares are left: two single ones and a region of four.",
      task: "Play to the end and win.",
      right: "The single squares first, then the pass: so the last move was yours.",
      wrong: {
        missed: ({ move, reply }) =>
          `There was a move after which White has to pass. ${move} is not that one.${answered(reply)}`,
        even: ({ move, reply }) =>
          `${move} opens the even region while there is an odd one.${answered(reply)}`,
        lost: ({ move, reply }) => `With ${move} you no longer win.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "You are Black, and 18 squares are empty. Your opponent plays well, but from 12 empty squares on it plays into even regions whenever it can.",
    won: "It opened the even regions, and you had the last move in them.",
    lost: "Count the empty squares of each region. Play into the odd ones, and let your opponent begin in the even ones.",
  },
};
