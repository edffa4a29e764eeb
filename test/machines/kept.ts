import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/**
 * Has a program as its child, so that its number is nobody else's as long as it is waited for. Whoever started it holds the other end of
 * the standard input: when that closes, however he came to his end, the program is killed and what it leaves is removed.
 */
const keeper = `
exec 3<&0
folder=$1; shift
sh -c 'echo $$; exec "$@"' sh "$@" </dev/null 3<&- & program=$!
exec >/dev/null 2>&1
{ cat <&3; touch "$folder/over"; kill -KILL $program; } & watch=$!
wait $program; code=$?
kill $watch
[ -e "$folder/over" ] && rm -rf "$folder"
exit $code`;

/** A program that ends with whoever started it. */
export class Kept {
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  readonly #keeper: ChildProcessByStdio<Writable, Readable, Readable>;
  #number = 0;
  /** What it has said. */
  said = "";
  complained = "";

  /** `folder`: what goes with it when whoever started it is gone. */
  private constructor(command: readonly string[], folder: string) {
    this.#keeper = spawn("/bin/sh", ["-c", keeper, "sh", folder, ...command], {
      // Not ended by what a terminal tells everyone in its foreground.
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.ended = new Promise((resolve) => this.#keeper.once("close", () => resolve()));
    this.#keeper.stdin.on("error", () => {});
    this.#keeper.once("exit", () => {
      this.#number = 0;
      this.#keeper.stdin.destroy();
    });
    this.#keeper.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.complained += text;
    });
  }

  static async start(command: readonly string[], folder = "/nowhere"): Promise<Kept> {
    const kept = new Kept(command, folder);
    const { stdout } = kept.#keeper;
    stdout.setEncoding("utf8");
    const [first] = (await once(stdout, "data")) as [string];
    const end = first.indexOf("\n");
    kept.#number = Number(first.slice(0, end));
    kept.said = first.slice(end + 1);
    stdout.on("data", (text: string) => {
      kept.said += text;
    });
    return kept;
  }

  get isRunning(): boolean {
    return this.#number > 0;
  }

  /** Resolves with what it has said that looks so; rejects when it has ended before. */
  async says(form: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = form.exec(this.said);
      if (found) return found;
      if (!this.isRunning) throw new Error(`it has ended: ${this.complained}`);
      await Promise.race([once(this.#keeper.stdout, "data"), this.ended]);
    }
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) process.kill(this.#number, signal);
  }
}
