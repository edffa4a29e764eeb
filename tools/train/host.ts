/** The trainer's WebAssembly module and its memory. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

interface Exports {
  init(size: number): void;
  freeMemory(): number;
  packedMemory(): number;
  useWeights(size: number, bytes: number): void;
  seedRandom(seed: number): void;
  randomOf(bound: number): number;
  labelGame(moves: number, exact: number, game: number, target: number): number;
  playGame(
    opening: number,
    randomMoves: number,
    depth: number,
    exact: number,
    game: number,
    target: number,
  ): number;
  finishGame(depth: number, game: number, target: number): number;
  searchSamples(samples: number, count: number, depth: number): void;
  searchDepth(own: bigint, opponent: bigint, depth: number): number;
  solve(own: bigint, opponent: bigint): number;
  /** The value near which the next `solve` begins. */
  guessValue(value: number): void;
  solvePlainly(own: bigint, opponent: bigint): number;
  clearHash(): void;
  readonly foundMove: WebAssembly.Global;
  readonly solvedMove: WebAssembly.Global;
  readonly searchedNodes: WebAssembly.Global;
  readonly squares: WebAssembly.Global;
  readonly absolutes: WebAssembly.Global;
  fitInit(size: number, numbers: number, deltas: number): number;
  rowBytes(): number;
  fitRows(samples: number, count: number, weights: number, rows: number): void;
  shuffle(samples: number, count: number): void;
  fitPass(rows: number, count: number, from: number, to: number): void;
  fitError(rows: number, count: number): void;
  speedRun(samples: number, count: number): number;
  speedEmpty(samples: number, count: number): number;
  evalPhase(size: number, empties: number): number;
  evalPhases(size: number): number;
  evalSetup(ply: number, own: bigint, opponent: bigint): void;
  evalMove(ply: number, square: number, flips: bigint): void;
  evalPass(ply: number): void;
  evalScore(ply: number, empties: number): number;
}

export interface Host {
  readonly wasm: Exports;
  readonly size: number;
  /** The memory's bytes; ask again after `reserve`, which may move them. */
  bytes(): Uint8Array;
  /** Makes sure that memory reaches up to this address. */
  reserve(end: number): void;
  loadWeights(file: string): void;
  /** Weights in their shipped form, inflated. */
  useWeights(packed: Uint8Array | Int8Array): void;
}

const PAGE = 65536;

export async function openHost(wasmFile: string, size: number): Promise<Host> {
  const memory = new WebAssembly.Memory({ initial: 1024, maximum: 65536 });
  const abort = () => {
    throw new Error("the trainer's module stopped");
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), { env: { memory, abort } });
  const wasm = instance.exports as unknown as Exports;
  wasm.init(size);
  const host: Host = {
    wasm,
    size,
    bytes: () => new Uint8Array(memory.buffer),
    reserve(end) {
      const missing = Math.ceil(end / PAGE) - memory.buffer.byteLength / PAGE;
      if (missing > 0) memory.grow(missing);
    },
    loadWeights(file) {
      host.useWeights(gunzipSync(readFileSync(file)));
    },
    useWeights(packed) {
      host.bytes().set(packed, wasm.packedMemory());
      wasm.useWeights(size, packed.length);
    },
  };
  return host;
}
