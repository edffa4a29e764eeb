import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** The built command, which the set-up of a run has built anew when a source was younger. */
export const program = {
  /** For tests that start it themselves. */
  main: fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url)),
  run,
};

function run(args: readonly string[], input: string | Uint8Array = ""): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program.main, ...args], { stdio: "pipe" });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
    child.on("error", reject);
    // A program that has ended closes its input; what is still to be written to it then is nobody's business.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
    child.on("close", (status) => {
      resolve({ stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString(), status });
    });
  });
}
