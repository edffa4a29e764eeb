import { closeSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import Database from "libsql";
import type { Migration } from "./migration.ts";
import { applicationId } from "./migrations.ts";

/**
 * Makes a new file beside its place and links it there when it is whole: one wait for the disk instead of the eight of
 * a journal and a change of mode. False when there was no way to do so, or another program was faster: nothing has
 * happened then, and the file is to be made in its place.
 */
export function createBeside(file: string, migrations: readonly Migration[]): boolean {
  const beside = `${file}.${process.pid}.new`;
  try {
    const connection = new Database(beside);
    try {
      // Nobody else sees this file yet, and if we die here, nobody ever will.
      connection.exec(
        "PRAGMA auto_vacuum = INCREMENTAL; PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE",
      );
      for (const { up } of migrations) connection.exec(up);
      connection.exec(`${versionAndId(migrations)}; COMMIT; PRAGMA journal_mode = WAL`);
    } finally {
      connection.close();
    }
    const handle = openSync(beside, "r");
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // The entry in the folder is on the disk with the first commit: SQLite syncs the folder when it makes the log.
    linkSync(beside, file);
    return true;
  } catch {
    return false;
  } finally {
    for (const end of ["", "-wal", "-shm"]) removeIfPossible(beside + end);
  }
}

/** The file is in its place or not, whatever is left beside it: a name that nobody opens. */
function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A disk that cannot even do this will be noticed where it matters.
  }
}

export function versionAndId(migrations: readonly Migration[]): string {
  return `PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}`;
}
