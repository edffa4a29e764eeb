import { type BigIntStats, statSync } from "node:fs";
import { StoreError } from "../errors.ts";
import { realPath } from "./lock.ts";

/**
 * Whether an open file still is the one at its place. A file that was removed, renamed or replaced can be written on, and
 * what is written is lost with it: SQLite does not notice. The same holds for its log and for a server's lock beside it.
 */
export class FileIdentity {
  readonly #path: string;
  readonly #expected: { readonly place: string; found: string | undefined }[];

  /** To be made when the file has been opened. */
  constructor(path: string) {
    this.#path = path;
    const real = realPath(path);
    // The log is made with the first change, the lock is a server's alone: they are known from when they are first seen.
    this.#expected = [path, `${real}-wal`, `${real}.lock`].map((place) => ({
      place,
      found: identityOf(place),
    }));
  }

  /** Throws the `StoreError` that says so when something has been moved away or replaced. */
  check(): void {
    for (const expected of this.#expected) {
      const found = identityOf(expected.place);
      if (expected.found === undefined) expected.found = found;
      else if (found !== expected.found) throw new StoreError("moved", this.#path);
    }
  }
}

/** Device and number; undefined when there is nothing, or nothing that can be looked at. */
function identityOf(path: string): string | undefined {
  let about: BigIntStats | undefined;
  try {
    about = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
  return about && `${about.dev}:${about.ino}`;
}
