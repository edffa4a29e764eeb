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

/** Why a file cannot be used, or no longer. The message is one line that a person can act on: what to do stands last. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;
  readonly file: string;

  constructor(code: StoreErrorCode, file: string, detail = "") {
    const [reason, wayOut] = sentences[code];
    super(`${file} ${reason}${detail === "" ? "" : ` (${detail.replace(/\s+/g, " ")})`}; ${wayOut}`);
    this.code = code;
    this.file = file;
  }
}

/** The errors that another place for the file is a way out of: their messages end so, for the host to say how it is chosen. */
export const otherPlaceHelps: readonly StoreErrorCode[] = ["foreign", "newer", "not-a-file", "in-use"];

const sentences: Readonly<Record<StoreErrorCode, readonly [reason: string, wayOut: string]>> = {
  foreign: ["is not a file of this program", "move it away, or choose another place"],
  newer: ["was written by a newer version of this program", "use that version, or choose another place"],
  damaged: ["is damaged and was left as it is", "restore a copy, or move it away to start afresh"],
  "not-a-file": ["is not a file", "move it away, or choose another place"],
  "no-access": ["cannot be read and written", "check the permissions of the file and its folder"],
  busy: ["is held by another program and was not released in time", "close that program and try again"],
  "in-use": ["is being served already", "stop that server, or choose another place"],
  full: ["cannot grow because the disk is full", "the last commands were not kept"],
  failed: ["could not be used", "the last commands were not kept"],
};
