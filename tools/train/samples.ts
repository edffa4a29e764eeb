/** Makes samples: from recorded games, or by self-play; and adds the values of a search to them. */
import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { GAME_BYTES, NO_MOVE, readGames, readOpenings } from "./games.ts";
import { type Host, SAMPLE_BYTES } from "./host.ts";

const EMPTIES = 28;

/** One file a phase: NAME.PHASE.bin. */
function openPhases(host: Host, folder: string, name: string) {
  const phases = host.wasm.evalPhases(host.size);
  const files = Array.from({ length: phases }, (_, phase) =>
    openSync(join(folder, `${name}.${phase}.bin`), "w"),
  );
  const parts: Uint8Array[][] = files.map(() => []);
  const flush = () => {
    files.forEach((file, phase) => {
      writeSync(file, Buffer.concat(parts[phase] ?? []));
      parts[phase] = [];
    });
  };
  let waiting = 0;
  return {
    add(first: number, end: number) {
      const bytes = host.bytes();
      for (let sample = first; sample < end; sample += SAMPLE_BYTES) {
        const phase = host.wasm.evalPhase(host.size, bytes[sample + EMPTIES] ?? 0);
        parts[phase]?.push(bytes.slice(sample, sample + SAMPLE_BYTES));
        waiting++;
      }
      if (waiting > 500_000) {
        flush();
        waiting = 0;
      }
    },
    close() {
      flush();
      files.forEach(closeSync);
    },
  };
}

function report(done: number, all: number, since: number): void {
  const seconds = (Date.now() - since) / 1000;
  console.log(`${done} of ${all} games, ${seconds.toFixed(0)} s`);
}

/** Recorded games with solved endings. */
export function labelGames(host: Host, data: string, folder: string, exact: number, share: number): void {
  const games = readGames(data).filter((_, i) => i % share === 0);
  const phases = openPhases(host, folder, "games");
  const moves = host.wasm.freeMemory();
  const target = moves + GAME_BYTES + 4;
  const since = Date.now();
  let broken = 0;
  games.forEach((game, i) => {
    host.bytes().set(game, moves);
    const end = host.wasm.labelGame(moves, exact, i, target);
    if (end === target) broken++;
    phases.add(target, end);
    if (i % 10_000 === 0) report(i, games.length, since);
  });
  phases.close();
  report(games.length, games.length, since);
  console.log(`${broken} games broken off or illegal`);
}

export interface SelfPlay {
  readonly name: string;
  readonly games: number;
  readonly depth: number;
  readonly exact: number;
  readonly seed: number;
  /** Random moves behind the opening: from `least` to `most`. */
  readonly least: number;
  readonly most: number;
}

/** Self-play with the weights the host has. Games are numbered from the seed, so that held-out games are spread. */
export function selfPlay(host: Host, data: string | undefined, folder: string, plan: SelfPlay): void {
  const none = new Uint8Array(GAME_BYTES).fill(NO_MOVE);
  const openings = data === undefined ? [none] : readOpenings(data);
  const phases = openPhases(host, folder, plan.name);
  const moves = host.wasm.freeMemory();
  const target = moves + GAME_BYTES + 4;
  const since = Date.now();
  host.wasm.seedRandom(plan.seed);
  for (let i = 0; i < plan.games; i++) {
    const opening = openings[host.wasm.randomOf(openings.length) >>> 0] ?? none;
    const extra = plan.least + (host.wasm.randomOf(plan.most - plan.least + 1) >>> 0);
    host.bytes().set(opening, moves);
    let end = host.wasm.playGame(moves, extra, plan.depth, plan.exact, i, target);
    if (end !== target) end = host.wasm.finishGame(i, end);
    phases.add(target, end);
    if (i % 5000 === 0) report(i, plan.games, since);
  }
  phases.close();
  report(plan.games, plan.games, since);
}

/** Adds the value of a search to the samples of one file. */
export function searchFile(host: Host, file: string, depth: number): void {
  const data = readFileSync(file);
  const first = host.wasm.freeMemory();
  const batch = 100_000 * SAMPLE_BYTES;
  host.reserve(first + batch);
  for (let from = 0; from < data.length; from += batch) {
    const part = data.subarray(from, Math.min(from + batch, data.length));
    host.bytes().set(part, first);
    host.wasm.searchSamples(first, part.length / SAMPLE_BYTES, depth);
    part.set(host.bytes().subarray(first, first + part.length));
  }
  writeFileSync(file, data);
}
