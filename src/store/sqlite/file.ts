import type Database from "libsql";
import { type OpenOptions, openDatabase, patiently } from "./database.ts";
import { asStoreError } from "./errors.ts";

/** A batch that has held the write lock this long lets others in before the next one begins, and for how long. */
const longBatch = 10;
const gap = 4;

/**
 * An open file and its changes since the last `settle`: one transaction that begins with the first change, so that many
 * changes share one write to the disk. Every keeper on the same file uses the same `StoreFile`. Between `settle` and the
 * next change nothing is held, and what other programs do is seen at once.
 */
export class StoreFile {
  readonly path: string;
  readonly #connection: Database.Database;
  readonly #patience: number;
  #begun: number | undefined;

  constructor(path: string, options: OpenOptions = {}) {
    this.path = path;
    this.#patience = options.patience ?? 60_000;
    this.#connection = openDatabase(path, options);
  }

  /** A statement that returns nothing: `run` it in `change`. */
  command(sql: string): Database.Statement {
    return this.#guard(() => this.#connection.prepare(sql));
  }

  /** A statement whose rows are arrays in the order of its columns: ask for `all` of them, in `read` or `change`. */
  query(sql: string): Database.Statement {
    return this.#guard(() => this.#connection.prepare(sql).raw());
  }

  read<T>(work: () => T): T {
    return this.#guard(() => patiently(this.#patience, work));
  }

  /** Several reads that see one state of the file, whatever others commit meanwhile. */
  snapshot<T>(work: () => T): T {
    if (this.#begun !== undefined) return work();
    this.#guard(() => this.#connection.exec("BEGIN"));
    try {
      return work();
    } finally {
      this.#guard(() => this.#connection.exec("COMMIT"));
    }
  }

  /** Does `work` in the current batch; visible to this program at once, to others and on the disk after `settle`. */
  change<T>(work: () => T): T {
    return this.#guard(() => {
      if (this.#begun === undefined) {
        patiently(this.#patience, () => this.#connection.exec("BEGIN IMMEDIATE"));
        this.#begun = performance.now();
      }
      return work();
    });
  }

  /** Everything done so far is on the disk. A promise only after a long batch, to be fair to other programs. */
  settle(): void | Promise<void> {
    if (this.#begun === undefined) return;
    const held = performance.now() - this.#begun;
    this.#begun = undefined;
    this.#guard(() => {
      try {
        this.#connection.exec("COMMIT");
      } catch (error) {
        if (this.#connection.inTransaction) this.#connection.exec("ROLLBACK");
        throw error;
      }
    });
    if (held > longBatch) return new Promise((resolve) => setTimeout(resolve, gap));
  }

  /** Hands so many free pages back to the disk, as part of a change; nothing in a file that was made without a way to do so. */
  giveBack(pages: number): void {
    // Not a prepared statement, which libsql would leave after the first page.
    this.#guard(() => this.#connection.exec(`PRAGMA incremental_vacuum(${pages})`));
  }

  /** Writes the whole file anew without its free pages, so that from then on they can be given back piece by piece. */
  compact(): void {
    this.#guard(() => this.#connection.exec("PRAGMA auto_vacuum = INCREMENTAL; VACUUM"));
  }

  /** Gives up what is not settled. The log goes into the file now, as far as no other program is reading. */
  close(): void {
    if (!this.#connection.open) return;
    try {
      if (this.#connection.inTransaction) this.#connection.exec("ROLLBACK");
      this.#connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // What is settled is safe in the log; whoever opens the file next finds it there.
    } finally {
      this.#connection.close();
    }
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asStoreError(error, this.path);
    }
  }
}
