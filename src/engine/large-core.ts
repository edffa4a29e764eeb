import type { Bitboards } from "./core.ts";

/** The boards that have a module of their own. A square is 16 · row + column, a1 is 0. */
export type LargeSize = 10 | 12;

interface Exports {
  init(size: number): void;
  attach(thread: number): void;
  positionAddress(): number;
  legalMoves(): void;
  flips(square: number): void;
  perft(depth: number): bigint;
}

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

  init(size: LargeSize): void {
    this.#exports.init(size);
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
