import { emptySquares, type ReversiPosition } from "../games/index.ts";
import { type BoardSize, finalScoreOf, isCoreSize, isLargeSize, toBitboards } from "./bitboards.ts";
import type { BookMove } from "./book/book.ts";
import { choose } from "./choose.ts";
import { createMemory, EXACT } from "./core-base.ts";
import { type CoreTask, cancel, type FromWorker, type WorkerPort } from "./protocol.ts";
import { analysisOf, progressOf } from "./results.ts";
import type { Analysis, Engine, Limits, Progress, Search } from "./types.ts";
import { hasWeights, type WeightSize } from "./weights.ts";

/** What an engine is made of; how files are found and workers started is different in Node and in a browser. */
export interface Parts {
  readonly module: WebAssembly.Module;
  /** The module for 10×10 and 12×12, asked for when such a board is first played. */
  readonly large: () => Promise<WebAssembly.Module>;
  /** Whether the module is the one for shared memory. */
  readonly shared: boolean;
  readonly workers: readonly WorkerPort[];
  /** Inflated weights. */
  readonly weights: (size: WeightSize) => Promise<Uint8Array>;
  readonly hashBits: number;
  /** The opening book's file, inflated, asked for when a level that uses it first plays; undefined where there is none. */
  readonly book: () => Promise<Uint8Array | undefined>;
}

type Heard<Type> = Extract<FromWorker, { type: Type }>;

interface Running {
  readonly id: number;
  readonly settled: Promise<unknown>;
  stop(): void;
}

interface Loaded {
  readonly size: BoardSize;
  readonly weights: Uint8Array | undefined;
  readonly large: WebAssembly.Module | undefined;
}

/** Where STOP lies in the core's memory, see assembly/memory.ts. */
const stopWord = 0x400 >> 2;

