import { writtenSchema } from "./database.ts";

/**
 * Games and their events. `event` has no foreign key and no join on its way in: one function scan and one index, whatever the planner
 * thinks. A game's row is not touched by events but the last one; what changes often stands apart: how a game going on is
 * shown in `going_on`. `due` is not later than when a game's time may be up, see `GamesRead`. A game that was folded has its events in `log`.
 *
 * `event` is not partitioned by month: folding empties it of everything that has ended an hour ago, so that it holds games going on alone,
 * and a key of a partitioned table would have to hold the month, which could then not keep a number from being given twice.
 */
export const gamesSchema = `
  CREATE TABLE game (
    key bigint GENERATED ALWAYS AS IDENTITY,
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    options text NOT NULL,
    start text,
    clock_initial bigint,
    clock_increment bigint,
    listed boolean NOT NULL,
    open boolean NOT NULL,
    invitation text,
    created bigint NOT NULL,
    rematch_of text COLLATE "C",
    next text COLLATE "C",
    seats jsonb NOT NULL,
    seen_first bigint,
    seen_second bigint,
    changes int NOT NULL DEFAULT 0,
    offers text,
    due bigint,
    ended bigint,
    winner smallint CHECK (winner IN (0, 1)),
    ended_by text,
    last_position text,
    last_number int,
    log text
  );
  CREATE UNIQUE INDEX game_key ON game (key);
  CREATE INDEX game_ended ON game (ended, id) WHERE ended IS NOT NULL AND listed;
  CREATE INDEX game_first ON game ((seats -> 0 ->> 'player'), ended, id)
    WHERE ended IS NOT NULL AND listed AND (seats -> 0 ->> 'player') IS NOT NULL;
  CREATE INDEX game_second ON game ((seats -> 1 ->> 'player'), ended, id)
    WHERE ended IS NOT NULL AND listed AND (seats -> 1 ->> 'player') IS NOT NULL;
  CREATE INDEX game_unfolded ON game (ended) WHERE ended IS NOT NULL AND log IS NULL;
  CREATE INDEX game_due ON game (due, id) WHERE ended IS NULL AND due IS NOT NULL;
  CREATE TABLE going_on (
    game text COLLATE "C" PRIMARY KEY,
    changed bigint NOT NULL,
    number int,
    position text
  );
  CREATE INDEX going_on_changed ON going_on (changed, game);
  CREATE TABLE event (
    game text COLLATE "C" NOT NULL,
    number int NOT NULL CHECK (number >= 1),
    at bigint NOT NULL,
    event text NOT NULL,
    request text,
    left_first bigint,
    left_second bigint,
    PRIMARY KEY (game, number)
  );
  CREATE TABLE service (name text PRIMARY KEY, value bigint NOT NULL);
  INSERT INTO service VALUES ('retention', 1);
  CREATE TABLE alive (server text PRIMARY KEY, at bigint NOT NULL);
  CREATE TABLE outage (since bigint PRIMARY KEY, until bigint NOT NULL CHECK (until > since));
  ${writtenSchema};
`;

/** Until when somebody waits in a game for anyone who comes: said every few seconds, so it stands apart from the game. */
export const waitingSchema = `
  CREATE TABLE waiting (game text COLLATE "C" PRIMARY KEY, until bigint NOT NULL);
  CREATE INDEX waiting_until ON waiting (until);
`;

/** Whether every move begins anew with the time of the clock. A server of the version before counts what it sees as the time for all moves. */
export const perMoveSchema = "ALTER TABLE game ADD COLUMN clock_per_move boolean NOT NULL DEFAULT false";

/** Whether hints and analysis were agreed on for a game between people. A server of the version before makes games without. */
export const helpSchema = "ALTER TABLE game ADD COLUMN help boolean NOT NULL DEFAULT false";
