import { accept, type Result, refuse, type Square } from "../games/index.ts";

/** A year of the French federation's game database: a `.wtb` file. All numbers are little-endian. */
export interface WthorFile {
  /** The day the file was written. */
  readonly written: { readonly year: number; readonly month: number; readonly day: number };
  /** The year the games were played in. */
  readonly year: number;
  /** Empty squares from which the theoretical scores were computed. */
  readonly depth: number;
  readonly games: readonly WthorGame[];
}

export interface WthorGame {
  /** Numbers in the tables of tournaments and players. */
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's discs at the end, empties to the winner; and as they would have been under perfect play. */
  readonly score: number;
  readonly theoretical: number;
  /** Passes left out. The file does not promise that they are legal. */
  readonly moves: readonly Square[];
}

const headerBytes = 16;
const gameBytes = 68;
const movesAt = 8;

function wrong(text: string) {
  return refuse("not-in-notation", { form: "wthor", text });
}

/** A file whose games are read one by one when they are asked for: a large one has hundreds of thousands. */
export interface WthorReader extends Omit<WthorFile, "games"> {
  readonly count: number;
  /** The game at an index from 0. */
  game(index: number): Result<WthorGame>;
}

/** Whether bytes have the length that their header says, which no text has by chance. */
export function looksLikeWthor(bytes: Uint8Array): boolean {
  if (bytes.length < headerBytes) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length === headerBytes + view.getUint32(4, true) * gameBytes;
}

/** Reads the header alone. */
export function openWthor(bytes: Uint8Array): Result<WthorReader> {
  if (bytes.length < headerBytes) return wrong(`${bytes.length} bytes`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(4, true);
  const size = view.getUint8(12);
  if (size !== 0 && size !== 8) return wrong(`board size ${size}`);
  if (!looksLikeWthor(bytes)) return wrong(`${bytes.length} bytes, ${count} games`);
  return accept({
    written: {
      year: view.getUint8(0) * 100 + view.getUint8(1),
      month: view.getUint8(2),
      day: view.getUint8(3),
    },
    year: view.getUint16(10, true),
    depth: view.getUint8(14),
    count,
    game(index: number) {
      const game = parseGame(view, headerBytes + index * gameBytes);
      return game ? accept(game) : wrong(`game ${index + 1}`);
    },
  });
}

export function parseWthor(bytes: Uint8Array): Result<WthorFile> {
  const opened = openWthor(bytes);
  if (!opened.ok) return opened;
  const { written, year, depth, count } = opened.value;
  const games: WthorGame[] = [];
  for (let index = 0; index < count; index++) {
    const game = opened.value.game(index);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return accept({ written, year, depth, games });
}

function parseGame(view: DataView, at: number): WthorGame | undefined {
  const moves: Square[] = [];
  for (let place = at + movesAt; place < at + gameBytes; place++) {
    const byte = view.getUint8(place);
    if (byte === 0) break;
    const row = Math.floor(byte / 10) - 1;
    const column = (byte % 10) - 1;
    if (row < 0 || row > 7 || column < 0 || column > 7) return undefined;
    moves.push(row * 8 + column);
  }
  return {
    tournament: view.getUint16(at, true),
    black: view.getUint16(at + 2, true),
    white: view.getUint16(at + 4, true),
    score: view.getUint8(at + 6),
    theoretical: view.getUint8(at + 7),
    moves,
  };
}

export function makeWthor({ written, year, depth, games }: WthorFile): Uint8Array {
  const bytes = new Uint8Array(headerBytes + games.length * gameBytes);
  const view = new DataView(bytes.buffer);
  bytes.set([Math.floor(written.year / 100), written.year % 100, written.month, written.day]);
  view.setUint32(4, games.length, true);
  view.setUint16(10, year, true);
  bytes.set([8, 0, depth], 12);
  for (const [index, game] of games.entries()) {
    const at = headerBytes + index * gameBytes;
    view.setUint16(at, game.tournament, true);
    view.setUint16(at + 2, game.black, true);
    view.setUint16(at + 4, game.white, true);
    bytes.set([game.score, game.theoretical], at + 6);
    for (const [ply, square] of game.moves.slice(0, 60).entries()) {
      bytes[at + movesAt + ply] = (Math.floor(square / 8) + 1) * 10 + (square % 8) + 1;
    }
  }
  return bytes;
}
