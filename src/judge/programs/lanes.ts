import { availableParallelism } from "node:os";

const waiting: (() => void)[] = [];
let free = availableParallelism();

/** Waits until a processor is free: whoever judges, no more programs run at a time than there are, because their time is measured. */
export async function inLane<T>(task: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
