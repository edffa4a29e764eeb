import { shownFor } from "../arena.ts";

export const create = `
  INSERT INTO tournament (id, setup, created, ended, ending) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`;

const tournament = "SELECT id, setup, created, ended, ending, games, key FROM tournament";
const find = `${tournament} WHERE id = $1`;
const place = "SELECT created, key FROM tournament WHERE id = $1";
const list = `${tournament} WHERE id IS NOT NULL AND (created, key) < ($1::bigint, $2::bigint)
  ORDER BY created DESC, key DESC LIMIT $3`;

/** Whoever adds or judges has the tournament to himself until his commit. */
export const lock = "SELECT key, changes FROM tournament WHERE id = $1 FOR UPDATE";

const given = `SELECT n.* FROM json_to_recordset($2::text::json) AS n (number int, opening text, first smallint, second smallint,
    winner smallint, fault text, moves text, plies int, "thoughtFirst" bigint, "thoughtSecond" bigint, annulled int, at bigint,
    quality text, evidence text, nth int)`;

/** Those that are there stay, and leave no gap in the places. */
export const addOpenings = `
  INSERT INTO tournament_opening (tournament, opening)
  SELECT DISTINCT $1::bigint, convert_to(n.opening, 'UTF8') FROM json_to_recordset($2::text::json) AS n (opening text)
  WHERE NOT EXISTS (SELECT FROM tournament_opening o WHERE o.tournament = $1::bigint
    AND sha256(o.opening) = sha256(convert_to(n.opening, 'UTF8')))`;

export const addGames = `
  WITH new AS MATERIALIZED (
    SELECT g.*, row_number() OVER (ORDER BY nth) AS place FROM (${given}) AS g
    WHERE NOT EXISTS (SELECT FROM tournament_game t WHERE t.tournament = $1::bigint AND t.number = g.number)
  ),
  kept AS (
    INSERT INTO tournament_game (tournament, number, place, opening, first, second, winner, fault, moves, plies, thought_first,
      thought_second, annulled, at, quality)
    SELECT $1::bigint, number, $3::bigint + place,
      (SELECT o.key FROM tournament_opening o WHERE o.tournament = $1::bigint
        AND sha256(o.opening) = sha256(convert_to(new.opening, 'UTF8'))),
      first, second, winner, fault, moves, plies, "thoughtFirst", "thoughtSecond", annulled, at, quality FROM new
    RETURNING number
  ),
  proven AS (
    INSERT INTO tournament_evidence (tournament, number, evidence)
    SELECT $1::bigint, number, evidence FROM new WHERE evidence IS NOT NULL ON CONFLICT DO NOTHING
  ),
  counted AS (SELECT count(*)::int AS many FROM kept)
  UPDATE tournament SET games = games + many, changes = changes + many FROM counted WHERE key = $1::bigint AND many > 0`;

/** `$4` is how the quality is kept. */
export const judge = `
  UPDATE tournament_game SET quality = $4, place = $3::bigint + 1
  WHERE tournament = $1::bigint AND number = $2::int AND quality IS DISTINCT FROM $4`;
export const judged = "UPDATE tournament SET changes = changes + 1 WHERE key = $1";

const game = `SELECT g.number, convert_from(o.opening, 'UTF8') AS opening, g.first, g.second, g.winner, g.fault, g.moves, g.plies,
    g.thought_first AS "thoughtFirst", g.thought_second AS "thoughtSecond", g.annulled, g.at, g.quality, g.place`;
const played = "tournament_game g LEFT JOIN tournament_opening o ON o.key = g.opening";
const ofTournament = "g.tournament = (SELECT key FROM tournament WHERE id = $1)";
const games = `${game} FROM ${played} WHERE ${ofTournament} AND g.place > $2::bigint ORDER BY g.place LIMIT $3`;
const gameOfNumber = `${game}, e.evidence FROM ${played}
  LEFT JOIN tournament_evidence e ON e.tournament = g.tournament AND e.number = g.number
  WHERE ${ofTournament} AND g.number = $2::int`;

export const show = `
  INSERT INTO tournament_running (tournament, at, games) SELECT key, $2::bigint, $3 FROM tournament WHERE id = $1
  ON CONFLICT (tournament) DO UPDATE SET at = excluded.at, games = excluded.games`;
export const hide =
  "DELETE FROM tournament_running WHERE tournament = (SELECT key FROM tournament WHERE id = $1)";
const running = `
  SELECT r.games FROM tournament_running r JOIN tournament t ON t.key = r.tournament
  WHERE t.id = $1 AND r.at > $2::bigint - ${shownFor}`;

/** What is asked by name. */
export const questions = { find, place, list, games, gameOfNumber, running };

/** The same once more changes nothing, but the row is written, so that it has waited for the standby. */
export const end = `
  UPDATE tournament SET ending = $2,
    ended = CASE WHEN $2::text IS NULL THEN NULL WHEN ending = $2 THEN ended ELSE $3::bigint END
  WHERE id = $1`;

export const remove = "UPDATE tournament SET id = NULL WHERE id = $1";
export const removed = "SELECT key FROM tournament WHERE id IS NULL LIMIT 1";
const sweptAtOnce = 2000;
const sweeping = (table: string, column: string) =>
  `DELETE FROM ${table} WHERE tournament = $1 AND ${column} IN
    (SELECT ${column} FROM ${table} WHERE tournament = $1 LIMIT ${sweptAtOnce})`;
/** One after the other, each until it finds nothing. */
export const sweeps = [
  sweeping("tournament_game", "number"),
  sweeping("tournament_evidence", "number"),
  sweeping("tournament_opening", "key"),
  "DELETE FROM tournament_running WHERE tournament = $1",
  "DELETE FROM tournament WHERE key = $1",
] as const;
