import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cases } from "../../test/cases.ts";
import { type Chance, seededChance } from "../players/index.ts";
import type { ArenaGame, FaultEvidence } from "./game.ts";
import type { GameTask, PlayedGame, Referee, RefereeEvents } from "./referee/referee.ts";
import { type RunOptions, runTournament } from "./runner.ts";
import type { TournamentSetup } from "./setup.ts";
import { chancePlay, gameOf, type Play, run, setupOf, setups } from "./tournament/fixtures.ts";
import { Tournament } from "./tournament/index.ts";
import type { Ending } from "./view.ts";

const evidence: FaultEvidence = { lines: [], errors: "", command: "bot", memory: null, sandbox: 0 };

async function steps(count: number): Promise<void> {
  for (let step = 0; step < count; step++) await Promise.resolve();
}

/** Plays at once in lanes; games end in an order of chance, several of them at a time. */
class FakeReferee implements Referee {
  readonly asked: number[] = [];
  closed = false;
  readonly #events: RefereeEvents;
  readonly #play: Play;
  readonly #lanes: number;
  readonly #chance: Chance;
  #queue: GameTask[] = [];
  #isGoing = false;

  constructor(events: RefereeEvents, play: Play, lanes: number, seed: number) {
    this.#events = events;
    this.#play = play;
    this.#lanes = lanes;
    this.#chance = seededChance(seed);
  }

  get pending(): number {
    return this.#queue.length;
  }

