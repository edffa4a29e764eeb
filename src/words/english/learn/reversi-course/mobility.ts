import type { ReversiCourse } from "../../../learn/reversi-course.ts";
import { answered } from "./answered.ts";

export const mobility: ReversiCourse["mobility"] = {
  title: "Mobility",
  about: "You can take the moves away from your opponent while the board is still half empty.",
  steps: {
    few: {
      text: "In the middle of the game it is good to have few discs. Then White finds little to turn, and you find much.",
      task: "You are Black. Play the move that turns the fewest discs.",
      right: "It turned a single disc, and here it is the best move.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, and that is what White wants: now there is more to turn back.${answered(reply)}`,
        more: ({ move, reply }) => `${move} turns more discs than necessary.${answered(reply)}`,
      },
    },
    replies: {
      text: "The number of moves that a side can choose from is its mobility. Whoever has few will soon have to play a bad one.",
      task: "Play the move that leaves White the fewest moves.",
      right: "White has 6 moves left. After every other move of yours it would have at least 8.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs and gives White the most moves of all to choose from.${answered(reply)}`,
        more: ({ move, reply }) => `${move} leaves White more moves than necessary.${answered(reply)}`,
      },
    },
    frontier: {
      text: "Your discs beside empty squares are your frontier. White can only play where it finds such discs, so keep it small.",
      task: "Play the move after which your frontier is smallest.",
      right: "Only 8 of your discs lie beside empty squares now.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, and too many of yours lie beside empty squares then.${answered(reply)}`,
        wall: ({ move, reply }) =>
          `${move} builds a wall: a long row of your discs beside empty squares, and White can play against it.${answered(reply)}`,
        more: ({ move, reply }) => `After ${move} your frontier is larger than necessary.${answered(reply)}`,
      },
    },
    inside: {
      text: "It is best to play inside: to turn discs that have no empty square around them. Such a move opens nothing new to White.",
      task: "Turn only discs that have no empty square beside them.",
      right: "You turned three discs, and not one of them lies beside an empty square.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, and some of them lie beside empty squares.${answered(reply)}`,
        outside: ({ move, reply }) => `${move} turns discs that lie beside empty squares.${answered(reply)}`,
      },
    },
    squeeze: {
      text: "This is what it is all for: in the end a side without good moves has to play beside an empty corner.",
      task: "Leave White only moves beside an empty corner.",
      right: "Wherever White plays now, it is beside an empty corner.",
      wrong: {
        most: ({ move, reply }) =>
          `${move} turns the most discs, and White can choose again.${answered(reply)}`,
        beside: ({ move, reply }) =>
          `${move} lies beside an empty corner itself. That is what White was to do.${answered(reply)}`,
        quiet: ({ move, reply }) =>
          `After ${move} White has a move that is not beside an empty corner.${answered(reply)}`,
      },
    },
  },
  last: {
    intro:
      "A whole game: you are Black and begin. Until 10 squares are left your opponent builds the longest wall it can: as many of its discs as possible beside empty squares.",
    won: "Against a wall you always find moves, and whoever built it runs out of them.",
    lost: "Turn few discs, and turn them inside. In the end, the side with more moves to choose from gets the corners.",
  },
};
