// What the referee costs, on the built library, with two bots in C that answer at once (kayles with 11 sticks). `node bench/arena/referee.mjs` measures a
// ply on one lane and games a second on two; `… clock` plays 20,000 games at 0.2+0.002 on two lanes and counts losses by time, all of which are false.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openReferee } from "../../dist/arena/referee/index.js";

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "grundy-referee-"));
const program = join(folder, "bot");
if (spawnSync("cc", ["-O2", "-o", program, join(here, "bot.c")], { stdio: "inherit" }).status !== 0) {
  console.error("no C compiler: nothing is measured");
  process.exit(1);
}

const [mode = "ply", count] = process.argv.slice(2);
try {
  if (mode === "clock") await clock(Number(count ?? 20_000));
  else await plies(Number(count ?? 20_000));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function plies(games) {
  const one = await play({ games, lanes: 1, times: join(folder, "times") });
  const gaps = gapsOf(readTimes());
  const total = (one.seconds * 1e6) / one.plies;
  console.log(`${games} games of kayles, ${one.plies} plies, two bots in C`);
  console.log(
    `a ply from one bot's answer to the other's question: ${at(gaps, 0.5)} µs at the median, ${at(gaps, 0.99)} at 99 % (asked: 40, 250)`,
  );
  console.log(
    `a ply in all, one lane: ${total.toFixed(1)} µs (asked: 48); ${(games / one.seconds).toFixed(0)} games a second`,
  );
  const two = await play({ games, lanes: 2 });
  console.log(
    `two lanes: ${(games / two.seconds).toFixed(0)} games a second (asked: 2000), ${((two.seconds * 1e6) / two.plies).toFixed(1)} µs a ply`,
  );
  if (one.faults + two.faults > 0) console.log(`faults: ${one.faults + two.faults}`);
}

async function clock(games) {
  const result = await play({ games, lanes: 2, initial: 200, increment: 2 });
  console.log(
    `${games} games at 0.2+0.002 on two lanes: ${result.late} lost by time, ${result.faults} faults in all, ${result.annulled} played anew, ${(games / result.seconds).toFixed(0)} games a second`,
  );
}

async function play({ games, lanes, times, initial = 60_000, increment = 0 }) {
  const environment = times === undefined ? {} : { TIMES: times };
  const bot = (name) => ({
    setup: { name, player: { kind: "program", protocol: "line", command: program }, environment },
    command: [program],
  });
  let left = games;
  let sent = 0;
  const sum = { plies: 0, faults: 0, late: 0, annulled: 0, seconds: 0 };
  let done;
  const finished = new Promise((resolve, reject) => {
    done = { resolve, reject };
  });
  const send = () => {
    for (; sent < games && referee.pending < 2000; sent++)
      referee.play({ number: sent, opening: "11111111111 1", bots: sent % 2 === 0 ? [0, 1] : [1, 0] });
  };
  const referee = await openReferee(
    {
      game: "kayles",
      options: { rows: [11], take: { from: 1, to: 2 }, middle: true, last: "wins" },
      bots: [bot("a"), bot("b")],
      clock: { kind: "game", initial, increment },
      lanes,
      sandbox: false,
    },
    {
      played(batch) {
        for (const { game } of batch) {
          sum.plies += game.plies;
          sum.annulled += game.annulled;
          if (game.fault) sum.faults++;
          if (game.fault?.kind === "time") sum.late++;
        }
        left -= batch.length;
        if (left === 0) done.resolve();
        else send();
      },
      failed: (error) => done.reject(error),
    },
  );
  const began = performance.now();
  send();
  await finished;
  sum.seconds = (performance.now() - began) / 1000;
  await referee.close();
  return sum;
}

/** Pairs of a question's time and its answer's, of all processes, in the order of time. */
function readTimes() {
  const moves = [];
  for (const name of readdirSync(folder)) {
    if (!name.startsWith("times.")) continue;
    const bytes = readFileSync(join(folder, name));
    for (let from = 0; from + 16 <= bytes.length; from += 16)
      moves.push([Number(bytes.readBigUInt64LE(from)), Number(bytes.readBigUInt64LE(from + 8))]);
  }
  return moves.sort((a, b) => a[0] - b[0]);
}

/** Microseconds from an answer to the next question. */
function gapsOf(moves) {
  const gaps = [];
  for (let move = 1; move < moves.length; move++) gaps.push((moves[move][0] - moves[move - 1][1]) / 1000);
  return gaps.sort((a, b) => a - b);
}

function at(sorted, part) {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
}
