import type { ReversiPosition } from "../games/index.ts";
import type { Bitboards, BoardSize } from "./bitboards.ts";
import type { BookMove } from "./book/book.ts";
import type { RootMove, RunStatus } from "./core-base.ts";
import type { Analysis, Progress } from "./types.ts";

/** What an engine says to its workers. */
export type ToWorker =
  | {
      readonly type: "open";
      readonly thread: number;
      readonly module: WebAssembly.Module;
      /** Memory that is shared; without it the worker makes its own, which could not be sent. */
      readonly memory: WebAssembly.Memory | undefined;
      readonly hashBits: number;
    }
  /** The first worker builds the tables of a board size; then the others attach to them. */
  | {
      readonly type: "prepare";
      readonly size: BoardSize;
      readonly weights: Uint8Array | undefined;
      /** The module for large boards, when the board is one: it runs on the same memory. */
      readonly large: WebAssembly.Module | undefined;
    }
  | { readonly type: "attach"; readonly large: WebAssembly.Module | undefined }
  | ({ readonly type: "search" } & CoreTask)
  | {
      readonly type: "general";
      readonly id: number;
      readonly position: ReversiPosition;
      readonly limits: GeneralLimits;
    }
  /** For memory that is not shared; where it is, the stop flag lies in it. */
  | { readonly type: "stop"; readonly id: number }
  | {
      readonly type: "lines";
      readonly id: number;
      readonly boards: Bitboards;
      readonly moves: readonly RootMove[];
      /** Proved values get lines to the end of the game, which may need a little search. */
      readonly whole: boolean;
      readonly empties: number;
    }
  | { readonly type: "forget" }
  /** The opening book's file, inflated: it is read here, because that takes longer than a page may stand still. */
  | { readonly type: "book"; readonly bytes: Uint8Array }
  | { readonly type: "look-up"; readonly position: ReversiPosition };

export interface CoreTask {
  readonly id: number;
  readonly boards: Bitboards;
  readonly empties: number;
  readonly depth: number;
  readonly selectivity: number;
  /** 0: no limit. */
  readonly nodes: number;
  readonly seconds: number;
  readonly everyMove: boolean;
  /** How many moves have their lines in what is told on the way. */
  readonly lines: number;
  readonly threads: number;
}

export interface GeneralLimits {
  readonly everyMove: boolean;
  readonly depth: number;
  readonly nodes: number;
  readonly seconds: number;
}

/** A root move and the line that begins with it, in the core's squares. */
export interface LinedMove extends RootMove {
  readonly line: readonly number[];
}

/** How far a search of the core has come. */
export interface CoreState {
  readonly moves: readonly LinedMove[];
  readonly nodes: number;
  readonly share: number;
}

/** What workers answer. */
export type FromWorker =
  | { readonly type: "ready" }
  /** The flag is clear and the tables are aged: the other threads may join. */
  | { readonly type: "begun"; readonly id: number }
  | ({ readonly type: "state"; readonly id: number } & CoreState)
  | ({ readonly type: "found"; readonly id: number; readonly status: RunStatus } & CoreState)
  | { readonly type: "lined"; readonly id: number; readonly moves: readonly LinedMove[] }
  | { readonly type: "general-state"; readonly id: number; readonly progress: Progress }
  | { readonly type: "general-found"; readonly id: number; readonly analysis: Analysis }
  /** None where the book ends or does not reach, or there is none. */
  | { readonly type: "looked-up"; readonly moves: readonly BookMove[] }
  | { readonly type: "failed"; readonly message: string };

/** One end of a channel: a worker as its owner sees it, or the owner as the worker sees it. */
interface Port<Out, In> {
  post(message: Out): void;
  listen(listener: (message: In) => void): void;
  /** Ends the worker. */
  close(): void;
}

export type WorkerPort = Port<ToWorker, FromWorker>;
export type OwnerPort = Port<FromWorker, ToWorker>;

/**
 * Tasks up to this number are called off. It stands in a word of the shared memory that the core leaves to the host
 * (0x600 to 0x7ff), written before the stop flag and read after the flag is cleared, so no stop is lost.
 */
const cancelledWord = 0x600 >> 2;

export function cancel(memory: WebAssembly.Memory, id: number): void {
  Atomics.store(new Int32Array(memory.buffer), cancelledWord, id);
}

export function isCancelled(memory: WebAssembly.Memory, id: number): boolean {
  return Atomics.load(new Int32Array(memory.buffer), cancelledWord) >= id;
}
