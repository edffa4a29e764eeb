import { constants } from "node:os";
import { confiners } from "./confine.ts";
import type { SandboxLevel } from "./launch.ts";
import type { Limits } from "./limits.ts";
import type { Ending } from "./outcome.ts";

/** What was seen of an end. */
export interface Symptoms {
  /** Why we ended it, when we did. */
  readonly stopped: Ending | undefined;
  readonly status: number | null;
  readonly signal: string | null;
  readonly level: SandboxLevel;
  readonly limits: Limits;
  /** The last of its standard error. */
  readonly errors: string;
  /** The most that was seen of each. */
  readonly processor: number;
  readonly data: number;
  readonly threads: number;
}

/** What programs say when they meet a bound, in C, Python, Java, JavaScript, Go and Rust; the first that is found counts. */
const complaints = {
  processes:
    /unable to create native thread|can't start new thread|cannot fork|fork: (retry|resource)|resource temporarily unavailable|\bEAGAIN\b/i,
  network:
    /network is unreachable|address family not supported|temporary failure in name resolution|UnknownHostException|\b(ENETUNREACH|ENOTFOUND|EAI_AGAIN|EAFNOSUPPORT)\b/i,
  memory:
    /MemoryError|OutOfMemoryError|std::bad_alloc|heap out of memory|insufficient memory|cannot allocate memory|out of memory|memory allocation of \d+ bytes failed|\bENOMEM\b/i,
  folder: /file too large|no space left on device|file size limit|\b(EFBIG|ENOSPC)\b/i,
  files: /read-only file system|permission denied|AccessDeniedException|\b(EROFS|EACCES)\b/i,
} as const;

/** How a program came to its end, from what was seen of it. Who did not fail is not asked what it complained of. */
export function diagnose(symptoms: Symptoms): Ending {
  const { stopped, limits, level, processor, data, threads } = symptoms;
  const crowded = threads >= limits.processes * 0.9;
  if (stopped) {
    const timed = stopped.reason === "processor" || stopped.reason === "idle";
    return timed && crowded ? { reason: "forbidden", what: "processes" } : stopped;
  }
  const { status, signal } = unwrapped(symptoms);
  const code = unstartable(symptoms);
  if (code !== undefined) return { reason: "unstartable", code };
  if (signal === "SIGSYS" && level === 2) return { reason: "forbidden", what: "network" };
  if (signal === "SIGXCPU" || (signal === "SIGKILL" && processor >= limits.processor * 0.9))
    return { reason: "processor", seconds: Math.max(processor, limits.processor) };
  const full: Ending = { reason: "output", bytes: limits.fileSize, of: "folder" };
  if (signal === "SIGXFSZ") return full;
  if (signal !== null || status !== 0) {
    const complains = (kind: keyof typeof complaints) => complaints[kind].test(symptoms.errors);
    const contained = level > 0;
    if (contained && (crowded || complains("processes"))) return { reason: "forbidden", what: "processes" };
    if (level === 2 && complains("network")) return { reason: "forbidden", what: "network" };
    if (data >= limits.memory * 0.9 || complains("memory")) return { reason: "memory", bytes: limits.memory };
    if (contained && complains("folder")) return full;
    if (contained && complains("files")) return { reason: "forbidden", what: "files" };
  }
  return signal === null ? { reason: "ended", status: status ?? 0 } : { reason: "crashed", signal };
}

/** bubblewrap gives a signal as a status, as shells do. */
function unwrapped({ level, status, signal }: Symptoms): Pick<Symptoms, "status" | "signal"> {
  if (level !== 2 || status === null || status <= 128) return { status, signal };
  const found = Object.entries(constants.signals).find(([, number]) => number === status - 128);
  return found ? { status: null, signal: found[0] } : { status, signal };
}

/** Whether what confines it had nothing to start, or could not confine. */
function unstartable({ level, status, errors }: Symptoms): string | undefined {
  if (level === 0 || status === null || status === 0) return undefined;
  const found = new RegExp(`^(${confiners.join("|")}): (.*)`).exec(errors);
  if (!found) return undefined;
  if (found[1] !== "prlimit" || !/^failed to execute/.test(found[2] as string)) return "sandbox";
  return /permission denied/i.test(found[2] as string) ? "EACCES" : "ENOENT";
}
