import type Database from "libsql";
import type { Quality } from "../../arena/index.ts";
import type { AddedGame } from "../arena.ts";
import { qualityText, rowOf } from "../arena-rows.ts";
import type { StoreFile } from "./file.ts";

/** What becomes of tournaments: plain data, as all operations are, with what is JSON as text. */
export type ArenaChange =
  | {
      readonly what: "create";
      readonly id: string;
      readonly setup: string;
      readonly created: number;
      readonly ended: number | null;
      readonly ending: string | null;
    }
  | { readonly what: "add"; readonly id: string; readonly games: readonly AddedGame[] }
  | {
      readonly what: "judge";
      readonly id: string;
      readonly number: number;
      readonly quality: readonly [Quality, Quality];
    }
  | { readonly what: "show"; readonly id: string; readonly at: number; readonly running: string | undefined }
  | { readonly what: "end"; readonly id: string; readonly at: number; readonly ending: string | null }
  | { readonly what: "remove"; readonly id: string }
  /** A piece of what was removed goes. */
  | { readonly what: "sweep" };

/** Whether there is such a tournament; of a piece swept, whether there is more. */
export type ArenaAnswer = boolean;

/** To be judged before the change itself: it wants room that is kept for other things when it gets scarce. */
export function wantsRoom({ what }: ArenaChange): boolean {
  return what === "create" || what === "add";
}

/** A piece of sweeping takes so many rows at once, and goes on for so many milliseconds: moves wait for it. */
const sweptAtOnce = 100;
const sweepsFor = 4;

/** The changes of tournaments, in the batch of the file they are in. */
export class ArenaCommit {
  readonly #keyOf: Database.Statement;
  readonly #statements: Record<keyof typeof commands, Database.Statement>;
  readonly #removed: Database.Statement;
  readonly #giveBack: () => boolean;

  /** `giveBack` hands free pages back to the disk for a while; whether there are more. */
  constructor(file: StoreFile, giveBack: () => boolean) {
    this.#giveBack = giveBack;
    this.#keyOf = file.query("SELECT key, changes FROM tournament WHERE id = ?");
    this.#removed = file.query("SELECT key FROM tournament WHERE id IS NULL LIMIT 1");
    this.#statements = Object.fromEntries(
      Object.entries(commands).map(([name, text]) => [name, file.command(text)]),
    ) as Record<keyof typeof commands, Database.Statement>;
  }

  perform(change: ArenaChange): ArenaAnswer {
    switch (change.what) {
      case "create":
        return this.#create(change);
      case "add":
        return this.#add(change.id, change.games);
      case "judge": {
        const { id, number, quality } = change;
        const { changes } = this.#statements.judge.run(id, number, qualityText(quality));
        if (changes > 0) this.#statements.count.run(0, 1, id);
        return changes > 0;
      }
      case "show": {
        const { id, at, running } = change;
        if (running === undefined) return this.#statements.hide.run(id).changes > 0;
        return this.#statements.show.run(at, running, id).changes > 0;
      }
      case "end":
        this.#statements.end.run(change.ending, change.at, change.id);
        return this.#find(change.id) !== undefined;
      case "remove":
        return this.#statements.remove.run(change.id).changes > 0;
      case "sweep":
        return this.#sweep() || this.#giveBack();
    }
  }

  #find(id: string): { readonly key: number; readonly changes: number } | undefined {
    const [row] = this.#keyOf.all(id) as [number, number][];
    return row && { key: row[0], changes: row[1] };
  }

  #create({ id, setup, created, ended, ending }: Extract<ArenaChange, { what: "create" }>): boolean {
    const { changes, lastInsertRowid } = this.#statements.create.run(id, created, ended, ending);
    if (changes > 0) this.#statements.setup.run(lastInsertRowid, setup);
    return changes > 0;
  }

  #add(id: string, games: readonly AddedGame[]): boolean {
    const tournament = this.#find(id);
    if (!tournament) return false;
    const { key, changes } = tournament;
    let added = 0;
    for (const { game, evidence } of games) {
      const { number, opening, first, second, winner, fault, moves, plies, ...row } = rowOf(game);
      this.#statements.opening.run(key, opening);
      const kept = this.#statements.game.run(
        ...[key, number, changes + added + 1, first, second, winner, fault, moves, plies],
        ...[row.thoughtFirst, row.thoughtSecond, row.annulled, row.at, row.quality, opening],
      );
      if (kept.changes === 0) continue;
      added++;
      if (evidence) this.#statements.evidence.run(key, number, JSON.stringify(evidence));
    }
    if (added > 0) this.#statements.count.run(added, added, id);
    return true;
  }

  /** Whether there is more of what was removed. */
  #sweep(): boolean {
    const until = performance.now() + sweepsFor;
    for (;;) {
      const [row] = this.#removed.all() as [number][];
      if (!row) return false;
      const rows = ["sweepGames", "sweepEvidence", "sweepOpenings"] as const;
      const swept = rows.reduce((sum, name) => sum + this.#statements[name].run(row[0]).changes, 0);
      if (swept === 0)
        for (const name of ["sweepSetup", "sweepRunning", "sweep"] as const)
          this.#statements[name].run(row[0]);
      if (performance.now() > until) return true;
    }
  }
}

const known = "(SELECT key FROM tournament WHERE id = ?)";
const sweeping = (table: string, column: string) =>
  `DELETE FROM ${table} WHERE tournament = ?1 AND ${column} IN
    (SELECT ${column} FROM ${table} WHERE tournament = ?1 LIMIT ${sweptAtOnce})`;

const commands = {
  create: "INSERT INTO tournament (id, created, ended, ending) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
  setup: "INSERT INTO tournament_setup (tournament, setup) VALUES (?, ?)",
  opening: "INSERT INTO tournament_opening (tournament, opening) VALUES (?, ?) ON CONFLICT DO NOTHING",
  game: `INSERT INTO tournament_game (tournament, number, place, first, second, winner, fault, moves, plies, thought_first,
      thought_second, annulled, at, quality, opening)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, key FROM tournament_opening
      WHERE tournament = ?1 AND opening = ?15
    ON CONFLICT DO NOTHING`,
  evidence:
    "INSERT INTO tournament_evidence (tournament, number, evidence) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
  count: "UPDATE tournament SET games = games + ?, changes = changes + ? WHERE id = ?",
  judge: `UPDATE tournament_game SET quality = ?3, place = 1 + (SELECT changes FROM tournament WHERE id = ?1)
    WHERE tournament = (SELECT key FROM tournament WHERE id = ?1) AND number = ?2 AND quality IS NOT ?3`,
  show: `INSERT INTO tournament_running (tournament, at, games) SELECT key, ?1, ?2 FROM tournament WHERE id = ?3
    ON CONFLICT (tournament) DO UPDATE SET at = excluded.at, games = excluded.games`,
  hide: `DELETE FROM tournament_running WHERE tournament = ${known}`,
  end: "UPDATE tournament SET ending = ?1, ended = iif(?1 IS NULL, NULL, ?2) WHERE id = ?3 AND ending IS NOT ?1",
  remove: "UPDATE tournament SET id = NULL WHERE id = ?",
  sweepGames: sweeping("tournament_game", "number"),
  sweepEvidence: sweeping("tournament_evidence", "number"),
  sweepOpenings: sweeping("tournament_opening", "key"),
  sweepSetup: "DELETE FROM tournament_setup WHERE tournament = ?",
  sweepRunning: "DELETE FROM tournament_running WHERE tournament = ?",
  sweep: "DELETE FROM tournament WHERE key = ?",
} as const;
