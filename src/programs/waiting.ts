import { arch } from "node:process";
import { processTree, readProcess, systemCalls, threadStates } from "./processes.ts";
import { inspectedCalls } from "./system-calls.ts";

/** Milliseconds of silence, without work, after which a program that does not say what it waits for is taken to wait for its input. */
const quietMilliseconds = 60;

const reading =
  arch === "x64" || arch === "arm64" ? new RegExp(`^${inspectedCalls[arch].read} 0x0 `) : undefined;

/**
 * Tells whether a program waits for its input. Linux says in which system call a thread waits: a read from descriptor 0 it is. Programs that
 * wait in another way (Node asks for events) are taken to wait when they have been silent for a while and none of their threads wanted to run.
 */
export class InputWait {
  readonly #pid: number;
  #processor = -1;
  #quietSince = 0;

  constructor(pid: number) {
    this.#pid = pid;
  }

  /** Something went in or came out: what was seen before says nothing. */
  stirred(now: number): void {
    this.#quietSince = now;
  }

  waits(now: number): boolean {
    const tree = processTree(this.#pid);
    if (reading && tree.some(({ pid }) => systemCalls(pid).some((call) => reading.test(call)))) return true;
    const processor = tree.reduce((sum, { processor }) => sum + processor, 0);
    const runs = tree.some(({ pid }) => threadStates(pid).some((state) => state !== "S"));
    if (processor !== this.#processor || runs || readProcess(this.#pid) === undefined) this.#quietSince = now;
    this.#processor = processor;
    return now - this.#quietSince >= quietMilliseconds;
  }
}
