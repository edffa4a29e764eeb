import { arenaMigration } from "./arena-schema.ts";
import {
  claimMigration,
  eventOrderMigration,
  gamesMigration,
  helpMigration,
  listsMigration,
  noGapMigration,
  outageMigration,
  perMoveMigration,
  pilesMigration,
  retentionMigration,
  waitingMigration,
} from "./games-schema.ts";
import { attachmentMigration, jobsMigration, returnedMigration } from "./jobs-schema.ts";
import type { Migration } from "./migration.ts";

/** "Gru1": tells our files from everybody else's. Set once, when a file is made. */
export const applicationId = 0x47727531;

/**
 * The schema's history, one file for everything that is kept: the entry at index n leads from version n to n + 1.
 * Entries are only ever added at the end; what has been released stays as it is.
 */
export const migrations: readonly Migration[] = [
  {
    // wins / games as a double tells any two shares apart, and sorts them right, below 2^26 games.
    up: `
      CREATE TABLE person (
        username TEXT NOT NULL PRIMARY KEY,
        given TEXT NOT NULL,
        family TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')),
        games INTEGER NOT NULL DEFAULT 0 CHECK (games >= 0),
        wins INTEGER NOT NULL DEFAULT 0 CHECK (wins BETWEEN 0 AND games),
        share REAL NOT NULL AS (CASE games WHEN 0 THEN 0.0 ELSE CAST(wins AS REAL) / games END)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX person_best_first ON person (share DESC, username);
      CREATE INDEX person_worst_first ON person (share, username);
    `,
    probe: `
      SELECT username, given, family, kind, games, wins FROM person INDEXED BY person_best_first
        ORDER BY share DESC, username LIMIT 0;
      SELECT username FROM person INDEXED BY person_worst_first ORDER BY share, username LIMIT 0;
    `,
  },
  gamesMigration,
  eventOrderMigration,
  noGapMigration,
  retentionMigration,
  claimMigration,
  pilesMigration,
  outageMigration,
  listsMigration,
  jobsMigration,
  helpMigration,
  returnedMigration,
  attachmentMigration,
  waitingMigration,
  perMoveMigration,
  arenaMigration,
];
