import type { Store } from "../store.ts";
import { SqliteCommitter } from "./committer.ts";
import { StoreFile } from "./file.ts";
import { type FileLock, lockFile } from "./lock.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";
import type { ThreadOptions } from "./writer-thread.ts";

/** What a test may bring. */
interface Brought {
  /** The time to go by, instead of the calendar's. */
  readonly now?: (() => number) | undefined;
}

/** A file's store for a command that does nothing else meanwhile: it commits in its own thread. */
export function openStore(path: string, { now }: Brought = {}): Store {
  return sqliteStore(path, localWriter(new SqliteCommitter(path)), now);
}

/** The same, with no server on the file meanwhile. */
export function openSoleStore(path: string): Store {
  return holding(lockFile(path), () => openStore(path));
}

/** Writes a file anew without what is free in it. */
export function compactFile(path: string): void {
  const file = new StoreFile(path);
  try {
    file.compact();
  } finally {
    file.close();
  }
}

/** A file's store for a server: it commits in another thread, and no other server can have the file meanwhile. */
export async function openServerStore(path: string, options: ThreadOptions & Brought = {}): Promise<Store> {
  const lock = lockFile(path);
  try {
    // Its own import, and so its own chunk in a bundle: the thread loads that and nothing of the server.
    const { threadWriter } = await import("./writer-thread.ts");
    const writer = await threadWriter(path, options);
    return holding(lock, () => sqliteStore(path, writer, options.now));
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A store that lets go of the lock when it is closed. */
function holding(lock: FileLock, open: () => Store): Store {
  try {
    const store = open();
    return {
      ...store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
