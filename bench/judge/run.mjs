// What judging takes, on the built command: one Java program with forty cases, and a class of a hundred, first and again. Build first: npm run build.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const source = readFileSync(new URL("Nimsys.java", import.meta.url), "utf8");
const folder = mkdtempSync(join(tmpdir(), "grundy-bench-judge-"));
const students = 100;
let missed = false;

function judge(...args) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "judge", ...args], {
    encoding: "utf8",
  });
  if (status === 2 || status === null) throw new Error(`judge ${args.join(" ")}: ${stderr}`);
  return { seconds: (performance.now() - began) / 1000, stdout };
}

function report(name, seconds, bound) {
  missed ||= seconds > bound;
  const verdict = seconds <= bound ? "yes" : "NO";
  process.stdout.write(
    `${name.padEnd(52)}${seconds.toFixed(1).padStart(7)} s  at most ${bound} s: ${verdict}\n`,
  );
}

try {
  const one = join(folder, "one");
  mkdirSync(one);
  writeFileSync(join(one, "Nimsys.java"), source);
  const options = ["--assignment", "nimsys-a"];
  const { seconds, stdout } = judge(one, ...options, "--count", "40", "--json");
  const { cases, verdict } = JSON.parse(stdout);
  report(`one Java program, ${cases.length} cases (${verdict})`, seconds, 10);

  const all = join(folder, "class");
  for (let number = 1; number <= students; number++) {
    const place = join(all, `student-${number}`);
    mkdirSync(place, { recursive: true });
    // One in five has a fault, as in a class.
    const text = number % 5 === 0 ? source.replace(" stones left:", " stone(s) left:") : source;
    writeFileSync(join(place, "Nimsys.java"), `// ${number}\n${text}`);
  }
  const out = join(folder, "report");
  const first = judge("class", all, ...options, "--count", "20", "--out", out);
  report(`a class of ${students} in Java, 20 cases each`, first.seconds, 360);
  report(
    "the same again, unchanged",
    judge("class", all, ...options, "--count", "20", "--out", out).seconds,
    10,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = missed ? 1 : 0;
