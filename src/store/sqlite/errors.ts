import { StoreError } from "../errors.ts";

/** SQLite's primary result codes (sqlite.org/rescode.html) that mean something to us. */
export const sqlite = { error: 1, busy: 5, locked: 6, full: 13, protocol: 15 } as const;
const damaged = [11, 26]; // CORRUPT, NOTADB
const unavailable = [3, 8, 14, 23]; // PERM, READONLY, CANTOPEN, AUTH
/** ERROR, TOOBIG, CONSTRAINT, MISMATCH, RANGE: what a statement was given is at fault, and its transaction goes on. */
const ofStatement = [1, 18, 19, 20, 25];
const shortRead = 10 | (2 << 8); // IOERR_SHORT_READ

/** What the driver reported, in the store's own terms. An error that is not the driver's comes back unchanged. */
export function asStoreError(error: unknown, file: string): unknown {
  const code = resultCode(error);
  if (code === undefined) return error;
  const detail = { reported: (error as Error).message };
  if (damaged.includes(code) || rawCode(error) === shortRead) return new StoreError("damaged", file, detail);
  if (code === sqlite.busy || code === sqlite.locked || code === sqlite.protocol)
    return new StoreError("busy", file);
  if (code === sqlite.full) return new StoreError("full", file);
  if (unavailable.includes(code)) return new StoreError("no-access", file, detail);
  return new StoreError("failed", file, detail);
}

/** Whether an error is that of one statement and what it was given, not of the file. What is not the driver's has not reached the file. */
export function isOfStatement(error: unknown): boolean {
  const code = resultCode(error);
  return code === undefined || ofStatement.includes(code);
}

/**
 * SQLite's primary result code, when the error is the driver's. Its names are no help: the driver knows only some of the
 * extended codes and calls the others UNKNOWN_SQLITE_ERROR.
 */
export function resultCode(error: unknown): number | undefined {
  const raw = rawCode(error);
  return raw === undefined ? undefined : raw & 0xff;
}

/** When a file cannot be opened at all, the driver has the code in its words alone. */
const unopened = /^ConnectionFailed\(".*: (\d+)"\)$/s;

function rawCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  const [, code] = unopened.exec(error.message) ?? [];
  if (code !== undefined) return Number(code);
  if (!String(error.code).includes("SQLITE_")) return undefined;
  return "rawCode" in error && typeof error.rawCode === "number" ? error.rawCode : sqlite.error;
}
