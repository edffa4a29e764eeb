import type { Store } from "../store.ts";
import { SqliteCommitter } from "./committer.ts";
import { lockFile } from "./lock.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { localWriter } from "./writer.ts";
import type { ThreadOptions } from "./writer-thread.ts";

/** A file's store for a command that does nothing else meanwhile: it commits in its own thread. */
export function openStore(path: string): Store {
  return sqliteStore(path, localWriter(new SqliteCommitter(path)));
}

/** A file's store for a server: it commits in another thread, and no other server can have the file meanwhile. */
export async function openServerStore(path: string, options: ThreadOptions = {}): Promise<Store> {
  const lock = lockFile(path);
  try {
    // Its own import, and so its own chunk in a bundle: the thread loads that and nothing of the server.
    const { threadWriter } = await import("./writer-thread.ts");
    const store = sqliteStore(path, await threadWriter(path, options));
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
