import { expect, onTestFinished, test, vi } from "vitest";
import { timedStore, unexpected } from "../../test/jobs/fixtures.ts";
import type { TakenJob } from "../store/index.ts";
import { Upkeep } from "./upkeep.ts";

const hour = 3_600_000;

/** With time that is set: the store's by `calendar`, that between two looks by the test's timers. */
function begin() {
  vi.useFakeTimers();
  const { store, calendar } = timedStore();
  const onAdded = vi.fn();
  const made: Upkeep[] = [];
  onTestFinished(async () => {
    for (const upkeep of made) await upkeep.stop();
    vi.useRealTimers();
  });
  return {
    store,
    onAdded,
    /** One of several servers. */
    server(work: unknown, onFailure: (error: unknown) => void = unexpected) {
      const regular = [{ kind: "prune", work }];
      const upkeep = new Upkeep({ jobs: store.jobs, now: store.now, regular, onAdded, onFailure });
      made.push(upkeep);
      return upkeep;
    },
    async pass(milliseconds: number) {
      calendar.at += milliseconds;
      await vi.advanceTimersByTimeAsync(milliseconds);
    },
    async done() {
      await store.jobs.finish((await store.jobs.take(["prune"], "one")) as TakenJob, {});
    },
    added: async () => (await store.jobs.list({ limit: 99 })).length,
  };
}

test("what is due is added a second after the start, once for all servers, and told", async () => {
  const { server, pass, added, onAdded, store } = begin();
  for (let index = 0; index < 3; index++) server({});
  await pass(999);
  expect(await added()).toBe(0);
  await pass(1);
  expect(await store.jobs.list({ limit: 9 })).toMatchObject([
    { kind: "prune", work: {}, owner: "upkeep", key: "prune", state: "waiting" },
  ]);
  expect(onAdded).toHaveBeenCalledTimes(1);
  await pass(3 * hour);
  expect(await added()).toBe(1);
});

test("an hour after the end of one the next is due, whoever has started meanwhile", async () => {
  const { server, pass, done, added } = begin();
  server({ a: 1, b: undefined });
  await pass(1000);
  await done();
  server({ a: 1 });
  await pass(hour - 1000);
  expect(await added()).toBe(1);
  await pass(2 * 60_000);
  expect(await added()).toBe(2);
});

test("other settings are due at once", async () => {
  const { server, pass, done, added, store } = begin();
  const first = server({ retention: { begun: 5 } });
  await pass(1000);
  await done();
  await first.stop();
  server({ retention: { begun: 6 } });
  await pass(1000);
  expect(await added()).toBe(2);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ work: { retention: { begun: 6 } } }]);
});

test("jobs that have ended are told of for a week", async () => {
  const { server, pass, done, added } = begin();
  const first = server({});
  await pass(1000);
  await done();
  await first.stop();
  await pass(8 * 24 * hour);
  server({});
  await pass(1000);
  expect(await added()).toBe(1);
});

test("a failure is told, and it is tried again; a stop ends it", async () => {
  const { server, pass, added, store } = begin();
  const failure = new Error("no way there");
  vi.spyOn(store.jobs, "list").mockRejectedValueOnce(failure);
  const onFailure = vi.fn();
  const upkeep = server({}, onFailure);
  await pass(1000);
  expect(onFailure.mock.calls).toEqual([[failure]]);
  await pass(60_000);
  expect(await added()).toBe(1);
  await upkeep.stop();
  const list = vi.spyOn(store.jobs, "list");
  list.mockClear();
  await pass(5 * hour);
  expect(list).not.toHaveBeenCalled();
});

test("a stop waits for what is under way, and nothing comes after it", async () => {
  const { server, pass, store, onAdded } = begin();
  const list = store.jobs.list.bind(store.jobs);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  vi.spyOn(store.jobs, "list").mockImplementation(async (query) => {
    await held;
    return list(query);
  });
  const upkeep = server({});
  await pass(1000);
  let isStopped = false;
  const stopped = upkeep.stop().then(() => {
    isStopped = true;
  });
  await pass(0);
  expect(isStopped).toBe(false);
  go();
  await stopped;
  const calls = onAdded.mock.calls.length;
  await pass(5 * hour);
  expect(onAdded).toHaveBeenCalledTimes(calls);
});
