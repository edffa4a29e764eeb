import { expect, test, vi } from "vitest";
import { startWorker, timedStore } from "../../test/jobs/fixtures.ts";
import { allOf, event, stored } from "../../test/store/games.ts";
import { type JobKeeper, leaseFor, mostAttempts, type TakenJob } from "../store/index.ts";
import { type Task, Worker } from "./worker.ts";

const job = { kind: "count", work: { to: 3 }, owner: "ada" };

/** A handler that waits for its signal, and says when it has begun. */
function waiting() {
  const begun = new Set<TakenJob>();
  const handler = vi.fn(async ({ job: taken, signal }: Task) => {
    begun.add(taken);
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    throw signal.reason;
  });
  return { handler, begun: () => vi.waitFor(() => expect(begun.size).toBeGreaterThan(0)) };
}

test("a worker does the jobs of its kinds, one after the other, with what they have made", async () => {
  const { store } = timedStore();
  const { jobs } = store;
  for (const to of [1, 2, 3]) await jobs.add({ ...job, work: { to } });
  await jobs.add({ ...job, kind: "other" });
  let busy = 0;
  const count = vi.fn(async ({ job: { work } }: Task) => {
    expect(++busy).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    busy--;
    const { to } = work as { to: number };
    return { result: to * 2, games: to === 2 ? [{ game: stored, events: [event(1)] }] : [] };
  });
  const { ended } = startWorker(jobs, { count });
  await ended(3);
  const done = await jobs.list({ limit: 10, state: "done" });
  expect(done.map(({ result, worker }) => [result, worker])).toEqual([
    [6, "one"],
    [4, "one"],
    [2, "one"],
  ]);
  expect(await allOf(store)).toHaveLength(1);
  expect(await jobs.list({ limit: 10, state: "waiting" })).toMatchObject([{ kind: "other" }]);
});

test("what was added meanwhile is begun when the worker is woken", async () => {
  const { store } = timedStore();
  const { worker, ended } = startWorker(store.jobs, { count: async () => ({}) }, { askEvery: 3_600_000 });
  await new Promise((resolve) => setImmediate(resolve));
  await store.jobs.add(job);
  worker.wake();
  await ended(1);
});

test("it says that it is at it as long as it is", async () => {
  const { store, calendar } = timedStore();
  await store.jobs.add(job);
  const beat = vi.spyOn(store.jobs, "beat");
  const { handler, begun } = waiting();
  startWorker(store.jobs, { count: handler }, { beatEvery: 5 });
  await begun();
  for (let round = 0; round < 3; round++) {
    calendar.at += leaseFor - 1;
    const before = beat.mock.calls.length;
    // The first may have been under way when the time was set.
    await vi.waitFor(() => expect(beat.mock.calls.length).toBeGreaterThan(before + 1));
    expect(await store.jobs.take(["count"], "two")).toBeUndefined();
  }
});

test("a job that is another's by now is left at once, and nothing is said of it", async () => {
  const { store, calendar } = timedStore();
  const id = await store.jobs.add(job);
  const { handler, begun } = waiting();
  const { ends, ended } = startWorker(store.jobs, { count: handler }, { beatEvery: 50 });
  await begun();
  calendar.at += leaseFor + 1;
  const second = (await store.jobs.take(["count"], "two")) as TakenJob;
  const fail = vi.spyOn(store.jobs, "fail");
  await ended(1);
  expect(ends).toEqual([[id, "lost"]]);
  expect(fail).not.toHaveBeenCalled();
  expect(await store.jobs.finish(second, "by the other")).toBe(true);
});

test("who hears nothing of the store for a lease takes the job for lost", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] });
  try {
    const { store } = timedStore();
    await store.jobs.add(job);
    vi.spyOn(store.jobs, "beat").mockRejectedValue(new Error("no way there"));
    const onFailure = vi.fn();
    const { handler, begun } = waiting();
    const { ends, ended } = startWorker(store.jobs, { count: handler }, { onFailure });
    for (let turn = 0; turn < 20 && handler.mock.calls.length === 0; turn++)
      await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(leaseFor - 1000);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    await ended(1);
    expect(ends).toMatchObject([[expect.any(String), "lost"]]);
    expect(onFailure).toHaveBeenCalledTimes(3);
    await begun();
  } finally {
    vi.useRealTimers();
  }
});

test("before what cannot be taken back it is asked whether the job is still one's own", async () => {
  const { store, calendar } = timedStore();
  await store.jobs.add(job);
  const answers: boolean[] = [];
  const { ended } = startWorker(store.jobs, {
    async count({ isOwn, signal }) {
      answers.push(await isOwn());
      calendar.at += leaseFor + 1;
      await store.jobs.take(["count"], "two");
      answers.push(await isOwn(), !signal.aborted);
      return { result: "late" };
    },
  });
  await ended(1);
  expect(answers).toEqual([true, false, false]);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ state: "taken", worker: "two" }]);
});

test("what fails is begun again later and later, and given up", async () => {
  const { store, calendar } = timedStore();
  const id = (await store.jobs.add(job)) as string;
  const onFailure = vi.fn();
  const failure = new Error("no luck");
  const { ended } = startWorker(store.jobs, { count: () => Promise.reject(failure) }, { onFailure });
  const pauses = [1000, 4000, 16_000, 64_000];
  for (const [index, pause] of pauses.entries()) {
    await ended(index + 1);
    expect(await store.jobs.find(id)).toMatchObject({ state: "waiting", reason: "no luck" });
    calendar.at += pause - 1;
    expect(await store.jobs.take(["count"], "two")).toBeUndefined();
    calendar.at += 1;
  }
  await ended(mostAttempts);
  expect(await store.jobs.find(id)).toMatchObject({ state: "failed", attempt: mostAttempts });
  expect(onFailure.mock.calls).toEqual(Array.from({ length: mostAttempts }, () => [failure]));
});

