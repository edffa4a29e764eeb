import { type Family, gameOf, must, type OptionsOf } from "../../games/index.ts";
import { notationOf } from "../../notation/index.ts";
import type { RunningGame } from "../game.ts";
import { BotProcess } from "./bot-process.ts";
import { Bots } from "./bots.ts";
import { Lane, type Queued, type Rules } from "./lane.ts";
import { LoopWatch, tickMilliseconds } from "./loop-watch.ts";
import { Openings } from "./openings.ts";
import { ProcessPool } from "./process-pool.ts";
import type { GameTask, PlayedGame, RefereeSetup } from "./referee.ts";
import type { SharedPids } from "./shared-pids.ts";

/** Ticks between two batches of finished games, and between two looks at those that go on. */
const batchTicks = 40 / tickMilliseconds;
const shownTicks = 500 / tickMilliseconds;

const usualStart = 10_000;

export interface DeskEvents {
  played(games: readonly PlayedGame[]): void;
  shown(running: readonly RunningGame[]): void;
}

/** All that the referee's thread does: hands games to lanes, and looks after time with one timer. */
export class Desk {
  readonly #setup: RefereeSetup;
  readonly #events: DeskEvents;
  readonly #bots: Bots;
  readonly #pool: ProcessPool;
  readonly #openings: Openings;
  readonly #rules: Rules;
  readonly #watch = new LoopWatch();
  readonly #lanes = new Set<Lane>();
  #queue: Queued[] = [];
  #next = 0;
  #finished: PlayedGame[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #filling = false;

  private constructor(setup: RefereeSetup, bots: Bots, events: DeskEvents, pids?: SharedPids) {
    this.#setup = setup;
    this.#events = events;
    this.#bots = bots;
    const game = gameOf(setup.game);
    const notation = notationOf(setup.game);
    const options: OptionsOf<Family> = must(game.options(setup.options));
    const { clock, start = usualStart } = setup;
    this.#rules = { game, notation, clock, start, late: (now) => this.#watch.late(now) };
    this.#openings = new Openings(game, notation, options);
    const link = { game: setup.game, options, clock };
    this.#pool = new ProcessPool(
      (launch, ended) => new BotProcess(launch, { ...link, command: launch.launch.command }, ended),
      pids,
    );
  }

  static async open(setup: RefereeSetup, events: DeskEvents, pids?: SharedPids): Promise<Desk> {
    return new Desk(setup, await Bots.open(setup), events, pids);
  }

  play(tasks: readonly GameTask[]): void {
    for (const { number, opening, bots } of tasks) this.#queue.push({ number, opening, bots, annulled: 0 });
    this.#fill();
  }

  /** Ends every process; what goes on is given up. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#queue = [];
    for (const lane of this.#lanes) lane.drop();
    this.#lanes.clear();
    await this.#pool.close();
    this.#bots.close();
  }

  #fill(): void {
    // A game that ends before it has begun frees its lane from within.
    if (this.#filling) return;
    this.#filling = true;
    while (this.#lanes.size < this.#setup.lanes && this.#next < this.#queue.length) {
      const task = this.#queue[this.#next++] as Queued;
      if (this.#next > 1024 && this.#next * 2 > this.#queue.length) {
        this.#queue = this.#queue.slice(this.#next);
        this.#next = 0;
      }
      this.#begin(task);
    }
    this.#filling = false;
    if (this.#lanes.size > 0) this.#startTimer();
  }

  #begin(task: Queued): void {
    this.#startTimer();
    const opening = this.#openings.find(task.opening);
    const [first, second] = task.bots;
    const processes = [this.#take(first, 0), this.#take(second, 1)] as const;
    let early = false;
    const lane = new Lane(this.#rules, task, opening, processes, {
      ended: (ended, played) => {
        early = !this.#lanes.delete(ended);
        this.#release(ended);
        if (played) this.#finished.push(played);
        else this.#again(ended.task);
        this.#fill();
      },
    });
    if (!early) this.#lanes.add(lane);
  }

  #take(bot: number, side: 0 | 1): BotProcess {
    const launches = this.#bots.launches[bot];
    if (!launches) throw new Error(`no bot ${bot}`);
    return this.#pool.take(launches[side]);
  }

  #release({ processes }: Lane): void {
    for (const process of processes) this.#pool.give(process);
  }

  /** At the front: the order of games says nothing about the referee. */
  #again(task: Queued): void {
    this.#queue = [{ ...task, annulled: task.annulled + 1 }, ...this.#queue.slice(this.#next)];
    this.#next = 0;
  }

  #startTimer(): void {
    if (this.#timer) return;
    this.#watch.begin(performance.now());
    this.#timer = setInterval(() => this.#tick(), tickMilliseconds);
  }

  #tick(): void {
    const now = performance.now();
    const late = this.#watch.tick(now);
    for (const lane of this.#lanes) lane.tick(now, late);
    this.#ticks++;
    for (const lane of this.#lanes) for (const process of lane.processes) process.flush();
    this.#pool.flush();
    if (this.#finished.length > 0 && this.#ticks % batchTicks === 0) {
      const batch = this.#finished;
      this.#finished = [];
      this.#events.played(batch);
    }
    if (this.#ticks % shownTicks === 0) this.#show(now);
    if (this.#lanes.size > 0 || this.#finished.length > 0) return;
    this.#show(now);
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #show(now: number): void {
    this.#events.shown([...this.#lanes].map((lane) => lane.running(now)));
  }
}
