import type Database from "libsql";
import type { Roster } from "../../roster/index.ts";
import { StoreError } from "../errors.ts";
import {
  type Absent,
  type ClaimAnswer,
  eventText,
  type Finish,
  type LoadedGame,
  type StoredEvent,
  type StoredGame,
  type StoredSeat,
} from "../games.ts";
import { mostOutages } from "../store.ts";
import { ArenaCommit, wantsRoom } from "./arena-commit.ts";
import { isOfStatement } from "./errors.ts";
import type { StoreFile } from "./file.ts";
import { GamesPrune } from "./games-prune.ts";
import { JobsCommit } from "./jobs-commit.ts";
import {
  makesRoom,
  type OperationAnswer,
  type OtherOperation,
  type Packed,
  type PackedAnswers,
  type RosterChange,
} from "./operations.ts";
import type { FileSpace } from "./space.ts";

/** The changes of games, in the batch of the file they are in. */
export class GamesCommit {
  readonly #file: StoreFile;
  readonly #roster: Roster;
  readonly #prune: GamesPrune;
  readonly #jobs: JobsCommit;
  readonly #arena: ArenaCommit;
  readonly #space: FileSpace | undefined;
  readonly #statements: Record<keyof typeof sql, Database.Statement>;
  readonly #seenSince: Database.Statement;
  readonly #same: Database.Statement;

