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
  #looked = Number.NEGATIVE_INFINITY;
  #diskIsScarce = false;

  /** From now on the file does not grow beyond `maxBytes` through this connection. */
  constructor(file: StoreFile, maxBytes: number) {
    this.#file = file;
    const [[pageSize]] = file.read(() => file.query("PRAGMA page_size").all()) as [[number]];
    this.#maxPages = Math.max(1, Math.floor(maxBytes / pageSize));
    const limit = file.query(`PRAGMA max_page_count = ${Math.min(this.#maxPages, 0xfffffffe)}`);
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
    try {
      const { bavail, bsize } = statfsSync(this.#file.path);
      this.#diskIsScarce = bavail * bsize < leastFree;
    } catch {
      this.#diskIsScarce = false;
    }
    return this.#diskIsScarce;
  }
}
