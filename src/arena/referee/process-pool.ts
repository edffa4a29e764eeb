import type { BotProcess } from "./bot-process.ts";
import type { BotLaunch } from "./bots.ts";
import type { SharedPids } from "./shared-pids.ts";

/** Idle processes that are kept: a class of thirty students fits. */
const mostIdle = 32;
/** A process is new after so many games, that what it leaks does not add up. */
const mostGames = 1000;
/** Milliseconds until what does not end is not waited for. */
const patience = 3000;

type Start = (launch: BotLaunch, ended: (process: BotProcess) => void) => BotProcess;

/** The bots' processes: they live on between games. */
export class ProcessPool {
  readonly #start: Start;
  /** Everything that has not ended. */
  readonly #alive = new Set<BotProcess>();
  readonly #idle = new Map<BotLaunch, BotProcess[]>();
  #idleCount = 0;
  #uses = 0;
  #closed: (() => void) | undefined;

  readonly #pids: SharedPids | undefined;

  constructor(start: Start, pids?: SharedPids) {
    this.#start = start;
    this.#pids = pids;
  }

  take(launch: BotLaunch): BotProcess {
    for (let found = this.#pop(launch); found; found = this.#pop(launch)) if (!found.gone) return found;
    const started = this.#start(launch, (process) => this.#ended(process));
    this.#alive.add(started);
    if (started.pid !== undefined) this.#pids?.add(started.pid);
    return started;
  }

  /** A game has ended: the process waits for the next, or ends. */
  give(process: BotProcess): void {
    const { launch, link, gone, asked, games } = process;
    if (gone) return;
    // Whoever still thinks would answer in another game.
    if (asked) process.stop();
    else if (launch.fresh || !link.lasting || games >= mostGames) process.close();
    else this.#keep(process);
  }

  /** Writes to idle ones what was not written with a next question. */
  flush(): void {
    for (const processes of this.#idle.values()) for (const process of processes) process.flush();
  }

  async close(): Promise<void> {
    if (this.#alive.size === 0) return;
    const all = new Promise<void>((resolve) => {
      this.#closed = resolve;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    for (const process of this.#alive) process.stop();
    await Promise.race([all, late]);
    clearTimeout(timer);
  }

  #keep(process: BotProcess): void {
    const { launch } = process;
    process.lastUsed = ++this.#uses;
    process.rest(true);
    const others = this.#idle.get(launch);
    if (others) others.push(process);
    else this.#idle.set(launch, [process]);
    if (++this.#idleCount > mostIdle) this.#closeOldest();
  }

  #pop(launch: BotLaunch): BotProcess | undefined {
    const found = this.#idle.get(launch)?.pop();
    if (found) this.#idleCount--;
    return found;
  }

  #closeOldest(): void {
    let oldest: BotProcess[] | undefined;
    for (const each of this.#idle.values()) {
      const first = each[0];
      if (first && (!oldest?.[0] || first.lastUsed < oldest[0].lastUsed)) oldest = each;
    }
    this.#idleCount--;
    oldest?.shift()?.close();
  }

  #ended(process: BotProcess): void {
    this.#alive.delete(process);
    if (process.pid !== undefined) this.#pids?.remove(process.pid);
    const others = this.#idle.get(process.launch);
    const at = others?.indexOf(process) ?? -1;
    if (at >= 0) {
      others?.splice(at, 1);
      this.#idleCount--;
    }
    if (this.#alive.size === 0) this.#closed?.();
  }
}
