// node bench/engine/beginners.mjs [--games N] [--to LEVEL] [--seed N]: the levels against two ways in which people play who are new
// to Reversi. "Most discs" always turns as many as it can. "Corners" takes a corner, then an edge, keeps off squares beside
// an open corner, and among those turns most. Colours alternate, ties and blur are by chance. Build first.
import { parseArgs } from "node:util";

const { openNodeEngine } = await import("../../dist/engine/node.js");
const { flips, legalSquares, reversi } = await import("../../dist/games/index.js");
const { pick, seededChance } = await import("../../dist/players/index.js");

const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({ options: { games: text("200"), to: text("9"), seed: text("1") } });
const [games, to, seed] = ["games", "to", "seed"].map((name) => Number(values[name]));
const size = 8;

/** The open corner a square touches along an edge or diagonally, if there is one. */
function besideOpenCorner({ cells }, square) {
  const [row, column] = [Math.floor(square / size), square % size];
  const corner = (at) => (at < size / 2 ? 0 : size - 1);
  const near = Math.abs(row - corner(row)) <= 1 && Math.abs(column - corner(column)) <= 1;
  return near && cells[corner(row) * size + corner(column)] === 0;
}

function worth(position, square) {
  const [row, column] = [Math.floor(square / size), square % size];
  const onEdge = (at) => at === 0 || at === size - 1;
  if (onEdge(row) && onEdge(column)) return 3;
  if (besideOpenCorner(position, square)) return 0;
  return onEdge(row) || onEdge(column) ? 2 : 1;
}

const rules = {
  "most discs": (position, square) => flips(position, square).length,
  corners: (position, square) => 100 * worth(position, square) + flips(position, square).length,
};

function byRule(rule, position, chance) {
  const squares = legalSquares(position);
  const best = Math.max(...squares.map((square) => rule(position, square)));
  return pick(
    squares.filter((square) => rule(position, square) === best),
    chance,
  );
}

const engine = await openNodeEngine({ threads: 1 });

/** Points of the level: 1, ½ or 0. */
async function play(level, rule, game) {
  const chance = seededChance(seed * 100_000 + game);
  let position = reversi.start(reversi.defaults);
  for (;;) {
    const ended = reversi.outcome(position);
    if (ended) return ended.winner === null ? 0.5 : ended.winner === game % 2 ? 1 : 0;
    const own = position.turn === game % 2;
    const square = own ? await engine.choose(position, level, chance) : byRule(rule, position, chance);
    position = reversi.play(position, square).value;
  }
}

console.log(`points of 100, ${games} games each, seed ${seed}`);
for (let level = 1; level <= to; level++) {
  const points = [];
  for (const [name, rule] of Object.entries(rules)) {
    let sum = 0;
    for (let game = 0; game < games; game++) sum += await play(level, rule, game);
    points.push(`${name} ${((100 * sum) / games).toFixed(0)}`);
  }
  console.log(`level ${level}: ${points.join(", ")}`);
}
engine.close();
