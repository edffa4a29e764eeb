// The figures of the competition, of the first prompts and of large Reversi boards, on the built command.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = process.argv[2] ?? fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

function run(args, input = "") {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${args.join(" ")}: status ${status}: ${stderr}`);
  return performance.now() - start;
}

/** How long until a console has printed something, its input left open. */
function firstPrompt(args) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [command, ...args], { stdio: ["pipe", "pipe", "inherit"] });
    child.on("error", reject);
    child.stdout.once("data", () => {
      resolve(performance.now() - start);
      child.kill();
    });
  });
}

for (const rounds of [1000, 1_000_000]) {
  for (const [types, names] of [
    [["3", "1"], "Smart against Random"],
    [["1", "3"], "Random against Smart"],
  ]) {
    const time = run([command, "competition", ...types, String(rounds)]);
    console.log(`competition, ${names}, ${rounds.toLocaleString("en")} rounds: ${seconds(time)} in all`);
  }
}

const consoles = [["competition", "4", "4", "1"], ["reversi"], ["piles"], ["nimsys", "a"], ["nimsys", "b"]];
const node = [];
const prompts = consoles.map(() => []);
for (let turn = 0; turn < 11; turn++) {
  node.push(run(["-e", "0"]));
  for (const [index, args] of consoles.entries()) prompts[index].push(await firstPrompt(args));
}
console.log(`node -e 0: ${median(node).toFixed(0)} ms`);
for (const [index, args] of consoles.entries()) {
  const time = median(prompts[index]);
  const ratio = (time / median(node)).toFixed(2);
  console.log(
    `first prompt of ${args.join(" ")}: ${time.toFixed(0)} ms, ${ratio} times node -e 0 (at most 2)`,
  );
}

for (const size of [8, 1000]) {
  const moves = openingMoves(size);
  const start = performance.now();
  const { stdout } = spawnSync(process.execPath, [command, "reversi"], {
    input: `${size}\n${moves}\n`,
    maxBuffer: 2 ** 30,
  });
  const boards = stdout.toString("latin1").split("    +-").length - 1;
  const time = performance.now() - start;
  console.log(
    `reversi ${size} × ${size}: ${boards} boards in ${seconds(time)}, ${(time / boards).toFixed(1)} ms each`,
  );
}

/** The first moves of a random game on 8 × 8, before anyone passes, in the middle of a board of any size. */
function openingMoves(size) {
  const args = [command, "reversi", "--black", "random", "--white", "random", "--seed", "1"];
  const { stdout } = spawnSync(process.execPath, args, { input: "8" });
  const shift = (size - 8) / 2;
  const moves = [...stdout.toString().matchAll(/\(row col\):(\d+) (\d+)\n/g)].slice(0, 30);
  return moves.map(([, row, column]) => `${Number(row) + shift} ${Number(column) + shift}`).join("\n");
}
