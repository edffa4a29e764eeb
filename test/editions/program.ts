import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, command } from "../../tools/bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export interface Program {
  /** The bundled command, for tests that start it themselves. */
  readonly main: string;
  run(args: readonly string[], input?: string | Uint8Array): Promise<Run>;
  remove(): void;
}

/** The command as it stands in the source, bundled as the build does it: tests never meet an older build. */
export async function buildProgram(): Promise<Program> {
  // Inside node_modules, so that packages the bundle leaves out are found.
  mkdirSync(`${root}/node_modules/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/node_modules/.cache/grundy-`);
  await bundle(command, folder);
  return {
    main: `${folder}/main.js`,
    run: (args, input = "") => run(folder, args, input),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function run(folder: string, args: readonly string[], input: string | Uint8Array): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${folder}/main.js`, ...args], { stdio: "pipe" });
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
