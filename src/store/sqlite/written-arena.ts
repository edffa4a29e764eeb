import type {
  ArenaGame,
  ArenaHold,
  ArenaKeeper,
  Ending,
  FaultEvidence,
  KeptTournament,
  Quality,
  RunningGame,
  TournamentSetup,
} from "../../arena/index.ts";
import {
  checkedGames,
  checkedQuality,
  checkedTournament,
  newTournamentId,
  noTournament,
  type Tournament,
  textOfEnding,
} from "../arena.ts";
import { StoreError } from "../errors.ts";
import type { Aside } from "../games.ts";
import type { ArenaChange } from "./arena-commit.ts";
import type { ArenaRead } from "./arena-read.ts";
import { type FileLock, lockBeside } from "./lock.ts";
import type { Writer } from "./operations.ts";

/** Tournaments that are read at once and changed through the writer; a server may have the file at the same time. */
export class WrittenArena implements ArenaKeeper {
  readonly #path: string;
  readonly #reader: ArenaRead;
  readonly #writer: Writer;
  readonly #now: () => number;
  #lock: FileLock | undefined;

  constructor(path: string, reader: ArenaRead, writer: Writer, now: () => number) {
    this.#path = path;
    this.#reader = reader;
    this.#writer = writer;
    this.#now = now;
  }

  async create(setup: TournamentSetup): Promise<string> {
    const id = newTournamentId();
    await this.restore({ id, setup, created: this.#now(), ended: null, ending: null });
    return id;
  }

  async restore(given: Tournament): Promise<boolean> {
    const { tournament, setupText: setup, endingText: ending } = checkedTournament(given);
    const { id, created, ended } = tournament;
    return this.#change({ what: "create", id, setup, created, ended, ending });
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    return this.#reader.find(id);
  }

  async list(
    { limit, before }: { readonly limit: number; readonly before?: string | undefined },
    aside?: Aside,
  ): Promise<readonly KeptTournament[]> {
    return this.#reader.list(limit, before, aside);
  }

  async add(
    id: string,
    given: readonly ArenaGame[],
    evidence?: ReadonlyMap<number, FaultEvidence>,
  ): Promise<void> {
    const games = checkedGames(given, evidence);
    if (games.length === 0) return;
    if (!(await this.#change({ what: "add", id, games }))) throw noTournament(id);
  }

  async judge(id: string, number: number, quality: readonly [Quality, Quality]): Promise<void> {
    await this.#change({ what: "judge", id, number, quality: checkedQuality(quality) });
  }

  async games(
    id: string,
    after: number,
    limit: number,
  ): Promise<{ readonly games: readonly ArenaGame[]; readonly next: number }> {
    return this.#reader.games(id, after, limit);
  }

  async game(
    id: string,
    number: number,
  ): Promise<{ readonly game: ArenaGame; readonly evidence: FaultEvidence | null } | undefined> {
    return this.#reader.game(id, number);
  }

  async show(id: string, games: readonly RunningGame[]): Promise<void> {
    const running = games.length > 0 ? JSON.stringify(games) : undefined;
    await this.#change({ what: "show", id, at: this.#now(), running });
  }

  async running(id: string): Promise<readonly RunningGame[]> {
    return this.#reader.running(id, this.#now());
  }

  async end(id: string, ending: Ending | null): Promise<void> {
    const change = { what: "end", id, at: this.#now(), ending: textOfEnding(ending) } as const;
    if (!(await this.#change(change))) throw noTournament(id);
  }

  /** It is gone at once; its games go a piece at a time, also those that were left when a program ended in the middle. */
  async remove(id: string): Promise<boolean> {
    const isGone = await this.#change({ what: "remove", id });
    try {
      while (await this.#change({ what: "sweep" }));
    } catch {
      // It is gone all the same, and what is left goes with the next.
    }
    return isGone;
  }

  async hold(): Promise<ArenaHold> {
    // One lock is one connection, and the second one of this process would be told so by SQLite; but it is known here.
    if (this.#lock) throw new StoreError("in-use", this.#path);
    const lock = lockBeside(this.#path, "arena");
    this.#lock = lock;
    return {
      release: async () => {
        if (this.#lock === lock) this.close();
      },
    };
  }

  /** Lets go of what it holds. */
  close(): void {
    this.#lock?.release();
    this.#lock = undefined;
  }

  async #change(change: ArenaChange): Promise<boolean> {
    const answer = await this.#writer.write({ do: "arena", change });
    if (answer === "no-room") throw new StoreError("no-room", this.#path);
    return answer === true;
  }
}
