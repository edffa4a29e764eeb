/** Makes one chunk of samples: from recorded games, by self-play, or from another source by searching its positions. */
import { listChunks, readChunk, SAMPLE_BYTES, writeChunk } from "./chunks.ts";
import { GAME_BYTES, NO_MOVE, readGames, readOpenings } from "./games.ts";
import type { Host } from "./host.ts";

export interface LabelJob {
  readonly kind: "label";
  readonly data: string;
  /** Positions are solved from so many empty squares on. */
  readonly exact: number;
  /** Every so many of the games. */
  readonly share: number;
}

export interface SelfPlayJob {
  readonly kind: "self";
  readonly data: string | undefined;
  readonly weights: string | undefined;
  readonly games: number;
  readonly depth: number;
  readonly exact: number;
  /** The depth of the moves in positions that are solved; 0 for the best moves. */
  readonly finish: number;
  readonly seed: number;
  /** Random moves behind the opening: from `least` to `most`. */
  readonly least: number;
  readonly most: number;
}

export interface SearchJob {
  readonly kind: "search";
  /** The folder of the source that is searched. */
  readonly from: string;
  readonly weights: string;
  readonly depth: number;
}

export type Job = LabelJob | SelfPlayJob | SearchJob;

/** Games a chunk: seconds of work, so that little is lost when a run is cut off. */
const CHUNK_GAMES = 1000;

export interface Work {
  /** The numbers of the chunks that make up the job. */
  readonly chunks: readonly number[];
  make(chunk: number): Uint8Array;
}

const upTo = (games: number) => Array.from({ length: Math.ceil(games / CHUNK_GAMES) }, (_, i) => i);

/** Collects what a call writes at `target` for each game. */
function collect(host: Host, count: number, one: (moves: number, target: number, i: number) => number) {
  const moves = host.wasm.freeMemory();
  const target = moves + GAME_BYTES + 4;
  const parts: Uint8Array[] = [];
  for (let i = 0; i < count; i++) {
    const end = one(moves, target, i);
    parts.push(host.bytes().slice(target, end));
  }
  return Buffer.concat(parts);
}

function labelling(host: Host, { data, exact, share }: LabelJob): Work {
  const games = readGames(data).filter((_, i) => i % share === 0);
  return {
    chunks: upTo(games.length),
    make(chunk) {
      const part = games.slice(chunk * CHUNK_GAMES, (chunk + 1) * CHUNK_GAMES);
      return collect(host, part.length, (moves, target, i) => {
        host.bytes().set(part[i] ?? [], moves);
        return host.wasm.labelGame(moves, exact, chunk * CHUNK_GAMES + i, target);
      });
    },
  };
}

function playing(host: Host, job: SelfPlayJob): Work {
  const none = new Uint8Array(GAME_BYTES).fill(NO_MOVE);
  const openings = job.data === undefined ? [none] : readOpenings(job.data);
  if (job.weights !== undefined) host.loadWeights(job.weights);
  return {
    chunks: upTo(job.games),
    make(chunk) {
      host.wasm.seedRandom(job.seed * 65_536 + chunk);
      const first = chunk * CHUNK_GAMES;
      return collect(host, Math.min(CHUNK_GAMES, job.games - first), (moves, target, i) => {
        const opening = openings[host.wasm.randomOf(openings.length) >>> 0] ?? none;
        const extra = job.least + (host.wasm.randomOf(job.most - job.least + 1) >>> 0);
        host.bytes().set(opening, moves);
        const end = host.wasm.playGame(moves, extra, job.depth, job.exact, first + i, target);
        return end === target ? end : host.wasm.finishGame(job.finish, first + i, end);
      });
    },
  };
}

function searching(host: Host, job: SearchJob): Work {
  host.loadWeights(job.weights);
  return {
    chunks: listChunks(job.from),
    make(chunk) {
      const samples = readChunk(job.from, chunk);
      const first = host.wasm.freeMemory();
      host.reserve(first + samples.length);
      host.bytes().set(samples, first);
      host.wasm.searchSamples(first, samples.length / SAMPLE_BYTES, job.depth);
      return host.bytes().slice(first, first + samples.length);
    },
  };
}

export function openWork(host: Host, job: Job): Work {
  switch (job.kind) {
    case "label":
      return labelling(host, job);
    case "self":
      return playing(host, job);
    case "search":
      return searching(host, job);
  }
}

/** The table of exact values starts empty, so that a chunk follows from the job and its number alone. */
export function makeChunk(host: Host, work: Work, folder: string, chunk: number): number {
  host.wasm.clearHash();
  const samples = work.make(chunk);
  writeChunk(folder, chunk, samples);
  return samples.length / SAMPLE_BYTES;
}
