import type { Migration } from "./migration.ts";

/**
 * Jobs. `until` is until when one is its worker's, or from when it may begin, so that one comparison with the time finds what can be
 * taken. Many may wait: of each owner the first is found from an index, and moves do not wait for who takes one. A key that was used is never used again: what a forgotten job's worker has to say later must find nothing.
 */
export const jobsMigration: Migration = {
  up: `
    CREATE TABLE job (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      work TEXT NOT NULL,
      owner TEXT NOT NULL,
      once TEXT,
      start INTEGER,
      added INTEGER NOT NULL,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'done', 'failed')),
      attempt INTEGER NOT NULL DEFAULT 0,
      worker TEXT,
      until INTEGER NOT NULL,
      ended INTEGER,
      result TEXT,
      reason TEXT
    ) STRICT;
    CREATE UNIQUE INDEX job_once ON job (once) WHERE once IS NOT NULL AND ended IS NULL;
    CREATE INDEX job_free ON job (kind, until) WHERE ended IS NULL;
    CREATE INDEX job_turn ON job (kind, owner, key, until) WHERE ended IS NULL;
    CREATE INDEX job_taken ON job (until, owner) WHERE state = 'taken';
    CREATE INDEX job_ended ON job (ended) WHERE ended IS NOT NULL;
  `,
  probe: `
    SELECT key, kind, work, owner, once, start, added, state, attempt, worker, until, ended, result, reason FROM job LIMIT 0;
    SELECT key FROM job INDEXED BY job_once WHERE once = '' AND ended IS NULL LIMIT 0;
    SELECT key FROM job INDEXED BY job_free WHERE kind = '' AND until < 0 AND ended IS NULL LIMIT 0;
    SELECT until FROM job INDEXED BY job_turn WHERE kind = '' AND owner = '' AND ended IS NULL ORDER BY key LIMIT 0;
    SELECT owner FROM job INDEXED BY job_taken WHERE until < 0 AND state = 'taken' LIMIT 0;
    SELECT key FROM job INDEXED BY job_ended WHERE ended IS NOT NULL AND ended < 0 LIMIT 0;
  `,
};

/** How often a job was given back; and what was given up is counted. */
export const returnedMigration: Migration = {
  up: `
    ALTER TABLE job ADD COLUMN returned INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX job_failed ON job (key) WHERE state = 'failed';
  `,
  probe: `
    SELECT returned FROM job LIMIT 0;
    SELECT key FROM job INDEXED BY job_failed WHERE state = 'failed' LIMIT 0;
  `,
};

/** How much is done; and what is large, in a table of its own: a row is written anew with every beat. It goes with the job's end. */
export const attachmentMigration: Migration = {
  up: `
    ALTER TABLE job ADD COLUMN done INTEGER;
    CREATE TABLE job_attachment (job INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
    CREATE TRIGGER job_over AFTER UPDATE OF ended ON job WHEN new.ended IS NOT NULL BEGIN
      DELETE FROM job_attachment WHERE job = new.key;
    END;
  `,
  probe: `
    SELECT done FROM job LIMIT 0;
    SELECT job, content FROM job_attachment LIMIT 0;
  `,
};
