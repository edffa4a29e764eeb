/** The engine's WebAssembly module for boards up to 8×8 behind plain methods. */
import type { Bitboards, CoreSize } from "./bitboards.ts";
import { type CommonExports, CoreBase, type CoreLimits, instantiate } from "./core-base.ts";

export { createMemory, EXACT } from "./core-base.ts";

interface Exports extends CommonExports {
  begin(
    own: bigint,
    opponent: bigint,
    depth: number,
    selectivity: number,
    alpha: number,
    beta: number,
    every: number,
  ): number;
  findLine(own: bigint, opponent: bigint, square: number, proved: number): number;
  legalMoves(own: bigint, opponent: bigint): bigint;
  flips(square: number, own: bigint, opponent: bigint): bigint;
  evaluate(own: bigint, opponent: bigint): number;
  evaluateRepeatedly(own: bigint, opponent: bigint, rounds: number): number;
  finalScore(own: bigint, opponent: bigint): number;
  countStable(own: bigint, opponent: bigint): number;
  solveFew(own: bigint, opponent: bigint, alpha: number, beta: number): number;
  perft(own: bigint, opponent: bigint, depth: number): bigint;
}

export class Core extends CoreBase<CoreSize, Exports> {
  static async instantiate(
    source: BufferSource | WebAssembly.Module,
    memory: WebAssembly.Memory,
  ): Promise<Core> {
    return new Core(memory, await instantiate<Exports>(source, memory));
  }

  begin({ own, opponent }: Bitboards, limits: CoreLimits): number {
    const { depth, selectivity, alpha = -65, beta = 65, everyMove = false } = limits;
    return this.exports.begin(own, opponent, depth, selectivity, alpha, beta, everyMove ? 1 : 0);
  }

  /** The line that begins with a root move, passes left out; to the end of the game if its value is proved. */
  line({ own, opponent }: Bitboards, square: number, proved: boolean): number[] {
    const length = this.exports.findLine(own, opponent, square, proved ? 1 : 0);
    return this.lineOf(length);
  }

  legalMoves({ own, opponent }: Bitboards): bigint {
    return BigInt.asUintN(64, this.exports.legalMoves(own, opponent));
  }

  flips(square: number, { own, opponent }: Bitboards): bigint {
    return BigInt.asUintN(64, this.exports.flips(square, own, opponent));
  }

  /** The static evaluation in discs; 0 without weights. */
  evaluate({ own, opponent }: Bitboards): number {
    return this.exports.evaluate(own, opponent);
  }

  /** For measuring: evaluates every move so many times; the number of evaluations. */
  evaluateRepeatedly({ own, opponent }: Bitboards, rounds: number): number {
    return this.exports.evaluateRepeatedly(own, opponent, rounds);
  }

  finalScore({ own, opponent }: Bitboards): number {
    return this.exports.finalScore(own, opponent);
  }

  /** Discs of the side to move that can never be turned: a lower bound. */
  countStable({ own, opponent }: Bitboards): number {
    return this.exports.countStable(own, opponent);
  }

  /** A plain search to the end without tables, for comparison. */
  solvePlainly({ own, opponent }: Bitboards): number {
    return this.exports.solveFew(own, opponent, -65, 65);
  }

  perft({ own, opponent }: Bitboards, depth: number): bigint {
    return BigInt.asUintN(64, this.exports.perft(own, opponent, depth));
  }
}
