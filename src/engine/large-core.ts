import type { Bitboards, LargeSize } from "./bitboards.ts";
import { type CommonExports, CoreBase, type CoreLimits, instantiate } from "./core-base.ts";

interface Exports extends CommonExports {
  positionAddress(): number;
  begin(depth: number, selectivity: number, alpha: number, beta: number, every: number): number;
  findLine(square: number, proved: number): number;
  legalMoves(): void;
  flips(square: number): void;
  perft(depth: number): bigint;
  evaluate(): number;
}

/** More than any score. */
const open = 145;
/** Bytes of one side's discs; three words are in use. */
const boardBytes = 32;
const words = 3;

/** The core for 10×10 and 12×12; see assembly/large/index.ts. */
export class LargeCore extends CoreBase<LargeSize, Exports> {
  static async instantiate(
    source: BufferSource | WebAssembly.Module,
    memory: WebAssembly.Memory,
  ): Promise<LargeCore> {
    return new LargeCore(memory, await instantiate<Exports>(source, memory));
  }

  begin(boards: Bitboards, limits: CoreLimits): number {
    const { depth, selectivity, alpha = -open, beta = open, everyMove = false } = limits;
    this.#put(boards);
    return this.exports.begin(depth, selectivity, alpha, beta, everyMove ? 1 : 0);
  }

  line(boards: Bitboards, square: number, proved: boolean): number[] {
    this.#put(boards);
    const length = this.exports.findLine(square, proved ? 1 : 0);
    return this.lineOf(length);
  }

  legalMoves(boards: Bitboards): bigint {
    this.#put(boards);
    this.exports.legalMoves();
    return this.#board();
  }

  flips(square: number, boards: Bitboards): bigint {
    this.#put(boards);
    this.exports.flips(square);
    return this.#board();
  }

  /** The static evaluation in discs; 0 without weights. */
  evaluate(boards: Bitboards): number {
    this.#put(boards);
    return this.exports.evaluate();
  }

  perft(boards: Bitboards, depth: number): bigint {
    this.#put(boards);
    return BigInt.asUintN(64, this.exports.perft(depth));
  }

  #put({ own, opponent }: Bitboards): void {
    const view = new DataView(this.memory.buffer, this.exports.positionAddress(), 2 * boardBytes);
    for (const [side, board] of [own, opponent].entries()) {
      for (let word = 0; word < boardBytes / 8; word++) {
        view.setBigUint64(side * boardBytes + word * 8, BigInt.asUintN(64, board >> BigInt(64 * word)), true);
      }
    }
  }

  #board(): bigint {
    const view = new DataView(this.memory.buffer, this.exports.positionAddress(), boardBytes);
    let board = 0n;
    for (let word = words - 1; word >= 0; word--) board = (board << 64n) | view.getBigUint64(word * 8, true);
    return board;
  }
}
