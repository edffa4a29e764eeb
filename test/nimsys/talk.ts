import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own that goes when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "grundy-nimsys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A running Nimsys that is talked to line by line, as a person would. */
export class Talk {
  readonly #child: ChildProcessWithoutNullStreams;
  #output = "";
  #heard = () => {};

  constructor(main: string, folder: string) {
    this.#child = spawn(process.execPath, [main, "nimsys", "c", "--data", folder]);
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#output += text;
      this.#heard();
    });
    this.#child.on("close", () => this.#heard());
    this.#child.stdin.on("error", () => {});
    onTestFinished(() => {
      this.#child.kill("SIGKILL");
    });
  }

  /** Everything up to the next prompt, which is a `$` or a question at the end of what has come. */
  async prompt(): Promise<string> {
    while (!/(\$|\(y\/n\)\n|\?\n)$/.test(this.#output)) {
      if (this.#child.exitCode !== null) throw new Error(`the program has ended: ${this.#output}`);
      await new Promise<void>((resolve) => {
        this.#heard = resolve;
      });
    }
    const output = this.#output;
    this.#output = "";
    return output;
  }

  say(line: string): Promise<string> {
    this.#child.stdin.write(`${line}\n`);
    return this.prompt();
  }

  /** As if the power had gone. */
  kill(): Promise<void> {
    return this.#end(() => this.#child.kill("SIGKILL"));
  }

  exit(): Promise<void> {
    return this.#end(() => this.#child.stdin.end("exit\n"));
  }

  #end(how: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#child.once("close", () => resolve());
      how();
    });
  }
}
