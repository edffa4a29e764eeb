import type { Limits } from "./limits.ts";
import { memoryOf, type ProcessState, processTree, proportionalBytes } from "./processes.ts";

/** What a program and all it started were seen to use. */
export class Usage {
  /** Seconds. */
  processor = 0;
  /** The most data of one process, and the most threads of all, at any look. */
  data = 0;
  threads = 0;
  /** Bytes in memory, of all processes, at the last look. */
  resident = 0;
  tree: readonly ProcessState[] = [];
  looks = 0;
  /** Looks at which some process ran, or would have if the machine had not been busy with others. */
  runs = 0;

  look(pid: number): void {
    this.tree = processTree(pid);
    let processor = 0;
    let threads = 0;
    this.resident = 0;
    for (const each of this.tree) {
      const { resident, data } = memoryOf(each.pid);
      processor += each.processor;
      threads += each.threads;
      this.resident += resident;
      this.data = Math.max(this.data, data);
    }
    this.looks++;
    if (this.tree.some(({ state }) => state === "R")) this.runs++;
    // What a child used is lost when nobody asked how it ended.
    this.processor = Math.max(this.processor, processor);
    this.threads = Math.max(this.threads, threads);
  }

  /** How much it is over its memory with; what processes share is counted once, which takes longer to find out. */
  overMemory({ memory }: Limits): number | undefined {
    if (this.resident <= memory) return undefined;
    const bytes = this.tree.reduce((sum, { pid }) => sum + proportionalBytes(pid), 0);
    return bytes > memory ? bytes : undefined;
  }
}
