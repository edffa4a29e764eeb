// The figures of perfect play, on the built library: cold answers each in a process of their own, warm ones, rounds, memory.
// Cold answers and rounds are processor time, warm answers the clock's.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { kayles, must, piles, sticks, stones, taking } from "../../dist/games/index.js";
import { playRounds } from "../../dist/match/index.js";
import { randomPlayer, seededChance, smartPlayer } from "../../dist/players/index.js";
import { analyse, bestMoves, outcomeOf } from "../../dist/solve/index.js";
import { measureSequence } from "./sequence.mjs";

const cold = fileURLToPath(new URL("cold.mjs", import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const show = (name, text) => console.log(`${name.padEnd(58)} ${text}`);
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const onceColdly = (what) =>
  JSON.parse(spawnSync(process.execPath, [cold, what], { encoding: "utf8" }).stdout);

function coldly(what) {
  const runs = Array.from({ length: 7 }, () => onceColdly(what));
  return { all: median(runs.map((run) => run.all)), work: median(runs.map((run) => run.work)) };
}

function warmly(work, times = 300) {
  const taken = [];
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now();
    work(turn);
    taken.push(performance.now() - start);
  }
  return median(taken);
}

for (const [name, game] of Object.entries({ stones, kayles, sticks, piles })) {
  const start = game.start(game.defaults);
  const { all } = coldly(name);
  show(
    `${name}: whole analysis from a cold start / warm`,
    `${ms(all)} / ${ms(warmly(() => analyse(start)))}`,
  );
  show(`${name}: best move, warm`, ms(warmly(() => bestMoves(start))));
}

show("sticks completely: 2,696 states, outcome and resistance", ms(coldly("sticks-completely").work));
show("13/11/9/7/5/3/1: analysis of every move", ms(coldly("seven-rows").work));

const misere = (rows) =>
  taking.start(must(taking.options({ rows, take: [1, 2], middle: true, last: "loses" })));
show("misère Kayles, a row of 100, from a cold start", ms(coldly("misere-kayles").all));
const chance = seededChance(1);
const random60 = Array.from({ length: 200 }, () => {
  const rows = [];
  for (let left = 60; left > 0; left -= rows.at(-1)) rows.push(1 + Math.floor(chance() * Math.min(left, 25)));
  return misere(rows);
});
show(
  "misère Kayles, rows of 60 in all: outcome, warm",
  ms(warmly((turn) => outcomeOf(random60[turn % 200]))),
);
show(
  "misère Kayles, rows of 60 in all: whole analysis, warm",
  ms(warmly((turn) => analyse(random60[turn % 200]), 50)),
);

const big = kayles.start(must(kayles.options({ rows: [1e15] })));
show("kayles, a row of 10^15: outcome, warm", `${(1000 * warmly(() => outcomeOf(big), 3000)).toFixed(1)} µs`);

measureSequence({ coldly: onceColdly, median, ms, show });

for (const [names, players] of [
  ["Smart against Random", [smartPlayer(sticks), randomPlayer(sticks, seededChance(1))]],
  ["Random against Smart", [randomPlayer(sticks, seededChance(1)), smartPlayer(sticks)]],
]) {
  const start = process.cpuUsage();
  const { wins } = playRounds(sticks, sticks.defaults, players, 1_000_000);
  const { user, system } = process.cpuUsage(start);
  show(`sticks, ${names}, 1,000,000 rounds (${wins.join(":")})`, `${((user + system) / 1e6).toFixed(2)} s`);
}

globalThis.gc?.();
show("heap in use after all this", `${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MB`);
