// One answer in a process of its own, from before the library is loaded. Prints milliseconds of processor time, which other
// programs on the machine disturb less than the clock. `node cold.mjs WHAT`.
const spent = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const start = spent();
const { analyse, grundyValue, outcomeOf, solveCompletely } = await import("../../dist/solve/index.js");
const { kayles, must, piles, sticks, stones, taking } = await import("../../dist/games/index.js");

const misereKayles = (rows) =>
  taking.start(must(taking.options({ rows, take: [1, 2], middle: true, last: "loses" })));

const exactlyThree = (length) =>
  taking.start(must(taking.options({ rows: [length], take: [3], middle: true, last: "wins" })));

const work = {
  stones: () => analyse(stones.start(stones.defaults)),
  kayles: () => analyse(kayles.start(kayles.defaults)),
  sticks: () => analyse(sticks.start(sticks.defaults)),
  piles: () => analyse(piles.start(piles.defaults)),
  "misere-kayles": () => outcomeOf(misereKayles([100])),
  "sticks-completely": () => solveCompletely(sticks.start(sticks.defaults)),
  "nim-sequence": () => must(grundyValue(exactlyThree(20_000))),
  "seven-rows": () => analyse(sticks.start(must(sticks.options({ rows: [13, 11, 9, 7, 5, 3, 1] })))),
};

const loaded = spent();
work[process.argv[2]]();
const done = spent();
console.log(JSON.stringify({ all: done - start, work: done - loaded }));
