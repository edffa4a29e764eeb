/** A further thread of the trainer: it makes the chunks it is told, and says how many samples each has. */
import { parentPort, workerData } from "node:worker_threads";
import { openHost } from "./host.ts";
import { makeChunk, openWork } from "./jobs.ts";
import type { Task } from "./pool.ts";

const { wasmFile, size, folder, job } = workerData as Task;
const host = await openHost(wasmFile, size);
const work = openWork(host, job);
parentPort?.on("message", (chunk: number) => parentPort?.postMessage(makeChunk(host, work, folder, chunk)));
/** Nothing made yet. */
parentPort?.postMessage(-1);
