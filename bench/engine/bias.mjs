// node bench/engine/bias.mjs [--depths 0,6,7,10,11] [--weights FILE] [--to 40]: by how much the evaluation and searches are too high for
// the side to move, for each number of empty squares from 10 to 40, on the positions of values.txt (values.mjs says how their values
// were found). Behind ± is the standard error, a game counted as one observation; depths to the end of the game are left out.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { bundleCore, openEngine } from "./engine.mjs";
import { START } from "./positions.mjs";
import { after, emptiesOf, file, LEAST, search } from "./values.mjs";

const { values } = parseArgs({
  options: {
    depths: { type: "string", default: "0,6,7,10,11" },
    weights: { type: "string" },
    to: { type: "string", default: "40" },
  },
});
const depths = values.depths.split(",").map(Number);
const { core } = await openEngine(await bundleCore(), 8, 1, 20);
if (values.weights) core.loadWeights(gunzipSync(readFileSync(values.weights)));

/** Positions with their values, by the number of empty squares. */
function readGames() {
  const groups = new Map();
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  for (const [game, line] of lines.entries()) {
    const [moves, ...scores] = line.split(" ");
    let board = START;
    for (const name of ["", ...moves.match(/../g)]) {
      if (name) board = after(core, board, "abcdefgh".indexOf(name[0]) + 8 * (Number(name[1]) - 1));
      const empties = emptiesOf(board);
      const score = scores[empties - LEAST];
      if (score === undefined || score === "-") continue;
      groups.set(empties, [...(groups.get(empties) ?? []), { game, board, score: Number(score) }]);
    }
  }
  return groups;
}

/** The mean and its standard error. What is odd in a game is odd in all its positions, so that its errors are summed first. */
function described(errors) {
  const mean = errors.reduce((sum, { error }) => sum + error, 0) / errors.length;
  const sums = new Map();
  for (const { game, error } of errors) sums.set(game, (sums.get(game) ?? 0) + error - mean);
  const square = [...sums.values()].reduce((sum, x) => sum + x ** 2, 0);
  return { mean, error: Math.sqrt(square) / errors.length };
}

const show = ({ mean, error }) => `${mean < 0 ? "−" : "+"}${Math.abs(mean).toFixed(2)} ± ${error.toFixed(2)}`;
const way = (empties) => (empties <= 24 ? "proved" : empties <= 30 ? "to the end, 73 %" : "depth 18");

console.log(["empty", "positions", "value", ...depths.map((depth) => `depth ${depth}`)].join(" | "));
const groups = [...readGames()].sort(([a], [b]) => a - b).filter(([empties]) => empties <= Number(values.to));
const all = new Map();
for (const [empties, positions] of groups) {
  const cells = depths.map((depth) => {
    if (depth >= empties) return "";
    core.clearHash();
    const errors = positions.map(({ game, board, score }) => {
      const value =
        depth === 0 ? core.evaluate(board) : search(core, board, { depth, selectivity: 1 })[0].score;
      return { game, error: value - score };
    });
    const key = `${depth} ${empties <= 20 ? "10 to 20" : empties <= 30 ? "21 to 30" : "31 to 40"}, ${empties % 2 ? "odd" : "even"}`;
    all.set(key, [...(all.get(key) ?? []), ...errors]);
    return show(described(errors));
  });
  console.log([empties, positions.length, way(empties), ...cells].join(" | "));
}
for (const [key, errors] of [...all].sort())
  console.log(`depth ${key}: ${show(described(errors))} (${errors.length})`);
