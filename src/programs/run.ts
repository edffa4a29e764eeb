import type { Sandbox } from "./confine.ts";
import type { Launch } from "./launch.ts";
import type { Limits } from "./limits.ts";
import type { Run } from "./outcome.ts";
import { Started } from "./started.ts";
import { InputWait } from "./waiting.ts";

export interface RunOptions {
  readonly launch: Launch;
  readonly sandbox: Sandbox;
  readonly limits: Limits;
  readonly input?: Uint8Array;
  /** Whole at once, then closed; or line by line, each when the program waits for it (Linux alone; elsewhere it is whole). */
  readonly pace?: "whole" | "waiting";
}

/** How often a program is looked at that is fed line by line. */
const paceMilliseconds = 3;

/** Runs a program on an input to its end. Whatever becomes of it is in the answer. */
export function run({ launch, sandbox, limits, input, pace = "whole" }: RunOptions): Promise<Run> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let pacer: NodeJS.Timeout | undefined;
    const started = new Started(sandbox, launch, limits, (evidence) => {
      clearInterval(pacer);
      resolve({ ...evidence, output: Buffer.concat(chunks) });
    });
    const wait =
      pace === "waiting" && process.platform === "linux" && started.pid !== undefined
        ? new InputWait(started.pid)
        : undefined;
    started.allow(limits.wall, limits.processor);
    started.stdout?.on("data", (chunk: Buffer) => {
      wait?.stirred(performance.now());
      const room = limits.output - bytes;
      bytes += chunk.length;
      if (room > 0) chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      if (bytes > limits.output) started.stop({ reason: "output", bytes, of: "all" });
    });
    if (wait) pacer = feed(started, wait, input ?? new Uint8Array(0));
    else started.stdin?.end(input);
  });
}

/** Gives a line whenever the program waits for one, and the end of the input when it waits again. */
function feed(started: Started, wait: InputWait, input: Uint8Array): NodeJS.Timeout {
  let at = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    if (started.exited || !wait.waits(now)) return;
    if (at === input.length) {
      clearInterval(timer);
      started.stdin?.end();
      return;
    }
    const end = input.indexOf(newline, at);
    const next = end < 0 ? input.length : end + 1;
    started.stdin?.write(input.subarray(at, next));
    at = next;
    wait.stirred(now);
  }, paceMilliseconds);
  return timer;
}

const newline = 10;
