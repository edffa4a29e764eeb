// node bench/engine/run.mjs [--all] [--quick] [--json]: the engine's figures beside plain C's on the same machine.
// --all solves FFO 40 to 49 instead of 40 to 44, --quick leaves out the 6×6 board. Build first: npm run build.
// On a busy machine times wander: the yardstick is measured again before every part, and on one thread the time is the
// processor's, not the clock's. Two threads are compared by the clock, which says something on two idle cores only.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { measureAccuracy } from "./accuracy.mjs";
import { bundleCore, openEngine } from "./engine.mjs";
import { nameOf, positions, START } from "./positions.mjs";
import { measureStops } from "./stops.mjs";

const root = new URL("../../", import.meta.url).pathname;
const all = process.argv.includes("--all");
const quick = process.argv.includes("--quick");
const HASH_BITS = 22;
const DEPTH = 11;

const rows = [];
const report = (name, value, target = "") => {
  rows.push({ name, value, target });
  if (!process.argv.includes("--json")) {
    process.stdout.write(`${name.padEnd(34)} ${value.padEnd(52)} ${target}\n`);
  }
};
const million = (nodes) => (nodes / 1e6).toFixed(1);

mkdirSync(`${root}dist/bench`, { recursive: true });
const core = await bundleCore();
const single = await openEngine(core, 8, 1, HASH_BITS);
const double = await openEngine(core, 8, 2, HASH_BITS);

let compiled = false;
try {
  execFileSync("cc", ["-O3", `${root}bench/engine/perft.c`, "-o", `${root}dist/bench/perft`], {
    stdio: "ignore",
  });
  compiled = true;
} catch {
  report("C", "no compiler here: the WebAssembly count is the yardstick");
}

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function timeWasm() {
  const from = processorTime();
  single.core.perft(START, DEPTH);
  return processorTime() - from;
}

/** Seconds in which plain C counts to depth 11. */
const yardsticks = [];
function yardstick() {
  const seconds = compiled
    ? Number(
        execFileSync(`${root}dist/bench/perft`, [`${DEPTH}`])
          .toString()
          .split(" ")[1],
      )
    : timeWasm();
  yardsticks.push(seconds);
  return seconds;
}

timeWasm();
const counts = [0, 0];
for (let round = 0; round < 3; round++) {
  counts[0] += yardstick() / 3;
  counts[1] += timeWasm() / 3;
}
const leaves = 212.2588;
report(
  "perft 11, C -O3",
  `${counts[0].toFixed(3)} s, ${(leaves / counts[0]).toFixed(0)} million leaves a second`,
);
report(
  "perft 11, WebAssembly",
  `${counts[1].toFixed(3)} s, ${(leaves / counts[1]).toFixed(0)} million leaves a second`,
  `${(counts[0] / counts[1]).toFixed(2)} times C's speed (target 1)`,
);

/** Solves one after the other on one thread and on two, the yardstick before each. */
async function compare(tasks, one, two) {
  const sums = { one: 0, two: 0, yard: 0, ratio: 0, nodes: 0, more: 0, work: 0, shared: 0 };
  for (const { name, board, score, best } of tasks) {
    const before = yardstick();
    const a = await one.solve(board);
    const yard = (before + yardstick()) / 2;
    const b = await two.solve(board);
    const right = [a, b].every((r) => r.score === score && (!best || best.includes(nameOf(r.move))));
    sums.one += a.seconds;
    sums.two += b.seconds;
    sums.nodes += a.nodes;
    sums.more += b.nodes - a.nodes;
    sums.work += a.work;
    sums.shared += b.work;
    sums.ratio += a.work / yard;
    report(
      name,
      `${a.score > 0 ? "+" : ""}${a.score} ${nameOf(a.move)}, ${million(a.nodes)} M nodes, ${a.work.toFixed(2)} s`,
      `${right ? "" : "WRONG "}${million(a.nodes / a.work)} M a second; by the clock ${a.seconds.toFixed(2)} s, two threads ${b.seconds.toFixed(2)} s`,
    );
  }
  return sums;
}

/** What sharing the work costs, whatever the machine is doing besides. */
const more = (sums) =>
  `${((100 * sums.more) / sums.nodes).toFixed(0)} % more nodes, ${(100 * (sums.shared / sums.work - 1)).toFixed(0)} % more processor time`;

const last = all ? 49 : 44;
const tasks = positions
  .filter(({ number }) => number <= last)
  .map((p) => ({ ...p, name: `FFO ${p.number}` }));
const ffo = await compare(tasks, single, double);
report(
  `FFO 40 to ${last}`,
  `${million(ffo.nodes)} M nodes, ${ffo.work.toFixed(2)} s`,
  `${ffo.ratio.toFixed(1)} times C's perft 11${all ? "" : " (target 10)"}`,
);
report(
  `FFO 40 to ${last}, two threads`,
  `${ffo.two.toFixed(2)} s, ${more(ffo)}`,
  `${(ffo.one / ffo.two).toFixed(2)} times as fast (target 1.6)`,
);

const rounds = 300000;
const from = processorTime();
const evaluations = single.core.evaluateRepeatedly(positions[0].board, rounds);
const each = ((processorTime() - from) * 1e9) / evaluations;
report("evaluation, incremental", `${each.toFixed(0)} ns`, "(target 150)");

measureAccuracy(single.core, report);

await single.close();
await double.close();

if (!quick) {
  const one = await openEngine(core, 6, 1, HASH_BITS + 1);
  const two = await openEngine(core, 6, 2, HASH_BITS + 1);
  const six = await compare([{ name: "6×6 from the start", board: START, score: -4 }], one, two);
  report("6×6", `${six.work.toFixed(1)} s`, `${six.ratio.toFixed(1)} times C's perft 11 (target 85)`);
  report(
    "6×6, two threads",
    `${six.two.toFixed(1)} s`,
    `${(six.one / six.two).toFixed(2)} times as fast (target 1.6)`,
  );
  await one.close();
  await two.close();
}

await measureStops(report);

const size = (path) => readFileSync(`${root}${path}`);
const bytes =
  gzipSync(size("dist/engine/engine-threads.wasm")).length +
  size("src/engine/weights/reversi-8.gz").length +
  size("src/engine/weights/reversi-6.gz").length;
report("engine and weights, compressed", `${(bytes / 1e6).toFixed(2)} MB`, "(target 1.2)");
const spread = `${Math.min(...yardsticks).toFixed(2)} to ${Math.max(...yardsticks).toFixed(2)} s`;
report("C's perft 11 over the run", spread, "processor time; equal figures mean a quiet machine");
if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
