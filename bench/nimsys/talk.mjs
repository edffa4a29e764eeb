import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** How long a program takes to run from start to end. */
export function run(args, input = "") {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { input, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${args.join(" ")}: status ${status}: ${stderr}`);
  return performance.now() - start;
}

/** A running Nimsys: `prompt` resolves with the milliseconds until the next `$` has come. */
export class Talk {
  #child;
  #output = "";
  #heard = () => {};
  #since = performance.now();

  constructor(...args) {
    this.#child = spawn(process.execPath, [command, "nimsys", ...args], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#child.stdout.setEncoding("latin1").on("data", (text) => {
      this.#output = (this.#output + text).slice(-2);
      this.#heard();
    });
  }

  async prompt() {
    while (!this.#output.endsWith("\n$")) {
      await new Promise((resolve) => {
        this.#heard = resolve;
      });
    }
    this.#output = "";
    return performance.now() - this.#since;
  }

  say(line) {
    this.#since = performance.now();
    this.#child.stdin.write(`${line}\n`);
    return this.prompt();
  }

  exit() {
    return new Promise((resolve) => {
      this.#child.on("close", resolve);
      this.#child.stdin.end("exit\n");
    });
  }
}
