import { threadId } from "node:worker_threads";
import type { SandboxLevel } from "./launch.ts";
import { type ProcessState, processesMarked, processesOf, processTree, readProcess } from "./processes.ts";

let marks = 0;

/** A variable that no other program has in its environment. */
export function newMark(): { readonly name: string; readonly value: string } {
  return { name: "GRUNDY_PROGRAM", value: `${process.pid}-${threadId}-${++marks}` };
}

export interface RemainsOptions {
  readonly level: SandboxLevel;
  readonly pid: number;
  /** The user that it alone runs as. */
  readonly user: number | undefined;
  /** What is found in the environment of all that it starts, where it has no such user. */
  readonly mark: string | undefined;
}

/** Rounds in which what is left is looked for: whoever is being ended may start others. */
const rounds = 20;

/**
 * Ends a program with all that it started. The group is ended as a whole. In bubblewrap the first process takes the rest with it; otherwise
 * whoever left the group is found by the user, by the mark in its environment, or because it was seen among the descendants.
 */
export class Remains {
  readonly #options: RemainsOptions;
  readonly #began: number;
  readonly #seen = new Map<number, number>();

  constructor(options: RemainsOptions) {
    this.#options = options;
    this.#began = readProcess(options.pid)?.began ?? 0;
  }

  /** Whoever is seen here is ended also when it has got a new parent and a new environment. */
  remember(tree: readonly ProcessState[]): void {
    for (const { pid, began } of tree) if (pid !== this.#options.pid) this.#seen.set(pid, began);
  }

  /** Ends it and the rest. */
  end(): void {
    // Those below the first are looked up before it is gone.
    if (process.platform === "linux") this.remember(processTree(this.#options.pid));
    this.sweep();
  }

  /** After its end: ends whoever is left. */
  sweep(): void {
    const { level, pid } = this.#options;
    // A group lives as long as somebody is in it, and its number is nobody else's.
    kill(process.platform === "win32" ? pid : -pid);
    if (process.platform !== "linux") return;
    for (const [each, began] of this.#seen) if (readProcess(each)?.began === began) kill(each);
    for (let round = 0; level < 2 && round < rounds && this.#sweepOnce(); round++);
  }

  /** Whether another look is needed. */
  #sweepOnce(): boolean {
    const { user, mark } = this.#options;
    const { marked, perhaps } =
      user === undefined
        ? processesMarked(mark ?? "", this.#began)
        : { marked: processesOf(user), perhaps: false };
    for (const pid of marked) kill(pid);
    return perhaps || marked.length > 0;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
