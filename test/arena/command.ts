import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { program } from "../editions/program.ts";

export interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

/** `grundy arena …`, from a folder of its own and in a language. */
export async function arena(folder: string, args: readonly string[], language = "en"): Promise<Answer> {
  const child = begin(folder, [...args, "--language", language]);
  const texts = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    texts.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    texts.stderr += text;
  });
  const [status] = (await once(child, "close")) as [number | null];
  return { ...texts, status };
}

function begin(folder: string, args: readonly string[]) {
  return spawn(process.execPath, [program.main, "arena", ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** A run of games that is ended from outside. */
export interface Runner {
  readonly pid: number | undefined;
  /** Until a game has been played, or it is over. */
  readonly playing: Promise<void>;
  /** Its status once it has ended, and what it wrote to its standard error. */
  readonly over: Promise<{ status: number | null; errors: string }>;
  kill(signal: NodeJS.Signals): void;
}

export function runner(folder: string, args: readonly string[]): Runner {
  const child = begin(folder, args);
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const over = once(child, "close").then(([status]) => ({ status: status as number | null, errors }));
  const played = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("Finished game ")) resolve();
    });
  });
  return {
    pid: child.pid,
    playing: Promise.race([played, over.then(() => {})]),
    over,
    kill: (signal) => void child.kill(signal),
  };
}
