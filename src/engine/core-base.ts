/**
 * What both modules of the engine have in common behind plain methods: one instance each, on memory of its own or on memory
 * shared with others. What to search and for how long is the host's business. The order of calls is described in
 * assembly/index.ts.
 */
import type { Bitboards, BoardSize } from "./bitboards.ts";

/** How sure a value is: 0 to 4 leave out more or less unlikely lines (about 73, 87, 95, 99 and 99.9 %), 5 none. */
export const EXACT = 5;

/** Table entries are 2^hashBits of 16 bytes. */
export const DEFAULT_HASH_BITS = 20;

export interface CoreLimits {
  /** Plies; from the number of empty squares up the search goes to the end of the game. */
  readonly depth: number;
  readonly selectivity: number;
  /** Values outside are bounds only. */
  readonly alpha?: number;
  readonly beta?: number;
  /** A value for every legal move, not only for the best. */
  readonly everyMove?: boolean;
}

export type RunStatus = "done" | "budget" | "stopped";

export interface RootMove {
  readonly square: number;
  readonly score: number;
  readonly bound: "exact" | "lower" | "upper";
  /** 0 as long as the move has not been searched. */
  readonly depth: number;
  readonly selectivity: number;
}

export interface CoreProgress {
  readonly nodes: number;
  /** Of the last finished step; 0 before the first. */
  readonly depth: number;
  readonly selectivity: number;
  readonly movesDone: number;
  readonly moves: number;
  readonly score: number;
  /** 255 before the first step is done. */
  readonly best: number;
  /** Of the step in hand, from 0 to 1, by the moves done near the root; an estimate that never falls. */
  readonly share: number;
}

/** The calls that both modules have alike. */
export interface CommonExports {
  memoryBytes(hashBits: number): number;
  init(size: number, hashBits: number): void;
  attach(thread: number): void;
  packedAddress(): number;
  loadWeights(bytes: number): void;
  hasEvaluation(): number;
  newSearch(threads: number): void;
  joinSearch(threads: number): void;
  run(nodes: number): number;
  stopAddress(): number;
  progressAddress(): number;
  resultsAddress(): number;
  lineAddress(): number;
  nodeCount(): number;
  clearHash(): void;
}

const PAGE = 65536;
/** Code, tables and weights lie below the hash table. */
const BASE_BYTES = 0x2000000;
const BOUNDS = ["exact", "lower", "upper"] as const;
const runStatuses = ["done", "budget", "stopped"] as const;

/** Memory for one engine, shared memory for the module with threads; shared memory cannot grow afterwards. */
export function createMemory(hashBits = DEFAULT_HASH_BITS, shared = false): WebAssembly.Memory {
  const pages = Math.ceil((BASE_BYTES + 2 ** hashBits * 16) / PAGE);
  return new WebAssembly.Memory(
    shared ? { initial: pages, maximum: pages, shared: true } : { initial: pages },
  );
}

/** What a module exports on a memory. Compiles if given bytes; a compiled module can be handed to workers. */
export async function instantiate<Exports extends CommonExports>(
  source: BufferSource | WebAssembly.Module,
  memory: WebAssembly.Memory,
): Promise<Exports> {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const abort = (): never => {
    throw new Error("engine aborted");
  };
  const instance = await WebAssembly.instantiate(module, { env: { memory, abort } });
  return instance.exports as unknown as Exports;
}

export abstract class CoreBase<Size extends BoardSize, Exports extends CommonExports> {
  readonly memory: WebAssembly.Memory;
  protected readonly exports: Exports;

  protected constructor(memory: WebAssembly.Memory, exports: Exports) {
    this.memory = memory;
    this.exports = exports;
  }

  /** Sets up a search; the number of root moves, 0 if the side to move has none and nothing is to be searched. */
  abstract begin(boards: Bitboards, limits: CoreLimits): number;

  /** Builds the tables for a board size in the first instance; weights have to be loaded again. */
  init(size: Size, hashBits = DEFAULT_HASH_BITS): void {
    const missing = this.exports.memoryBytes(hashBits) - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.exports.init(size, hashBits);
  }

  /** Joins a further instance, numbered from 1, to what the first has built. */
  attach(thread: number): void {
    this.exports.attach(thread);
  }

  /** Takes inflated weights; see weights.ts. */
  loadWeights(packed: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(packed, this.exports.packedAddress());
    this.exports.loadWeights(packed.length);
  }

  get hasEvaluation(): boolean {
    return this.exports.hasEvaluation() !== 0;
  }

  clearHash(): void {
    this.exports.clearHash();
  }

  /** In the first instance, before any begins. */
  newSearch(threads = 1): void {
    this.exports.newSearch(threads);
  }

  /** In every other instance, before it begins. */
  joinSearch(threads: number): void {
    this.exports.joinSearch(threads);
  }

  /** Searches until done, stopped, or about so many nodes are spent (0: no such limit); then it can be called again. */
  run(nodes = 0): RunStatus {
    return runStatuses[this.exports.run(nodes)] as RunStatus;
  }

  /** Where the stop flag lies, for threads that have the memory but no instance at hand. */
  get stopAddress(): number {
    return this.exports.stopAddress();
  }

  stop(): void {
    Atomics.store(new Int32Array(this.memory.buffer), this.stopAddress >> 2, 1);
  }

  /** Readable while another thread runs this search on shared memory: pass the address that thread reported. */
  progress(address = this.progressAddress): CoreProgress {
    return readProgress(this.memory, address);
  }

  get progressAddress(): number {
    return this.exports.progressAddress();
  }

  /** Root moves, the best first. */
  results(count: number): RootMove[] {
    return readRootMoves(this.memory, this.exports.resultsAddress(), count);
  }

  /** The line of so many squares that was last found. */
  protected lineOf(length: number): number[] {
    return [...new Uint8Array(this.memory.buffer, this.exports.lineAddress(), length)];
  }

  /** Positions this instance has looked at since it was made. */
  get nodes(): number {
    return this.exports.nodeCount();
  }
}

/** A thread's root moves, the best first, see assembly/index.ts. */
function readRootMoves(memory: WebAssembly.Memory, address: number, count: number): RootMove[] {
  const words = new Int32Array(memory.buffer, address, count * 6);
  return Array.from({ length: count }, (_, i) => ({
    square: words[i * 6] as number,
    score: words[i * 6 + 1] as number,
    bound: BOUNDS[words[i * 6 + 2] as number] as RootMove["bound"],
    depth: words[i * 6 + 3] as number,
    selectivity: words[i * 6 + 4] as number,
  }));
}

/** A thread's progress words, see assembly/index.ts. */
function readProgress(memory: WebAssembly.Memory, address: number): CoreProgress {
  const words = new DataView(memory.buffer, address);
  const word = (offset: number) => words.getInt32(offset, true);
  return {
    nodes: Number(words.getBigUint64(0, true)),
    depth: word(8),
    selectivity: word(12),
    movesDone: word(16),
    moves: word(20),
    score: word(24),
    best: word(28),
    share: words.getFloat32(32, true),
  };
}
