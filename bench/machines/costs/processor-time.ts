import { readdirSync, readFileSync } from "node:fs";

/**
 * Microseconds that a process with all its threads has had a processor (Linux): unlike what a watch shows, others on the same machine change
 * little about it.
 */
export function processorTime(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
    } catch {
      // Ended since.
    }
  }
  return nanoseconds / 1000;
}

/** Microseconds that all processors together have been busy; in steps of a hundredth of a second. */
export function busyTime(): number {
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, steal = 0] = first
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + soft + steal) * 10_000;
}
