/**
 * People. Names are kept as the bytes of their UTF-8: a text here has no place for U+0000, and bytes are in the order of code points
 * whatever a database was told about sorting. `share` is computed as `winShare` does.
 */
export const rosterSchema = `
  CREATE TABLE person (
    username bytea PRIMARY KEY,
    given bytea NOT NULL,
    family bytea NOT NULL,
    kind text NOT NULL CHECK (kind IN ('human', 'ai')),
    games bigint NOT NULL CHECK (games >= 0),
    wins bigint NOT NULL CHECK (wins BETWEEN 0 AND games),
    share double precision NOT NULL
      GENERATED ALWAYS AS (CASE games WHEN 0 THEN 0 ELSE wins::double precision / games END) STORED
  );
  CREATE INDEX person_best_first ON person (share DESC, username);
  CREATE INDEX person_worst_first ON person (share, username);
`;

/**
 * An index of a tree has room for some 2,700 bytes, and consoles keep names of any length. So a name is found by its hash, and what is
 * in order goes by its first bytes, `head`, and by the rest of it only among those that begin alike.
 */
export const longNamesSchema = `
  CREATE UNIQUE INDEX person_once ON person (sha256(username));
  ALTER TABLE person DROP CONSTRAINT person_pkey;
  CREATE INDEX person_found ON person USING hash (username);
  ALTER TABLE person ADD COLUMN head bytea NOT NULL GENERATED ALWAYS AS (substr(username, 1, 500)) STORED;
  CREATE INDEX person_in_order ON person (head);
  DROP INDEX person_best_first;
  DROP INDEX person_worst_first;
  CREATE INDEX person_best_first ON person (share DESC, head);
  CREATE INDEX person_worst_first ON person (share, head);
`;
