import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { program } from "../editions/program.ts";

const { version, platform, arch } = process;
const system = `grundy ${packageJson.version}, Node ${version}, ${platform} ${arch}`;
const line = (what: string) =>
  `grundy: this is a bug (${what}); please report it where you got the program, with the whole command and this: ${system}; GRUNDY_DEBUG=1 shows where it happened\n`;

/** Runs the command after a line of JavaScript that breaks something. */
function broken(by: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const broken = ["--import", `data:text/javascript,${encodeURIComponent(by)}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...broken, program.main, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...environment },
    timeout: 30_000,
  });
  return { stdout, stderr, status };
}

const thrown = "Intl.NumberFormat = function () { throw new TypeError('boom\\nbang') }";
const kayles = ["analyse", "kayles", "11"];

it("a bug is one line that says how to report it, with status 1", () => {
  expect(broken(thrown, kayles)).toEqual({ stdout: "", stderr: line("TypeError: boom bang"), status: 1 });
  const { stderr, status } = broken(thrown, [...kayles, "--language", "de"]);
  expect([stderr.split("\n").length, status]).toEqual([2, 1]);
  expect(stderr).toContain(
    "grundy: das ist ein Fehler im Programm (TypeError: boom bang); bitte dort melden",
  );
});

it("its stack is shown on demand", () => {
  const { stderr, status } = broken(thrown, kayles, { GRUNDY_DEBUG: "1" });
  expect(stderr.startsWith(`${line("TypeError: boom bang")}TypeError: boom`)).toBe(true);
  expect(stderr).toMatch(/\n {4}at .*analyse-taking/);
  expect(status).toBe(1);
});

it("so is what is thrown when nobody waits for it, and what is no error", () => {
  const late = (does: string) =>
    broken(`setTimeout(() => { ${does} }, 300); setTimeout(() => {}, 20000)`, kayles);
  expect(late("throw new RangeError('late')")).toMatchObject({ stderr: line("RangeError: late"), status: 1 });
  expect(late("Promise.reject(new Error('lost'))")).toMatchObject({ stderr: line("lost"), status: 1 });
  expect(late("throw { odd: 1 }").stderr).toBe(line("[object Object]"));
});

it("so is what is thrown in a thread", () => {
  const inThread = `import { isMainThread } from "node:worker_threads";
    if (!isMainThread) WebAssembly.instantiate = () => { throw new Error("in the thread") };`;
  const { stdout, stderr, status } = broken(inThread, ["analyse", "reversi", "f5", "--depth", "1"]);
  expect({ stdout, status }).toEqual({ stdout: "", status: 1 });
  expect(stderr).toBe(line("Error: in the thread"));
});

it("so is a recursion without end", () => {
  const deep = "const f = () => f() + 1; Intl.NumberFormat = function () { f() }";
  expect(broken(deep, kayles).stderr).toBe(line("RangeError: Maximum call stack size exceeded"));
});
