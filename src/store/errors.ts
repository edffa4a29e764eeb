export const storeErrorCodes = [
  "foreign",
  "newer",
  "damaged",
  "not-a-file",
  "no-access",
  "busy",
  "in-use",
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
  "in-use": "is being served already; stop that server, or choose another file with --db",
  full: "cannot grow because the disk is full; the last commands were not kept",
  failed: "could not be used; the last commands were not kept",
};
