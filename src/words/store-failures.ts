/** Why a file or a database that keeps games and players cannot be used, or no longer. */
export type StoreFailureCode =
  | "foreign"
  | "newer"
  | "damaged"
  | "not-a-file"
  | "no-access"
  | "busy"
  | "in-use"
  | "moved"
  | "full"
  | "no-room"
  | "no-address"
  | "unreachable"
  | "standby"
  | "standby-silent"
  | "read-only"
  | "too-old"
  | "no-rights"
  | "no-database"
  | "encoding"
  | "empty"
  | "occupied"
  | "failed";

/** What was found in it; `reported` is what the driver or the system said, in its own words. */
export type StoreDetail =
  | "header"
  | "cut-off"
  | "check"
  | "no-version"
  | "schema"
  | "no-password"
  | { readonly game: string }
  /** Of the database program, and the oldest that will do. */
  | { readonly version: string; readonly oldest: number }
  | { readonly reported: string };

export interface StoreFailure {
  readonly code: StoreFailureCode;
  /** Or the address of a database, without its password. */
  readonly file: string;
  readonly detail?: StoreDetail | undefined;
}
