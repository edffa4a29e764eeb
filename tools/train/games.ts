/** Reads recorded games: each becomes 60 bytes, the squares played (row · 8 + column), 255 after the end. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const GAME_BYTES = 60;
export const NO_MOVE = 255;

const WTHOR_HEADER = 16;
const WTHOR_RECORD = 68;
const WTHOR_MOVES = 8;

function readWthor(file: string): Uint8Array[] {
  const data = readFileSync(file);
  const count = data.readUInt32LE(4);
  const games: Uint8Array[] = [];
  for (let i = 0; i < count; i++) {
    const first = WTHOR_HEADER + i * WTHOR_RECORD + WTHOR_MOVES;
    if (first + GAME_BYTES > data.length) break;
    const game = new Uint8Array(GAME_BYTES).fill(NO_MOVE);
    for (let ply = 0; ply < GAME_BYTES; ply++) {
      const move = data[first + ply] ?? 0;
      if (move < 11 || move > 88) break;
      game[ply] = (Math.floor(move / 10) - 1) * 8 + (move % 10) - 1;
    }
    games.push(game);
  }
  return games;
}

/** `f5d6c3…`, anything behind a space left aside. */
export function parseTranscript(line: string): Uint8Array {
  const text = line.split(" ")[0] ?? "";
  const game = new Uint8Array(GAME_BYTES).fill(NO_MOVE);
  for (let ply = 0; ply < GAME_BYTES && 2 * ply + 1 < text.length; ply++) {
    game[ply] = (text.charCodeAt(2 * ply + 1) - 49) * 8 + text.charCodeAt(2 * ply) - 97;
  }
  return game;
}

function readTranscripts(file: string): Uint8Array[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.length > 1)
    .map((line) => parseTranscript(line.trim()));
}

/** All games of a data folder, in the order of the file names. */
export function readGames(folder: string): Uint8Array[] {
  const games: Uint8Array[] = [];
  for (const name of readdirSync(join(folder, "wthor")).sort()) {
    if (name.endsWith(".wtb")) for (const game of readWthor(join(folder, "wthor", name))) games.push(game);
  }
  for (const name of readdirSync(join(folder, "selfplay")).sort()) {
    if (name.endsWith(".txt")) {
      for (const game of readTranscripts(join(folder, "selfplay", name))) games.push(game);
    }
  }
  return games;
}

export function readOpenings(folder: string): Uint8Array[] {
  return readTranscripts(join(folder, "xot-openings.txt"));
}
