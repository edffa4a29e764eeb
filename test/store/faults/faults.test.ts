import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Chance, pick, seededChance } from "../../../src/players/chance.ts";
import { StoreFile } from "../../../src/store/sqlite/file.ts";
import { openStore } from "../../../src/store/sqlite/index.ts";
import { cases } from "../../cases.ts";
import { bundle } from "../../server/support.ts";
import { buildLibrary, Disk, type Fault, type Kind, kinds, linesOf, missing } from "./disk.ts";
import { type Attempt, contents, possible } from "./steps.ts";

const lacking = missing();
const writers = ["local", "thread"] as const;
const ends = ["close", "kill"] as const;

/** As SQLite tests itself (sqlite.org/testing.html, I/O error testing): each call to the disk fails once, one run for each. */
describe.skipIf(lacking)(`a store on a disk that fails${lacking ? ` (${lacking})` : ""}`, () => {
  let folder: string;
  let library: string;
  let workload: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "grundy-faults-"));
    library = buildLibrary(folder);
    workload = await bundle({ workload: "test/store/faults/workload.ts" });
  });
  afterAll(() => {
    for (const each of [folder, workload]) if (each) rmSync(each, { recursive: true, force: true });
  });

  interface Run {
    readonly writer: (typeof writers)[number];
    readonly end: (typeof ends)[number];
    readonly store?: "honest" | "swallows";
    readonly fault?: Fault | undefined;
  }

  /** What is wrong after a run, undefined when nothing is; and the calls to the disk that it made. */
  async function run({ writer, end, store = "honest", fault }: Run, chance: Chance) {
    const disk = new Disk();
    try {
      const file = join(disk.folder, "grundy.db");
      const environment = disk.environment(library, fault);
      const { lines, errors } = await linesOf(
        join(workload, "workload.js"),
        [file, writer, end, store],
        environment,
      );
      const told = lines.map((line) => JSON.parse(line) as Told);
      const wrong = await judge(disk, told, chance);
      const counts = kinds.map((kind) => [kind, disk.count(kind)] as const);
      return {
        wrong: wrong && `${JSON.stringify({ writer, end, fault })}: ${wrong}\n${errors}`,
        told,
        counts,
        disk,
      };
    } finally {
      disk.remove();
    }
  }

  test("answers and keeps as a store in memory does when nothing fails, and every call is seen", async () => {
    for (const writer of writers) {
      const { wrong, told, counts } = await run({ writer, end: "kill" }, seededChance(1));
      expect(wrong).toBeUndefined();
      expect(told.filter(({ refused }) => refused !== undefined)).toEqual([]);
      for (const [kind, count] of counts) expect([kind, count > 0]).toEqual([kind, true]);
    }
  });

  /** Where an error once came out as a bug's: what was made beside cannot be removed, the file cannot be opened. */
  const once: readonly Run[] = [
    { writer: "local", end: "kill", fault: { kind: "unlink", at: 2, how: "stays", error: "EIO" } },
    { writer: "thread", end: "close", fault: { kind: "open", at: 6, how: "stays", error: "EIO" } },
  ];

  test("loses nothing it has acknowledged, and keeps nothing by halves", {
    timeout: cases(240_000, 3 * 3_600_000),
  }, async () => {
    const chance = seededChance(20261116);
    const all: Run[] = [];
    for (const writer of writers) {
      const { counts } = await run({ writer, end: "close" }, chance);
      for (const [kind, count] of counts) {
        const hows = ["once", "stays"] as const;
        for (let at = 1; at <= count; at++)
          for (const how of hows)
            for (const error of errorsOf(kind))
              all.push({ writer, end: pick(ends, chance), fault: { kind, at, how, error } });
      }
    }
    const chosen = [...once, ...sample(all, cases(36, all.length), chance)];
    const wrong: string[] = [];
    const next = chosen.values();
    const worker = async () => {
      for (const each of next) {
        const { wrong: found } = await run(each, chance);
        if (found !== undefined) wrong.push(found);
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(wrong).toEqual([]);
  });

  test("catches a disk that says it has synced and has not", async () => {
    const fault = { kind: "sync", at: 5, how: "lies", error: "EIO" } as const;
    const { wrong } = await run({ writer: "thread", end: "kill", fault }, seededChance(1));
    expect(wrong).toMatch(/after a (power cut|torn)/);
  });

  test("catches a store that says yes when it has failed", async () => {
    const fault = { kind: "sync", at: 12, how: "stays", error: "lost" } as const;
    const { wrong } = await run({ writer: "thread", end: "kill", store: "swallows", fault }, seededChance(1));
    expect(wrong).toBeDefined();
  });

  interface Told extends Partial<Attempt> {
    readonly bug?: string;
    readonly seen?: string;
  }

  async function judge(disk: Disk, told: readonly Told[], chance: Chance): Promise<string | undefined> {
    const bug = told.find((line) => line.bug !== undefined)?.bug;
    if (bug !== undefined) return `an error that is not the store's: ${bug}`;
    const attempts = told.filter((line): line is Attempt => line.step !== undefined);
    const allowed = await possible(attempts);
    if (allowed.length === 0) return `answers that cannot be: ${JSON.stringify(attempts)}`;
    const seen = told.find((line) => line.seen !== undefined)?.seen;
    if (seen !== undefined && seen !== allowed[0]) return differs("it saw itself", seen, attempts, allowed);
    for (const end of ["crash", "power cut", "torn"] as const) {
      const file = join(disk.after(end, chance), "grundy.db");
      let found: string;
      try {
        found = await read(file);
      } catch (error) {
        return `after a ${end} the file cannot be read: ${String(error)}\n${disk.calls.join("\n")}`;
      }
      if (!allowed.includes(found)) return differs(`after a ${end}`, found, attempts, allowed);
    }
    return undefined;
  }

  function differs(
    when: string,
    found: string,
    attempts: readonly Attempt[],
    allowed: readonly string[],
  ): string {
    const steps = attempts.map((attempt) => JSON.stringify(attempt)).join("\n");
    return `${when} ${found}\n instead of ${allowed.join("\n or ")}\n after ${steps}`;
  }

  async function read(path: string): Promise<string> {
    const store = openStore(path);
    const found = await contents(store);
    await store.close();
    const file = new StoreFile(path);
    const [[check]] = file.read(() => file.query("PRAGMA integrity_check").all()) as [[unknown]];
    file.close();
    if (String(check) !== "ok") throw new Error(`integrity: ${String(check)}`);
    return found;
  }
});

function errorsOf(kind: Kind): readonly Fault["error"][] {
  if (kind === "sync") return ["EIO", "lost"];
  return kind === "write" ? ["EIO", "ENOSPC", "short"] : ["EIO", "ENOSPC"];
}

function sample<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const rest = [...items];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(chance() * rest.length), 1)[0] as T,
  );
}
