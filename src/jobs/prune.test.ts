import { expect, onTestFinished, test, vi } from "vitest";
import { startWorker, timedStore, unexpected } from "../../test/jobs/fixtures.ts";
import { allOf, event, idOf, stored } from "../../test/store/games.ts";
import { type Dropped, type Store, StoreError, type TakenJob, usualRetention } from "../store/index.ts";
import { pruneHandler } from "./prune.ts";
import type { SaidRetention } from "./retention.ts";

const day = 86_400_000;

/** A round of pruning, begun. */
function begin(
  store: Store,
  retention: SaidRetention,
  more: Partial<Parameters<typeof pruneHandler>[0]> = {},
) {
  const dropped: Dropped[] = [];
  const handler = pruneHandler({
    ...{ store, shared: false, now: store.now, onFailure: unexpected },
    onDropped: (each) => dropped.push(each),
    ...more,
  });
  const job: TakenJob = {
    id: "1",
    kind: "prune",
    work: { retention },
    owner: "upkeep",
    attempt: 1,
    returned: 0,
  };
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const ended = handler({ job, signal: stopping.signal, isOwn: async () => true, tell: () => {} });
  return { ended, dropped, stopping };
}

async function filled(...ages: number[]) {
  const { store, calendar } = timedStore();
  for (const [index, age] of ages.entries())
    await store.games.create({ ...stored, id: idOf(index), clock: undefined, created: calendar.at - age });
  return { store, calendar };
}

test("games past their time are dropped, and told", async () => {
  const { store } = await filled(2 * day, 0, 100 * day);
  const { ended, dropped } = begin(store, {});
  expect(await ended).toEqual({ result: { begun: 2, unfinished: 0, unlisted: 0 } });
  expect(dropped).toEqual([
    { id: idOf(0), reason: "begun" },
    { id: idOf(2), reason: "begun" },
  ]);
  expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual([idOf(1)]);
});

test("what the operator has said counts, and for the rest what is usual in this store", async () => {
  const { store } = await filled(2 * day, 100 * day);
  expect((await begin(store, { begun: "forever" }).ended).result).toMatchObject({ begun: 0, unfinished: 1 });
  await store.games.restore({ game: { ...stored, created: 5 }, events: [event(1)] });
  expect((await begin(store, {}).ended).result).toMatchObject({ begun: 0, unfinished: 0 });
  expect((await begin(store, { begun: day }).ended).result).toMatchObject({ begun: 2 });
});

test("what nobody has said ends with an import: the next piece asks again", async () => {
  const { store } = await filled();
  const prune = vi.spyOn(store.games, "prune").mockImplementationOnce(async () => {
    await store.games.restore({ game: { ...stored, created: 5 }, events: [] });
    return { dropped: [], next: 7 };
  });
  await begin(store, {}).ended;
  expect(prune).toHaveBeenCalledTimes(1);
  expect(await allOf(store)).toHaveLength(1);
});

test("a job that is not understood drops nothing", async () => {
  const { store } = await filled(2 * day);
  for (const retention of [undefined, null, { begun: "always" }, { begun: -1 }, { all: 5 }])
    await expect(begin(store, retention as SaidRetention).ended).rejects.toThrow(/no retention/);
  expect(await allOf(store)).toHaveLength(1);
});

test("games that somebody is at here stay", async () => {
  const { store } = await filled(2 * day, 2 * day);
  const { ended } = begin(store, {}, { occupied: () => [idOf(1)] });
  await ended;
  expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual([idOf(1)]);
});

test("games that somebody was at lately stay where there are other servers, the rest goes, also what cannot be read", async () => {
  const { store, calendar } = await filled(2 * day, 2 * day, 2 * day, 2 * day);
  await store.games.noteSeen(idOf(1), 1, calendar.at - 60_000);
  await store.games.noteSeen(idOf(2), 0, calendar.at - day);
  const load = store.games.load.bind(store.games);
  vi.spyOn(store.games, "load").mockImplementation(async (id) => {
    if (id === idOf(3)) throw new StoreError("damaged", "here", { game: id });
    return load(id);
  });
  const { ended, dropped } = begin(store, {}, { shared: true });
  await ended;
  expect(dropped.map(({ id }) => id)).toEqual([idOf(0), idOf(2), idOf(3)]);
  expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual([idOf(1)]);
});

test("a game in which something happens while it is looked for stays", async () => {
  const { store, calendar } = await filled(2 * day, 2 * day);
  const load = store.games.load.bind(store.games);
  vi.spyOn(store.games, "load").mockImplementation(async (id) => {
    const loaded = await load(id);
    if (id === idOf(0)) await store.games.append(id, { ...event(1), at: calendar.at });
    return loaded;
  });
  const { ended, dropped } = begin(store, {}, { shared: true });
  expect(await ended).toEqual({ result: { begun: 1, unfinished: 0, unlisted: 0 } });
  expect(dropped.map(({ id }) => id)).toEqual([idOf(1)]);
  expect(await allOf(store)).toMatchObject([{ game: { id: idOf(0) }, events: [{ number: 1 }] }]);
});

test("what has failed is tried again after a minute, where it stopped, and a stop is heard meanwhile", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = timedStore();
  const failure = new StoreError("full", "grundy.db");
  const prune = vi
    .spyOn(store.games, "prune")
    .mockResolvedValueOnce({ dropped: [], next: 7 })
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const onFailure = vi.fn();
  const { ended, stopping } = begin(store, usualRetention, { onFailure });
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFailure.mock.calls).toEqual([[failure]]);
  expect(prune).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(prune.mock.calls.map(([{ after }]) => after)).toEqual([undefined, 7, 7]);
  stopping.abort();
  await expect(ended).rejects.toMatchObject({ name: "AbortError" });
});

test("a worker prunes by a job", async () => {
  const { store } = await filled(2 * day);
  await store.jobs.add({ kind: "prune", work: { retention: {} }, owner: "upkeep" });
  const prune = pruneHandler({ store, shared: true, now: store.now, onFailure: unexpected });
  await startWorker(store.jobs, { prune }).ended(1);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: "done", result: { begun: 1 } }]);
});
