import type { Migration } from "./migration.ts";

/**
 * Tournaments. What changes with every batch of games, how many there are, stands apart from the setup, which may hold thousands of
 * openings. A game's row is narrow: its opening is shared with those that begin there too, whoever plays them. `place` is the order in which
 * games came or were judged, counted by `changes`. A tournament without an id is being removed, a piece at a time; its key is never used again.
 */
export const arenaMigration: Migration = {
  up: `
    CREATE TABLE tournament (
      key INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT UNIQUE,
      created INTEGER NOT NULL,
      ended INTEGER,
      ending TEXT,
      games INTEGER NOT NULL DEFAULT 0,
      changes INTEGER NOT NULL DEFAULT 0,
      CHECK ((ended IS NULL) = (ending IS NULL))
    ) STRICT;
    CREATE INDEX tournament_created ON tournament (created, key) WHERE id IS NOT NULL;
    CREATE INDEX tournament_removed ON tournament (key) WHERE id IS NULL;
    CREATE TABLE tournament_setup (tournament INTEGER PRIMARY KEY, setup TEXT NOT NULL) STRICT;
    CREATE TABLE tournament_running (
      tournament INTEGER PRIMARY KEY,
      at INTEGER NOT NULL,
      games TEXT NOT NULL
    ) STRICT;
    CREATE TABLE tournament_opening (
      key INTEGER PRIMARY KEY,
      tournament INTEGER NOT NULL,
      opening TEXT NOT NULL
    ) STRICT;
    CREATE UNIQUE INDEX tournament_opening_once ON tournament_opening (tournament, opening);
    CREATE TABLE tournament_game (
      tournament INTEGER NOT NULL,
      number INTEGER NOT NULL CHECK (number >= 0),
      place INTEGER NOT NULL,
      opening INTEGER NOT NULL,
      first INTEGER NOT NULL,
      second INTEGER NOT NULL,
      winner INTEGER CHECK (winner IN (0, 1)),
      fault TEXT,
      moves TEXT NOT NULL,
      plies INTEGER NOT NULL,
      thought_first INTEGER NOT NULL,
      thought_second INTEGER NOT NULL,
      annulled INTEGER NOT NULL,
      at INTEGER NOT NULL,
      quality TEXT,
      PRIMARY KEY (tournament, number)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX tournament_game_place ON tournament_game (tournament, place);
    CREATE TABLE tournament_evidence (
      tournament INTEGER NOT NULL,
      number INTEGER NOT NULL,
      evidence TEXT NOT NULL,
      PRIMARY KEY (tournament, number)
    ) STRICT, WITHOUT ROWID;
  `,
  probe: `
    SELECT key, id, created, ended, ending, games, changes FROM tournament LIMIT 0;
    SELECT key FROM tournament INDEXED BY tournament_created WHERE id IS NOT NULL ORDER BY created, key LIMIT 0;
    SELECT key FROM tournament INDEXED BY tournament_removed WHERE id IS NULL LIMIT 0;
    SELECT tournament, setup FROM tournament_setup LIMIT 0;
    SELECT tournament, at, games FROM tournament_running LIMIT 0;
    SELECT key FROM tournament_opening INDEXED BY tournament_opening_once WHERE tournament = 0 AND opening = '' LIMIT 0;
    SELECT number, opening, first, second, winner, fault, moves, plies, thought_first, thought_second, annulled, at, quality
      FROM tournament_game INDEXED BY tournament_game_place WHERE tournament = 0 AND place > 0 LIMIT 0;
    SELECT tournament, number, evidence FROM tournament_evidence LIMIT 0;
  `,
};
