import { expect, test } from "vitest";
import { Metrics } from "./metrics.ts";

test("figures are in the form Prometheus reads", () => {
  const metrics = new Metrics();
  metrics.count("grundy_events_total", "move");
  metrics.count("grundy_events_total", "move");
  metrics.count("grundy_refusals_total", 'a"b\\c\nd');
  metrics.gauge("grundy_games_awake", "Games in memory.", () => 7);
  for (const value of [1, 3, 10_000]) metrics.observe("grundy_commit_operations", value);
  const lines = metrics.text().split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE grundy_events_total counter",
      'grundy_events_total{type="move"} 2',
      'grundy_refusals_total{code="a\\"b\\\\c\\nd"} 1',
      "grundy_games_created_total 0",
      "grundy_games_awake 7",
      'grundy_commit_operations_bucket{le="1"} 1',
      'grundy_commit_operations_bucket{le="5"} 2',
      'grundy_commit_operations_bucket{le="4096"} 2',
      'grundy_commit_operations_bucket{le="+Inf"} 3',
      "grundy_commit_operations_sum 10004",
      "grundy_commit_operations_count 3",
    ]),
  );
  const sample = /^[a-z_]+(\{[a-z]+="([^"\\\n]|\\["\\n])*"\})? -?[0-9.e+-]+$/;
  for (const line of lines) expect(line === "" || line.startsWith("# ") || sample.test(line)).toBe(true);
});
