import type { ArenaKeeper, KeptTournament } from "../../arena/index.ts";
import type { TournamentSummary } from "../../protocol/index.ts";
import { ShortCache } from "../short-cache.ts";
import type { Time } from "../time.ts";
import { headOf, runningOf, stateOf, summaryOf } from "./views.ts";
import { WatchedTournament } from "./watched.ts";

interface TournamentsOptions {
  readonly keeper: ArenaKeeper;
  readonly time: Time;
  /** Told of a tournament that cannot be read. */
  readonly setAside: (id: string, error: unknown) => void;
}

/** So many milliseconds old an answer may be: a class that asks at the same time is answered once. */
const fresh = 300;
/** What nobody has asked for in so many milliseconds is forgotten, and what is more than so many tournaments or games. */
const forgottenAfter = 300_000;
const mostWatched = 20;
const mostGames = 300_000;
/** So many games that go on are told of. */
const mostRunning = 24;
/** Milliseconds until one should ask again: while it is played, while nobody plays it, when it is over. */
const againIn = { running: 2000, stopped: 5000, over: 15_000 } as const;
/** A second for so many characters: what thirty who ask from one address may be sent. */
const perSecond = 50_000;
const longestPause = 60_000;

interface Watched {
  readonly tournament: WatchedTournament;
  at: number;
}

/** The answers about one tournament, as text: with its standing, and for whoever has that already. */
interface Look {
  readonly version: string;
  readonly whole: string;
  readonly brief: string;
}

/** The tournaments of the store for whoever looks at them. Nothing is started from here, and nothing changed. */
export class Tournaments {
  readonly #options: TournamentsOptions;
  readonly #looks: ShortCache<string, Look | undefined>;
  readonly #lists: ShortCache<string, readonly TournamentSummary[]>;
  /** The latest asked for stand last. */
  readonly #watched = new Map<string, Watched>();
  /** What somebody else has asked for is caught up with first. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #tidying: NodeJS.Timeout;

  constructor(options: TournamentsOptions) {
    this.#options = options;
    this.#tidying = setInterval(() => this.#tidy(), forgottenAfter / 5);
    this.#tidying.unref();
    this.#looks = new ShortCache(fresh, options.time);
    this.#lists = new ShortCache(fresh, options.time);
  }

  list(limit: number, before: string | undefined): Promise<readonly TournamentSummary[]> {
    return this.#lists.get(`${limit} ${before ?? ""}`, () => this.#list(limit, before));
  }

  async #list(limit: number, before: string | undefined): Promise<readonly TournamentSummary[]> {
    const { keeper, setAside } = this.#options;
    const found = await keeper.list({ limit, before }, setAside);
    return Promise.all(
      found.map(async (each) => {
        const running = each.ended === null ? await keeper.running(each.id) : [];
        return summaryOf(each, stateOf(each, running));
      }),
    );
  }

  /** What is answered about a tournament; undefined when there is none. */
  look(id: string, seen: string | undefined): Promise<string | undefined> {
    return this.#looks
      .get(id, () => this.#look(id))
      .then((look) => look && (look.version === seen ? look.brief : look.whole));
  }

  async #look(id: string): Promise<Look | undefined> {
    const { keeper } = this.#options;
    const [kept, running] = await Promise.all([keeper.find(id), keeper.running(id)]);
    if (!kept) return this.#forget(id);
    const { place, view } = (await this.caughtUp(kept)).standing();
    const state = stateOf(kept, running);
    const version = `${place}-${state}-${kept.ended ?? ""}`;
    const rest = {
      running: running.slice(0, mostRunning).map(runningOf),
      more: Math.max(0, running.length - mostRunning),
    };
    const written = (tournament: unknown) => {
      const text = JSON.stringify({ tournament, ...rest });
      const pause = Math.round((text.length / perSecond) * 1000);
      const again = Math.min(longestPause, Math.max(againIn[state], pause));
      return `{"version":${JSON.stringify(version)},"again":${again},${text.slice(1)}`;
    };
    return { version, whole: written({ head: headOf(kept, state), standing: view }), brief: written(null) };
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    return this.#options.keeper.find(id);
  }

  /** The tournament with all its games entered, one tournament after another. */
  async caughtUp({ id, setup, ended }: KeptTournament): Promise<WatchedTournament> {
    const now = this.#options.time.steady();
    const known = this.#watched.get(id)?.tournament;
    // One that goes on after all is begun anew.
    const goesOn = known?.isFinished && ended === null;
    const tournament = (goesOn ? undefined : known) ?? new WatchedTournament(id, setup, this.#options);
    this.#watched.delete(id);
    this.#watched.set(id, { tournament, at: now });
    const turn = this.#turn.then(() => tournament.catchUp());
    this.#turn = turn.catch(() => this.#forget(id));
    await turn;
    if (ended !== null) tournament.finish();
    this.#tidy();
    return tournament;
  }

  /** Forgets what has not been asked for in a while, and the longest not asked for where there is too much. */
  #tidy(): void {
    const now = this.#options.time.steady();
    let games = [...this.#watched.values()].reduce((sum, { tournament }) => sum + tournament.index.size, 0);
    for (const [id, { tournament, at }] of this.#watched) {
      const isMuch = this.#watched.size > mostWatched || (games > mostGames && this.#watched.size > 1);
      if (!isMuch && now - at < forgottenAfter) return;
      games -= tournament.index.size;
      this.#watched.delete(id);
    }
  }

  stop(): void {
    clearInterval(this.#tidying);
  }

  get watched(): number {
    return this.#watched.size;
  }

  #forget(id: string): undefined {
    this.#watched.delete(id);
    return undefined;
  }
}