  play(task: GameTask): void {
    this.asked.push(task.number);
    this.#queue.push(task);
    if (!this.#isGoing) void this.#go();
  }

  /** What ends while it is closed is told, too. */
  async close(): Promise<void> {
    if (this.#chance() < 0.5) this.#end();
    await steps(2);
    this.closed = true;
  }

  async #go(): Promise<void> {
    this.#isGoing = true;
    while (this.#queue.length > 0 && !this.closed) {
      await steps(Math.floor(12 * this.#chance()));
      if (!this.closed) this.#end();
    }
    this.#isGoing = false;
  }

  #end(): void {
    const batch: PlayedGame[] = [];
    for (let count = 1 + Math.floor(3 * this.#chance()); count > 0 && this.#queue.length > 0; count--) {
      const lane = Math.floor(Math.min(this.#lanes, this.#queue.length) * this.#chance());
      for (const task of this.#queue.splice(lane, 1)) {
        const game = gameOf(task, this.#play(task));
        batch.push({ game, evidence: game.fault && evidence });
      }
    }
    this.#events.shown?.([]);
    this.#events.played(batch);
  }
}

/** Keeps games in memory, in small pages. */
class FakeKeeper {
  readonly kept = new Map<number, ArenaGame>();
  readonly evidence = new Map<number, FaultEvidence>();
  readonly twice: number[] = [];
  ending: Ending | null = null;
  ends = 0;
  /** Told of each `add`, before and after it. */
  hook: (moment: "before" | "after") => void = () => {};

  async games(_id: string, after: number): Promise<{ games: ArenaGame[]; next: number }> {
    const games = [...this.kept.values()].slice(after, after + 7);
    return { games, next: after + games.length };
  }

  async add(_id: string, games: readonly ArenaGame[], evidence?: ReadonlyMap<number, FaultEvidence>) {
    this.hook("before");
    await steps(5);
    for (const game of games) {
      if (this.kept.has(game.number)) this.twice.push(game.number);
      else this.kept.set(game.number, game);
    }
    for (const [number, each] of evidence ?? []) this.evidence.set(number, each);
    this.hook("after");
  }

  async show(): Promise<void> {
    throw new Error("may be lost");
  }

  async end(_id: string, ending: Ending | null): Promise<void> {
    this.ending = ending;
    this.ends++;
  }
}

interface Session {
  readonly lanes?: number;
  readonly seed?: number;
  readonly openings?: number;
  readonly change?: (options: RunOptions, referee: () => FakeReferee | undefined) => RunOptions;
}

/** One process that plays on from what is kept. */
async function session(
  setup: TournamentSetup,
  keeper: FakeKeeper,
  play: Play,
  { lanes = 3, seed = 1, openings = 1_000, change = (options) => options }: Session = {},
) {
  const tournament = new Tournament(setup);
  const count = Math.min(tournament.openingsWanted, openings);
  tournament.supply(
    Array.from({ length: count }, (_, opening) => `opening ${opening}`),
    true,
  );
  let referee: FakeReferee | undefined;
  const options: RunOptions = {
    id: "t",
    tournament,
    keeper,
    lanes,
    openReferee: async (events) => {
      referee = new FakeReferee(events, play, lanes, seed);
      return referee;
    },
  };
  const ending = await runTournament(change(options, () => referee)).catch((error: Error) => error);
  return { tournament, ending, referee };
}

/** How a process may end before its time, after so many batches. */
const interruptions = ["stop", "keeper", "kept", "referee", "judge"] as const;
interface Interruption {
  readonly kind: (typeof interruptions)[number];
  readonly after: number;
  readonly lanes: number;
  readonly seed: number;
}

async function interrupted(
  setup: TournamentSetup,
  keeper: FakeKeeper,
  play: Play,
  { kind, after, lanes, seed }: Interruption,
  openings: number,
) {
  let batches = 0;
  const isDue = () => ++batches > after;
  const fails = () => {
    if (isDue()) throw new Error(kind);
  };
  keeper.hook = () => {};
  const change = (options: RunOptions): RunOptions => {
    const stop = new AbortController();
    if (kind === "stop") keeper.hook = () => isDue() && stop.abort();
    if (kind === "keeper") keeper.hook = (moment) => moment === "before" && fails();
    if (kind === "kept") keeper.hook = (moment) => moment === "after" && fails();
    const openReferee: RunOptions["openReferee"] = (events) => {
      const played: RefereeEvents["played"] = (games) => {
        events.played(games);
        if (kind === "referee" && isDue()) events.failed(new Error(kind));
      };
      return options.openReferee({ ...events, played });
    };
    const judge = async ({ quality }: ArenaGame) => {
      if (kind === "judge") fails();
      return quality;
    };
    return { ...options, openReferee, judge, signal: stop.signal };
  };
  const result = await session(setup, keeper, play, { lanes, seed, openings, change });
  keeper.hook = () => {};
  return result;
}

const judged = (options: RunOptions): RunOptions => ({ ...options, judge: async ({ quality }) => quality });

describe("a tournament that is run", () => {
  it("comes out the same however often and by whatever it is interrupted", async () => {
    const interruption = fc.record({
      kind: fc.constantFrom(...interruptions),
      after: fc.nat(6),
      lanes: fc.integer({ min: 1, max: 8 }),
      seed: fc.nat(1000),
    });
    await fc.assert(
      fc.asyncProperty(
        setups,
        fc.nat(1000),
        fc.array(interruption, { maxLength: 6 }),
        fc.integer({ min: 1, max: 12 }),
        async (setup, seed, breaks, openings) => {
          const play = chancePlay(seed);
          const whole = run(setup, play, { openings });
          const keeper = new FakeKeeper();
          for (const each of breaks) {
            const { ending } = await interrupted(setup, keeper, play, each, openings);
            if (ending instanceof Error) expect(ending.message).toBe(each.kind);
          }
          const { tournament, ending } = await session(setup, keeper, play, { openings, change: judged });
          expect(JSON.stringify(tournament.view())).toBe(JSON.stringify(whole.view));
          expect(ending).toEqual(whole.view.ending);
          expect(keeper.ending).toEqual(whole.view.ending);
          expect(keeper.twice).toEqual([]);
          // Whoever only looks sees the same.
          const looked = new Tournament(setup);
          for (const game of keeper.kept.values()) looked.enter(game);
          looked.supply([], true);
          expect(JSON.stringify(looked.view())).toBe(JSON.stringify(whole.view));
        },
      ),
      { numRuns: cases(60, 2_000) },
    );
  });

  it("keeps every game with the evidence of its fault before it counts", async () => {
    const keeper = new FakeKeeper();
    const setup = setupOf("round-robin", 4);
    const watched: number[] = [];
    const { tournament, referee } = await session(setup, keeper, chancePlay(2), {
      change: (options) => ({
        ...options,
        watch: ({ number }) => {
          expect(keeper.kept.has(number)).toBe(true);
          watched.push(number);
        },
      }),
    });
    expect(tournament.ending).toEqual({ kind: "complete" });
    expect(watched.sort((a, b) => a - b)).toEqual([...keeper.kept.keys()].sort((a, b) => a - b));
    const faults = [...keeper.kept.values()].flatMap(({ fault, number }) => (fault ? [number] : []));
    expect([...keeper.evidence.keys()].sort()).toEqual(faults.sort());
    expect(new Set(referee?.asked).size).toBe(referee?.asked.length);
    expect([referee?.closed, keeper.ends]).toEqual([true, 1]);
  });

  it("goes on when what the next round waits for came while others were kept", async () => {
    for (let seed = 0; seed < 40; seed++) {
      const { tournament } = await session(setupOf("swiss", 6), new FakeKeeper(), chancePlay(seed, 0), {
        lanes: 6,
        seed,
      });
      expect(tournament.ending).toEqual({ kind: "complete" });
    }
  });

  it("does not wait for games behind the end of a test, and keeps those that came", async () => {
    const sprt = { elo0: 0, elo1: 20, alpha: 0.05, beta: 0.05, model: "logistic" } as const;
    const setup = setupOf("match", 2, { pairs: 500, sprt });
    const keeper = new FakeKeeper();
    const first = await session(setup, keeper, () => ({ winner: 0 }), { lanes: 40 });
    expect(first.ending).toEqual({ kind: "sprt", decision: "H0" });
    expect(first.tournament.counts.finished).toBe(100);
    expect(keeper.kept.size).toBeGreaterThan(100);
    expect(first.referee?.asked.length).toBeGreaterThan(keeper.kept.size);
    const again = await session(setup, keeper, () => ({ winner: 1 }));
    expect([again.referee, again.ending]).toEqual([undefined, first.ending]);
    expect(again.tournament.view()).toEqual(first.tournament.view());
  });

  it("plays nothing when it is stopped before it has begun", async () => {
    const keeper = new FakeKeeper();
    const change = (options: RunOptions) => ({ ...options, signal: AbortSignal.abort() });
    const { ending, referee } = await session(setupOf("match", 2), keeper, chancePlay(1), { change });
    expect([ending, referee, keeper.ends]).toEqual([null, undefined, 0]);
  });

  it("tells why it cannot go on, and keeps what was played until then", async () => {
    const keeper = new FakeKeeper();
    const refuses = (options: RunOptions): RunOptions => ({
      ...options,
      openReferee: async () => {
        throw new Error("no thread");
      },
    });
    const setup = setupOf("match", 2);
    const { ending } = await session(setup, keeper, chancePlay(1), { change: refuses });
    expect(ending).toEqual(new Error("no thread"));
    const last = { game: gameOf({ number: 1, opening: "opening 0", bots: [1, 0] }, {}), evidence: null };
    const fails = (options: RunOptions): RunOptions => ({
      ...options,
      openReferee: async (events) => ({
        play: () => {},
        pending: 0,
        close: async () => {
          events.played([last]);
          throw new Error("does not close");
        },
      }),
    });
    const second = await session(setup, keeper, chancePlay(1), { change: fails });
    expect(second.ending).toEqual(new Error("does not close"));
    expect([...keeper.kept.keys()]).toEqual([1]);
    const third = await session(setup, keeper, chancePlay(1), {
      change: (options) => ({
        ...options,
        openReferee: async (events) => {
          const referee = await options.openReferee(events);
          events.played([
            { game: gameOf({ number: 0, opening: "opening 0", bots: [0, 1] }, {}), evidence: null },
          ]);
          events.failed(new Error("broken"));
          return referee;
        },
      }),
    });
    expect(third.ending).toEqual(new Error("broken"));
    expect(keeper.kept.has(0)).toBe(true);
    expect(keeper.ends).toBe(0);
  });
});
