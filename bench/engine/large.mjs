// node bench/engine/large.mjs [--size N] [--games N] [--seconds T] [--rival FILE] [--weights FILE]: the core for 10×10 and 12×12 on one
// thread. Speed and depth on positions of the middle game, then a match against the general engine at equal processor
// time a move, every opening with both colours. --rival is another build of src/engine/general.ts as JavaScript.
import { mkdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const root = new URL("../../", import.meta.url);
const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    size: text("10"),
    games: text("20"),
    seconds: text("0.1"),
    rival: { type: "string" },
    weights: { type: "string" },
  },
});
const size = Number(values.size);
const seconds = Number(values.seconds);
const SLICE = 5000;
const DEPTH = 10;

mkdirSync(new URL("dist/bench", root).pathname, { recursive: true });
async function bundled(path) {
  const bundle = await rolldown({ input: new URL(path, root).pathname, logLevel: "silent" });
  const file = new URL(`dist/bench/${path.replaceAll("/", "-").replace(/ts$/, "mjs")}`, root);
  await bundle.write({ file: file.pathname, format: "esm" });
  await bundle.close();
  return import(file.href);
}

const { createMemory, EXACT } = await bundled("src/engine/core.ts");
const { LargeCore } = await bundled("src/engine/large-core.ts");
const { fromCoreSquare, toBitboards } = await bundled("src/engine/bitboards.ts");
const { legalSquares, must, reversi } = await bundled("src/games/index.ts");
const { GeneralSearch } = values.rival
  ? await import(new URL(values.rival, `file://${process.cwd()}/`).href)
  : await bundled("src/engine/general.ts");

const HASH_BITS = 20;
const core = await LargeCore.instantiate(
  readFileSync(new URL("dist/engine/engine-large.wasm", root)),
  createMemory(HASH_BITS),
);
core.init(size, HASH_BITS);
const weights = values.weights ?? new URL(`src/engine/weights/reversi-${size}.gz`, root);
core.loadWeights(gunzipSync(readFileSync(weights)));

/** Processor time: on a busy machine the clock's is other people's. */
const spent = () => process.cpuUsage().user / 1e6;

let state = 1;
function chance() {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}

const start = () => reversi.start(must(reversi.options({ size })));
const played = (position, square) => must(reversi.play(position, square));

function opening(plies) {
  let position = start();
  for (let ply = 0; ply < plies && !position.over; ply++) {
    const squares = legalSquares(position);
    position = played(position, squares[Math.floor(chance() * squares.length)]);
  }
  return position;
}

/** Searches for some time or to some depth; what was found and how long it took. */
function think(position, limits, time = Number.POSITIVE_INFINITY) {
  const from = spent();
  const before = core.nodes;
  core.newSearch();
  const count = core.begin(toBitboards(position), limits);
  while (core.run(SLICE) === "budget" && spent() - from < time);
  const [best] = core.results(count);
  const { depth } = core.progress();
  return {
    square: fromCoreSquare(best.square, size),
    depth,
    nodes: core.nodes - before,
    seconds: spent() - from,
  };
}

function thinkGenerally(position, time) {
  const search = new GeneralSearch(position, size * size);
  const from = spent();
  while (!search.run(32) && spent() - from < time);
  return search.analysis(time, false).best;
}

/** Played by the core itself until so much of the board is full. */
function middleGame(share) {
  let position = opening(8);
  while (position.discs[0] + position.discs[1] < share * size * size && !position.over) {
    position = played(position, think(position, { depth: 3, selectivity: 1 }).square);
  }
  return position;
}

const middles = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65].map(middleGame);
const mean = (list) => list.reduce((sum, x) => sum + x, 0) / list.length;
const fixed = middles.map((position) => {
  core.clearHash();
  return think(position, { depth: DEPTH, selectivity: 1 });
});
const [nodes, time] = [mean(fixed.map((each) => each.nodes)), mean(fixed.map((each) => each.seconds))];
console.log(
  `${size}×${size}, depth ${DEPTH}: ${(nodes / 1e6).toFixed(2)} M nodes in ${time.toFixed(3)} s on average, at most ${Math.max(...fixed.map((each) => each.seconds)).toFixed(2)} s; ${(nodes / time / 1e6).toFixed(1)} M nodes a second`,
);
const timed = middles.map((position) => {
  core.clearHash();
  return think(position, { depth: size * size, selectivity: EXACT }, 1);
});
console.log(`plies in a second: ${timed.map(({ depth }) => depth).join(", ")}`);

let points = 0;
const differences = [];
for (let game = 0; game < Number(values.games); game += 2) {
  const from = opening(10);
  for (const seat of [0, 1]) {
    core.clearHash();
    let position = from;
    while (!position.over) {
      const square =
        position.turn === seat
          ? think(position, { depth: size * size, selectivity: EXACT }, seconds).square
          : thinkGenerally(position, seconds);
      position = played(position, square);
    }
    const difference = position.discs[seat] - position.discs[1 - seat];
    points += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
    differences.push(difference);
  }
}
if (differences.length > 0) {
  console.log(
    `against the general engine, ${seconds} s a move: ${points} of ${differences.length}, ${mean(differences).toFixed(0)} discs a game`,
  );
}
