// How long it takes to make a puzzle from a seed, of each game and idea, on the built library; asked: under 50 ms. The first of a
// process is told by itself: it comes while nothing is compiled or remembered. And what it takes to have the shipped ones at hand.
import { makePuzzle, puzzlers, shippedPuzzles } from "../../dist/learn/index.js";
import { seededChance } from "../../dist/players/index.js";

const seeds = 300;
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`.padStart(8);
const show = (name, text) => console.log(`${name.padEnd(34)} ${text}`);

/** Processor time, in milliseconds: whatever else the machine does. */
async function timed(work) {
  const start = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(start);
  return { value, taken: (user + system) / 1000 };
}

async function figures(name, wanted) {
  const taken = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const one = await timed(() => makePuzzle(wanted, seededChance(seed), {}));
    // Games that do not have the idea.
    if (!one.value) return;
    taken.push(one.taken);
  }
  const [first] = taken;
  taken.sort((a, b) => a - b);
  const at = (share) => ms(taken[Math.floor(share * (seeds - 1))]);
  show(name, `median ${at(0.5)}   99 % ${at(0.99)}   most ${at(1)}   first ${ms(first)}`);
}

const { taking } = puzzlers;
const { taken } = await timed(() => shippedPuzzles("taking"));
show("shipped puzzles, loaded and listed", ms(taken));
const [shipped] = await shippedPuzzles("taking");
show("one of them, read", ms((await timed(() => shipped.puzzle())).taken));
await figures("any", { family: "taking" });
for (const rating of [800, 1200, 1600, 2000])
  await figures(`any, rated about ${rating}`, { family: "taking", rating });
for (const idea of taking.ideas)
  for (const game of taking.games) await figures(`${game} ${idea}`, { game, idea });
await import("./reversi.mjs");
