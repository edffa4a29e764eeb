import type { ArenaGame, FaultEvidence } from "./game.ts";
import type { ArenaKeeper } from "./keeper.ts";
import type { GameTask, PlayedGame, Referee, RefereeEvents } from "./referee/referee.ts";
import type { Ending } from "./view.ts";

/** What a tournament is to the runner: see `Tournament`. */
export interface Scheduled {
  readonly ending: Ending | null;
  enter(game: ArenaGame): void;
  next(): GameTask | undefined;
}

export interface RunOptions {
  readonly id: string;
  readonly tournament: Scheduled;
  readonly keeper: Pick<ArenaKeeper, "games" | "add" | "show" | "end">;
  readonly lanes: number;
  readonly openReferee: (events: RefereeEvents) => Promise<Referee>;
  /** Looks at the moves of a game that has ended; left out where that would hold up the games that are going on. */
  readonly judge?: (game: ArenaGame) => Promise<ArenaGame["quality"]>;
  /** Told of each game once it is kept and entered. */
  readonly watch?: (game: ArenaGame) => void;
  readonly signal?: StopSignal;
}

/** What an `AbortSignal` has, which not every host does. */
interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Games of a tournament that are read from the store at once. */
const atOnce = 2000;
/** The referee has so many batches of games before it: what it plays until it hears of us again. */
const ahead = 2;

/**
 * Plays what is left of a tournament and gives its ending; null when it was stopped, or has no opening for what is left. A game counts once it is kept, and only then: whatever ends
 * this process, what was told stands. Everything else follows from the games that are kept.
 */
export async function runTournament(options: RunOptions): Promise<Ending | null> {
  const { id, tournament, keeper } = options;
  await enterKept(options);
  if (!tournament.ending && !options.signal?.aborted) await playOn(options);
  const { ending } = tournament;
  if (ending) await keeper.end(id, ending);
  return ending;
}

/** Enters what is kept already. */
async function enterKept({ id, tournament, keeper }: RunOptions): Promise<void> {
  for (let after = 0; ; ) {
    const { games, next } = await keeper.games(id, after, atOnce);
    for (const game of games) tournament.enter(game);
    if (games.length === 0) return;
    after = next;
  }
}

async function playOn(options: RunOptions): Promise<void> {
  const { id, tournament, keeper, lanes, signal } = options;
  const queue = new Arrivals();
  const referee = await options.openReferee({
    played: (games) => queue.push(games),
    shown: (running) => void keeper.show(id, running).catch(() => {}),
    failed: (error) => queue.fail(error),
  });
  const stop = () => queue.stop();
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) queue.stop();
  try {
    let wanted = lanes;
    for (;;) {
      while (!tournament.ending && !queue.stopped && referee.pending < wanted) {
        const task = tournament.next();
        if (!task) break;
        referee.play(task);
      }
      // A test that has been decided does not wait for the games behind it; neither does who wants to stop.
      if (tournament.ending || queue.stopped) return;
      // What arrived while others were kept may be what the next round waits for.
      if (referee.pending === 0 && queue.isEmpty) return;
      const batch = await queue.take();
      await keep(options, batch);
      wanted = Math.max(lanes, Math.min(batch.length * ahead, 2000));
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    try {
      await referee.close();
    } finally {
      await keeper.show(id, []).catch(() => {});
      // What ended meanwhile has been played: it is kept, too.
      await keep(options, queue.rest());
    }
  }
}

async function keep(options: RunOptions, batch: readonly PlayedGame[]): Promise<void> {
  if (batch.length === 0) return;
  const { id, tournament, keeper, judge, watch } = options;
  const games: ArenaGame[] = [];
  const evidence = new Map<number, FaultEvidence>();
  for (const played of batch) {
    const quality = judge ? await judge(played.game) : null;
    games.push({ ...played.game, quality });
    if (played.evidence) evidence.set(played.game.number, played.evidence);
  }
  await keeper.add(id, games, evidence);
  for (const game of games) {
    tournament.enter(game);
    watch?.(game);
  }
}

/** Games that have arrived and wait for whoever keeps them. */
class Arrivals {
  #games: PlayedGame[] = [];
  #failure: Error | undefined;
  #wake: (() => void) | undefined;
  stopped = false;

  push(games: readonly PlayedGame[]): void {
    this.#games.push(...games);
    this.#wake?.();
  }

  fail(error: Error): void {
    this.#failure = error;
    this.#wake?.();
  }

  stop(): void {
    this.stopped = true;
    this.#wake?.();
  }

  get isEmpty(): boolean {
    return this.#games.length === 0 && !this.#failure;
  }

  /** Everything that is there, at least one game unless it was stopped. */
  async take(): Promise<readonly PlayedGame[]> {
    if (this.#games.length === 0 && !this.#failure && !this.stopped) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    if (this.#failure) throw this.#failure;
    return this.rest();
  }

  rest(): readonly PlayedGame[] {
    const games = this.#games;
    this.#games = [];
    return games;
  }
}
