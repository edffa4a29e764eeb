import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { type Confined, confine, type Sandbox } from "./confine.ts";
import { diagnose } from "./diagnosis.ts";
import { folderSize } from "./folder.ts";
import type { Launch, SandboxLevel } from "./launch.ts";
import type { Limits } from "./limits.ts";
import type { Ending, Evidence } from "./outcome.ts";
import { newMark, Remains } from "./remains.ts";
import { Ring } from "./ring.ts";
import { watch } from "./tick.ts";
import { Usage } from "./usage.ts";

/** How long what was said may take to come after the end: whoever keeps the pipe open longer is not waited for. */
const afterEnd = 500;
/** Of so many ticks one looks at the folder. */
const folderTicks = 3;
/** Of so many ticks one looks at a program that rests. */
const restingTicks = 20;
/** Of standard error so much is read between two ticks; whoever says more waits, and nobody else for it. */
const mostErrors = 4 * 1024 * 1024;
/** A program that used this part of the time computed, and so did one that wanted to at this part of the looks; otherwise it waited. */
const busy = { used: 0.1, ran: 0.5 } as const;

/** Programs that run. They end with us where we end in order; contained ones always do. */
const running = new Set<Started>();

let nextTurn = 0;

function endAll(): void {
  for (const each of running) each.stop({ reason: "closed" });
}

/**
 * A program that was started: its pipes, what it uses, and its end. Nothing here throws because of what it does; `ended` is told once, when it and
 * all it started are gone and its pipes are at their end.
 */
