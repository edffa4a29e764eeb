import { accessSync, closeSync, constants, fstatSync, openSync, readSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "../errors.ts";
import { applicationId } from "./migrations.ts";

const headerLength = 100;

export type FileState = "missing" | "empty" | "existing";

/**
 * Looks at a file without SQLite, which might write: nothing there yet, or a database of ours by its header. Throws
 * a `StoreError` for everything else. The offsets are those of sqlite.org/fileformat2.html.
 */
export function inspectHeader(file: string): FileState {
  const found = readHeader(file);
  if (found === undefined) return "missing";
  const { header, size } = found;
  if (size === 0) return "empty";
  if (header.length < headerLength) throw new StoreError("foreign", file);
  if (header.toString("latin1", 0, 16) !== "SQLite format 3\0") throw new StoreError("foreign", file);
  if (header.readUInt32BE(68) !== applicationId) throw new StoreError("foreign", file);
  const pageSize = header.readUInt16BE(16);
  const sizeIsRight = pageSize === 1 || (pageSize >= 512 && (pageSize & (pageSize - 1)) === 0);
  const formatIsRight = [1, 2].includes(header[18] as number) && header[18] === header[19];
  const fractionsAreRight = header[21] === 64 && header[22] === 32 && header[23] === 32;
  const utf8 = header.readUInt32BE(56) === 1;
  if (!sizeIsRight || !formatIsRight || !fractionsAreRight || !utf8) {
    throw new StoreError("damaged", file, "header");
  }
  // SQLite fills up a page that was cut off. While there is a log, the file may be in the middle of being written.
  if (size % (pageSize === 1 ? 65536 : pageSize) !== 0 && sizeOf(`${file}-wal`) === 0) {
    throw new StoreError("damaged", file, "cut-off");
  }
  return "existing";
}

export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** The file's size and its first bytes; undefined when it is missing. */
function readHeader(file: string): { size: number; header: Buffer } | undefined {
  let handle: number;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw unreadable(error, file);
    checkAccess(dirname(file), file);
    return undefined;
  }
  try {
    const about = fstatSync(handle);
    if (!about.isFile()) throw new StoreError("not-a-file", file);
    checkAccess(file, file);
    const header = Buffer.alloc(headerLength);
    return { size: about.size, header: header.subarray(0, readSync(handle, header, 0, headerLength, 0)) };
  } catch (error) {
    throw error instanceof StoreError ? error : unreadable(error, file);
  } finally {
    closeSync(handle);
  }
}

function checkAccess(path: string, file: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw unreadable(error, file);
  }
}

function unreadable(error: unknown, file: string): StoreError {
  return new StoreError("no-access", file, { reported: errorCode(error) });
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
