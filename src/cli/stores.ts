import { existsSync } from "node:fs";
import { Option } from "commander";
import type { Metrics } from "../server/index.ts";
import type { Store } from "../store/index.ts";
import { refused } from "./errors.ts";
import { asUserError, opened } from "./open-store.ts";

/** What a command calls the option that names its store. */
export const dbName = "--db FILE|postgres://…";

/** An address with a password does not belong on a command line, which everyone on the machine can list. */
const dbVariable = "GRUNDY_DB";
const usualFile = "grundy.db";

/** `--db`, or the variable; help never shows what is in that. */
export function dbOption(about: string): Option {
  return new Option("--db <file>", about).default(process.env[dbVariable] || usualFile, usualFile);
}

export interface ServedStore {
  /** A file's name, or the address of a database. */
  readonly db: string;
  /** Megabytes; of a file alone. */
  readonly maxFile: number;
  readonly metrics: Metrics;
  /** Told when nothing can be kept any more, ever. */
  readonly onDeath: (error: Error) => void;
  /** Told when a database would forget what was acknowledged with the machine it is on. */
  readonly onNoStandby: () => void;
}

/** Whether a store is a database on PostgreSQL, which has no file. An address of anything else is refused: no file is meant by it. */
export function isAddress(db: string, option = dbName): boolean {
  if (/^postgres(?:ql)?:\/\//i.test(db)) return true;
  const [, scheme] = /^([a-z][a-z\d+.-]{2,}:)\//i.exec(db) ?? /^(postgres(?:ql)?:)/i.exec(db) ?? [];
  // What stands behind it may be a password.
  if (scheme !== undefined) throw refused("db-scheme", { text: scheme, option: nameOf(option) });
  return false;
}

/** The store of a server: a file, which is its alone, or a database that it shares. Of each the driver is loaded for it alone. */
export async function openServed(served: ServedStore): Promise<Store> {
  const { db, maxFile, metrics, onDeath, onNoStandby } = served;
  const onCommit = (milliseconds: number, operations: number) => {
    metrics.observe("grundy_commit_seconds", milliseconds / 1000);
    metrics.observe("grundy_commit_operations", operations);
  };
  return opened(dbName, async () => {
    if (isAddress(db)) {
      const { openPostgresStore } = await import("../store/postgres/index.ts");
      return openPostgresStore(db, { onCommit, onWarning: onNoStandby });
    }
    const { openServerStore } = await import("../store/sqlite/index.ts");
    return openServerStore(db, { maxBytes: maxFile * 2 ** 20, onCommit, onDeath });
  });
}

/**
 * `existing`: there must be one, nothing is made. `sole`: so must it, and no server may have the file meanwhile. `new`: it is made
 * where there is none.
 */
type Access = "existing" | "sole" | "new";

/** A store for a command, which may have servers beside it. */
export async function openBeside(
  db: string,
  access: Access,
  onNoStandby = () => {},
  option = dbName,
): Promise<Store> {
  const existing = access !== "new";
  return opened(option, async () => {
    if (isAddress(db, option)) {
      const { openPostgresStore } = await import("../store/postgres/index.ts");
      return openPostgresStore(db, { existing, onWarning: onNoStandby });
    }
    if (existing && !existsSync(db)) throw refused("store-missing", { file: db, option: nameOf(option) });
    const { openSoleStore, openStore } = await import("../store/sqlite/index.ts");
    return access === "sole" ? openSoleStore(db) : openStore(db);
  });
}

/** Of `--db FILE|postgres://…` what is typed. */
function nameOf(option: string): string {
  return option.split(" ")[0] ?? option;
}

/** What a command does with its store, which is closed then; what is wrong with it is told in one line. */
export async function using<T>(store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asUserError(error, dbName);
  } finally {
    await store.close();
  }
}
