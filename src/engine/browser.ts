/** The engine in a browser: its files by their addresses, its threads from workers of the page. */
import { DEFAULT_HASH_BITS } from "./core-base.ts";
import { assembleEngine } from "./engine.ts";
import type { FromWorker, ToWorker, WorkerPort } from "./protocol.ts";
import { type Engine, maxThreads } from "./types.ts";
import { inflate, type WeightSize } from "./weights.ts";

/** Addresses of the engine's files, as the page's builder gives them. */
export interface EngineFiles {
  /** The core for one thread, and the core for shared memory. */
  readonly plain: string | URL;
  readonly threaded: string | URL;
  /** The same two for 10×10 and 12×12, fetched when such a board is played. */
  readonly large: { readonly plain: string | URL; readonly threaded: string | URL };
  readonly weights: Readonly<Record<WeightSize, string | URL>>;
  /** The opening book, fetched when a level that uses it plays; without it such a level searches every move. */
  readonly book?: string | URL;
}

export interface BrowserEngineOptions {
  readonly files: EngineFiles;
  /** Starts `engine/worker.ts` as a module worker. */
  readonly makeWorker: () => Worker;
  /** As many as there are cores, at most four, unless said. One where the page is not cross-origin isolated. */
  readonly threads?: number;
  readonly hashBits?: number;
}

/** An engine on workers of a page. */
export async function openEngine(options: BrowserEngineOptions): Promise<Engine> {
  const { files, makeWorker, hashBits = DEFAULT_HASH_BITS } = options;
  const shared = globalThis.crossOriginIsolated === true;
  const wanted = options.threads ?? Math.min(4, globalThis.navigator?.hardwareConcurrency ?? 1);
  const threads = shared ? Math.max(1, Math.min(maxThreads, Math.floor(wanted))) : 1;
  const ports = Array.from({ length: threads }, () => portOf(makeWorker()));
  try {
    const compile = async ({ plain, threaded }: EngineFiles["large"]) =>
      WebAssembly.compile(await fetchBytes(shared ? threaded : plain));
    const module = await compile(files);
    const large = () => compile(files.large);
    const weights = async (size: WeightSize) => inflated(await fetchBytes(files.weights[size]));
    const book = async () => (files.book === undefined ? undefined : inflated(await fetchBytes(files.book)));
    return await assembleEngine({ module, large, shared, workers: ports, hashBits, weights, book });
  } catch (error) {
    for (const port of ports) port.close();
    throw error;
  }
}

async function fetchBytes(address: string | URL): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}

/** Some servers send a `.gz` file as encoded content, and then the browser has inflated it already. */
async function inflated(buffer: ArrayBuffer): Promise<Uint8Array> {
  const bytes = new Uint8Array(buffer);
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return zipped ? inflate(bytes) : bytes;
}

function portOf(worker: Worker): WorkerPort {
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    listen(listener) {
      worker.onmessage = (event: MessageEvent<FromWorker>) => listener(event.data);
      worker.onerror = (event) =>
        listener({ type: "failed", message: event.message || "the engine's worker failed" });
    },
    close: () => worker.terminate(),
  };
}
