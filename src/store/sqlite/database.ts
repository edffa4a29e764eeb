import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import Database from "libsql";
import { StoreError } from "../errors.ts";
import { createBeside, versionAndId } from "./create.ts";
import { asStoreError, resultCode, sqlite } from "./errors.ts";
import { inspectHeader, sizeOf } from "./header.ts";
import type { Migration } from "./migration.ts";
import { migrations as ourMigrations } from "./migrations.ts";

export interface OpenOptions {
  /** The schema's history; ours unless a test brings another. */
  readonly migrations?: readonly Migration[];
  /** How many milliseconds to wait for another program before giving up. */
  readonly patience?: number;
  /**
   * This process has the file open already, and so it was judged. It must not be opened and closed past SQLite any more: closing
   * any handle of a file lets go of all locks the process has on it (POSIX), and the next other program that closes the file would
   * take its log away.
   */
  readonly opened?: boolean;
}

/** Files below this are checked from end to end when they are opened. */
const checkedBelow = 10_000_000;

/** SQLite's own wait, kept short: whoever holds the file leaves gaps (see `file.ts`), and we must not sleep through one. */
const pollFor = 3;

/**
 * Opens a file of ours, makes it when it is missing or empty, brings its schema up to date. What is foreign, newer or
 * damaged is refused with a `StoreError`, and the file stays as it was.
 */
export function openDatabase(path: string, options: OpenOptions = {}): Database.Database {
  const { migrations = ourMigrations, patience = 60_000, opened = false } = options;
  const file = resolve(path);
  const state = opened ? "opened" : inspectTwice(file);
  let connection: Database.Database | undefined;
  try {
    // Closing a connection that can write moves a log left by a crash into the file. So the file is judged before.
    const logged = sizeOf(`${file}-wal`) > 0;
    if (state === "existing" && logged) {
      const reader = new Database(`${pathToFileURL(file).href}?mode=ro`, { timeout: pollFor });
      closing(reader, () => examine(reader, file, migrations, patience));
    }
    // A log without its file is thrown away by SQLite, but only as long as the file is empty.
    if (state === "missing" && !logged) createBeside(file, migrations);
    connection = new Database(file, { timeout: pollFor });
    if (state === "existing" && !logged) examine(connection, file, migrations, patience);
    migrate(connection, file, migrations, patience);
    settings(connection, file, patience);
    return connection;
  } catch (error) {
    connection?.close();
    throw asStoreError(error, file);
  }
}

/** Runs `work`, again and again while another program holds the file, until `patience` milliseconds are over. */
export function patiently<T>(patience: number, work: () => T): T {
  const begun = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (resultCode(error) !== sqlite.busy || performance.now() - begun > patience) throw error;
    }
  }
}

/** A header read while another program makes the file may be half written. What is wrong stays wrong the next time. */
function inspectTwice(file: string): ReturnType<typeof inspectHeader> {
  try {
    return inspectHeader(file);
  } catch {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    return inspectHeader(file);
  }
}

/**
 * Judges a file that has our header. Nothing but `exec` is used, because a connection that has ever prepared a statement
 * is not really closed by `close` (github.com/tursodatabase/libsql-js/issues/228) and would leave its log behind.
 */
function examine(
  connection: Database.Database,
  file: string,
  migrations: readonly Migration[],
  patience: number,
): void {
  try {
    examineParts(connection, file, migrations, patience);
  } catch (error) {
    const reason = asStoreError(error, file);
    // Whatever else stops SQLite from reading a file with our header, the file is at fault.
    const unclear = reason instanceof StoreError && reason.code === "failed";
    throw unclear ? new StoreError("damaged", file, { reported: (error as Error).message }) : reason;
  }
}

function examineParts(
  connection: Database.Database,
  file: string,
  migrations: readonly Migration[],
  patience: number,
): void {
  const holds = (condition: string) => patiently(patience, () => holdsIn(connection, condition));
  if (sizeOf(file) + sizeOf(`${file}-wal`) < checkedBelow) {
    if (!holds("(SELECT quick_check FROM pragma_quick_check(1)) = 'ok'")) {
      throw new StoreError("damaged", file, "check");
    }
  }
  const versionIs = (comparison: string) =>
    holds(`(SELECT user_version FROM pragma_user_version) ${comparison}`);
  if (versionIs(`> ${migrations.length}`)) throw new StoreError("newer", file);
  if (versionIs("< 1")) {
    // Its making was cut short, and SQLite has just taken that back.
    if (sizeOf(file) === 0) return;
    throw new StoreError("foreign", file, "no-version");
  }
  for (const [index, { probe }] of migrations.entries()) {
    if (!versionIs(`> ${index}`)) break;
    try {
      connection.exec(probe);
    } catch (error) {
      if (resultCode(error) !== sqlite.error) throw error;
      throw new StoreError("foreign", file, "schema");
    }
  }
}

/** Asks a yes-or-no question with `exec`, which returns no rows but does fail: a no is made an integer overflow. */
function holdsIn(connection: Database.Database, condition: string): boolean {
  try {
    connection.exec(`SELECT CASE WHEN ${condition} THEN 1 ELSE abs(-9223372036854775808) END`);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes("integer overflow")) return false;
    throw error;
  }
}

/**
 * All steps that are missing, in one transaction. A new file is made before the write-ahead log is switched on, so that
 * its id and version are in the file itself from the first moment it is not empty.
 */
function migrate(
  connection: Database.Database,
  file: string,
  migrations: readonly Migration[],
  patience: number,
): void {
  const version = () => patiently(patience, () => Number(pragma(connection, "user_version")));
  if (version() === migrations.length) return;
  patiently(patience, () => connection.exec("BEGIN IMMEDIATE"));
  try {
    // Another program may have been faster.
    const found = version();
    if (found > migrations.length) throw new StoreError("newer", file);
    if (found === 0 && !holdsIn(connection, "NOT EXISTS (SELECT 1 FROM sqlite_schema)")) {
      throw new StoreError("foreign", file);
    }
    for (const { up } of migrations.slice(found)) connection.exec(up);
    connection.exec(versionAndId(migrations));
    patiently(patience, () => connection.exec("COMMIT"));
  } catch (error) {
    if (connection.inTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

/** The write-ahead log and full synchronisation, both read back: without them a power cut could lose what was promised. */
function settings(connection: Database.Database, file: string, patience: number): void {
  const mode = patiently(patience, () => pragma(connection, "journal_mode = WAL"));
  // On macOS a plain fsync stops at the drive's own cache; elsewhere the second pragma means nothing.
  connection.exec("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON");
  const synchronous = pragma(connection, "synchronous");
  if (mode !== "wal" || synchronous !== 2) {
    throw new StoreError("failed", file, { reported: `journal mode ${mode}, synchronous ${synchronous}` });
  }
}

/** The value a pragma answers with. */
export function pragma(connection: Database.Database, source: string): unknown {
  const [row] = connection.prepare(`PRAGMA ${source}`).raw().all() as unknown[][];
  return row?.[0];
}

function closing(connection: Database.Database, work: () => void): void {
  try {
    work();
  } finally {
    connection.close();
  }
}
