import { expect, test, vi } from "vitest";
import { testApp } from "./fixtures.ts";
import { Metrics } from "./metrics.ts";

/** A line of the text form: a name, labels, a number. */
const sample = /^[a-z_0-9]+(\{[a-z_]+="([^"\\\n]|\\["\\n])*"(,[a-z_]+="[^"]*")*\})? (-?[0-9.e+-]+|NaN)$/;

test("figures are in the form Prometheus reads", async () => {
  const metrics = new Metrics();
  metrics.count("grundy_events_total", "move");
  metrics.count("grundy_events_total", "move");
  metrics.count("grundy_refusals_total", 'a"b\\c\nd');
  metrics.count("grundy_messages_total");
  metrics.gauge("grundy_games_awake", "Games in memory.", () => 7);
  for (const value of [1, 3, 10_000]) metrics.observe("grundy_commit_operations", value);
  const lines = (await metrics.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE grundy_events_total counter",
      'grundy_events_total{type="move"} 2',
      'grundy_refusals_total{code="a\\"b\\\\c\\nd"} 1',
      "grundy_games_created_total 0",
      "grundy_messages_total 1",
      "grundy_games_awake 7",
      'grundy_commit_operations_bucket{le="1"} 1',
      'grundy_commit_operations_bucket{le="5"} 2',
      'grundy_commit_operations_bucket{le="4096"} 2',
      'grundy_commit_operations_bucket{le="+Inf"} 3',
      "grundy_commit_operations_sum 10004",
      "grundy_commit_operations_count 3",
      'grundy_commit_seconds_bucket{le="+Inf"} 0',
    ]),
  );
  for (const line of lines) expect(line === "" || line.startsWith("# ") || sample.test(line)).toBe(true);
});

test("counters go on between two looks", async () => {
  const metrics = new Metrics();
  metrics.count("grundy_events_total", "move");
  await metrics.text();
  metrics.count("grundy_events_total", "move");
  expect(await metrics.text()).toContain('grundy_events_total{type="move"} 2\n');
});

test("the process is watched where it is wanted", async () => {
  const metrics = new Metrics();
  expect(await metrics.text()).not.toContain("process_");
  metrics.watchProcess();
  const text = await metrics.text();
  for (const name of [
    "process_resident_memory_bytes",
    "process_uptime_seconds",
    "process_cpu_seconds_total",
    "nodejs_eventloop_lag_p99_seconds",
    "nodejs_heap_size_used_bytes",
    "nodejs_gc_duration_seconds",
  ]) {
    expect(text).toContain(`# TYPE ${name} `);
  }
});

test("jobs are counted by their state, and a store that does not answer, or fails, keeps nobody from the rest", async () => {
  const { app, store } = await testApp();
  for (const kind of ["a", "b"]) await store.jobs.add({ kind, work: null, owner: "ada" });
  await store.jobs.take(["a"], "one");
  const figures = async () =>
    (await app.inject("/metrics")).body.match(/^grundy_\w+(?:\{state=.*)? .*$/gm) ?? [];
  const ofJobs = (lines: readonly string[]) => lines.filter((line) => line.startsWith("grundy_jobs"));
  expect(ofJobs(await figures())).toEqual([
    'grundy_jobs{state="waiting"} 1',
    'grundy_jobs{state="taken"} 1',
    'grundy_jobs{state="failed"} 0',
  ]);
  for (const answer of [
    () => new Promise<never>(() => {}),
    () => Promise.reject(new Error("no way there")),
  ]) {
    vi.spyOn(store.jobs, "count").mockImplementation(answer);
    const lines = await figures();
    expect(lines.length).toBeGreaterThan(5);
    expect(ofJobs(lines)).toEqual([]);
  }
});
