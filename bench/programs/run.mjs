// What containing a program costs, on the built library: a start in each level above a bare one, and an answer through the pipe.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  Conversation,
  makeFolder,
  noSandbox,
  openSandbox,
  removeFolder,
  run,
  usualLimits,
} from "../../dist/programs/index.js";

const here = dirname(fileURLToPath(import.meta.url));
const starts = 60;
const answers = 20_000;

const at = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

const opened = [
  ["no sandbox", noSandbox],
  ["level 1", await openSandbox({ atMost: 1 })],
  ["level 2", await openSandbox()],
].filter(([name, { level }]) => name === "no sandbox" || name.endsWith(String(level)));

function bare() {
  return new Promise((resolve) => {
    const began = performance.now();
    spawn("true", { stdio: "pipe" }).on("close", () => resolve(performance.now() - began));
  });
}

async function contained(sandbox) {
  const directory = makeFolder();
  const began = performance.now();
  await run({ sandbox, limits: usualLimits.case, launch: { command: ["true"], directory } });
  const took = performance.now() - began;
  removeFolder(directory);
  return took;
}

const show = (name, values, unit, scale = 1) =>
  console.log(
    `${name.padEnd(22)} ${(at(values, 0.5) * scale).toFixed(1).padStart(8)} ${unit} at the median, ${(at(values, 0.95) * scale).toFixed(1).padStart(8)} for 95 of 100`,
  );

console.log(`a start to its end, of "true", ${starts} times each, in turns`);
const plain = [];
const times = opened.map(() => []);
for (let round = 0; round < starts; round++) {
  plain.push(await bare());
  for (const [index, [, sandbox]] of opened.entries()) times[index].push(await contained(sandbox));
}
show("bare", plain, "ms");
for (const [index, [name]] of opened.entries()) show(name, times[index], "ms");

const directory = makeFolder();
const program = join(directory, "echo");
if (spawnSync("cc", ["-O2", "-o", program, join(here, "echo.c")]).status !== 0) {
  console.log("\nno C compiler: no answers measured");
} else {
  chmodSync(program, 0o755);
  console.log(`\nan answer of a program in C, ${answers} one after another`);
  show("a pipe of Node's", await piped(), "µs", 1000);
  for (const [name, sandbox] of opened) show(name, await asked(sandbox), "µs", 1000);
}
removeFolder(directory);

/** The same question and answer with nothing of ours between: what the machine takes for it at the moment. */
function piped() {
  return new Promise((resolve) => {
    const taken = [];
    const child = spawn(program, { stdio: "pipe" });
    let began = performance.now();
    child.stdout.on("data", () => {
      taken.push(performance.now() - began);
      if (taken.length === answers) {
        child.kill("SIGKILL");
        return resolve(taken.slice(1000));
      }
      began = performance.now();
      child.stdin.write("7 5 3 1\n");
    });
    child.stdin.write("7 5 3 1\n");
  });
}

function asked(sandbox) {
  return new Promise((resolve) => {
    const taken = [];
    const launch = { command: [program], directory };
    const conversation = new Conversation({ sandbox, limits: usualLimits.bot, launch });
    let began = 0;
    const ask = () => {
      began = performance.now();
      conversation.send("7 5 3 1");
      conversation.listen(take);
    };
    const take = () => {
      taken.push(performance.now() - began);
      if (taken.length < answers) ask();
      else conversation.close().then(() => resolve(taken.slice(1000)));
      return true;
    };
    ask();
  });
}
