import type { ReversiPosition } from "../games/index.ts";
import { isLargeSize } from "./bitboards.ts";
import type { Book } from "./book/book.ts";
import { bookReader } from "./book/format.ts";
import { Core } from "./core.ts";
import { createMemory, EXACT, type RootMove, type RunStatus } from "./core-base.ts";
import { GeneralSearch } from "./general.ts";
import { LargeCore } from "./large-core.ts";
import {
  type CoreState,
  type CoreTask,
  type GeneralLimits,
  isCancelled,
  type LinedMove,
  type OwnerPort,
  type ToWorker,
} from "./protocol.ts";

/** Nodes between two looks at the clock. With shared memory a stop is seen inside the core, so slices may be long. */
const sharedSlice = 1 << 18;
/** Without it a slice has to be far below the 50 ms in which a search must stop, however fast the machine is. */
const ownSlice = { least: 1 << 12, most: 1 << 18, milliseconds: 12 } as const;
/** The general engine's nodes cost more on larger boards, so it looks at the clock itself. */
const generalSlice = { nodes: 32, milliseconds: 10 } as const;
const millisecondsBetweenStates = 100;

type Said<Type> = Extract<ToWorker, { type: Type }>;

type AnyCore = Core | LargeCore;

/** A worker of the engine: an instance of the core, and the general engine. Messages are answered in order. */
export function serve(port: OwnerPort): void {
  let small: Core | undefined;
  let large: LargeCore | undefined;
  /** The one that the board in use needs. */
  let core: AnyCore | undefined;
  let thread = 0;
  let hashBits = 0;
  let book: Book | undefined;
  /** Tasks up to this one are called off: a later task always ends the earlier ones. */
  let stoppedId = 0;
  let work: Promise<void> = Promise.resolve();

  function opened(): AnyCore {
    if (!core) throw new Error("the engine's worker was asked before it was opened");
    return core;
  }

  async function open(message: Said<"open">): Promise<void> {
    small = await Core.instantiate(message.module, message.memory ?? createMemory(message.hashBits));
    core = small;
    ({ thread, hashBits } = message);
    port.post({ type: "ready" });
  }

  /** Turns to the core for large boards when its module comes with the message, otherwise to the other. */
  async function use(module: WebAssembly.Module | undefined): Promise<void> {
    if (module) large ??= await LargeCore.instantiate(module, opened().memory);
    core = module ? large : small;
  }

  async function prepare({ size, weights, large: module }: Said<"prepare">): Promise<void> {
    await use(module);
    if (isLargeSize(size)) large?.init(size, hashBits);
    else small?.init(size, hashBits);
    if (weights) opened().loadWeights(weights);
    port.post({ type: "ready" });
  }

  async function attach(module: WebAssembly.Module | undefined): Promise<void> {
    await use(module);
    opened().attach(thread);
    port.post({ type: "ready" });
  }

  async function search(task: CoreTask): Promise<void> {
    const instance = opened();
    const shared = isShared(instance.memory);
    if (thread === 0) instance.newSearch(task.threads);
    else instance.joinSearch(task.threads);
    // A stop that overtook the task must not be lost to the flag's being cleared.
    if (task.id <= stoppedId || isCancelled(instance.memory, task.id)) instance.stop();
    const started = performance.now();
    const before = instance.nodes;
    const spent = () => instance.nodes - before;
    const count = instance.begin(task.boards, task);
    if (task.threads > 1 && thread === 0) port.post({ type: "begun", id: task.id });
    const yields = yielding(!shared);
    let told = started;
    // Only the first thread tells of its progress; the others run until the flag stops them.
    let slice = !shared ? ownSlice.least : thread === 0 ? sharedSlice : Number.POSITIVE_INFINITY;
    let status: RunStatus = count === 0 ? "done" : "budget";
    while (status === "budget") {
      const left = task.nodes === 0 ? Number.POSITIVE_INFINITY : task.nodes - spent();
      const seconds = (performance.now() - started) / 1000;
      if (left <= 0 || seconds >= task.seconds || task.id <= stoppedId) break;
      const sliceStarted = performance.now();
      const nodes = Math.min(left, slice);
      status = instance.run(Number.isFinite(nodes) ? nodes : 0);
      if (!shared) slice = nextSlice(slice, performance.now() - sliceStarted);
      if (status === "budget" && thread === 0 && performance.now() - told >= millisecondsBetweenStates) {
        told = performance.now();
        const state = stateOf(instance, task, count, spent(), seconds);
        port.post({ type: "state", id: task.id, ...state });
      }
      await yields.turn();
    }
    yields.end();
    // The others have no more to find once the first has reached a limit.
    if (status === "budget") instance.stop();
    const state = stateOf(instance, task, count, spent(), (performance.now() - started) / 1000);
    port.post({ type: "found", id: task.id, status, ...state });
  }

  function lines({ id, boards, moves, whole, empties }: Said<"lines">): void {
    const instance = opened();
    raiseStop(instance.memory, instance.stopAddress, 0);
    const lined = moves.map((move) => ({
      ...move,
      line:
        move.depth === 0
          ? [move.square]
          : instance.line(boards, move.square, whole && isProved(move, empties)),
    }));
    port.post({ type: "lined", id, moves: lined });
  }

  async function general(id: number, position: ReversiPosition, limits: GeneralLimits): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const run = new GeneralSearch(position, limits.depth, limits.everyMove);
    const yields = yielding(true);
    let told = started;
    let done = false;
    while (!done && id > stoppedId) {
      const sliceStarted = performance.now();
      do done = run.run(generalSlice.nodes);
      while (!done && performance.now() - sliceStarted < generalSlice.milliseconds);
      if (run.nodes >= limits.nodes || seconds() >= limits.seconds) break;
      if (performance.now() - told >= millisecondsBetweenStates) {
        told = performance.now();
        const share = Math.min(
          0.99,
          Math.max(run.share, seconds() / limits.seconds, run.nodes / limits.nodes),
        );
        const analysis = run.analysis(seconds(), false);
        const nodesPerSecond = Math.round(run.nodes / seconds());
        port.post({ type: "general-state", id, progress: { ...analysis, nodesPerSecond, share } });
      }
      await yields.turn();
    }
    yields.end();
    port.post({ type: "general-found", id, analysis: run.analysis(seconds(), done) });
  }

  /** In slices, because the engine's thread may be one that others use, too. */
  async function openBook(bytes: Uint8Array): Promise<void> {
    const reader = bookReader(bytes);
    const yields = yielding(true);
    let read = reader.next();
    for (let sliceStarted = performance.now(); !read.done; read = reader.next()) {
      if (performance.now() - sliceStarted < ownSlice.milliseconds) continue;
      await yields.turn();
      sliceStarted = performance.now();
    }
    yields.end();
    book = read.value;
  }

  function answer(message: ToWorker): void | Promise<void> {
    switch (message.type) {
      case "open":
        return open(message);
      case "prepare":
        return prepare(message);
      case "attach":
        return attach(message.large);
      case "search":
        return search(message);
      case "lines":
        return lines(message);
      case "general":
        return general(message.id, message.position, message.limits);
      case "forget":
        opened().clearHash();
        return port.post({ type: "ready" });
      case "book":
        return openBook(message.bytes);
      case "look-up":
        return port.post({ type: "looked-up", moves: book?.moves(message.position) ?? [] });
      case "stop":
        return undefined;
    }
  }

  port.listen((message) => {
    if (message.type === "stop") stoppedId = Math.max(stoppedId, message.id);
    else
      work = work
        .then(() => answer(message))
        .catch((error: unknown) => port.post({ type: "failed", message: String(error) }));
  });
}

