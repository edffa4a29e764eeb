import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { bundle as bundleInto } from "../../tools/bundle.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Modules as they stand in the source, bundled as the build does it. Remove the folder afterwards. */
export async function bundle(input: Record<string, string>): Promise<string> {
  // Inside node_modules, so that packages the bundle leaves out are found.
  mkdirSync(`${root}/node_modules/.cache`, { recursive: true });
  const folder = mkdtempSync(`${root}/node_modules/.cache/grundy-server-`);
  await bundleInto(input, folder);
  return folder;
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-server-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A program that runs on: what it has printed can be waited for. */
export class Running {
  readonly process: ChildProcess;
  stdout = "";
  stderr = "";
  #heard = () => {};
  readonly #ended: Promise<number | null>;

  constructor(
    main: string,
    args: readonly string[],
    options: { cwd?: string; env?: Record<string, string> } = {},
  ) {
    const env = { ...process.env, ...options.env };
    this.process = spawn(process.execPath, [main, ...args], { stdio: "pipe", ...options, env });
    this.process.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.stdout += text;
      this.#heard();
    });
    this.process.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text;
    });
    this.#ended = new Promise((resolve) => {
      this.process.on("close", (status) => {
        resolve(status);
        this.#heard();
      });
    });
    onTestFinished(() => {
      this.process.kill("SIGKILL");
    });
  }

  /** The address it prints, once it does. */
  async address(): Promise<URL> {
    for (;;) {
      const found = /http:\/\/\S+/.exec(this.stdout);
      if (found && this.stdout.endsWith("\n")) return new URL(found[0]);
      if (this.process.exitCode !== null || this.process.signalCode !== null) {
        throw new Error(`it has ended: ${this.stderr}`);
      }
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
  }

  end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.process.kill(signal);
    return this.#ended;
  }
}
