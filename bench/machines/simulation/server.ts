import type { Costs } from "./costs.ts";
import type { SimulatedDatabase } from "./database.ts";
import type { Process } from "./stations.ts";
import type { Timeline } from "./timeline.ts";

/** Of the store on PostgreSQL: `appendLanes`, `largestBatch`; of the comparison: `compareEvery`, `mostAtOnce`. */
export const lanes = 3;
export const largestBatch = 128;
export const compareEvery = 2_000_000;
const comparedAtOnce = 5000;
/** Of the list of games going on: `showEvery`, `shownAtOnce`. */
export const showEvery = 500_000;
export const shownAtOnce = 200;
/** What is done in pieces: the others of the same process come between. */
const piece = 1000;
const regularEvery = 100_000;

export interface Move {
  readonly begun: number;
  /** Where it is made, and where the other player is. */
  readonly at: SimulatedServer;
  readonly other: SimulatedServer;
  readonly onAnswered: () => void;
  readonly onShown: () => void;
}

export interface ServerOptions {
  readonly timeline: Timeline;
  readonly process: Process;
  readonly database: SimulatedDatabase;
  readonly costs: Costs;
  /** Microseconds to the database, one way. */
  readonly network: number;
  readonly watchers: number;
  /** Games in memory, and connections. */
  readonly awake: number;
  readonly connections: number;
  /** Which share of the games is listed. */
  readonly listed: number;
  /** What it tells the others each second besides moves. */
  readonly beats: number;
}

/** One of the equal servers: group commits in lanes, a bus that tells what it has kept. */
export class SimulatedServer {
  readonly #options: ServerOptions;
  readonly #free: Process[];
  readonly #sender: Process;
  readonly #pool: Process;
  #waiting: Move[] = [];
  #telling: (Move | undefined)[] = [];
  /** Told moves whose other player is here, by their numbers on the bus. */
  #coming: { readonly number: number; readonly move: Move }[] = [];
  #isArmed = false;
  #isSending = false;
  /** Listed games that are to be shown. */
  #changed = 0;

  constructor(options: ServerOptions) {
    this.#options = options;
    const { database } = options;
    this.#free = Array.from({ length: lanes }, () => database.connect());
    this.#sender = database.connect();
    this.#pool = database.connect();
    database.listen((until, events) => this.#hear(until, events));
  }

  get process(): Process {
    return this.#options.process;
  }

  receive(move: Move): void {
    const { process, costs } = this.#options;
    process.run(costs.server.move / 2, () => {
      this.#waiting.push(move);
      if (this.#isArmed || this.#free.length === 0) return;
      this.#isArmed = true;
      // What the process has at hand comes first.
      process.run(0, () => {
        this.#isArmed = false;
        this.#commit();
      });
    });
  }

  /** What goes on all the time, from some moment of the first period on. */
  begin(share: number): void {
    const { timeline, costs, awake, connections, beats, process } = this.#options;
    const every = (period: number, work: () => void) => {
      const again = () => {
        work();
        timeline.after(period, again);
      };
      timeline.after(period * share, again);
    };
    const { idle, connection } = costs.server;
    every(regularEvery, () => {
      process.run((idle + connections * connection) / 10);
      this.#pool.run(costs.database.idle / 10);
    });
    every(showEvery, () => this.#show());
    if (awake > 0) every(compareEvery, () => this.#compare(awake));
    if (beats > 0) every(1_000_000 / beats, () => this.#tell([undefined]));
  }

  #commit(): void {
    const { process, costs, timeline, network, database, watchers } = this.#options;
    while (this.#waiting.length > 0) {
      const lane = this.#free.pop();
      if (!lane) return;
      const batch = this.#waiting.splice(0, largestBatch);
      const answer = () => {
        process.run(0, () => {
          this.#free.push(lane);
          this.#commit();
        });
        process.run(batch.length * (costs.server.move / 2 + watchers * costs.server.watcher), () => {
          for (const move of batch) {
            move.onAnswered();
            this.#changed += this.#options.listed;
            if (move.other === this) move.onShown();
          }
          this.#tell(batch);
        });
      };
      process.run(costs.server.round, () =>
        timeline.after(network, () =>
          database.append(lane, batch.length, () => timeline.after(network, answer)),
        ),
      );
    }
  }

  #tell(moves: readonly (Move | undefined)[]): void {
    this.#telling.push(...moves);
    if (this.#isSending) return;
    this.#isSending = true;
    this.#options.process.run(0, () => this.#send());
  }

  #send(): void {
    const { timeline, network, database, process } = this.#options;
    const moves = this.#telling;
    this.#telling = [];
    this.#isSending = moves.length > 0;
    if (!this.#isSending) return;
    const told = (first: number) => {
      for (const [index, move] of moves.entries())
        if (move && move.other !== this) move.other.#coming.push({ number: first + index, move });
    };
    timeline.after(network, () =>
      database.notify(this.#sender, moves.length, told, () =>
        timeline.after(network, () => process.run(0, () => this.#send())),
      ),
    );
  }

  #hear(until: number, events: number): void {
    const { timeline, network, process, costs } = this.#options;
    const { wake, hear, skip, enter } = costs.server;
    const known = this.#coming.findIndex(({ number }) => number >= until);
    const own = this.#coming.splice(0, known < 0 ? this.#coming.length : known);
    timeline.after(network, () => {
      const heard = hear + events * skip + own.length * enter;
      process.run(process.isBusy ? heard : wake + heard, () => {
        this.#changed += own.length * this.#options.listed;
        for (const { move } of own) move.onShown();
      });
    });
  }

  #show(): void {
    const shown = Math.min(shownAtOnce, this.#changed);
    this.#changed -= shown;
    if (shown > 0) this.#pool.run(shown * this.#options.costs.database.show);
  }

  #compare(games: number): void {
    const { costs, process } = this.#options;
    const asked = Math.min(games, comparedAtOnce);
    const look = (rest: number) => {
      if (rest > 0) process.run(Math.min(rest, piece), () => look(rest - piece));
      else if (games > asked) this.#compare(games - asked);
    };
    this.#pool.run(asked * costs.database.head, () => look(asked * costs.server.compare));
  }
}