  constructor(file: StoreFile, roster: Roster, space?: FileSpace) {
    this.#space = space;
    this.#file = file;
    this.#roster = roster;
    this.#prune = new GamesPrune(file);
    this.#jobs = new JobsCommit(file, (game) => this.#keep(game));
    this.#arena = new ArenaCommit(file, () => this.#prune.giveBack());
    this.#seenSince = file.query(seenSince);
    this.#same = file.query(same);
    this.#statements = Object.fromEntries(
      Object.entries(sql).map(([name, text]) => [name, file.command(text)]),
    ) as Record<keyof typeof sql, Database.Statement>;
  }

  /** Everything in one batch, which is not settled yet. */
  perform({ events, count, finishes, others }: Packed): PackedAnswers {
    if (this.#space?.isDiskFull && (count > 0 || !others.every(makesRoom)))
      throw new StoreError("full", this.#file.path);
    return this.#file.change(() => {
      const kept = count === 0 || this.#appendAll(events, count) || this.#appendEach(events);
      for (const { place, id, number, finish } of finishes) {
        // What was there already has been counted.
        if (kept === true || kept[place] === "new") this.#finish(id, finish, number);
      }
      return {
        kept: kept === true || kept.map((how) => how !== "not"),
        others: others.map((operation) => this.#perform(operation)),
      };
    });
  }

  /** All events with one statement; false, with nothing kept, when one of them has no place. */
  #appendAll(events: string, count: number): boolean {
    this.#statements.savepoint.run();
    const { changes } = this.#statements.appendAll.run(events);
    if (changes !== count) this.#statements.rollback.run();
    this.#statements.release.run();
    return changes === count;
  }

  /** Each event by itself: those that have no place are not kept, unless exactly they are there already. */
  #appendEach(events: string): ("new" | "again" | "not")[] {
    return (JSON.parse(events) as unknown[]).map((event) => {
      const text = JSON.stringify([event]);
      if (this.#statements.appendAll.run(text).changes === 1) return "new";
      return this.#same.all(text).length > 0 ? "again" : "not";
    });
  }

  #perform(operation: OtherOperation): OperationAnswer {
    switch (operation.do) {
      case "create":
        return this.#space?.isScarce ? "no-room" : this.#create(operation.game);
      case "claim":
        return this.#claim(operation.id, operation.event, operation.finish, operation.absent);
      case "seen":
        this.#statements.seen.run(operation.at, operation.id, operation.seat);
        return undefined;
      case "offer":
        return (
          this.#statements.offer.run(JSON.stringify(operation.offers), operation.id, operation.changes)
            .changes === 1
        );
      case "show":
        this.#statements.show.run(JSON.stringify(operation.games));
        return undefined;
      case "wait":
        this.#statements.wait.run(JSON.stringify(operation.games));
        return undefined;
      case "take-seat":
        return this.#takeSeat(operation.id, operation.seat, operation.by);
      case "restore":
        return this.#restoreApart(operation.game);
      case "drop":
        return this.#makeRoom(() => this.#prune.drop(operation.id));
      case "prune":
        return this.#makeRoom(() => this.#prune.prune(operation.request));
      case "job":
        return makesRoom(operation)
          ? this.#makeRoom(() => this.#jobs.perform(operation.change))
          : this.#jobs.perform(operation.change);
      case "arena":
        if (makesRoom(operation)) return this.#makeRoom(() => this.#arena.perform(operation.change));
        return wantsRoom(operation.change) && this.#space?.isScarce
          ? "no-room"
          : this.#arena.perform(operation.change);
      case "start":
        for (const name of ["outage", "fewOutages", "alive"] as const)
          this.#statements[name].run(operation.at);
        return undefined;
      case "alive":
        this.#statements.alive.run(operation.at);
        return undefined;
      case "roster":
        return rosterChange(this.#roster, operation.change, operation.arguments);
    }
  }

  #create(game: StoredGame): boolean {
    const { id, options, from, seats, clock, listed, open, help, invitationHash, created, rematchOf } = game;
    if (rematchOf !== undefined && this.#statements.link.run(id, rematchOf).changes === 0) return false;
    const { changes } = this.#statements.create.run(
      id,
      game.game,
      JSON.stringify(options),
      from ?? null,
      clock?.initial ?? null,
      clock?.increment ?? null,
      listed ? 1 : 0,
      open ? 1 : 0,
      invitationHash ?? null,
      created,
      rematchOf ?? null,
      created,
      help ? 1 : 0,
      clock?.perMove ? 1 : 0,
    );
    if (changes === 0) return false;
    for (const [seat, by] of seats.entries()) this.#statements.seat.run(seat, ...seatValues(by), id);
    return true;
  }

  #takeSeat(id: string, seat: 0 | 1, by: StoredSeat): boolean {
    if (this.#statements.takeSeat.run(...seatValues(by), id, seat).changes === 0) return false;
    this.#statements.seated.run(id);
    return true;
  }

  #claim(id: string, event: StoredEvent, finish: Finish, { seat, since }: Absent): ClaimAnswer {
    const text = `[${eventText(id, event)}]`;
    // Kept before, and asked again by who did not hear so: whether somebody has come since does not matter.
    if (this.#same.all(text).length > 0) return "kept";
    if (this.#seenSince.all(id, seat, since).length > 0) return "seen";
    if (!this.#appendAll(text, 1)) return "outdated";
    this.#finish(id, finish, event.number);
    return "kept";
  }

  #finish(id: string, { at, winner, by, position }: Finish, number: number): void {
    this.#statements.finish.run(at, winner, by, position, number, id);
    this.#statements.finishSeats.run(at, id);
    this.#statements.count.run(id);
    if (winner !== null) this.#statements.countWin.run(id, winner);
  }

  #makeRoom<T>(work: () => T): T {
    return this.#space ? this.#space.makeRoom(work) : work();
  }

  /** Of a game that the file does not take nothing is left, and the rest of the batch stays. */
  #restoreApart(game: LoadedGame): boolean | "unfit" {
    this.#statements.gameSavepoint.run();
    let answer: boolean | "unfit";
    try {
      answer = this.#keep(game);
      // It may be old, and somebody wanted to have it.
      if (answer) this.#statements.keepAll.run();
    } catch (error) {
      if (!isOfStatement(error)) throw error;
      this.#statements.gameRollback.run();
      answer = "unfit";
    }
    this.#statements.gameRelease.run();
    return answer;
  }

  #keep({ game, events, finish, next }: LoadedGame): boolean {
    const { rematchOf, ...alone } = game;
    if (!this.#create(alone)) return false;
    if (rematchOf !== undefined) this.#statements.setRematchOf.run(rematchOf, game.id);
    if (next !== undefined) this.#statements.setNext.run(next, game.id);
    if (events.length > 0) {
      const texts = events.map((event) => eventText(game.id, event));
      if (!this.#appendAll(`[${texts.join(",")}]`, events.length))
        throw new Error(`the events of game ${game.id} cannot be kept`);
    }
    if (finish) {
      const { at, winner, by, position } = finish;
      this.#statements.finish.run(at, winner, by, position, events.length, game.id);
      this.#statements.finishSeats.run(at, game.id);
    }
    return true;
  }
}

function seatValues({ name, tokenHash, takenAt, computer, player, seenAt }: StoredSeat) {
  return [
    name,
    tokenHash ?? null,
    takenAt ?? null,
    computer ?? null,
    player ?? null,
    seenAt ?? null,
  ] as const;
}

/** The roster's keeper stands on the same file, so its change is part of the same batch and answers at once. */
function rosterChange(roster: Roster, change: RosterChange, values: readonly unknown[]): OperationAnswer {
  const method = roster[change] as (this: Roster, ...values: readonly unknown[]) => unknown;
  const answer = method.apply(roster, [...values]);
  if (answer instanceof Promise) throw new TypeError("a roster in a writer must answer at once");
  return answer as OperationAnswer;
}

const seenSince =
  "SELECT 1 FROM seat WHERE game = (SELECT key FROM game WHERE id = ?) AND seat = ? AND seen >= ?";

