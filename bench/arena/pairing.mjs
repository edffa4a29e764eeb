// What drawing a Swiss round takes, in milliseconds of processor time, on the built library: node bench/arena/pairing.mjs.
// Asked: 200 players under 100 ms, 1,000 under 2 s. The first of a process is among them: nothing is compiled then.
import { byePoints, pairSwiss } from "../../dist/arena/schedule/index.js";
import { seededChance } from "../../dist/players/index.js";

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(10);

/** The players after a round, the better placed winning more often; or everybody drawing, so that all stay in one bracket. */
function after(players, { pairs, bye }, chance, drawn) {
  const next = new Map(players.map((player) => [player.number, player]));
  const enter = (number, opponent, points) => {
    const { score, opponents, byes } = next.get(number);
    next.set(number, {
      number,
      score: score + points,
      opponents: [...opponents, opponent],
      byes: byes + (opponent === null ? 1 : 0),
    });
  };
  for (const {
    players: [one, other],
  } of pairs) {
    const points = drawn ? 1 : Math.min(2, Math.floor(chance() * 6) / 2);
    enter(one, other, points);
    enter(other, one, 2 - points);
  }
  if (bye !== null) enter(bye, null, drawn ? 1 : byePoints);
  return [...next.values()];
}

function tournament(name, count, rounds, drawn) {
  const chance = seededChance(count);
  const times = [];
  let rematches = 0;
  let players = Array.from({ length: count }, (_, number) => ({ number, score: 0, opponents: [], byes: 0 }));
  for (let round = 0; round < rounds; round++) {
    const started = process.cpuUsage();
    const drawing = pairSwiss(players);
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
    rematches += drawing.pairs.filter((pair) => pair.rematch).length;
    players = after(players, drawing, chance, drawn);
  }
  const sorted = [...times].sort((a, b) => a - b);
  const row = [times[0], sorted[Math.floor(rounds / 2)], sorted[rounds - 1]].map(ms).join("");
  console.log(`${name.padEnd(44)}${row}${String(rematches).padStart(10)}`);
}

console.log(
  `${"a Swiss round".padEnd(44)}${["first", "median", "longest", "rematches"].map((head) => head.padStart(10)).join("")}`,
);
tournament("200 players, 11 rounds", 200, 11, false);
tournament("201 players, 11 rounds", 201, 11, false);
tournament("200 players, 210 rounds", 200, 210, false);
tournament("200 players, 210 rounds, all drawn", 200, 210, true);
tournament("1,000 players, 13 rounds", 1_000, 13, false);
tournament("1,001 players, 60 rounds", 1_001, 60, false);
tournament("1,000 players, 30 rounds, all drawn", 1_000, 30, true);
