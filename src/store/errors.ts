import type { StoreDetail, StoreFailure, StoreFailureCode } from "../words/index.ts";

export const storeErrorCodes = [
  "foreign",
  "newer",
  "damaged",
  "not-a-file",
  "no-access",
  "busy",
  "in-use",
  "moved",
  "full",
  "no-room",
  "no-address",
  "unreachable",
  "standby",
  "standby-silent",
  "read-only",
  "too-old",
  "no-rights",
  "no-database",
  "encoding",
  "empty",
  "occupied",
  "failed",
] as const satisfies readonly StoreFailureCode[];

export type StoreErrorCode = StoreFailureCode;

/** Why a file or a database cannot be used, or no longer. The message is for logs; `words` makes the line that a person can act on. */
export class StoreError extends Error implements StoreFailure {
  readonly code: StoreErrorCode;
  readonly file: string;
  readonly detail: StoreDetail | undefined;

  constructor(code: StoreErrorCode, file: string, detail?: StoreDetail) {
    super(`${file}: ${code}${detail === undefined ? "" : ` (${plain(detail)})`}`);
    this.code = code;
    this.file = file;
    this.detail = detail;
  }
}

function plain(detail: StoreDetail): string {
  if (typeof detail === "string") return detail;
  if ("game" in detail) return `game ${detail.game}`;
  return "version" in detail ? detail.version : detail.reported.replace(/\s+/g, " ");
}
