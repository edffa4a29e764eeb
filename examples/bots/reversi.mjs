// A bot for Reversi on a board of any size.
// Run: node reversi.mjs
import { createInterface } from "node:readline";

const steps = [-1, 0, 1];
const directions = steps.flatMap((down) => steps.map((right) => [down, right])).filter(([d, r]) => d || r);

/** How many discs a move turns. The board is one word: the squares from a1 along the rows, X, O or - for empty. */
function flips(board, size, me, square) {
  let total = 0;
  for (const [down, right] of directions) {
    let row = Math.floor(square / size) + down;
    let column = (square % size) + right;
    let passed = 0;
    const disc = () => (column >= 0 && column < size ? board[row * size + column] : undefined);
    for (; disc() && disc() !== "-" && disc() !== me; row += down, column += right) passed++;
    if (disc() === me) total += passed;
  }
  return total;
}

/** A legal move, and there is one: whoever cannot move is not asked. */
function choose(board, me) {
  const size = Math.sqrt(board.length);
  let best = { square: 0, turned: 0 };
  for (let square = 0; square < board.length; square++) {
    if (board[square] !== "-") continue;
    // Your own idea goes here. This turns as many discs as it can.
    const turned = flips(board, size, me, square);
    if (turned > best.turned) best = { square, turned };
  }
  return `${letters(best.square % size)}${Math.floor(best.square / size) + 1}`;
}

/** The column's letter; behind z comes aa. */
function letters(column) {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

let me = "X";
for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...words] = line.split(" ");
  if (command === "grundy") console.log("ready");
  else if (command === "new")
    me = words.includes("seat=2") ? "O" : "X"; // the first seat has Black, X
  else if (command === "go") console.log(choose(words[0], me));
  else if (command === "quit") process.exit();
}
