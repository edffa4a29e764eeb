import { statfsSync } from "node:fs";
import type Database from "libsql";
import type { StoreFile } from "./file.ts";

/** New games are refused when so much of what the file may have is used: the rest is for the games that are going on. */
const share = 0.9;
/** And when the disk has less than this left, whatever the file may have. */
const leastFree = 64 * 2 ** 20;
/** With less than this left nothing is kept but what makes room: it needs room itself, in the log. */
const leastToMakeRoom = 16 * 2 ** 20;
const lookEvery = 1000;
/** To take a row away SQLite may have to divide a page: whoever makes room has so many more meanwhile. */
const pagesToFree = 64;
/** SQLite's own limit. */
const mostPages = 0xfffffffe;

/** What the disk a file is on has left. */
export type FreeBytes = (path: string) => number;

/** How many pages a file may have: new games are judged by the first, `most` is where it ends. */
export interface PageLimits {
  readonly usual: number;
  readonly most: number;
}

/**
 * A file that is larger than `maxBytes` already takes no new games, and has a tenth more for those it has. So it is judged once,
 * when it is opened first: judged again after every failure it would grow by a tenth each time.
 */
export function pageLimits(file: StoreFile, maxBytes: number): PageLimits {
  const [[pageSize]] = file.read(() => file.query("PRAGMA page_size").all()) as [[number]];
  const usual = Math.max(1, Math.floor(maxBytes / pageSize));
  const [[present]] = file.read(() => file.query("PRAGMA page_count").all()) as [[number]];
  return { usual, most: present > usual ? Math.ceil(present * (2 - share)) : usual };
}

/** What room a file has left. */
export class FileSpace {
  readonly #file: StoreFile;
  readonly #pages: Database.Statement;
  readonly #usual: number;
  readonly #hold: Database.Statement;
  readonly #loosen: Database.Statement;
  readonly #freeBytes: FreeBytes;
  #looked = Number.NEGATIVE_INFINITY;
  #diskLeft = Number.POSITIVE_INFINITY;

  /** From now on the file does not grow beyond its limits through this connection. */
  constructor(file: StoreFile, { usual, most }: PageLimits, freeBytes: FreeBytes = bytesLeft) {
    this.#file = file;
    this.#freeBytes = freeBytes;
    this.#usual = usual;
    const limit = (pages: number) => file.query(`PRAGMA max_page_count = ${Math.min(pages, mostPages)}`);
    this.#hold = limit(most);
    this.#loosen = limit(most + pagesToFree);
    file.read(() => this.#hold.all());
    this.#pages = file.query(
      "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count",
    );
  }

  /** Whether there is no room for new games. */
  get isScarce(): boolean {
    const [[used]] = this.#pages.all() as [[number]];
    return used > this.#usual * share || this.#onDisk() < leastFree;
  }

  /** Whether the disk has no room but for what makes some. */
  get isDiskFull(): boolean {
    return this.#onDisk() < leastToMakeRoom;
  }

  /** Does work that makes room, as part of a change. When it fails, the connection has to be given up. */
  makeRoom<T>(work: () => T): T {
    this.#loosen.all();
    const answer = work();
    this.#hold.all();
    return answer;
  }

  #onDisk(): number {
    if (performance.now() - this.#looked >= lookEvery) {
      this.#looked = performance.now();
      this.#diskLeft = this.#freeBytes(this.#file.path);
    }
    return this.#diskLeft;
  }
}

/** No end of it where that cannot be asked. */
function bytesLeft(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
