// node bench/engine/book.mjs [--games N] [--level N] [--depth N] [--within DISCS] [--seed N]: what a level's moves to ply 16 lose
// with the opening book, and what the moves of a search to depth 12 lose in the same positions. The level plays one side of
// each game in turn; the other draws among the moves that a search to depth 8 puts within so many discs of the best. Every
// move of the level is then judged by a search of all moves to the depth given, on an empty table. Build first.
import { parseArgs } from "node:util";

const { openNodeEngine, readBook } = await import("../../dist/engine/node.js");
const { legalSquares, reversi } = await import("../../dist/games/index.js");
const { seededChance, pick } = await import("../../dist/players/index.js");

const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: { games: text("20"), level: text("15"), depth: text("20"), within: text("2"), seed: text("1") },
});
const [games, level, depth, within, seed] = ["games", "level", "depth", "within", "seed"].map((name) =>
  Number(values[name]),
);
const lastPly = 16;
const plainDepth = 12;

const engine = await openNodeEngine({ threads: 1 });
const book = await readBook();

/** A sound move that is not always the best. */
async function varied(position, chance) {
  const { moves, score } = await engine.analyse(position, { depth: 8 }).result;
  return pick(
    moves.filter((move) => move.score >= score - within),
    chance,
  ).square;
}

/** What the level met and played, each position once. */
async function play() {
  const met = new Map();
  for (let game = 0; game < games; game++) {
    const chance = seededChance(seed * 1000 + game);
    let position = reversi.start(reversi.defaults);
    for (let ply = 0; ply < lastPly; ply++) {
      const own = position.turn === game % 2;
      const square = own ? await engine.choose(position, level, chance) : await varied(position, chance);
      if (own && ply > 0 && legalSquares(position).length > 1)
        met.set(`${position.cells}${position.turn}${square}`, { position, square });
      position = reversi.play(position, square).value;
    }
  }
  return [...met.values()];
}

/** Mean and standard error. */
function described(losses) {
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
  const square = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / Math.max(1, losses.length - 1);
  return `${mean.toFixed(3)} ± ${Math.sqrt(square / losses.length).toFixed(3)} discs a move (${losses.length} moves)`;
}

const losses = { all: [], inBook: [], outside: [], plain: [], plainInBook: [] };
for (const { position, square } of await play()) {
  await engine.forget();
  const { best } = await engine.analyse(position, { depth: plainDepth, values: "best" }).result;
  await engine.forget();
  const { moves, score } = await engine.analyse(position, { depth }).result;
  const lossOf = (played) => score - moves.find((move) => move.square === played).score;
  const known = book.moves(position).length > 0;
  losses.all.push(lossOf(square));
  losses[known ? "inBook" : "outside"].push(lossOf(square));
  losses.plain.push(lossOf(best));
  if (known) losses.plainInBook.push(lossOf(best));
}
engine.close();

console.log(
  `judged at depth ${depth}, ${games} games to ply ${lastPly}, seed ${seed}, book of ${book.nodes.length} positions`,
);
console.log(`level ${level}:                    ${described(losses.all)}`);
console.log(`  where the book knew a move: ${described(losses.inBook)}`);
console.log(`  where it did not:           ${described(losses.outside)}`);
console.log(`depth ${plainDepth} in the same positions: ${described(losses.plain)}`);
console.log(`  where the book knew a move: ${described(losses.plainInBook)}`);
