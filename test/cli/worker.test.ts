import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseLine } from "../../src/store/exchange.ts";
import type { Store } from "../../src/store/index.ts";
import { openPostgresStore } from "../../src/store/postgres/index.ts";
import { openStore } from "../../src/store/sqlite/index.ts";
import { program } from "../editions/program.ts";
import { postgresForTests } from "../postgres.ts";
import { Running, temporaryFolder } from "../server/support.ts";
import { event, idOf, stored } from "../store/games.ts";

const hash = "h".repeat(43);
const game = {
  ...stored,
  seats: [{ name: "Ada", tokenHash: hash, takenAt: 5 }, { name: null }],
  invitationHash: hash,
} as const;

async function fill({ games }: Store, count: number): Promise<void> {
  const events = Array.from({ length: 15 }, (_, index) => event(index + 1));
  for (let index = 0; index < count; index += 200)
    await Promise.all(
      Array.from({ length: Math.min(200, count - index) }, (_, more) =>
        games.restore({ game: { ...game, id: idOf(index + more) }, events }),
      ),
    );
}

const worker = (db: string, ...args: string[]) =>
  new Running(program.main, ["worker", "--db", db, "--kinds", "export", "--json", ...args]);

async function until(holds: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > 50_000) throw new Error(`it never came to ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const partsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".part")) : [];

function whole(folder: string, games: number): string {
  const [file = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const lines = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(games + 2);
  expect(JSON.parse(lines.at(-1) as string)).toEqual({ type: "end", people: 0, games });
  expect(parseLine(lines[games] as string, Date.now()).ok).toBe(true);
  return file;
}

const postgres = await postgresForTests();
const { lacking } = postgres;

interface Kind {
  readonly name: string;
  readonly lacking?: string | undefined;
  readonly place: () => Promise<string>;
  readonly open: (db: string) => Promise<Store>;
  /** So many games that an export of them can be interrupted. */
  readonly games: number;
  /** No export comes to its end until what this gives is called; on a file it only takes its time. */
  readonly hold: (db: string) => Promise<() => Promise<unknown>>;
  /** As if nothing had been heard of whoever has a job for so long that he counts as gone. */
  readonly endLeases: (db: string) => Promise<void>;
}

const kinds: readonly Kind[] = [
  {
    name: "a file",
    place: async () => join(temporaryFolder(), "grundy.db"),
    open: async (db) => openStore(db),
    games: 2000,
    hold: async () => async () => {},
    async endLeases(db) {
      const file = new Database(db, { timeout: 10_000 });
      file.exec("UPDATE job SET until = 0");
      file.close();
    },
  },
  {
    name: "PostgreSQL",
    lacking,
    place: () => postgres.database(),
    open: (db) => openPostgresStore(db),
    games: 3,
    hold,
    endLeases,
  },
];

async function hold(db: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: db });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("BEGIN; LOCK TABLE game");
  return () => client.query("COMMIT");
}

async function endLeases(db: string): Promise<void> {
  const client = new pg.Client({ connectionString: db });
  await client.connect();
  await client.query("UPDATE job SET until = 0");
  await client.end();
}

const exporting = { kind: "export", work: { asked: 0 }, owner: "operator" };

describe.each(kinds)("workers on $name", ({ lacking, place, open, games, hold, endLeases }) => {
  const done = (id: string, folder: string, attempt: number) => ({
    ...{ id, kind: "export", attempt, end: "done" },
    result: { file: whole(folder, games), lines: games + 2 },
  });

  test.skipIf(lacking)(
    "a killed worker's export is done once by another, and one that was given back by the next",
    async () => {
      const db = await place();
      const store = await open(db);
      onTestFinished(() => store.close());
      await fill(store, games);
      const folder = join(temporaryFolder(), "exports");
      const begun = async () => {
        const id = (await store.jobs.add(exporting)) as string;
        const release = await hold(db);
        const taking = worker(db, "--export-folder", folder);
        await until(() => partsIn(folder).length > 0);
        return { id, taking, release };
      };
      const killed = await begun();
      await killed.taking.end("SIGKILL");
      await killed.release();
      expect(partsIn(folder)).toHaveLength(1);
      expect(await store.jobs.find(killed.id)).toMatchObject({ state: "taken", attempt: 1 });
      await endLeases(db);
      const others = [worker(db, "--export-folder", folder), worker(db, "--export-folder", folder)];
      const said = () => others.map(({ stdout }) => stdout).join("");
      await until(() => said().includes("\n"));
      const line = done(killed.id, folder, 2);
      expect(await store.jobs.find(killed.id)).toMatchObject({
        state: "done",
        attempt: 2,
        result: line.result,
      });
      // Who has not even begun yet is ended by the signal itself.
      const statuses = await Promise.all(others.map((other) => other.end("SIGTERM")));
      expect(statuses.filter((status) => status !== null)).not.toContain(1);
      expect(statuses).toContain(0);
      expect(JSON.parse(said())).toEqual(line);
      expect(killed.taking.stdout).toBe("");
      rmSync(folder, { recursive: true });

      // The second signal does not wait until it is done.
      const stopped = await begun();
      stopped.taking.process.kill("SIGTERM");
      stopped.taking.process.kill("SIGINT");
      await stopped.release();
      expect(await stopped.taking.end()).toBe(0);
      const { id } = stopped;
      expect(JSON.parse(stopped.taking.stdout)).toEqual({ id, kind: "export", attempt: 1, end: "stopped" });
      expect(readdirSync(folder)).toEqual([]);
      expect(await store.jobs.find(id)).toMatchObject({ state: "waiting", attempt: 1, returned: 1 });
      const next = worker(db, "--export-folder", folder);
      await until(() => next.stdout.includes("\n"));
      expect(JSON.parse(next.stdout)).toEqual(done(id, folder, 2));
      expect(await next.end("SIGTERM")).toBe(0);
      expect(next.stderr.replace(/^grundy: the database has no synchronous standby.*\n/, "")).toBe("");
    },
  );
});

test("it works beside a server, in the language of who looks", async () => {
  const db = join(temporaryFolder(), "grundy.db");
  await fill(openStore(db), 3);
  const server = new Running(program.main, ["serve", "--port", "0", "--log-level", "silent", "--db", db]);
  await server.address();
  const added = await program.run(["jobs", "add", "export", "--db", db, "--json"]);
  const { id } = JSON.parse(added.stdout) as { id: string };
  expect((await program.run(["jobs", "add", "export", "--db", db])).stdout).toBe(
    `Job ${id} is an export that has not ended yet; no other was added.\n`,
  );
  const folder = temporaryFolder();
  const args = ["worker", "--db", db, "--export-folder", folder, "--lanes", "3", "--language", "de"];
  const taking = new Running(program.main, args);
  await until(() => taking.stdout.includes(`Auftrag ${id}, export`));
  expect(taking.stdout).toMatch(
    new RegExp(`^Auftrag ${id}, export: fertig: grundy-\\d+T\\d+Z-${id}\\.jsonl, 5 Zeilen$`, "m"),
  );
  expect(await taking.end("SIGTERM")).toBe(0);
  const { stdout } = await program.run(["jobs", "list", "--kind", "export", "--db", db]);
  expect(stdout).toMatch(
    new RegExp(`^id +kind +state +added +about\n${id} +export +done +\\S+Z +grundy-\\S+, 5 lines\n$`),
  );
  const shown = await program.run(["jobs", "show", id, "--db", db, "--json"]);
  expect(JSON.parse(shown.stdout)).toMatchObject({ id, state: "done", attempt: 1, result: { lines: 5 } });
  expect(await server.end("SIGTERM")).toBe(0);
});

test("a worker whose file is moved away says so and ends", async () => {
  const folder = temporaryFolder();
  const db = join(folder, "grundy.db");
  const store = openStore(db);
  await store.jobs.add(exporting);
  await store.close();
  const taking = worker(db, "--export-folder", join(folder, "exports"));
  await until(() => taking.stdout.includes("\n"));
  renameSync(db, join(folder, "other.db"));
  expect(await taking.end()).toBe(1);
  expect(taking.stderr).toMatch(/^grundy: .*grundy\.db was removed, renamed or replaced[^\n]*\n$/);
});

describe.skipIf(lacking)(`on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("a frozen worker that wakes finds its job done, and leaves the file alone; one that may end its job ends it", async () => {
    const db = await postgres.database();
    const store = await openPostgresStore(db);
    onTestFinished(() => store.close());
    await fill(store, 1);
    const folder = join(temporaryFolder(), "exports");
    const added = await program.run(["jobs", "add", "export", "--db", db, "--json"]);
    const { id } = JSON.parse(added.stdout) as { id: string };
    const release = await hold(db);
    const first = worker(db, "--export-folder", folder);
    await until(() => partsIn(folder).length > 0);
    first.process.kill("SIGSTOP");
    await release();
    await endLeases(db);
    const second = worker(db, "--export-folder", folder);
    await until(() => second.stdout.includes("\n"));
    const files = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]);
    const before = files();
    expect(before).toHaveLength(1);
    first.process.kill("SIGCONT");
    await until(() => first.stdout.includes("\n"));
    expect(JSON.parse(first.stdout)).toEqual({ id, kind: "export", attempt: 1, end: "lost" });
    expect(JSON.parse(second.stdout)).toMatchObject({ id, attempt: 2, end: "done" });
    expect(files()).toEqual(before);
    expect(await Promise.all([first.end("SIGTERM"), second.end("SIGTERM")])).toEqual([0, 0]);

    // Who is told to stop has three seconds for the job he is at, and takes no other.
    const [last, other] = [await store.jobs.add(exporting), await store.jobs.add({ ...exporting, from: 1 })];
    const releaseLast = await hold(db);
    const third = worker(db, "--export-folder", folder);
    await until(() => partsIn(folder).length > 0);
    third.process.kill("SIGTERM");
    await releaseLast();
    expect(await third.end()).toBe(0);
    expect(
      third.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).end),
    ).toEqual(["done"]);
    expect(await store.jobs.find(other as string)).toMatchObject({ state: "waiting", attempt: 0 });
    expect(await store.jobs.find(last as string)).toMatchObject({ state: "done" });
  });

  test("prune drops what nobody has been noted at, while servers run; a worker does the same as a job", async () => {
    const db = await postgres.database();
    const store = await openPostgresStore(db);
    onTestFinished(() => store.close());
    await store.roster.settle();
    for (const index of [0, 1, 2]) await store.games.create({ ...game, id: idOf(index) });
    await store.games.noteSeen(idOf(1), 0, store.now());
    const server = new Running(program.main, [
      ...["serve", "--port", "0", "--log-level", "silent", "--db", db],
      ...["--keep-begun", "forever", "--keep-unfinished", "forever", "--keep-unlisted", "forever"],
    ]);
    await server.address();
    const prune = async (...args: string[]) => (await program.run(["prune", "--db", db, ...args])).stdout;
    const two = "2 games (without a second move: 2, unfinished: 0, finished and not listed: 0)";
    expect(await prune()).toBe(`Would drop ${two}; drop them with --yes.\n`);
    const ids = async () => {
      const all: string[] = [];
      for await (const each of store.games.all()) all.push(each.game.id);
      return all;
    };
    expect(await ids()).toHaveLength(3);
    expect(await prune("--yes")).toBe(`Dropped ${two}.\n`);
    expect(await ids()).toEqual([idOf(1)]);
    expect(await server.end("SIGTERM")).toBe(0);

    for (const index of [3, 4]) await store.games.create({ ...game, id: idOf(index) });
    const job = await store.jobs.add({
      kind: "prune",
      work: { retention: { begun: 1000 } },
      owner: "upkeep",
    });
    const taking = new Running(program.main, ["worker", "--db", db]);
    await until(() => taking.stdout.includes(`Job ${job}, prune: done`));
    expect(taking.stdout).toContain(`Job ${job}, prune: done: Dropped ${two}.\n`);
    expect(await ids()).toEqual([idOf(1)]);
    expect(await taking.end("SIGTERM")).toBe(0);
  });
});
