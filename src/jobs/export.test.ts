import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startWorker, timedStore } from "../../test/jobs/fixtures.ts";
import { event, idOf, stored } from "../../test/store/games.ts";
import { parseLine } from "../store/exchange.ts";
import { leaseFor } from "../store/index.ts";
import { exportHandler } from "./export.ts";

const asked = Date.UTC(2026, 10, 16, 20, 5, 30);
const job = { kind: "export", work: { asked }, owner: "operator" };
const name = "grundy-20261116T200530Z-1.jsonl";

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "grundy-jobs-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return join(made, "exports");
}

/** A game as the exchange takes it. */
const played = {
  ...stored,
  seats: [{ name: "Ada", tokenHash: "a".repeat(43), takenAt: 5 }, { name: null }],
  invitationHash: "b".repeat(43),
} as const;

async function filled(games: number) {
  const { store, calendar } = timedStore();
  for (let index = 0; index < games; index++) {
    await store.games.create({ ...played, id: idOf(index) });
    await store.games.append(idOf(index), event(1));
  }
  await store.jobs.add(job);
  return { store, calendar };
}

test("everything goes into one file of the folder, which only its owner can read", async () => {
  const { store } = await filled(500);
  const into = folder();
  await startWorker(store.jobs, { export: exportHandler(store, into) }).ended(1);
  expect(await store.jobs.find("1")).toMatchObject({ state: "done", result: { file: name, lines: 502 } });
  expect(readdirSync(into)).toEqual([name]);
  const lines = readFileSync(join(into, name), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(502);
  expect(lines.map((line) => parseLine(line, Date.now()).ok)).not.toContain(false);
  expect(JSON.parse(lines.at(-1) as string)).toEqual({ type: "end", people: 0, games: 500 });
  if (process.platform !== "win32") expect(statSync(join(into, name)).mode & 0o777).toBe(0o600);
});

test("a game that cannot be read is named, and the rest is there", async () => {
  const { store } = await filled(2);
  await store.games.create({ ...played, id: idOf(7), options: "none" });
  const into = folder();
  await startWorker(store.jobs, { export: exportHandler(store, into) }).ended(1);
  expect(await store.jobs.find("1")).toMatchObject({ result: { lines: 4, aside: [idOf(7)] } });
});

test("a failure in the middle leaves nothing, and the next attempt takes away what one before it has left", async () => {
  const { store, calendar } = await filled(3);
  const into = folder();
  mkdirSync(into);
  for (const left of [`.${name}.0.part`, "notes.txt", ".grundy-20261116T200530Z-12.jsonl.1.part"])
    writeFileSync(join(into, left), "left");
  vi.spyOn(store.games, "all").mockImplementationOnce(async function* () {
    yield { game: { ...played, id: idOf(0) }, events: [] };
    throw new Error("no luck");
  });
  const onFailure = vi.fn();
  const { ended } = startWorker(store.jobs, { export: exportHandler(store, into) }, { onFailure });
  await ended(1);
  expect(readdirSync(into).sort()).toEqual([".grundy-20261116T200530Z-12.jsonl.1.part", "notes.txt"]);
  calendar.at += 1000;
  await ended(2);
  expect(await store.jobs.find("1")).toMatchObject({ state: "done", attempt: 2, reason: "no luck" });
  expect(readdirSync(into)).toContain(name);
});

test("a worker that was replaced meanwhile leaves the other's file alone", async () => {
  const { store, calendar } = await filled(3);
  const into = folder();
  const write = exportHandler(store, into);
  const { ends, ended } = startWorker(store.jobs, {
    export: (task) =>
      write({
        ...task,
        async isOwn() {
          calendar.at += leaseFor + 1;
          expect(await store.jobs.take(["export"], "two")).toBeDefined();
          writeFileSync(join(into, name), "the other's");
          return task.isOwn();
        },
      }),
  });
  await ended(1);
  expect(ends).toEqual([["1", "lost"]]);
  expect(readdirSync(into)).toEqual([name]);
  expect(readFileSync(join(into, name), "utf8")).toBe("the other's");
});

test("work from which no name can be made is refused", async () => {
  const { store } = timedStore();
  const into = folder();
  await store.jobs.add({ ...job, work: { asked: "../../etc/passwd" } });
  const onFailure = vi.fn();
  await startWorker(store.jobs, { export: exportHandler(store, into) }, { onFailure }).ended(1);
  expect(await store.jobs.find("1")).toMatchObject({ state: "waiting", reason: "no export" });
});