export class Started {
  readonly pid: number | undefined;
  readonly stdin: Writable | undefined;
  readonly stdout: Readable | undefined;
  readonly usage = new Usage();
  readonly #level: SandboxLevel;
  readonly #launch: Launch;
  readonly #limits: Limits;
  readonly #ended: (evidence: Evidence) => void;
  readonly #errors: Ring;
  readonly #began = performance.now();
  readonly #remains: Remains | undefined;
  #unwatch: () => void = () => {};
  #stopped: Ending | undefined;
  #exit: { readonly at: number; readonly status: number | null; readonly signal: string | null } | undefined;
  #child: ChildProcess | undefined;
  #over = false;
  /** Until when, on our clock and on its own; since when it counts, and whether the last tick found it late. */
  #until = {
    since: 0,
    looks: 0,
    runs: 0,
    wall: Number.POSITIVE_INFINITY,
    processor: Number.POSITIVE_INFINITY,
    used: 0,
    late: false,
  };
  #folderTick = 0;
  #resting = false;
  /** Programs that rest are not all looked at in the same tick. */
  #restTick = nextTurn++ % restingTicks;
  #errorBytes = 0;

  constructor(sandbox: Sandbox, launch: Launch, limits: Limits, ended: (evidence: Evidence) => void) {
    this.#level = sandbox.level;
    this.#launch = launch;
    this.#limits = limits;
    this.#ended = ended;
    this.#errors = new Ring(limits.errors);
    try {
      const confined = confine(sandbox, launch, limits);
      const mark = confined.user === undefined && sandbox.level < 2 ? newMark() : undefined;
      const environment = mark ? { ...confined.environment, [mark.name]: mark.value } : confined.environment;
      const child = spawnConfined(confined, environment, launch.directory);
      this.#child = child;
      this.pid = child.pid;
      this.stdin = child.stdin ?? undefined;
      this.stdout = child.stdout ?? undefined;
      if (child.pid !== undefined)
        this.#remains = new Remains({
          level: sandbox.level,
          pid: child.pid,
          user: confined.user,
          mark: mark && `${mark.name}=${mark.value}\0`,
        });
      this.#follow(child);
    } catch (error) {
      // A folder that is not there, a word with U+0000 in it.
      const { code = "unknown" } = error as NodeJS.ErrnoException;
      setImmediate(() => this.#finish({ reason: "unstartable", code }));
    }
  }

  /** We are ending it, or have. */
  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  get exited(): boolean {
    return this.#exit !== undefined;
  }

  /** The last of its standard error. */
  errors(): Uint8Array {
    return this.#errors.bytes();
  }

  /** Seconds of processor time until now. */
  processor(): number {
    if (this.pid !== undefined && !this.#exit) this.usage.look(this.pid);
    return this.usage.processor;
  }

  /** It may take so many seconds from now on, on the clock on the wall and of its processors. */
  allow(wall: number, processor: number): void {
    const since = performance.now();
    const { processor: used, looks, runs } = this.usage;
    this.#until = {
      looks,
      runs,
      since,
      wall: since + wall * 1000,
      processor: used + processor,
      used,
      late: false,
    };
  }

  /** Ends it; the first reason counts. */
  stop(ending: Ending): void {
    if (this.#over || this.#exit || this.#stopped) return;
    this.#stopped = ending;
    this.#remains?.end();
  }

  /** From now on it is looked at once a second; or as usual. */
  rest(resting: boolean): void {
    this.#resting = resting;
  }

  #heardErrors(chunk: Buffer): void {
    this.#errors.push(chunk);
    this.#errorBytes += chunk.length;
    if (this.#errorBytes > mostErrors && !this.#exit) this.#child?.stderr?.pause();
  }

  #follow(child: ChildProcess): void {
    // Nobody is told of what a program that has ended did not read.
    child.stdin?.on("error", () => {});
    child.stdout?.on("error", () => {});
    child.stderr?.on("error", () => {});
    child.stderr?.on("data", (chunk: Buffer) => this.#heardErrors(chunk));
    child.on("error", ({ code = "unknown" }: NodeJS.ErrnoException) =>
      this.#finish({ reason: "unstartable", code }),
    );
    child.on("exit", (status, signal) => {
      this.#exit = { at: performance.now(), status, signal };
      this.#remains?.sweep();
      // Whoever made it wait has no reason to any more.
      child.stdout?.resume();
      child.stderr?.resume();
    });
    child.on("close", () => this.#finish(this.#diagnosis()));
    if (running.size === 0) process.on("exit", endAll);
    running.add(this);
    this.#unwatch = watch((now) => this.#look(now));
  }

  #look(now: number): void {
    if (this.#errorBytes > mostErrors) this.#child?.stderr?.resume();
    this.#errorBytes = 0;
    if (this.#exit || this.#stopped) {
      this.#remains?.sweep();
      if (this.#exit && now - this.#exit.at > afterEnd) this.#letGo();
      return;
    }
    if (this.pid === undefined) return;
    if (this.#resting && ++this.#restTick % restingTicks !== 0) return;
    const { usage } = this;
    usage.look(this.pid);
    this.#remains?.remember(usage.tree);
    const memory = usage.overMemory(this.#limits);
    if (memory !== undefined) this.stop({ reason: "memory", bytes: memory });
    this.#lookAtTime(now);
    if (Number.isFinite(this.#limits.disk) && ++this.#folderTick % folderTicks === 1)
      void this.#lookAtFolder();
  }

  #lookAtTime(now: number): void {
    const until = this.#until;
    const used = this.usage.processor - until.used;
    if (this.usage.processor > until.processor) this.stop({ reason: "processor", seconds: used });
    if (now <= until.wall) return;
    // When we were late ourselves, what it said in time has yet to be read: it gets another tick.
    if (!until.late) {
      until.late = true;
      return;
    }
    const seconds = (now - until.since) / 1000;
    const ran = this.usage.runs - until.runs >= busy.ran * (this.usage.looks - until.looks);
    const computed = ran || used >= busy.used * seconds;
    this.stop(computed ? { reason: "processor", seconds: used } : { reason: "idle", seconds });
  }

  #looking = false;
  async #lookAtFolder(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const { disk } = this.#limits;
    const bytes = await folderSize(this.#launch.directory, disk);
    this.#looking = false;
    if (bytes > disk) this.stop({ reason: "output", bytes, of: "folder" });
  }

  #letGo(): void {
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
    this.#child?.stdin?.destroy();
  }

  #diagnosis(): Ending {
    const { processor, data, threads } = this.usage;
    return diagnose({
      stopped: this.#stopped,
      status: this.#exit?.status ?? null,
      signal: this.#exit?.signal ?? null,
      level: this.#level,
      limits: this.#limits,
      errors: Buffer.from(this.#errors.bytes()).toString("latin1"),
      processor,
      data,
      threads,
    });
  }

  #finish(ending: Ending): void {
    if (this.#over) return;
    this.#over = true;
    this.#unwatch();
    running.delete(this);
    if (running.size === 0) process.off("exit", endAll);
    this.#letGo();
    this.#ended({
      ending,
      processor: this.usage.processor,
      wall: ((this.#exit?.at ?? performance.now()) - this.#began) / 1000,
      errors: this.#errors.bytes(),
      level: this.#level,
    });
  }
}

function spawnConfined(
  { file, arguments: words, descriptors, release }: Confined,
  environment: Readonly<Record<string, string>>,
  directory: string,
): ChildProcess {
  try {
    const stdio: StdioOptions = ["pipe", "pipe", "pipe", ...descriptors];
    // A group of its own, which is ended as a whole; on Windows it would be a window of its own.
    const detached = process.platform !== "win32";
    return spawn(file, words, { cwd: directory, env: environment, stdio, detached, windowsHide: true });
  } finally {
    release();
  }
}