test("a worker that stops gives its job back, and another has it at once", async () => {
  const { store } = timedStore();
  const id = await store.jobs.add(job);
  await store.jobs.add(job);
  const { handler, begun } = waiting();
  const { worker, ends } = startWorker(store.jobs, { count: handler });
  await begun();
  await worker.stop();
  expect(ends).toEqual([[id, "stopped"]]);
  expect(handler).toHaveBeenCalledTimes(1);
  const { ended } = startWorker(store.jobs, { count: async () => ({}) });
  await ended(2);
  expect(await store.jobs.list({ limit: 9 })).toMatchObject([
    { state: "done", attempt: 1 },
    { state: "done", attempt: 2 },
  ]);
});

test("a worker that is told to stop while he waits for a job does not begin it", async () => {
  const { store } = timedStore();
  const id = await store.jobs.add(job);
  const take = store.jobs.take.bind(store.jobs);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked = vi.spyOn(store.jobs, "take").mockImplementation(async (...given) => {
    await held;
    return take(...given);
  });
  const count = vi.fn(async () => ({}));
  const { worker, ends } = startWorker(store.jobs, { count });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  const stopped = worker.stop(10_000);
  go();
  await stopped;
  expect(count).not.toHaveBeenCalled();
  expect(ends).toEqual([[id, "stopped"]]);
  expect(await store.jobs.find(id as string)).toMatchObject({ state: "waiting", attempt: 1, returned: 1 });
});

test("what was given back ever so often is neither given up nor put off for longer when it fails", async () => {
  const { store, calendar } = timedStore();
  const id = (await store.jobs.add(job)) as string;
  for (let round = 0; round < 2 * mostAttempts; round++) {
    const { handler, begun } = waiting();
    const { worker } = startWorker(store.jobs, { count: handler });
    await begun();
    await worker.stop();
  }
  const count = () => Promise.reject(new Error("no luck"));
  const { ended } = startWorker(store.jobs, { count }, { onFailure: () => {} });
  await ended(1);
  expect(await store.jobs.find(id)).toMatchObject({ state: "waiting", returned: 2 * mostAttempts });
  calendar.at += 1000;
  await ended(2);
});

test("who is done by the time he is told to stop has done it", async () => {
  const { store } = timedStore();
  await store.jobs.add(job);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const count = vi.fn(async () => {
    await held;
    return { result: 1 };
  });
  const { worker, ends } = startWorker(store.jobs, { count });
  await vi.waitFor(() => expect(count).toHaveBeenCalled());
  const stopped = worker.stop();
  go();
  await stopped;
  expect(ends).toMatchObject([[expect.any(String), "done"]]);
});

test("a worker that stops may end its job for a while, and gives it back then", async () => {
  const { store } = timedStore();
  const id = await store.jobs.add(job);
  const { handler, begun } = waiting();
  const { worker, ends } = startWorker(store.jobs, { count: handler });
  await begun();
  const stopped = worker.stop(300);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(ends).toEqual([]);
  await stopped;
  expect(ends).toEqual([[id, "stopped"]]);
});

test("what fails by itself while a worker stops has failed", async () => {
  const { store } = timedStore();
  await store.jobs.add(job);
  let fail = (_: Error) => {};
  const failing = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const count = vi.fn(() => failing);
  const onFailure = vi.fn();
  const { worker, ends } = startWorker(store.jobs, { count }, { onFailure });
  await vi.waitFor(() => expect(count).toHaveBeenCalled());
  const stopped = worker.stop(10_000);
  fail(new Error("no luck"));
  await stopped;
  expect(ends).toMatchObject([[expect.any(String), "failed"]]);
  expect(await store.jobs.list({ limit: 1 })).toMatchObject([{ reason: "no luck" }]);
});

test("who looks is told how far a job is and what has come of it", async () => {
  const { store } = timedStore();
  await store.jobs.add(job);
  await store.jobs.add({ ...job, kind: "fail" });
  const told: unknown[] = [];
  const worker = new Worker({
    jobs: store.jobs,
    name: "one",
    handlers: {
      async count({ tell }) {
        tell(7);
        return { result: { counted: 7 } };
      },
      fail: () => Promise.reject(new Error("no luck")),
    },
    onFailure: () => {},
    onProgress: ({ kind }, done) => told.push([kind, done]),
    onEnd: ({ kind }, end, outcome) => told.push([kind, end, outcome]),
  });
  await vi.waitFor(() => expect(told).toHaveLength(5));
  await worker.stop();
  expect(told).toEqual([
    ["count", 0],
    ["count", 7],
    ["count", "done", { result: { counted: 7 } }],
    ["fail", 0],
    ["fail", "failed", { reason: "no luck" }],
  ]);
});

test("a store that fails is asked again, and does not end the worker", async () => {
  const { store } = timedStore();
  await store.jobs.add(job);
  const failure = new Error("no way there");
  const jobs: JobKeeper = store.jobs;
  vi.spyOn(jobs, "take").mockRejectedValueOnce(failure);
  const onFailure = vi.fn();
  const { worker, ended } = startWorker(jobs, { count: async () => ({}) }, { onFailure });
  await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[failure]]));
  worker.wake();
  await ended(1);
});
