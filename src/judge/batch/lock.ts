import { readFileSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as later } from "node:timers/promises";

/** Who works on a report. The time at which it began tells a process from a later one with the same number. */
interface Holder {
  readonly host: string;
  readonly pid: number;
  readonly began: string;
}

export interface Lock {
  release(): Promise<void>;
}

/** Of two that find a lock left behind at once the later one stays, and the other sees that after so many milliseconds. */
const settling = 100;

/** The lock, or who holds it. One that was left behind by a process that is gone is taken over. */
export async function takeLock(file: string): Promise<Lock | Holder> {
  const own: Holder = { host: hostname(), pid: process.pid, began: beganAt(process.pid) };
  const text = JSON.stringify(own);
  for (;;) {
    if (await created(file, text)) {
      await later(settling);
      const holder = await holderOf(file);
      if (JSON.stringify(holder) === text) return { release: () => rm(file, { force: true }) };
      if (holder) return holder;
    }
    const holder = await holderOf(file);
    if (holder && isThere(holder)) return holder;
    // Whoever has created it is perhaps still writing.
    if (!holder) await later(settling);
    if (!(await holderOf(file)) || holder) await rm(file, { force: true });
  }
}

async function created(file: string, text: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx", 0o644);
    await handle.writeFile(text).finally(() => handle.close());
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function holderOf(file: string): Promise<Holder | undefined> {
  try {
    const { host, pid, began } = JSON.parse(await readFile(file, "utf8")) as Partial<Holder>;
    return typeof host === "string" && Number.isSafeInteger(pid) && typeof began === "string"
      ? { host, pid: pid as number, began }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Of another machine nothing is known, so it is believed. */
function isThere({ host, pid, began }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return beganAt(pid) === began;
}

/** In ticks since the machine started, on Linux; elsewhere it is not known. One that has ended and is still in the list has none. */
function beganAt(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const [state, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : (rest[18] ?? "");
  } catch {
    return "";
  }
}
