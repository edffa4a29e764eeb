import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import Database from "libsql";
import { StoreError } from "../errors.ts";
import { asStoreError, resultCode, sqlite } from "./errors.ts";
import { inspectHeader } from "./header.ts";

export interface FileLock {
  release(): void;
}

/**
 * Keeps a second server away from a file, and nobody else: consoles and `grundy export` do not ask. The lock is SQLite's
 * own, on an empty database beside the file, because it is the system that lets go of it when the process ends in
 * whatever way. The empty file stays: if one server removed it while another opened it, a third could lock a new one.
 */
export function lockFile(path: string): FileLock {
  // What is not ours is refused before anything is put beside it.
  inspectHeader(realPath(path));
  return lockBeside(path, "lock");
}

/** The same for a purpose of its own, on a file that is open: who looks into that past SQLite lets go of its locks (see `OpenOptions`). */
export function lockBeside(path: string, purpose: "lock" | "arena"): FileLock {
  const beside = `${realPath(path)}.${purpose}`;
  let connection: Database.Database | undefined;
  try {
    connection = new Database(beside, { timeout: 0 });
    connection.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    connection?.close();
    throw resultCode(error) === sqlite.busy ? new StoreError("in-use", path) : asStoreError(error, beside);
  }
  const held = connection;
  return { release: () => held.close() };
}

/** One file has one lock, by whatever name it is called. */
export function realPath(path: string): string {
  const file = resolve(path);
  if (existsSync(file)) return realpathSync(file);
  const folder = dirname(file);
  return existsSync(folder) ? join(realpathSync(folder), basename(file)) : file;
}