/** Also of memory that is not shared. */
function raiseStop(memory: WebAssembly.Memory, address: number, value: number): void {
  Atomics.store(new Int32Array(memory.buffer), address >> 2, value);
}

function isShared(memory: WebAssembly.Memory): boolean {
  return typeof SharedArrayBuffer !== "undefined" && memory.buffer instanceof SharedArrayBuffer;
}

function isProved(move: RootMove, empties: number): boolean {
  return move.depth >= empties && move.selectivity === EXACT && move.bound === "exact";
}

function stateOf(core: AnyCore, task: CoreTask, count: number, nodes: number, seconds: number): CoreState {
  const moves: LinedMove[] = core.results(count).map((move, place) => {
    const lined = place < task.lines && move.depth > 0;
    return { ...move, line: lined ? core.line(task.boards, move.square, false) : [move.square] };
  });
  return { moves, nodes, share: shareOf(core, task, nodes, seconds) };
}

/** Steps before the last count for a third; within the last the core says how far it is. Limits count as they are used. */
function shareOf(core: AnyCore, task: CoreTask, nodes: number, seconds: number): number {
  const { depth, share } = core.progress();
  const steps = depth >= task.depth ? (1 + 2 * share) / 3 : depth / task.depth / 3;
  const limits = Math.max(task.nodes === 0 ? 0 : nodes / task.nodes, seconds / task.seconds);
  return Math.min(0.99, Math.max(steps, limits));
}

/** As many nodes as fit into the time for a slice, going by the last one; at most doubled at once. */
function nextSlice(nodes: number, milliseconds: number): number {
  const fitting = nodes * Math.min(2, ownSlice.milliseconds / Math.max(milliseconds, 0.1));
  return Math.round(Math.max(ownSlice.least, Math.min(ownSlice.most, fitting)));
}

/**
 * Turns of the event loop. In a browser through a channel, because a timer would wait four milliseconds; Node empties
 * a channel before it turns to anything else, and has a call for this.
 */
function yielding(wanted: boolean): { turn: () => Promise<void>; end: () => void } {
  if (!wanted) return { turn: () => Promise.resolve(), end: () => {} };
  const { setImmediate } = globalThis as { setImmediate?: (callback: () => void) => unknown };
  if (setImmediate) return { turn: () => new Promise((resolve) => setImmediate(resolve)), end: () => {} };
  const { port1, port2 } = new MessageChannel();
  let wake: () => void = () => {};
  port1.onmessage = () => wake();
  return {
    turn: () =>
      new Promise((resolve) => {
        wake = resolve;
        port2.postMessage(0);
      }),
    end: () => port1.close(),
  };
}
