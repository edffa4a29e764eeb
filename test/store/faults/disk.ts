import { execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Chance } from "../../../src/players/chance.ts";

export const kinds = ["open", "write", "sync", "truncate", "unlink", "link", "map"] as const;
export type Kind = (typeof kinds)[number];

export interface Fault {
  readonly kind: Kind;
  /** Which of its kind, from 1. */
  readonly at: number;
  readonly how: "once" | "stays" | "lies";
  readonly error: "EIO" | "ENOSPC" | "short" | "lost";
}

const errors = { EIO: "5", ENOSPC: "28", short: "short", lost: "lost" };

/** Why no disk can be made to fail here; undefined when one can. */
export function missing(): string | undefined {
  if (process.platform !== "linux") return "needs Linux";
  try {
    execFileSync("cc", ["--version"], { stdio: "ignore" });
    return undefined;
  } catch {
    return "needs a C compiler: apt-get install gcc libc6-dev";
  }
}

/** The library that is preloaded, built into a folder. */
export function buildLibrary(folder: string): string {
  const library = join(folder, "faults.so");
  const source = fileURLToPath(new URL("faults.c", import.meta.url));
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-Wall", "-o", library, source, "-ldl"]);
  return library;
}

/** In memory where there is such a folder: what is durable is told by the library, and no disk has to be waited for. */
const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** A folder whose files may fail to be written, and what is certain to be in them after a power cut. */
export class Disk {
  readonly #base = realpathSync(mkdtempSync(join(place, "grundy-disk-")));
  readonly folder = join(this.#base, "files");
  readonly #durable = join(this.#base, "durable");
  readonly #log = join(this.#base, "log");

  constructor() {
    for (const folder of [this.folder, this.#durable]) mkdirSync(folder);
  }

  /** For a program that is to meet the fault. */
  environment(library: string, fault?: Fault): Record<string, string> {
    const to = fault && {
      FAULTS_KIND: fault.kind,
      FAULTS_AT: String(fault.at),
      FAULTS_HOW: fault.how,
      FAULTS_ERROR: errors[fault.error],
    };
    return {
      LD_PRELOAD: library,
      FAULTS_FOLDER: this.folder,
      FAULTS_DURABLE: this.#durable,
      FAULTS_LOG: this.#log,
      ...to,
    };
  }

  /** The calls that were made: kind, number, file, and ` !` behind what failed. */
  get calls(): readonly string[] {
    return existsSync(this.#log) ? readFileSync(this.#log, "utf8").trim().split("\n") : [];
  }

  count(kind: Kind): number {
    return this.calls.filter((call) => call.startsWith(`${kind} `)).length;
  }

  get hasFailed(): boolean {
    return this.calls.some((call) => call.endsWith(" !"));
  }

  /**
   * The files as they may be found: as the program left them; as a power cut leaves them, with nothing but what was synced;
   * or with some of the rest, a sector here and there. The log's index is never synced, and nothing after a cut.
   */
  after(end: "crash" | "power cut" | "torn", chance: Chance): string {
    const found = mkdtempSync(join(this.#base, "found-"));
    for (const name of readdirSync(this.folder)) {
      const [from, to] = [join(this.folder, name), join(found, name)];
      if (end === "crash") copyFileSync(from, to);
      else if (!name.endsWith("-shm")) writeFileSync(to, this.#afterCut(from, end === "torn", chance));
    }
    return found;
  }

  remove(): void {
    rmSync(this.#base, { recursive: true, force: true });
  }

  #afterCut(path: string, isTorn: boolean, chance: Chance): Buffer {
    const kept = join(this.#durable, String(statSync(path, { bigint: true }).ino));
    const durable = existsSync(kept) ? readFileSync(kept) : Buffer.alloc(0);
    if (!isTorn) return durable;
    const written = readFileSync(path);
    // What was never synced may be there as well: its length without its bytes, too.
    const torn = Buffer.alloc(chance() < 0.5 ? durable.length : Math.max(durable.length, written.length));
    durable.copy(torn);
    for (let at = 0; at < Math.min(torn.length, written.length); at += 512)
      if (chance() < 0.5) written.copy(torn, at, at, at + 512);
    return torn;
  }
}

/** The lines a program prints until it ends. */
export function linesOf(
  file: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ lines: string[]; errors: string; status: number | NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...environment },
    });
    const heard: [string, string] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      heard[0] += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      heard[1] += text;
    });
    child.on("error", reject);
    child.on("close", (code, signal) =>
      resolve({ lines: heard[0].split("\n").filter(Boolean), errors: heard[1], status: code ?? signal }),
    );
  });
}
