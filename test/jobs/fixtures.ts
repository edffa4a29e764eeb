import { expect, onTestFinished } from "vitest";
import { type Handlers, type JobEnd, Worker } from "../../src/jobs/worker.ts";
import { MemoryRoster } from "../../src/roster/index.ts";
import { type JobKeeper, memoryStore, SharedMemory, type Store } from "../../src/store/index.ts";

export const unexpected = (error: unknown) => expect.unreachable(String(error));

/** A store whose time is set. */
export function timedStore(): { store: Store; calendar: { at: number } } {
  const calendar = { at: 1_000_000_000_000 };
  const roster = new MemoryRoster();
  return { store: memoryStore(roster, new SharedMemory(roster, () => calendar.at)), calendar };
}

/** A worker that is stopped when the test is over, and the ends of its jobs as they come. */
export function startWorker(
  jobs: JobKeeper,
  handlers: Handlers,
  more: Partial<ConstructorParameters<typeof Worker>[0]> = {},
): { worker: Worker; ends: [id: string, end: JobEnd][]; ended: (count: number) => Promise<void> } {
  const ends: [string, JobEnd][] = [];
  let waiting: (() => void)[] = [];
  const worker = new Worker({
    ...{ jobs, handlers, name: "one", askEvery: 5, onFailure: unexpected },
    ...more,
    onEnd(job, end) {
      ends.push([job.id, end]);
      for (const each of waiting) each();
      waiting = [];
    },
  });
  onTestFinished(() => worker.stop());
  const ended = async (count: number) => {
    while (ends.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { worker, ends, ended };
}
