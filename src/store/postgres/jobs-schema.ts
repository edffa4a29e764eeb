/**
 * Jobs. `until` is when a waiting one may begin, and until when a taken one is its worker's; what is JSON is kept as text, with
 * U+0000 and halves of surrogate pairs as escapes. Whoever looks for the next one finds it by `job_turn`, kind by kind and owner by owner.
 */
export const jobsSchema = `
  CREATE TABLE job (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text COLLATE "C" NOT NULL,
    work text,
    owner text COLLATE "C" NOT NULL,
    key text COLLATE "C",
    begins bigint,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'taken', 'done', 'failed')),
    added bigint NOT NULL,
    until bigint NOT NULL,
    attempt int NOT NULL DEFAULT 0,
    worker text,
    ended bigint CHECK ((ended IS NULL) = (state IN ('waiting', 'taken'))),
    result text,
    reason text
  );
  CREATE UNIQUE INDEX job_key ON job (key) WHERE ended IS NULL AND key IS NOT NULL;
  CREATE INDEX job_turn ON job (kind, owner, id) WHERE ended IS NULL;
  CREATE INDEX job_until ON job (until) WHERE ended IS NULL;
  CREATE INDEX job_taken ON job (owner) WHERE state = 'taken';
  CREATE INDEX job_ended ON job (ended) WHERE ended IS NOT NULL;
`;

/** How often a job was given back, which a server of the version before takes for an attempt; and what was given up is counted. */
export const returnedSchema = `
  ALTER TABLE job ADD COLUMN returned int NOT NULL DEFAULT 0;
  CREATE INDEX job_failed ON job (id) WHERE state = 'failed';
`;

/** How much is done; and what is large, in a table of its own, which goes with the job's end. */
export const attachmentSchema = `
  ALTER TABLE job ADD COLUMN done bigint;
  CREATE TABLE job_attachment (
    job bigint PRIMARY KEY REFERENCES job ON DELETE CASCADE,
    content text NOT NULL
  );
`;
