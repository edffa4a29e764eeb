import { catalogueOf, fixed, varying } from "./message.ts";

/**
 * The text has lost the board's blanks and the pictures of a pass and a wipe-out: those are what many programs agree on. What
 * it calls a draw game has no line there at all.
 */
export const reversi = catalogueOf([
  fixed("ask.size", "document", "Please enter the board size (4 or above and even number): "),
  varying("ask.position", "document", /^Please enter the position of '(?<disc>[12])' \(row col\):$/),
  fixed("error.size", "document", "Error - input number should be 4 or above and even number."),
  varying("error.range", "document", /^Error - input numbers should be 0 to (?<bound>\d+)!$/),
  fixed("error.occupied", "document", "Error - input cell is not empty."),
  fixed("error.invalid", "document", "Error - invalid move."),
  varying("board.row", "many-programs", /^ *(?<row>\d+) \|(?<cells>(?: +[012])+)$/),
  varying("board.rule", "many-programs", /^ {4,}\+-+$/),
  varying("board.columns", "many-programs", /^ {5,}(?<columns>0(?: +\d+)+)$/),
  varying("pass", "many-programs", /^'(?<disc>[12])' cannot move\. Pass to '[12]'$/),
  varying("wiped-out", "many-programs", /^'(?<disc>[12])' has no piece left\.$/),
  fixed("game-over", "document", "Game Finishes."),
  varying("discs", "document", /^'(?<disc>[12])' - (?<discs>\d+)$/),
  varying("winner", "document", /^(?<name>Black|White) wins\.$/),
  fixed("draw", "unspecified", "Draw game."),
  fixed("error.too-large", "unspecified", "Error - the board is too large."),
]);
