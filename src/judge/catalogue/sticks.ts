import { catalogueOf, fixed, varying } from "./message.ts";

const type = (part: string) => `a (?<${part}>Random|Heuristic|Smart|Human) player`;

/** All of it was seen in what the course's own program prints. */
export const sticks = catalogueOf([
  fixed("arguments.count", "course-file", "Invalid Input. There should be 3 arguments:"),
  fixed("arguments.types", "course-file", "The first two are integers between 1 and 4."),
  fixed("arguments.rounds", "course-file", "The third is an integer larger than 0"),
  varying(
    "starting",
    "course-file",
    new RegExp(
      String.raw`^Starting a Nim competition of (?<rounds>\d+) rounds between ${type("first")} and ${type("second")}\.$`,
    ),
  ),
  fixed("welcome", "course-file", "Welcome to the sticks game!"),
  varying("turn", "course-file", /^Player (?<seat>[12]), it is now your turn!$/),
  fixed("ask.menu", "course-file", "Press 1 to display the board. Press 2 to make a move:"),
  fixed("ask.row", "course-file", "Enter the row number:"),
  fixed("ask.left", "course-file", "Enter the index of the leftmost stick:"),
  fixed("ask.right", "course-file", "Enter the index of the rightmost stick:"),
  fixed("unsupported", "course-file", "Unsupported command"),
  fixed("invalid-move", "course-file", "Invalid move. Enter another:"),
  varying("made-move", "course-file", /^Player (?<seat>[12]) made the move: (?<move>\d+:\d+-\d+)$/),
  varying("winner", "course-file", /^Player (?<seat>[12]) won!$/),
  varying("results", "course-file", /^The results are (?<score>\d+:\d+)$/),
  varying("board", "course-file", /^(?=.{9}$)(?<picture> *[01]+ *)$/),
]);
