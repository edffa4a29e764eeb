// A competition of somebody else's: node competition.cjs WAY TYPE1 TYPE2 ROUNDS. Its Smart takes what is left of the lowest row. Shares nothing with ours.
const [way, one, two, rounds] = process.argv.slice(2);
const name = (type) => ({ 1: "Random", 2: "Heuristic", 3: "Smart", 4: "Human" })[type];
const say = (text) => process.stdout.write(`${text}\n`);
say(
  `Starting a Nim competition of ${rounds} rounds between a ${name(one)} player and a ${name(two)} player.`,
);
const types = [one, two];
const wins = [0, 0];
let rows;
let turn;
let played = 0;
const words = [];
function begin() {
  rows = [9, 7, 5, 3, 1].map((length) => new Array(length).fill(1));
  turn = 0;
  say("Welcome to the sticks game!");
  next();
}
function next() {
  if (rows.flat().every((stick) => !stick)) {
    wins[turn]++;
    say(`Player ${turn + 1} won!`);
    if (++played < Number(rounds)) return begin();
    say(`The results are ${wins.join(":")}`);
    process.exit(0);
  }
  say(`Player ${turn + 1}, it is now your turn!`);
  if (types[turn] === "4") return ask();
  const row = rows.findIndex((sticks) => sticks.includes(1));
  const left = rows[row].indexOf(1);
  let right = left;
  while (rows[row][right + 1]) right++;
  if (way === "overlong") return say(`Player ${turn + 1} made the move: ${row + 1}:${left + 1}-${right + 2}`);
  if (way === "bracketed")
    return say(`Player ${turn + 1} made the move: (${row + 1}, ${left + 1}, ${right + 1})`);
  if (way === "refused") return say("Invalid move. Enter another:");
  if (way === "board") return say("111111111");
  mark(row, left, right);
}
function mark(row, left, right) {
  rows[row].fill(0, left, right + 1);
  say(`Player ${turn + 1} made the move: ${row + 1}:${left + 1}-${right + 1}`);
  turn = 1 - turn;
  next();
}
function ask() {
  say("Press 1 to display the board. Press 2 to make a move:");
}
function take() {
  while (words.length >= 4) {
    const [, row, left, right] = words.splice(0, 4).map(Number);
    say(
      "Enter the row number:\nEnter the index of the leftmost stick:\nEnter the index of the rightmost stick:",
    );
    mark(row - 1, left - 1, right - 1);
  }
}
process.stdin.on("data", (chunk) => {
  words.push(...String(chunk).split(/\s+/).filter(Boolean));
  take();
});
process.stdin.on("end", () => process.exit(0));
begin();
