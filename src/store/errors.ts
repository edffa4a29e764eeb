export const storeErrorCodes = [
  "foreign",
  "newer",
  "damaged",
  "not-a-file",
  "no-access",
  "busy",
  "full",
  "failed",
] as const;

export type StoreErrorCode = (typeof storeErrorCodes)[number];

/** Why a file cannot be used, or no longer. The message is one line that a person can act on. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly file: string;

  constructor(code: StoreErrorCode, file: string, detail = "") {
    super(`${file} ${sentences[code]}${detail === "" ? "" : ` (${detail.replace(/\s+/g, " ")})`}`);
    this.code = code;
    this.file = file;
  }
}

const sentences: Record<StoreErrorCode, string> = {
  foreign: "is not a file of this program; move it away or choose another folder",
  newer: "was written by a newer version of this program; use that version, or choose another folder",
  damaged: "is damaged and was left as it is; restore a copy, or move it away to start afresh",
  "not-a-file": "is not a file; move it away or choose another folder",
  "no-access": "cannot be read and written; check the permissions of the file and its folder",
  busy: "is held by another program and was not released in time; close that program and try again",
  full: "cannot grow because the disk is full; the last commands were not kept",
  failed: "could not be used; the last commands were not kept",
};

/** What the driver reported, in the store's own terms. An error that is not the driver's comes back unchanged. */
export function asStoreError(error: unknown, file: string): unknown {
  const reported = driverCode(error);
  if (reported === undefined) return error;
  const detail = (error as Error).message;
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(reported))
    return new StoreError("damaged", file, detail);
  if (/^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(reported)) return new StoreError("busy", file);
  if (/^SQLITE_FULL/.test(reported)) return new StoreError("full", file);
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/.test(reported))
    return new StoreError("no-access", file, detail);
  return new StoreError("failed", file, detail);
}

/** SQLite's name for what went wrong, when the error is the driver's. */
export function driverCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  return error.code.startsWith("SQLITE_") ? error.code : undefined;
}
