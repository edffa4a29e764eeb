import { readdirSync, readFileSync, statSync } from "node:fs";

/** What a process says of itself in `/proc` (Linux alone; elsewhere nothing is known of any). */
export interface ProcessState {
  readonly pid: number;
  /** `R` running, `S` sleeping, `Z` ended and not asked for … */
  readonly state: string;
  /** Seconds, of it and of those of its children that have ended and were asked for. */
  readonly processor: number;
  readonly threads: number;
  /** When it began, in ticks: with the number it names a process for good. */
  readonly began: number;
}

/** What `/proc` counts in is fixed at this for all architectures that Node runs on. */
const ticksPerSecond = 100;

export function readProcess(pid: number): ProcessState | undefined {
  const text = read(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The name stands in brackets and may have any character in it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const number = (field: number) => Number(fields[field - 3]);
  return {
    pid,
    state: fields[0] as string,
    processor: (number(14) + number(15) + number(16) + number(17)) / ticksPerSecond,
    threads: number(20),
    began: number(22),
  };
}

/** A process and all that it started, as far as they have not been given to another parent. */
export function processTree(root: number): ProcessState[] {
  const found: ProcessState[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const state = readProcess(pid);
    if (!state) continue;
    found.push(state);
    for (const thread of list(`/proc/${pid}/task`)) {
      const children = read(`/proc/${pid}/task/${thread}/children`) ?? "";
      for (const child of children.split(" ")) if (child !== "") waiting.push(Number(child));
    }
  }
  return found;
}

/** The system call that each thread of a process waits in, as `/proc` tells it: number and arguments. */
export function systemCalls(pid: number): string[] {
  return list(`/proc/${pid}/task`).flatMap((thread) => read(`/proc/${pid}/task/${thread}/syscall`) ?? []);
}

export function threadStates(pid: number): string[] {
  return list(`/proc/${pid}/task`).flatMap((thread) => {
    const text = read(`/proc/${pid}/task/${thread}/stat`);
    return text === undefined ? [] : [text.slice(text.lastIndexOf(")") + 2)[0] as string];
  });
}

/** Bytes that a process has in memory, and that it has asked for as data, which is what its limit counts. */
export function memoryOf(pid: number): { readonly resident: number; readonly data: number } {
  const text = read(`/proc/${pid}/status`) ?? "";
  const bytes = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0) * 1024;
  return { resident: bytes(/^VmRSS:\s+(\d+) kB$/m), data: bytes(/^VmData:\s+(\d+) kB$/m) };
}

/** What a process has in memory, what it shares with others divided among them. */
export function proportionalBytes(pid: number): number {
  const found = /^Pss:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? "");
  return found ? Number(found[1]) * 1024 : 0;
}

/**
 * Whatever bears a mark in its environment. Between two programs a process has none for a moment: whoever began since and shows nothing may
 * bear it, too.
 */
export function processesMarked(mark: string, since: number): { marked: number[]; perhaps: boolean } {
  const marked: number[] = [];
  let perhaps = false;
  for (const pid of everyProcess()) {
    const environment = read(`/proc/${pid}/environ`);
    if (environment === "") {
      const state = readProcess(pid);
      perhaps ||= state !== undefined && state.state !== "Z" && state.began >= since;
    } else if (environment?.includes(mark)) marked.push(pid);
  }
  return { marked, perhaps };
}

/** Whatever runs as a user. */
export function processesOf(user: number): number[] {
  return everyProcess().filter((pid) => {
    try {
      return statSync(`/proc/${pid}`).uid === user && readProcess(pid)?.state !== "Z";
    } catch {
      return false;
    }
  });
}

function everyProcess(): number[] {
  return list("/proc").flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
}

/** Processes come and go while they are looked at. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined;
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