/** An engine on workers that are already running; they are its own from here on. */
export async function assembleEngine(parts: Parts): Promise<Engine> {
  const { workers, hashBits } = parts;
  const memory = parts.shared ? createMemory(hashBits, true) : undefined;
  const first = workers[0] as WorkerPort;
  let prepared: BoardSize | undefined;
  /** What the board in use needs besides the tables. */
  let loaded: Loaded | undefined;
  let lastId = 0;
  let running: Running | undefined;
  let closed = false;
  /** Whether the first worker has the opening book. */
  let book: Promise<boolean> | undefined;
  /** Why the engine can answer nothing any more. */
  let broken: Error | undefined;
  const listeners = workers.map(() => new Set<(message: FromWorker) => void>());
  const waiting = new Set<(error: Error) => void>();

  function fail(error: Error): void {
    broken ??= error;
    for (const reject of waiting) reject(broken);
    waiting.clear();
  }

  for (const [index, worker] of workers.entries()) {
    worker.listen((message) => {
      if (message.type === "failed") fail(new Error(message.message));
      for (const listener of [...(listeners[index] ?? [])]) listener(message);
    });
  }

  /** Hands every message of a kind to a watcher until the returned function is called. */
  function watchFor<Type extends FromWorker["type"]>(
    index: number,
    type: Type,
    watcher: (message: Heard<Type>) => void,
  ): () => void {
    const listener = (message: FromWorker) => {
      if (message.type === type) watcher(message as Heard<Type>);
    };
    listeners[index]?.add(listener);
    return () => void listeners[index]?.delete(listener);
  }

  /** The next message of a kind from a worker. */
  function hear<Type extends FromWorker["type"]>(index: number, type: Type): Promise<Heard<Type>> {
    return new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.add(reject);
      const unwatch = watchFor(index, type, (message) => {
        unwatch();
        waiting.delete(reject);
        resolve(message);
      });
    });
  }

  /** False if the files for a large board cannot be had, as on a page without a network: others play it, weaker. */
  async function load(size: BoardSize): Promise<boolean> {
    if (loaded?.size === size) return true;
    try {
      const large = isLargeSize(size) ? (loaded?.large ?? (await parts.large())) : undefined;
      const weights = hasWeights(size) ? await parts.weights(size) : undefined;
      loaded = { size, weights, large };
      return true;
    } catch (error) {
      if (isLargeSize(size)) return false;
      throw error;
    }
  }

  async function prepare({ size, weights, large }: Loaded): Promise<void> {
    if (prepared === size) return;
    first.post({ type: "prepare", size, weights, large });
    await hear(0, "ready");
    for (const [index, worker] of workers.entries()) {
      if (index === 0) continue;
      worker.post({ type: "attach", large });
      await hear(index, "ready");
    }
    prepared = size;
  }

  async function searchCore(
    id: number,
    position: ReversiPosition,
    limits: Limits,
    watch: (progress: Progress) => void,
    wasStopped: () => boolean,
  ): Promise<Analysis> {
    await prepare(loaded as Loaded);
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const task = taskOf(id, position, limits, workers.length);
    const unwatch = watchFor(0, "state", (state) => {
      watch(progressOf(analysisOf(position, state.moves, state.nodes, seconds(), false), state.share));
    });
    const founds = [hear(0, "found")];
    first.post({ type: "search", ...task });
    if (workers.length > 1) {
      await hear(0, "begun");
      for (const [index, worker] of workers.entries()) {
        if (index === 0) continue;
        founds.push(hear(index, "found"));
        worker.post({ type: "search", ...task });
      }
    }
    // Inside a slice the core sees only the flag; a worker's own clock comes between slices.
    const timer =
      memory && Number.isFinite(task.seconds) ? setTimeout(halt, task.seconds * 1000, id) : undefined;
    const found = await Promise.all(founds);
    clearTimeout(timer);
    unwatch();
    let best = found.reduce((a, b) => (isBetter(b, a) ? b : a));
    let nodes = found.reduce((sum, each) => sum + each.nodes, 0);
    if (best.moves[0]?.depth === 0) {
      best = await glance(task);
      nodes += best.nodes;
    }
    const done = best.status === "done";
    const { boards, empties } = task;
    first.post({ type: "lines", id, boards, moves: best.moves, whole: done && !wasStopped(), empties });
    const { moves } = await hear(0, "lined");
    return analysisOf(position, moves, nodes, seconds(), done);
  }

  /** The least that gives moves a value, for a search that was stopped before it had any. */
  async function glance(task: CoreTask): Promise<Heard<"found">> {
    const found = hear(0, "found");
    first.post({ ...task, type: "search", id: ++lastId, depth: 1, nodes: 0, seconds: 1, threads: 1 });
    return { ...(await found), status: "stopped" };
  }

  function halt(id: number): void {
    if (memory) {
      cancel(memory, id);
      Atomics.store(new Int32Array(memory.buffer), stopWord, 1);
    }
    for (const worker of workers) worker.post({ type: "stop", id });
  }

  async function searchGeneral(
    id: number,
    position: ReversiPosition,
    limits: Limits,
    watch: (progress: Progress) => void,
  ): Promise<Analysis> {
    const { nodes = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY } = limits;
    const depth = limits.exact ? emptySquares(position) : (limits.depth ?? emptySquares(position));
    const unwatch = watchFor(0, "general-state", ({ progress }) => watch(progress));
    first.post({
      type: "general",
      id,
      position,
      limits: { depth, nodes, seconds, everyMove: limits.values !== "best" },
    });
    const { analysis } = await hear(0, "general-found");
    unwatch();
    return analysis;
  }

  function analyse(
    position: ReversiPosition,
    limits: Limits = {},
    watch: (progress: Progress) => void = () => {},
  ): Search {
    let stopped = false;
    return next(
      async (id) => {
        if (position.over) return overAnalysis(position);
        const { size } = position.options;
        return isCoreSize(size) && (await load(size))
          ? searchCore(id, position, limits, watch, () => stopped)
          : searchGeneral(id, position, limits, watch);
      },
      (id) => {
        stopped = true;
        halt(id);
      },
    );
  }

  /** Ends what the workers do and then has them do the next thing. */
  function next<Value>(
    task: (id: number) => Promise<Value>,
    halted: (id: number) => void = () => {},
  ): { readonly result: Promise<Value>; stop(): void } {
    const id = ++lastId;
    const before = running;
    before?.stop();
    const stop = () => {
      if (running?.id === id) halted(id);
    };
    async function go(): Promise<Value> {
      await before?.settled;
      if (closed) throw new Error("the engine is closed");
      return task(id);
    }
    const result = go();
    running = { id, settled: result.catch(() => {}), stop };
    return { result, stop };
  }

  /** A failure (no network yet) is forgotten, so that the next move tries again. */
  function openBook(): Promise<boolean> {
    book ??= parts.book().then(
      (bytes) => {
        if (bytes) first.post({ type: "book", bytes });
        return bytes !== undefined;
      },
      () => {
        book = undefined;
        return false;
      },
    );
    return book;
  }

  async function bookMoves(position: ReversiPosition): Promise<readonly BookMove[]> {
    if (!(await openBook())) return [];
    return next(async () => {
      const found = hear(0, "looked-up");
      first.post({ type: "look-up", position });
      return (await found).moves;
    }).result;
  }

  for (const [thread, worker] of workers.entries()) {
    const ready = hear(thread, "ready");
    worker.post({ type: "open", thread, module: parts.module, memory, hashBits });
    await ready;
  }

  return {
    threads: workers.length,
    analyse,
    choose: (position, level, chance, waiting) =>
      choose({ analyse, bookMoves }, position, level, chance, waiting),
    async forget() {
      running?.stop();
      await running?.settled;
      if (prepared === undefined) return;
      first.post({ type: "forget" });
      await hear(0, "ready");
    },
    close() {
      closed = true;
      fail(new Error("the engine is closed"));
      for (const worker of workers) worker.close();
    },
  };
}

function taskOf(id: number, position: ReversiPosition, limits: Limits, threads: number): CoreTask {
  const empties = emptySquares(position);
  const toTheEnd = limits.exact === true || limits.depth === undefined;
  return {
    id,
    boards: toBitboards(position),
    empties,
    depth: Math.max(1, Math.min(empties, toTheEnd ? empties : (limits.depth as number))),
    selectivity: limits.exact ? EXACT : (limits.selectivity ?? (toTheEnd ? EXACT : 1)),
    nodes: limits.nodes === undefined ? 0 : Math.max(1, Math.ceil(limits.nodes / threads)),
    seconds: limits.seconds ?? Number.POSITIVE_INFINITY,
    everyMove: limits.values !== "best",
    lines: limits.lines ?? 1,
    threads,
  };
}

/** Whichever thread was done first has the whole answer; of unfinished ones the one that came further. */
function isBetter(a: Heard<"found">, b: Heard<"found">): boolean {
  if ((a.status === "done") !== (b.status === "done")) return a.status === "done";
  const [one, other] = [a.moves[0], b.moves[0]];
  if (!one || !other) return false;
  return one.depth > other.depth || (one.depth === other.depth && one.selectivity > other.selectivity);
}

function overAnalysis(position: ReversiPosition): Analysis {
  const score = finalScoreOf(position);
  const engine = isCoreSize(position.options.size) ? "core" : "general";
  return {
    best: undefined,
    score,
    exact: true,
    depth: 0,
    confidence: 100,
    moves: [],
    line: [],
    nodes: 0,
    seconds: 0,
    complete: true,
    engine,
  };
}
