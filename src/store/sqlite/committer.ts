import { StoreFile } from "./file.ts";
import { GamesCommit } from "./games-commit.ts";
import type { Committer, Packed, PackedAnswers } from "./operations.ts";
import { SqliteRoster } from "./roster.ts";

/** Commits batches to a file. After a failure it opens the file anew: what was not committed is gone. */
export class SqliteCommitter implements Committer {
  readonly #path: string;
  #file: StoreFile;
  #games: GamesCommit;

  constructor(path: string) {
    this.#path = path;
    this.#file = openToWrite(path);
    this.#games = new GamesCommit(this.#file, new SqliteRoster(this.#file));
  }

  commit(packed: Packed): PackedAnswers {
    try {
      const answers = this.#games.perform(packed);
      // The pause it may ask for, for other programs' sake, is between two batches anyway.
      void this.#file.settle();
      return answers;
    } catch (error) {
      this.#file.close();
      this.#file = openToWrite(this.#path);
      this.#games = new GamesCommit(this.#file, new SqliteRoster(this.#file));
      throw error;
    }
  }

  close(): void {
    this.#file.close();
  }
}

/**
 * The log is folded into the file every 32 MB instead of every 4: each time, the moves that arrive meanwhile wait, and
 * with many games going on 4 MB are full several times a second.
 */
function openToWrite(path: string): StoreFile {
  const file = new StoreFile(path);
  const setting = file.query("PRAGMA wal_autocheckpoint = 8000");
  file.read(() => setting.all());
  return file;
}
