/**
 * Samples on the disk: a source is a folder of chunks, each a file of samples that appears under its name once it is
 * whole. What is there need not be made again, and who makes which chunk does not matter.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const SAMPLE_BYTES = 32;
/** Where a sample's fields lie; tools/train/assembly/samples.ts says what they are. */
export const OUTCOME = 16;
export const SEARCHED = 20;
export const GAME = 24;
export const EMPTIES = 28;

const nameOf = (chunk: number) => `${String(chunk).padStart(5, "0")}.bin`;

export function hasChunk(folder: string, chunk: number): boolean {
  return existsSync(join(folder, nameOf(chunk)));
}

export function writeChunk(folder: string, chunk: number, samples: Uint8Array): void {
  const file = join(folder, nameOf(chunk));
  writeFileSync(`${file}.part`, samples);
  renameSync(`${file}.part`, file);
}

export function readChunk(folder: string, chunk: number): Buffer {
  return readFileSync(join(folder, nameOf(chunk)));
}

/** The numbers of the whole chunks of a source, in order. */
export function listChunks(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".bin"))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

/** Opens a source for a job; one begun with other settings is left alone. */
export function openSource(folder: string, settings: object): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "settings.json");
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  if (!existsSync(file)) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    throw new Error(`${folder} was begun with other settings: take another name, or remove it`);
  }
}

export interface Seen {
  readonly chunks: number;
  readonly games: number;
  readonly samples: number;
  /** Samples whose value is proved: where search and outcome are one. */
  readonly proved: number;
  /** Samples by the number of empty squares. */
  readonly empties: readonly number[];
}

export function countSource(folder: string): Seen {
  const empties = new Array<number>(61).fill(0);
  const chunks = listChunks(folder);
  const games = new Set<number>();
  let proved = 0;
  for (const chunk of chunks) {
    const samples = readChunk(folder, chunk);
    for (let first = 0; first < samples.length; first += SAMPLE_BYTES) {
      const left = samples.readUInt32LE(first + EMPTIES);
      empties[left] = (empties[left] ?? 0) + 1;
      games.add(samples.readUInt32LE(first + GAME));
      if (samples.readFloatLE(first + SEARCHED) === samples.readFloatLE(first + OUTCOME)) proved++;
    }
  }
  const samples = empties.reduce((sum, count) => sum + count, 0);
  return { chunks: chunks.length, games: games.size, samples, proved, empties };
}

/** What a source holds, in words: positions by tens of empty squares. */
export function describeSource(name: string, { chunks, games, samples, proved, empties }: Seen): string {
  const tens = [0, 10, 20, 30, 40, 50].map((from) => {
    const count = empties.slice(from, from === 50 ? 61 : from + 10).reduce((sum, x) => sum + x, 0);
    return `${from}+: ${count}`;
  });
  return `${name}: ${chunks} chunks, ${games} games, ${samples} positions (${tens.join(", ")}), ${proved} proved`;
}
