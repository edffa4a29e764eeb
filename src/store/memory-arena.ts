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
} from "../arena/index.ts";
import {
  type AddedGame,
  checkedGames,
  checkedQuality,
  checkedTournament,
  newTournamentId,
  noTournament,
  shownFor,
  type Tournament,
  textOfEnding,
} from "./arena.ts";
import { readRunning } from "./arena-read.ts";
import { StoreError } from "./errors.ts";

interface KeptGame extends AddedGame {
  readonly place: number;
}

interface Kept {
  tournament: Tournament;
  readonly games: Map<number, KeptGame>;
  changes: number;
  running: { readonly games: readonly RunningGame[]; readonly at: number } | undefined;
}

export class MemoryArena implements ArenaKeeper {
  readonly #tournaments = new Map<string, Kept>();
  readonly #now: () => number;
  #isHeld = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  async create(setup: TournamentSetup): Promise<string> {
    const id = newTournamentId();
    await this.restore({ id, setup, created: this.#now(), ended: null, ending: null });
    return id;
  }

  async restore(given: Tournament): Promise<boolean> {
    const { id } = given;
    const { tournament } = checkedTournament(given);
    if (this.#tournaments.has(id)) return false;
    this.#tournaments.set(id, {
      tournament,
      games: new Map(),
      changes: 0,
      running: undefined,
    });
    return true;
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    const kept = this.#tournaments.get(id);
    return kept && { ...kept.tournament, games: kept.games.size };
  }

  async list({
    limit,
    before,
  }: {
    readonly limit: number;
    readonly before?: string | undefined;
  }): Promise<readonly KeptTournament[]> {
    // What came later stands before what is as old.
    const all = [...this.#tournaments.values()]
      .reverse()
      .sort((one, other) => other.tournament.created - one.tournament.created);
    const begin = before === undefined ? 0 : all.findIndex(({ tournament }) => tournament.id === before) + 1;
    if (before !== undefined && begin === 0) return [];
    return all
      .slice(begin, begin + limit)
      .map(({ tournament, games }) => ({ ...tournament, games: games.size }));
  }

  async add(
    id: string,
    games: readonly ArenaGame[],
    evidence?: ReadonlyMap<number, FaultEvidence>,
  ): Promise<void> {
    const added = checkedGames(games, evidence);
    if (added.length === 0) return;
    const kept = this.#known(id);
    for (const game of added)
      if (!kept.games.has(game.game.number))
        kept.games.set(game.game.number, { ...game, place: ++kept.changes });
  }

  async judge(id: string, number: number, given: readonly [Quality, Quality]): Promise<void> {
    const quality = checkedQuality(given);
    const kept = this.#tournaments.get(id);
    const there = kept?.games.get(number);
    if (!kept || !there || JSON.stringify(there.game.quality) === JSON.stringify(quality)) return;
    kept.games.set(number, { ...there, game: { ...there.game, quality }, place: ++kept.changes });
  }

  async games(
    id: string,
    after: number,
    limit: number,
  ): Promise<{ readonly games: readonly ArenaGame[]; readonly next: number }> {
    const kept = this.#tournaments.get(id);
    if (!kept || after >= kept.changes) return { games: [], next: after };
    const found = [...kept.games.values()]
      .filter(({ place }) => place > after)
      .sort((one, other) => one.place - other.place)
      .slice(0, limit);
    return { games: found.map(({ game }) => game), next: found.at(-1)?.place ?? after };
  }

  async game(
    id: string,
    number: number,
  ): Promise<{ readonly game: ArenaGame; readonly evidence: FaultEvidence | null } | undefined> {
    const there = this.#tournaments.get(id)?.games.get(number);
    return there && { game: there.game, evidence: there.evidence };
  }

  async show(id: string, running: readonly RunningGame[]): Promise<void> {
    const kept = this.#tournaments.get(id);
    if (kept) kept.running = { games: readRunning(running) ?? [], at: this.#now() };
  }

  async running(id: string): Promise<readonly RunningGame[]> {
    const running = this.#tournaments.get(id)?.running;
    return running && this.#now() - running.at < shownFor ? running.games : [];
  }

  async end(id: string, ending: Ending | null): Promise<void> {
    const kept = this.#known(id);
    if (textOfEnding(kept.tournament.ending) === textOfEnding(ending)) return;
    kept.tournament = { ...kept.tournament, ending, ended: ending && this.#now() };
  }

  async remove(id: string): Promise<boolean> {
    return this.#tournaments.delete(id);
  }

  async hold(): Promise<ArenaHold> {
    if (this.#isHeld) throw new StoreError("in-use", "memory");
    this.#isHeld = true;
    let isOurs = true;
    return {
      release: async () => {
        if (isOurs) this.#isHeld = false;
        isOurs = false;
      },
    };
  }

  #known(id: string): Kept {
    const kept = this.#tournaments.get(id);
    if (!kept) throw noTournament(id);
    return kept;
  }
}
