import type { Migration } from "./migration.ts";

/**
 * Games and their events. Events are told by a small integer, not by the game's id, and stand in the order of arrival with
 * a narrow index beside them: with two thousand games going on, a commit then touches a tenth of the pages that events
 * clustered by game would. That index also is the guarantee that a game has one order of events. Its own order is the
 * concern of `eventOrderMigration`.
 */
export const gamesMigration: Migration = {
  up: `
    CREATE TABLE game (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      options TEXT NOT NULL,
      start TEXT,
      clock_initial INTEGER,
      clock_increment INTEGER,
      listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
      open INTEGER NOT NULL CHECK (open IN (0, 1)),
      invitation TEXT,
      created INTEGER NOT NULL,
      rematch_of TEXT,
      next TEXT,
      ended INTEGER,
      winner INTEGER CHECK (winner IN (0, 1)),
      ended_by TEXT CHECK (ended_by IN ('rules', 'resign', 'time')),
      last_position TEXT,
      last_number INTEGER
    ) STRICT;
    CREATE INDEX game_ended ON game (ended) WHERE ended IS NOT NULL AND listed = 1;
    CREATE INDEX game_timed ON game (id) WHERE ended IS NULL AND clock_initial IS NOT NULL;
    CREATE TABLE seat (
      game INTEGER NOT NULL REFERENCES game (key),
      seat INTEGER NOT NULL CHECK (seat IN (0, 1)),
      name TEXT,
      token TEXT,
      taken INTEGER,
      computer TEXT,
      player TEXT,
      PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_player ON seat (player, game) WHERE player IS NOT NULL;
    CREATE TABLE event (
      key INTEGER PRIMARY KEY,
      game INTEGER NOT NULL REFERENCES game (key),
      number INTEGER NOT NULL CHECK (number >= 1),
      at INTEGER NOT NULL,
      event TEXT NOT NULL,
      request TEXT,
      left_first INTEGER,
      left_second INTEGER
    ) STRICT;
    CREATE UNIQUE INDEX event_order ON event (game, number);
    CREATE TABLE service (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  probe: `
    SELECT key, id, game, options, start, clock_initial, clock_increment, listed, open, invitation, created, rematch_of,
      next, ended, winner, ended_by, last_position, last_number FROM game LIMIT 0;
    SELECT ended FROM game INDEXED BY game_ended WHERE ended IS NOT NULL AND listed = 1 LIMIT 0;
    SELECT id FROM game INDEXED BY game_timed WHERE ended IS NULL AND clock_initial IS NOT NULL LIMIT 0;
    SELECT game, seat, name, token, taken, computer, player FROM seat LIMIT 0;
    SELECT game FROM seat INDEXED BY seat_player WHERE player = '' LIMIT 0;
    SELECT key, at, event, request, left_first, left_second FROM event INDEXED BY event_order
      WHERE game = 0 AND number = 1 LIMIT 0;
    SELECT name, value FROM service LIMIT 0;
  `,
};

/**
 * The number before the game: games that go on at the same time are neighbours in the index, and a commit of events of
 * five hundred games changes a few of its pages. With the game first, every long game has pages of its own there, and
 * that commit writes five hundred of them. The events of one game are found one number after the other.
 */
export const eventOrderMigration: Migration = {
  up: `
    DROP INDEX event_order;
    CREATE UNIQUE INDEX event_order ON event (number, game);
  `,
  // The order of an index cannot be asked for by a statement that needs it; a wrong one is made an integer overflow.
  probe: `
    SELECT 1 WHERE CASE (SELECT group_concat(name) FROM pragma_index_info('event_order'))
      WHEN 'number,game' THEN 0 ELSE abs(-9223372036854775808) END;
  `,
};

/**
 * An event comes in only when the one before it is there: it is the file's own guarantee that a game has no gap, also
 * against another program. A trigger sees the rows of one statement one after the other, so that several events of one
 * game can come together, and costs half of what asking in the statement does.
 */
export const noGapMigration: Migration = {
  up: `
    CREATE TRIGGER event_follows BEFORE INSERT ON event
    WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM event WHERE number = NEW.number - 1 AND game = NEW.game)
    BEGIN
      SELECT RAISE(IGNORE);
    END;
  `,
  probe: `
    SELECT 1 WHERE CASE (SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name = 'event_follows')
      WHEN 1 THEN 0 ELSE abs(-9223372036854775808) END;
  `,
};

/**
 * When a seat's game ended stands with the seat: a person's games are listed from an index, however many there are. A file
 * with nothing in it is pruned unless its operator says otherwise, one that has something only when he says so.
 */
export const retentionMigration: Migration = {
  up: `
    ALTER TABLE seat ADD COLUMN ended INTEGER;
    UPDATE seat SET ended = (SELECT ended FROM game WHERE game.key = seat.game);
    CREATE INDEX seat_ended ON seat (player, ended) WHERE player IS NOT NULL AND ended IS NOT NULL;
    INSERT INTO service (name, value) SELECT 'retention', 1
      WHERE NOT EXISTS (SELECT 1 FROM game) AND NOT EXISTS (SELECT 1 FROM person);
  `,
  probe: `
    SELECT game FROM seat INDEXED BY seat_ended WHERE player = '' AND ended IS NOT NULL AND ended < 0 LIMIT 0;
  `,
};

/**
 * A game can end by a claim, and a seat knows when its holder was last seen. The column is made anew because a check cannot be changed; with a new
 * table everything that refers to it would have to be made anew, too.
 */
export const claimMigration: Migration = {
  up: `
    ALTER TABLE seat ADD COLUMN seen INTEGER;
    ALTER TABLE game ADD COLUMN ended_how TEXT CHECK (ended_how IN ('rules', 'resign', 'time', 'claim'));
    UPDATE game SET ended_how = ended_by WHERE ended_by IS NOT NULL;
    ALTER TABLE game DROP COLUMN ended_by;
    ALTER TABLE game RENAME COLUMN ended_how TO ended_by;
  `,
  probe: `
    SELECT seen FROM seat LIMIT 0;
    SELECT 1 WHERE CASE (SELECT count(*) FROM sqlite_schema WHERE name = 'game' AND instr(sql, 'claim') > 0)
      WHEN 1 THEN 0 ELSE abs(-9223372036854775808) END;
  `,
};

/** How far a game has come is noted with every so many events. */
export const reachedEvery = 64;

/**
 * How far a game has come stands with the game, so that what it has lost is found without looking for every number that any game has:
 * a game read, or dropped, costs what it has itself. Only a listed game's end stands with its seats, for the list of a person's
 * games is of those alone.
 */
export const pilesMigration: Migration = {
  up: `
    ALTER TABLE game ADD COLUMN reached INTEGER NOT NULL DEFAULT 0;
    UPDATE game SET reached = last.number FROM
      (SELECT game, max(number) AS number FROM event WHERE number % ${reachedEvery} = 0 GROUP BY game) AS last
      WHERE last.game = game.key;
    CREATE TRIGGER event_reached AFTER INSERT ON event WHEN NEW.number % ${reachedEvery} = 0
    BEGIN
      UPDATE game SET reached = NEW.number WHERE key = NEW.game;
    END;
    UPDATE seat SET ended = NULL WHERE game IN (SELECT key FROM game WHERE listed = 0);
  `,
  probe: `
    SELECT reached FROM game LIMIT 0;
    SELECT 1 WHERE CASE (SELECT count(*) FROM sqlite_schema WHERE type = 'trigger' AND name = 'event_reached')
      WHEN 1 THEN 0 ELSE abs(-9223372036854775808) END;
  `,
};

/** When no server was up: a player to move does not pay for it, however often that was during his move. */
export const outageMigration: Migration = {
  up: "CREATE TABLE outage (since INTEGER PRIMARY KEY, until INTEGER NOT NULL CHECK (until > since)) STRICT;",
  probe: "SELECT since, until FROM outage LIMIT 0;",
};

/**
 * How often a game has changed other than by events, what its seats ask each other, and how it stood when it was last shown: the list of
 * games going on is there after a start, and with several servers the same at all of them.
 */
export const listsMigration: Migration = {
  up: `
    ALTER TABLE game ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN offers TEXT;
    ALTER TABLE game ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game ADD COLUMN shown_number INTEGER;
    ALTER TABLE game ADD COLUMN shown_position TEXT;
    UPDATE game SET changed = created;
    CREATE INDEX game_going ON game (changed, id) WHERE ended IS NULL AND listed = 1;
  `,
  probe: `
    SELECT changes, offers, shown_number, shown_position FROM game LIMIT 0;
    SELECT changed FROM game INDEXED BY game_going WHERE ended IS NULL AND listed = 1 LIMIT 0;
  `,
};

/** Until when somebody waits in a game for anyone who comes; null where nobody ever did, or the last seat was taken. */
export const waitingMigration: Migration = {
  up: `
    ALTER TABLE game ADD COLUMN waited_until INTEGER;
    CREATE INDEX game_waited ON game (waited_until) WHERE waited_until IS NOT NULL;
  `,
  probe: "SELECT waited_until FROM game INDEXED BY game_waited WHERE waited_until > 0 LIMIT 0;",
};

/** Whether every move begins anew with the time of the clock. */
export const perMoveMigration: Migration = {
  up: "ALTER TABLE game ADD COLUMN clock_per_move INTEGER NOT NULL DEFAULT 0 CHECK (clock_per_move IN (0, 1));",
  probe: "SELECT clock_per_move FROM game LIMIT 0;",
};

/** Whether hints and analysis were agreed on for a game between people. */
export const helpMigration: Migration = {
  up: "ALTER TABLE game ADD COLUMN help INTEGER NOT NULL DEFAULT 0 CHECK (help IN (0, 1));",
  probe: "SELECT help FROM game LIMIT 0;",
};
