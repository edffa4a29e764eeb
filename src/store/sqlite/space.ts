import { statfsSync } from "node:fs";
import type Database from "libsql";
import type { StoreFile } from "./file.ts";

/** New games are refused when so much of what the file may have is used: the rest is for the games that are going on. */
const share = 0.9;
/** And when the disk has less than this left, whatever the file may have. */
const leastFree = 64 * 2 ** 20;
const lookEvery = 1000;

/** What room a file has left. */
export class FileSpace {
  readonly #file: StoreFile;
  readonly #pages: Database.Statement;
  readonly #maxPages: number;
  readonly #freeBytes: (path: string) => number;
  #looked = Number.NEGATIVE_INFINITY;
  #diskIsScarce = false;

  /**
   * From now on the file does not grow beyond `maxBytes` through this connection, unless it is larger already: then it takes no new
   * games, and a tenth more for those it has.
   */
  constructor(file: StoreFile, maxBytes: number, freeBytes = bytesLeft) {
    this.#file = file;
    this.#freeBytes = freeBytes;
    const [[pageSize]] = file.read(() => file.query("PRAGMA page_size").all()) as [[number]];
    this.#maxPages = Math.max(1, Math.floor(maxBytes / pageSize));
    const [[present]] = file.read(() => file.query("PRAGMA page_count").all()) as [[number]];
    const most = present > this.#maxPages ? Math.ceil(present * (2 - share)) : this.#maxPages;
    const limit = file.query(`PRAGMA max_page_count = ${Math.min(most, 0xfffffffe)}`);
    file.read(() => limit.all());
    this.#pages = file.query(
      "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count",
    );
  }

  /** Whether there is no room for new games. */
  get isScarce(): boolean {
    const [[used]] = this.#pages.all() as [[number]];
    return used > this.#maxPages * share || this.#isDiskScarce();
  }

  #isDiskScarce(): boolean {
    if (performance.now() - this.#looked < lookEvery) return this.#diskIsScarce;
    this.#looked = performance.now();
    this.#diskIsScarce = this.#freeBytes(this.#file.path) < leastFree;
    return this.#diskIsScarce;
  }
}

/** What the disk a file is on has left; no end of it where that cannot be asked. */
function bytesLeft(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
