/** Programs outside as players, started as processes: Node only. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import {
  gtpPlayer,
  type LineChannel,
  nboardPlayer,
  ProgramError,
  type ProgramPlayer,
  type ProgramProblem,
} from "./program.ts";

export interface ProcessOptions {
  /** The command line; it goes through the shell. */
  readonly command: string;
  /** How long an answer may take. */
  readonly seconds?: number;
}

/** How long a program may take to end after it was told to. */
const graceMilliseconds = 500;

export function gtpProcess(options: ProcessOptions): ProgramPlayer {
  return gtpPlayer(openChannel(options));
}

export function nboardProcess(options: ProcessOptions, depth: number): ProgramPlayer {
  return nboardPlayer(openChannel(options), depth);
}

/** A running program's lines. Its standard error goes to ours. */
export function openChannel({ command, seconds = 300 }: ProcessOptions): LineChannel {
  const child = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"], detached: true });
  const lines: string[] = [];
  let ended: ProgramError | undefined;
  let wake: () => void = () => {};

  function end(problem: ProgramProblem): void {
    ended ??= new ProgramError(problem);
    wake();
  }
  child.on("error", (error) => end({ kind: "unstartable", command, reason: error.message }));
  child.on("close", (status) => end({ kind: "ended", command, status }));
  // A program that has ended closes its input; `next` tells.
  child.stdin.on("error", () => {});
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => {
    lines.push(line);
    wake();
  });

  async function next(): Promise<string> {
    const timer = setTimeout(() => end({ kind: "silent", command, seconds }), seconds * 1000);
    try {
      for (;;) {
        const line = lines.shift();
        if (line !== undefined) return line;
        if (ended) throw ended;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    next,
    send(line) {
      child.stdin.write(`${line}\n`);
    },
    close() {
      child.stdin.end();
      // The shell and what it started are one group, which is ended as a whole.
      const timer = setTimeout(() => endGroup(child.pid), graceMilliseconds);
      child.on("close", () => clearTimeout(timer));
    },
  };
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
