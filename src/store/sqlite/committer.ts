import type { OpenOptions } from "./database.ts";
import { StoreFile } from "./file.ts";
import { GamesCommit } from "./games-commit.ts";
import { FileIdentity } from "./identity.ts";
import type { Committer, Packed, PackedAnswers } from "./operations.ts";
import { SqliteRoster } from "./roster.ts";
import { FileSpace, type FreeBytes, type PageLimits, pageLimits } from "./space.ts";

interface Opened {
  readonly file: StoreFile;
  readonly games: GamesCommit;
}

/** Commits batches to a file. After a failure it opens the file anew: what was not committed is gone. */
export class SqliteCommitter implements Committer {
  readonly #path: string;
  readonly #identity: FileIdentity;
  readonly #limits: PageLimits | undefined;
  readonly #freeBytes: FreeBytes | undefined;
  #opened: Opened | undefined;

  /** With `maxBytes` new games are refused before the file is so large, and everything that would make it larger. */
  constructor(path: string, maxBytes?: number, freeBytes?: FreeBytes) {
    this.#path = path;
    this.#freeBytes = freeBytes;
    const file = openToWrite(path);
    this.#limits = maxBytes === undefined ? undefined : pageLimits(file, maxBytes);
    this.#opened = this.#prepare(file);
    this.#identity = new FileIdentity(path);
  }

  /** Nothing is answered for that went into a file which is no longer in its place: it is looked for before and after. */
  commit(packed: Packed): PackedAnswers {
    this.#identity.check();
    this.#opened ??= this.#prepare(openToWrite(this.#path, { opened: true }));
    const answers = this.#perform(this.#opened, packed);
    this.#identity.check();
    return answers;
  }

  close(): void {
    this.#opened?.file.close();
  }

  #prepare(file: StoreFile): Opened {
    const space = this.#limits && new FileSpace(file, this.#limits, this.#freeBytes);
    return { file, games: new GamesCommit(file, new SqliteRoster(file), space) };
  }

  #perform({ file, games }: Opened, packed: Packed): PackedAnswers {
    try {
      const answers = games.perform(packed);
      // The pause it may ask for, for other programs' sake, is between two batches anyway.
      void file.settle();
      return answers;
    } catch (error) {
      file.close();
      this.#opened = undefined;
      throw error;
    }
  }
}

/**
 * The log is folded into the file every 32 MB instead of every 4: each time, the moves that arrive meanwhile wait, and
 * with many games going on 4 MB are full several times a second. Foreign keys, which libsql switches on, would have every
 * event of the file looked at for each game that is dropped; `GamesPrune` sees to it that none is left behind.
 */
export function openToWrite(path: string, options?: OpenOptions): StoreFile {
  const file = new StoreFile(path, options);
  const log = file.query("PRAGMA wal_autocheckpoint = 8000");
  file.read(() => log.all());
  const keys = file.command("PRAGMA foreign_keys = OFF");
  file.read(() => keys.run());
  return file;
}
