import type { Store } from "../store/index.ts";
import { StoreError } from "../store/index.ts";
import { localWriter, SqliteCommitter, sqliteStore } from "../store/sqlite/index.ts";
import { UserError } from "./errors.ts";

/** A store for a command that does nothing else meanwhile: it commits in its own thread. */
export function openStore(path: string): Store {
  try {
    return sqliteStore(path, localWriter(new SqliteCommitter(path)));
  } catch (error) {
    throw asUserError(error);
  }
}

export function asUserError(error: unknown): unknown {
  return error instanceof StoreError ? new UserError(error.message) : error;
}
