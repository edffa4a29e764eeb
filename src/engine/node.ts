/** The engine in Node: its files from disk, its threads from `worker_threads`. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type BoardSize, isLargeSize } from "./bitboards.ts";
import type { Book } from "./book/book.ts";
import { Core, createMemory } from "./core.ts";
import { assembleEngine } from "./engine.ts";
import { LargeCore } from "./large-core.ts";
import type { FromWorker, OwnerPort, ToWorker, WorkerPort } from "./protocol.ts";
import { serve } from "./serve.ts";
import { type Engine, maxThreads } from "./types.ts";
import { inflate, type WeightSize, weightsFile } from "./weights.ts";

export interface NodeEngineOptions {
  readonly threads?: number;
  /** The hash table has 2^hashBits entries of 16 bytes. */
  readonly hashBits?: number;
}

/** 64 MB. */
export const nodeHashBits = 22;

/** Where the built files are: beside this one, beside the bundled command, or in the dist/ of a folder further up. */
function folder(): string {
  const above = Array.from({ length: 6 }, (_, up) => `${"../".repeat(up)}dist/engine/`);
  for (const place of ["./", "../engine/", ...above]) {
    const path = fileURLToPath(new URL(place, import.meta.url));
    if (existsSync(`${path}engine.wasm`)) return path;
  }
  throw new Error("the engine is not built: npm run build");
}

async function compile(name: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(`${folder()}${name}.wasm`));
}

export async function openNodeEngine(options: NodeEngineOptions = {}): Promise<Engine> {
  const { threads = 1, hashBits = nodeHashBits } = options;
  const here = folder();
  const module = await compile("engine-threads");
  const large = () => compile("engine-large-threads");
  const count = Math.max(1, Math.min(maxThreads, threads));
  const workers = Array.from({ length: count }, () => startWorker(`${here}node-worker.js`));
  const parts = { module, large, shared: true, hashBits, weights: readWeights, book: readBookFile };
  return assembleEngine({ ...parts, workers });
}

/** The engine on this thread, in slices between which other work gets its turn: where a thread is too much. */
export async function openInlineEngine({ hashBits = 18 }: { hashBits?: number } = {}): Promise<Engine> {
  const module = await compile("engine");
  const large = () => compile("engine-large");
  const [owner, worker] = inlinePorts();
  serve(worker);
  const parts = { module, large, shared: false, hashBits, weights: readWeights, book: readBookFile };
  return assembleEngine({ ...parts, workers: [owner] });
}

function inlinePorts(): [WorkerPort, OwnerPort] {
  let toOwner: (message: FromWorker) => void = () => {};
  let toWorker: (message: ToWorker) => void = () => {};
  let closed = false;
  const owner: WorkerPort = {
    post: (message) => queueMicrotask(() => toWorker(message)),
    listen(listener) {
      toOwner = listener;
    },
    close() {
      closed = true;
    },
  };
  const worker: OwnerPort = {
    post: (message) => queueMicrotask(() => closed || toOwner(message)),
    listen(listener) {
      toWorker = listener;
    },
    close: () => {},
  };
  return [owner, worker];
}

/** The core alone, on this thread: for counting moves, where nothing is to be stopped. */
export async function openCore(size: BoardSize, hashBits = 12): Promise<Core | LargeCore> {
  const memory = createMemory(hashBits);
  if (isLargeSize(size)) {
    const core = await LargeCore.instantiate(await compile("engine-large"), memory);
    core.init(size, hashBits);
    return core;
  }
  const core = await Core.instantiate(await compile("engine"), memory);
  core.init(size, hashBits);
  return core;
}

export async function readWeights(size: WeightSize): Promise<Uint8Array> {
  const path = shipped(`weights/${weightsFile(size)}`);
  if (path === undefined) throw new Error(`the engine's weights for ${size}×${size} are missing`);
  return inflate(new Uint8Array(await readFile(path)));
}

/** The shipped opening book, or another; undefined where there is none or the file holds something else. */
export async function readBook(path?: string): Promise<Book | undefined> {
  const [{ decodeBook }, bytes] = await Promise.all([import("./book/format.ts"), readBookFile(path)]);
  return bytes && decodeBook(bytes);
}

/** The bytes of a book's file, inflated. */
async function readBookFile(path = shipped("book/book.gz")): Promise<Uint8Array | undefined> {
  return path === undefined
    ? undefined
    : inflate(new Uint8Array(await readFile(path))).catch(() => undefined);
}

/** A file that comes with the engine: beside its source, or where it is built. */
function shipped(name: string): string | undefined {
  const source = fileURLToPath(new URL("./", import.meta.url));
  return [source, folder()].map((place) => place + name).find(existsSync);
}

function startWorker(path: string): WorkerPort {
  const worker = new Worker(path);
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    listen(listener) {
      worker.on("message", (message: FromWorker) => listener(message));
      worker.on("error", (error) => listener({ type: "failed", message: String(error) }));
    },
    close: () => void worker.terminate(),
  };
}
