/** Why a file that keeps games and players cannot be used, or no longer. */
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
  | "failed";

/** What was found in it; `reported` is what the driver or the system said, in its own words. */
export type StoreDetail =
  | "header"
  | "cut-off"
  | "check"
  | "no-version"
  | "schema"
  | { readonly game: string }
  | { readonly reported: string };

export interface StoreFailure {
  readonly code: StoreFailureCode;
  readonly file: string;
  readonly detail?: StoreDetail | undefined;
}
