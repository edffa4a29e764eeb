// The nim-sequence of 0.007 (exactly 3 from anywhere), for which no period is known, beside a naive program in C. C is compiled
// before its clock runs; so the goal is for the sequence once JavaScript's compiler has seen it, and the first one stands beside it.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nimValue } from "../../dist/solve/element.js";
import { rulesFor } from "../../dist/solve/rules.js";
import { ElementSequence } from "../../dist/solve/sequence.js";

const take = 3;
const longest = 20_000;
const goal = 2;
const turns = 9;
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const program = path("../../dist/bench/nim-sequence");

function isCompiled() {
  mkdirSync(path("../../dist/bench"), { recursive: true });
  try {
    execFileSync("cc", ["-O2", path("nim-sequence.c"), "-o", program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function yardstick() {
  const lines = execFileSync(program, [`${take}`, `${longest}`], { encoding: "utf8" })
    .trimEnd()
    .split("\n");
  const [time, ...values] = lines.map(Number);
  return { time, values };
}

function sequence() {
  const start = process.cpuUsage();
  const found = new ElementSequence(
    rulesFor({ rows: [1], take: [take], middle: true, last: "wins" }, longest),
  );
  found.at(longest);
  const { user, system } = process.cpuUsage(start);
  return { time: (user + system) / 1000, found };
}

/** `coldly` measures in a process of its own. Turns alternate, so that a busy machine is busy for all. */
export function measureSequence({ coldly, median, ms, show }) {
  const compiled = isCompiled();
  const times = { first: [], ours: [], plain: [] };
  sequence();
  for (let turn = 0; turn < turns; turn++) {
    if (compiled) times.plain.push(yardstick().time);
    times.ours.push(sequence().time);
    times.first.push(coldly("nim-sequence").work);
  }
  const [first, ours] = [median(times.first), median(times.ours)];
  show("nim-sequence of 0.007 to 20,000: first of a process / warm", `${ms(first)} / ${ms(ours)}`);
  if (!compiled) {
    show("the same by naive C", "skipped: no compiler (cc) here");
    return;
  }
  const { values } = yardstick();
  const { found } = sequence();
  const different = values.findIndex((value, run) => value !== nimValue(found.at(run)));
  if (values.length !== longest + 1 || different >= 0) throw new Error(`0.007: C differs at ${different}`);
  const plain = median(times.plain);
  const ratios = `${(first / plain).toFixed(2)} / ${(ours / plain).toFixed(2)} times that`;
  show("the same by naive C (cc -O2), every value equal", `${ms(plain)}: ${ratios} (goal, warm: ${goal})`);
}
