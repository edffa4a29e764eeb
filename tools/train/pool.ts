/** Runs a job's missing chunks on several threads; cut off, it goes on where it was. */
import { setImmediate as turn } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { hasChunk, openSource } from "./chunks.ts";
import { openHost } from "./host.ts";
import { type Job, makeChunk, openWork } from "./jobs.ts";

export interface Place {
  readonly wasmFile: string;
  /** The bundled worker.ts. */
  readonly workerFile: string;
  readonly size: number;
  /** The folder of the source. */
  readonly folder: string;
  readonly threads: number;
}

export interface Task {
  readonly wasmFile: string;
  readonly size: number;
  readonly folder: string;
  readonly job: Job;
}

/** Once `stop` is given no chunk is begun any more; those in work are finished and kept. */
export async function runJob(
  place: Place,
  job: Job,
  say: (line: string) => void,
  stop?: AbortSignal,
): Promise<void> {
  const { wasmFile, size, folder, threads } = place;
  openSource(folder, { size, ...job });
  const host = await openHost(wasmFile, size);
  const work = openWork(host, job);
  const missing = work.chunks.filter((chunk) => !hasChunk(folder, chunk));
  const [all, found] = [work.chunks.length, work.chunks.length - missing.length];
  say(`${all} chunks, ${found} of them there already`);
  const since = Date.now();
  let done = found;
  const tell = (samples: number) => {
    done++;
    say(
      `${done} of ${all} chunks, ${samples} samples in the last, ${((Date.now() - since) / 1000).toFixed(0)} s`,
    );
  };
  const next = () => (stop?.aborted ? undefined : missing.shift());
  if (threads === 1) {
    for (let chunk = next(); chunk !== undefined; chunk = next()) {
      tell(makeChunk(host, work, folder, chunk));
      // A signal is heard between two turns only.
      await turn();
    }
  } else await Promise.all(Array.from({ length: threads }, () => help(place, job, next, tell)));
  if (done < all) say(`stopped with ${done} of ${all} chunks; the same command goes on from there`);
}

/** One more thread, which takes chunks until none is left. */
function help(
  place: Place,
  job: Job,
  next: () => number | undefined,
  tell: (samples: number) => void,
): Promise<void> {
  const { wasmFile, size, folder } = place;
  const workerData: Task = { wasmFile, size, folder, job };
  const worker = new Worker(place.workerFile, { workerData });
  return new Promise((resolve, reject) => {
    worker.on("error", reject);
    worker.on("message", (samples: number) => {
      if (samples >= 0) tell(samples);
      const chunk = next();
      if (chunk !== undefined) worker.postMessage(chunk);
      else worker.terminate().then(() => resolve(), reject);
    });
  });
}
