import type { Costs } from "./costs.ts";
import { Disk, Lock, type Machine, Process } from "./stations.ts";
import type { Timeline } from "./timeline.ts";

export interface DatabaseOptions {
  readonly timeline: Timeline;
  readonly machine: Machine;
  readonly costs: Costs["database"];
  /** Microseconds until a commit is on the disk, and from there until the standby has said that it has it. */
  readonly sync: number;
  readonly standby: number;
}

/** PostgreSQL: every connection is a process of its machine. */
export class SimulatedDatabase {
  readonly lock: Lock;
  readonly #options: DatabaseOptions;
  readonly #disk: Disk;
  readonly #listeners: Listener[] = [];
  /** How many events have been told. */
  #told = 0;

  constructor(options: DatabaseOptions) {
    this.#options = options;
    this.#disk = new Disk(options.timeline, options.sync);
    this.lock = new Lock(options.timeline);
  }

  connect(): Process {
    return new Process(this.#options.machine);
  }

  append(connection: Process, events: number, done: () => void): void {
    const { costs, timeline, standby } = this.#options;
    const kept = () => this.#disk.sync(() => timeline.after(standby, done));
    connection.run(costs.batch + events * costs.event, kept);
  }

  /** Whoever tells has a lock that is the only one of its kind until it is committed, then wakes everyone who listens. */
  notify(connection: Process, events: number, told: (first: number) => void, done: () => void): void {
    const { costs } = this.#options;
    const listeners = this.#listeners;
    const commit = (release: () => void) =>
      connection.run(costs.notifyLocked + (events - 1) * costs.notifyEvent, () => {
        told(this.#told);
        this.#told += events;
        release();
        connection.run(listeners.length * costs.notifyListener, () => {
          for (const listener of listeners) listener.wake(this.#told);
          done();
        });
      });
    connection.run(costs.notify - costs.notifyLocked, () => this.lock.take(commit));
  }

  /** `heard` is handed the number behind the last event, and how many they are. */
  listen(heard: (until: number, events: number) => void): void {
    this.#listeners.push(new Listener(this.connect(), this.#options.costs, heard));
  }
}

/** A listening connection hands on all that is there when it is woken, and then looks again. */
class Listener {
  readonly #connection: Process;
  readonly #costs: Costs["database"];
  readonly #heard: (until: number, events: number) => void;
  #told = 0;
  #isAwake = false;
  #position = 0;

  constructor(connection: Process, costs: Costs["database"], heard: (until: number, events: number) => void) {
    this.#connection = connection;
    this.#costs = costs;
    this.#heard = heard;
  }

  wake(told: number): void {
    this.#told = told;
    if (!this.#isAwake) this.#read();
  }

  #read(): void {
    const [until, events] = [this.#told, this.#told - this.#position];
    this.#isAwake = events > 0;
    if (!this.#isAwake) return;
    this.#connection.run(this.#costs.wake + (events - 1) * this.#costs.deliverEvent, () => {
      this.#position = until;
      this.#heard(until, events);
      this.#read();
    });
  }
}
