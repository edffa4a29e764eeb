/**
 * Tournaments, as in a file: `place` is the order in which games came or were judged, counted by `changes` under the lock of the tournament's row,
 * so that it is the order of commits too. Openings are shared, and kept as the bytes of their UTF-8, found by their hash: an index of a tree has
 * no room for long ones. A tournament without an id is being removed, a piece at a time, and nothing is added to it any more.
 */
export const arenaSchema = `
  CREATE TABLE tournament (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" UNIQUE,
    setup text NOT NULL,
    created bigint NOT NULL,
    ended bigint,
    ending text,
    games int NOT NULL DEFAULT 0,
    changes bigint NOT NULL DEFAULT 0,
    CHECK ((ended IS NULL) = (ending IS NULL))
  );
  CREATE INDEX tournament_created ON tournament (created, key) WHERE id IS NOT NULL;
  CREATE INDEX tournament_removed ON tournament (key) WHERE id IS NULL;
  CREATE TABLE tournament_running (tournament bigint PRIMARY KEY, at bigint NOT NULL, games text NOT NULL);
  CREATE TABLE tournament_opening (
    key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tournament bigint NOT NULL,
    opening bytea NOT NULL
  );
  CREATE UNIQUE INDEX tournament_opening_once ON tournament_opening (tournament, sha256(opening));
  CREATE TABLE tournament_game (
    tournament bigint NOT NULL,
    number int NOT NULL CHECK (number >= 0),
    first smallint NOT NULL,
    second smallint NOT NULL,
    place bigint NOT NULL,
    opening bigint NOT NULL,
    at bigint NOT NULL,
    thought_first bigint NOT NULL,
    thought_second bigint NOT NULL,
    plies int NOT NULL,
    annulled int NOT NULL,
    winner smallint CHECK (winner IN (0, 1)),
    moves text NOT NULL,
    fault text,
    quality text,
    PRIMARY KEY (tournament, number)
  );
  CREATE UNIQUE INDEX tournament_game_place ON tournament_game (tournament, place);
  CREATE TABLE tournament_evidence (
    tournament bigint NOT NULL,
    number int NOT NULL,
    evidence text NOT NULL,
    PRIMARY KEY (tournament, number)
  );
`;
