import type { Bitboards, LargeSize } from "./bitboards.ts";
import {
  type CoreLimits,
  type CoreProgress,
  DEFAULT_HASH_BITS,
  type RootMove,
  type RunStatus,
  readProgress,
  readRootMoves,
  runStatuses,
} from "./core.ts";

interface Exports {
  memoryBytes(hashBits: number): number;
  init(size: number, hashBits: number): void;
  attach(thread: number): void;
  packedAddress(): number;
  loadWeights(bytes: number): void;
  hasEvaluation(): number;
  newSearch(threads: number): void;
  joinSearch(threads: number): void;
  positionAddress(): number;
  begin(depth: number, selectivity: number, alpha: number, beta: number, every: number): number;
  run(nodes: number): number;
  stopAddress(): number;
  progressAddress(): number;
  resultsAddress(): number;
  lineAddress(): number;
  findLine(square: number, proved: number): number;
  nodeCount(): number;
  clearHash(): void;
  legalMoves(): void;
  flips(square: number): void;
  perft(depth: number): bigint;
  evaluate(): number;
}

const page = 65536;
/** More than any score. */
const open = 145;
/** Bytes of one side's discs; three words are in use. */
const boardBytes = 32;
const words = 3;

/** The core for 10×10 and 12×12 behind the methods of `Core`; see assembly/large/index.ts. */
export class LargeCore {
  readonly memory: WebAssembly.Memory;
  readonly #exports: Exports;

  private constructor(memory: WebAssembly.Memory, exports: Exports) {
    this.memory = memory;
    this.#exports = exports;
  }

  static async instantiate(
    source: BufferSource | WebAssembly.Module,
    memory: WebAssembly.Memory,
  ): Promise<LargeCore> {
    const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
    const abort = (): never => {
      throw new Error("engine aborted");
    };
    const instance = await WebAssembly.instantiate(module, { env: { memory, abort } });
    return new LargeCore(memory, instance.exports as unknown as Exports);
  }

  init(size: LargeSize, hashBits = DEFAULT_HASH_BITS): void {
    const missing = this.#exports.memoryBytes(hashBits) - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / page));
    this.#exports.init(size, hashBits);
  }

  attach(thread: number): void {
    this.#exports.attach(thread);
  }

  loadWeights(packed: Uint8Array): void {
    new Uint8Array(this.memory.buffer).set(packed, this.#exports.packedAddress());
    this.#exports.loadWeights(packed.length);
  }

  get hasEvaluation(): boolean {
    return this.#exports.hasEvaluation() !== 0;
  }

  clearHash(): void {
    this.#exports.clearHash();
  }

  newSearch(threads = 1): void {
    this.#exports.newSearch(threads);
  }

  joinSearch(threads: number): void {
    this.#exports.joinSearch(threads);
  }

  begin(boards: Bitboards, limits: CoreLimits): number {
    const { depth, selectivity, alpha = -open, beta = open, everyMove = false } = limits;
    this.#put(boards);
    return this.#exports.begin(depth, selectivity, alpha, beta, everyMove ? 1 : 0);
  }

  run(nodes = 0): RunStatus {
    return runStatuses[this.#exports.run(nodes)] as RunStatus;
  }

  get stopAddress(): number {
    return this.#exports.stopAddress();
  }

  stop(): void {
    Atomics.store(new Int32Array(this.memory.buffer), this.stopAddress >> 2, 1);
  }

  progress(): CoreProgress {
    return readProgress(this.memory, this.#exports.progressAddress());
  }

  results(count: number): RootMove[] {
    return readRootMoves(this.memory, this.#exports.resultsAddress(), count);
  }

  line(boards: Bitboards, square: number, proved: boolean): number[] {
    this.#put(boards);
    const length = this.#exports.findLine(square, proved ? 1 : 0);
    return [...new Uint8Array(this.memory.buffer, this.#exports.lineAddress(), length)];
  }

  get nodes(): number {
    return this.#exports.nodeCount();
  }

  legalMoves(boards: Bitboards): bigint {
    this.#put(boards);
    this.#exports.legalMoves();
    return this.#board();
  }

  flips(square: number, boards: Bitboards): bigint {
    this.#put(boards);
    this.#exports.flips(square);
    return this.#board();
  }

  /** The static evaluation in discs; 0 without weights. */
  evaluate(boards: Bitboards): number {
    this.#put(boards);
    return this.#exports.evaluate();
  }

  perft(boards: Bitboards, depth: number): bigint {
    this.#put(boards);
    return BigInt.asUintN(64, this.#exports.perft(depth));
  }

  #put({ own, opponent }: Bitboards): void {
    const view = new DataView(this.memory.buffer, this.#exports.positionAddress(), 2 * boardBytes);
    for (const [side, board] of [own, opponent].entries()) {
      for (let word = 0; word < boardBytes / 8; word++) {
        view.setBigUint64(side * boardBytes + word * 8, BigInt.asUintN(64, board >> BigInt(64 * word)), true);
      }
    }
  }

  #board(): bigint {
    const view = new DataView(this.memory.buffer, this.#exports.positionAddress(), boardBytes);
    let board = 0n;
    for (let word = words - 1; word >= 0; word--) board = (board << 64n) | view.getBigUint64(word * 8, true);
    return board;
  }
}