const same = `SELECT 1 FROM json_each(?) AS new JOIN event ON event.number = value ->> 'number'
    AND event.game = (SELECT key FROM game WHERE id = value ->> 'game')
  WHERE event.at = value ->> 'at' AND event.event = value -> 'event' AND event.request IS value ->> 'id'
    AND event.left_first IS value ->> '$.clock.left[0]' AND event.left_second IS value ->> '$.clock.left[1]'`;

const freeSeat = "SELECT 1 FROM seat WHERE seat.game = game.key AND seat.token IS NULL";

const sql = {
  savepoint: "SAVEPOINT events",
  rollback: "ROLLBACK TO events",
  release: "RELEASE events",
  gameSavepoint: "SAVEPOINT restored",
  gameRollback: "ROLLBACK TO restored",
  gameRelease: "RELEASE restored",
  // Materialized: otherwise every use of a text makes it anew from the array.
  appendAll: `WITH new (text) AS MATERIALIZED (SELECT value FROM json_each(?))
    INSERT OR IGNORE INTO event (game, number, at, event, request, left_first, left_second)
    SELECT (SELECT key FROM game WHERE id = text ->> 'game'), text ->> 'number', text ->> 'at', text -> 'event',
      text ->> 'id', text ->> '$.clock.left[0]', text ->> '$.clock.left[1]' FROM new`,
  create: `INSERT OR IGNORE INTO game (id, game, options, start, clock_initial, clock_increment, listed, open, invitation,
    created, rematch_of, changed, help, clock_per_move) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  seat: `INSERT INTO seat (seat, name, token, taken, computer, player, seen, game)
    SELECT ?, ?, ?, ?, ?, ?, ?, key FROM game WHERE id = ?`,
  takeSeat: `UPDATE seat SET name = ?, token = ?, taken = ?, computer = ?, player = ?, seen = ?
    WHERE game = (SELECT key FROM game WHERE id = ?) AND seat = ? AND token IS NULL`,
  seen: `UPDATE seat SET seen = max(coalesce(seen, ?1), ?1)
    WHERE game = (SELECT key FROM game WHERE id = ?2) AND seat = ?3`,
  seated: `UPDATE game SET changes = changes + 1,
      waited_until = CASE WHEN EXISTS (${freeSeat}) THEN waited_until END
    WHERE id = ?`,
  offer: "UPDATE game SET offers = ?, changes = changes + 1 WHERE id = ? AND changes = ?",
  show: `UPDATE game SET changed = shown.value ->> 'changed', shown_number = shown.value ->> 'number',
      shown_position = shown.value ->> 'position'
    FROM json_each(?) AS shown WHERE game.id = shown.value ->> 'id' AND ended IS NULL
      AND coalesce(shown_number, 0) <= shown.value ->> 'number'`,
  wait: `UPDATE game SET waited_until = waited.value ->> 'until'
    FROM json_each(?) AS waited WHERE game.id = waited.value ->> 'id' AND ended IS NULL AND listed = 1 AND open = 1
      AND EXISTS (${freeSeat})`,
  link: `UPDATE game SET next = ?1, changes = changes + 1 WHERE id = ?2 AND next IS NULL
    AND NOT EXISTS (SELECT 1 FROM game WHERE id = ?1)`,
  setNext: "UPDATE game SET next = ? WHERE id = ?",
  setRematchOf: "UPDATE game SET rematch_of = ? WHERE id = ?",
  finish: `UPDATE game SET ended = ?, winner = ?, ended_by = ?, last_position = ?, last_number = ? WHERE id = ?`,
  finishSeats: "UPDATE seat SET ended = ? WHERE game = (SELECT key FROM game WHERE id = ? AND listed = 1)",
  // One person in both seats has two games, as in the console.
  count: `UPDATE person SET games = games + seats.many FROM
    (SELECT player, count(*) AS many FROM seat JOIN game ON game.key = seat.game WHERE game.id = ?
      AND (SELECT count(player) FROM seat WHERE seat.game = game.key) = 2 GROUP BY player) AS seats
    WHERE username = seats.player`,
  countWin: `UPDATE person SET wins = wins + 1 WHERE username =
    (SELECT player FROM seat JOIN game ON game.key = seat.game WHERE game.id = ? AND seat.seat = ?
      AND (SELECT count(player) FROM seat WHERE seat.game = game.key) = 2)`,
  keepAll: "DELETE FROM service WHERE name = 'retention'",
  outage: `INSERT OR IGNORE INTO outage (since, until)
    SELECT value, ?1 FROM service WHERE name = 'alive' AND value < ?1`,
  fewOutages: `DELETE FROM outage WHERE since <= ? AND since < (SELECT min(since) FROM
    (SELECT since FROM outage ORDER BY since DESC LIMIT ${mostOutages}))`,
  alive:
    "INSERT INTO service (name, value) VALUES ('alive', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
} as const;
