import type { Timeline } from "./timeline.ts";

interface Task {
  readonly cost: number;
  readonly done: () => void;
}

/** First in, first out, without moving everything for each that goes. */
class Queue<T> {
  #items: T[] = [];
  #first = 0;

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    if (this.#first === this.#items.length) return undefined;
    const item = this.#items[this.#first++];
    if (this.#first > 1000 && this.#first * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return item;
  }
}

/** So long, in microseconds, a process that has more to do keeps its processor while others wait (Linux: 3 ms). */
const slice = 3000;

/** The processors of a machine, which processes have one after the other. */
export class Machine {
  readonly timeline: Timeline;
  readonly cores: number;
  readonly #waiting = new Queue<() => void>();
  #free: number;
  /** Microseconds of all of them together. */
  busy = 0;

  constructor(timeline: Timeline, cores: number) {
    this.timeline = timeline;
    this.cores = this.#free = cores;
  }

  acquire(granted: () => void): void {
    if (this.#free > 0) {
      this.#free--;
      granted();
    } else this.#waiting.push(granted);
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}

/** A process with one thread: one thing after the other, on its machine's processors. */
export class Process {
  readonly #machine: Machine;
  readonly #waiting = new Queue<Task>();
  #isBusy = false;
  busy = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run(cost: number, done: () => void = () => {}): void {
    this.#waiting.push({ cost, done });
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#machine.acquire(() => this.#next(slice));
  }

  #next(left: number): void {
    const task = this.#waiting.shift();
    if (!task) {
      this.#isBusy = false;
      this.#machine.release();
      return;
    }
    this.busy += task.cost;
    this.#machine.busy += task.cost;
    this.#machine.timeline.after(task.cost, () => {
      task.done();
      if (left > task.cost) return this.#next(left - task.cost);
      this.#machine.release();
      this.#machine.acquire(() => this.#next(slice));
    });
  }
}

/** The log of a database on its disk: one write at a time, and whoever comes meanwhile shares the next. */
export class Disk {
  readonly #timeline: Timeline;
  readonly #takes: number;
  #waiting: (() => void)[] = [];
  #isBusy = false;
  writes = 0;

  constructor(timeline: Timeline, takes: number) {
    this.#timeline = timeline;
    this.#takes = takes;
  }

  sync(done: () => void): void {
    this.#waiting.push(done);
    if (!this.#isBusy) this.#write();
  }

  #write(): void {
    const written = this.#waiting;
    this.#waiting = [];
    this.#isBusy = true;
    this.writes++;
    this.#timeline.after(this.#takes, () => {
      this.#isBusy = false;
      if (this.#waiting.length > 0) this.#write();
      for (const done of written) done();
    });
  }
}

/** Whoever has it gives it back by calling what he was handed. */
export class Lock {
  readonly #timeline: Timeline;
  readonly #waiting = new Queue<(release: () => void) => void>();
  #isHeld = false;
  #since = 0;
  held = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  take(work: (release: () => void) => void): void {
    if (this.#isHeld) this.#waiting.push(work);
    else this.#give(work);
  }

  #give(work: (release: () => void) => void): void {
    this.#isHeld = true;
    this.#since = this.#timeline.now;
    work(() => {
      this.held += this.#timeline.now - this.#since;
      const next = this.#waiting.shift();
      if (next) this.#give(next);
      else this.#isHeld = false;
    });
  }
}
