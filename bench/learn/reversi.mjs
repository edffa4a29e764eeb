// How much processor time a puzzle of Reversi from a seed takes, on the built library, one thread: node bench/learn/reversi.mjs [--seeds N]
import { openInlineEngine } from "../../dist/engine/node.js";
import { makePuzzle } from "../../dist/learn/index.js";
import { seededChance } from "../../dist/players/index.js";

const at = process.argv.indexOf("--seeds");
const seeds = at < 0 ? 300 : Number(process.argv[at + 1]);
const engine = await openInlineEngine();
const resources = { openEngine: async () => engine };

const wishes = [
  ["any", {}],
  ["corner", { idea: "corner" }],
  ["parity-move", { idea: "parity-move" }],
  ["quiet", { idea: "quiet" }],
  ["about 1,000", { rating: 1000 }],
  ["about 1,800", { rating: 1800 }],
];

// The weights are read before the clock runs.
await makePuzzle({ family: "reversi" }, seededChance(seeds), resources);
console.log("a puzzle of Reversi from a seed, milliseconds of processor time");
console.log(["wanted", "median", "9 in 10", "longest", "rating"].map((head) => head.padStart(12)).join(""));
for (const [name, wanted] of wishes) {
  const times = [];
  const ratings = [];
  for (let seed = 0; seed < seeds; seed++) {
    const started = process.cpuUsage();
    const puzzle = await makePuzzle({ family: "reversi", ...wanted }, seededChance(seed), resources);
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
    ratings.push(puzzle.rating);
  }
  times.sort((a, b) => a - b);
  ratings.sort((a, b) => a - b);
  const share = (values, part) => Math.round(values[Math.min(seeds - 1, Math.floor(part * seeds))]);
  const row = [name, share(times, 0.5), share(times, 0.9), share(times, 1), share(ratings, 0.5)];
  console.log(row.map((text) => String(text).padStart(12)).join(""));
}
engine.close();
