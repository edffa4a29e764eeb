import type { ReversiPosition, Square } from "../games/index.ts";

/** Where a search ends; the first limit that is reached counts. Without any it goes on until it is stopped or has solved. */
export interface Limits {
  /** Plies to look ahead. */
  readonly depth?: number;
  readonly nodes?: number;
  readonly seconds?: number;
  /** To the end of the game, nothing left out. */
  readonly exact?: boolean;
  /** Which moves get a value of their own: all of them, or the best, where the others carry an upper bound. */
  readonly values?: "all" | "best";
  /** How many of the best moves have their lines while the search goes on; 1. Its result has them for all. */
  readonly lines?: number;
  /** How much the probability cuts may leave out, 0 (most) to 5 (nothing); 1 when a depth is given. */
  readonly selectivity?: number;
}

export interface MoveValue {
  readonly square: Square;
  /** Discs, for the side to move, empty squares to the winner. */
  readonly score: number;
  /** With `upper` the move is worth at most the score. */
  readonly bound: "value" | "upper";
  /** Searched to the end of the game with nothing left out. */
  readonly exact: boolean;
  readonly depth: number;
  /** Per cent: 100 when nothing was left out. */
  readonly confidence: number;
  /** The best play from here, this move first, passes left out. */
  readonly line: readonly Square[];
}

export interface Analysis {
  /** Undefined only when the game is over. */
  readonly best: Square | undefined;
  /** Discs, for the side to move (after the end, the side whose turn it would be), empty squares to the winner. */
  readonly score: number;
  readonly exact: boolean;
  readonly depth: number;
  readonly confidence: number;
  /** The best first. */
  readonly moves: readonly MoveValue[];
  readonly line: readonly Square[];
  readonly nodes: number;
  readonly seconds: number;
  /** False when a limit of time or nodes, or a stop, cut the search short. */
  readonly complete: boolean;
  /** `general` is the weaker engine for boards beyond 12×12, and where the files for large boards are missing. */
  readonly engine: "core" | "general";
}

export interface Progress extends Analysis {
  readonly nodesPerSecond: number;
  /** How much of the work is done, 0 to 1; an estimate, since trees do not tell their size. */
  readonly share: number;
}

export interface Search {
  readonly result: Promise<Analysis>;
  /** The result comes within 50 ms, with what is known. */
  stop(): void;
}

/** For whoever waits for a move: how far the search for it is, and the search itself, which can be stopped. */
export interface Waiting {
  readonly watch?: (progress: Progress) => void;
  readonly begun?: (search: Search) => void;
}

export interface Engine {
  readonly threads: number;
  /** One search at a time: a new one stops the one before. */
  analyse(position: ReversiPosition, limits?: Limits, watch?: (progress: Progress) => void): Search;
  /** A move at a level from 1 to 20; `chance` gives numbers from 0 up to 1: it makes weak levels err and strong ones vary in the book. */
  choose(position: ReversiPosition, level: number, chance: () => number, waiting?: Waiting): Promise<Square>;
  /** Empties the hash table: what was searched before has no influence any more. */
  forget(): Promise<void>;
  close(): void;
}

export const maxThreads = 16;

/** Per cent for each selectivity of the core. */
export const confidences = [73, 87, 95, 99, 99.9, 100] as const;
