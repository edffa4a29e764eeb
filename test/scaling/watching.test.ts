import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { program } from "../editions/program.ts";
import { Running, temporaryFolder } from "../server/support.ts";
import { complaint, findProgram, lack } from "./programs.ts";
import { parseYaml } from "./yaml.ts";

const read = (name: string) => readFileSync(new URL(`../../docs/scaling/${name}`, import.meta.url), "utf8");
const dashboard: { panels: Panel[]; templating: { list: { query: string | { query: string } }[] } } =
  JSON.parse(read("dashboard.json"));
const alerts = parseYaml<{ groups: { rules: Rule[] }[] }>(read("alerts.yml")).groups.flatMap(
  ({ rules }) => rules,
);

interface Panel {
  readonly id: number;
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number };
  readonly targets?: readonly { readonly expr: string }[];
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const asked = dashboard.templating.list.map(({ query }) => (typeof query === "string" ? query : query.query));

/** The metrics that an expression names, a histogram's by its own name. */
function named(expression: string): string[] {
  return [...expression.matchAll(/\b(?:grundy|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ""),
  );
}

describe("what is watched", () => {
  let given: string[];
  test("is what the server gives, and the dashboard has all that is its own", async () => {
    const args = ["serve", "--port", "0", "--db", join(temporaryFolder(), "grundy.db")];
    const address = await new Running(program.main, args).address();
    const text = await (await fetch(new URL("/metrics", address))).text();
    given = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => String(name));
    expect(given.length).toBeGreaterThan(20);

    const known = new Set(given);
    const wrong = [...shown, ...asked, ...alerts.map(({ expr }) => expr)]
      .flatMap(named)
      .filter((name) => !known.has(name));
    expect(wrong).toEqual([]);
    const panels = new Set(shown.flatMap(named));
    expect([...known].filter((name) => name.startsWith("grundy_") && !panels.has(name))).toEqual([]);
  });

  test("has panels that lie beside one another", () => {
    const places = dashboard.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: h * w }, (_, place) => `${x + (place % w)},${y + Math.floor(place / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  test("has alerts that say what is wrong and what to do", () => {
    for (const { labels, annotations } of alerts) {
      expect(["page", "ticket"]).toContain(labels.severity);
      expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
    }
  });
});

const promtool = findProgram("promtool", "prometheus");
const lacking = lack(promtool, "prometheus");

describe.skipIf(lacking)(`Prometheus${lacking}`, () => {
  /** A file of the test's own, as JSON, which YAML reads. */
  const file = (content: unknown) => {
    const path = join(temporaryFolder(), "file.yml");
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const rules = new URL("../../docs/scaling/alerts.yml", import.meta.url).pathname;

  test("takes the alerts", () => {
    expect(complaint(String(promtool), ["check", "rules", rules])).toBe("");
  });

  test("takes the dashboard's expressions", () => {
    const filled = shown.map((expr) => expr.replaceAll("$__rate_interval", "1m"));
    const group = (exprs: string[]) => ({
      groups: [{ name: "shown", rules: exprs.map((expr, index) => ({ record: `shown:${index}`, expr })) }],
    });
    expect(complaint(String(promtool), ["check", "rules", file(group(filled))])).toBe("");
    expect(complaint(String(promtool), ["check", "rules", file(group(["sum(a"]))])).toContain("parse error");
  });

  test("raises each alert when it is time, and none while all is well", () => {
    const tests = [["", {}] as const, ...Object.entries(trouble)].map(([alert, series]) => ({
      interval: "15s",
      input_series: Object.entries({ ...well, ...series })
        .filter(([, values]) => values !== "")
        .map(([name, values]) => ({ series: name, values })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: "50m",
          exp_samples: alert === "" ? [] : [{ labels: `{alertname="${alert}"}`, value: 1 }],
        },
      ],
    }));
    expect(Object.keys(trouble).sort()).toEqual(alerts.map(({ alert }) => alert).sort());
    const content = { rule_files: [rules], evaluation_interval: "15s", tests };
    expect(complaint(String(promtool), ["test", "rules", file(content)])).toBe("");
  });
});

/** Fifty minutes of a server where nothing is wrong, a value every 15 s, as promtool writes series. */
const well: Record<string, string> = {
  'up{job="grundy",instance="a"}': "1+0x300",
  'grundy_store_usable{job="grundy",instance="a"}': "1+0x300",
  'grundy_store_failures_total{job="grundy",instance="a"}': "0+0x300",
  'grundy_commit_seconds_bucket{job="grundy",instance="a",le="0.25"}': "0+100x300",
  'grundy_commit_seconds_bucket{job="grundy",instance="a",le="1"}': "0+100x300",
  'grundy_commit_seconds_bucket{job="grundy",instance="a",le="+Inf"}': "0+100x300",
  'grundy_games_set_aside_total{job="grundy",instance="a"}': "0+0x300",
  'grundy_refusals_total{job="grundy",instance="a",code="outdated"}': "0+3x300",
  'nodejs_eventloop_lag_p99_seconds{job="grundy",instance="a"}': "0.02+0x300",
  'process_open_fds{job="grundy",instance="a"}': "1000+0x300",
  'process_max_fds{job="grundy",instance="a"}': "65536+0x300",
  'process_start_time_seconds{job="grundy",instance="a"}': "1000+0x300",
  'grundy_bus_up{job="grundy",instance="a"}': "1+0x300",
  'grundy_events_heard_total{job="grundy",instance="a"}': "0+1000x300",
  'grundy_events_loaded_total{job="grundy",instance="a"}': "0+2x300",
  'grundy_jobs{job="grundy",instance="a",state="waiting"}': "20+0x300",
  'grundy_jobs{job="grundy",instance="a",state="failed"}': "3+0x300",
};

/** What is different when an alert is due. */
const trouble: Record<string, Record<string, string>> = {
  GrundyGone: { 'up{job="grundy",instance="a"}': "" },
  GrundyServerDown: { 'up{job="grundy",instance="b"}': "0+0x300" },
  GrundyStoreUnusable: { 'grundy_store_usable{job="grundy",instance="a"}': "0+0x300" },
  GrundyStoreFailures: { 'grundy_store_failures_total{job="grundy",instance="a"}': "0+0x190 1+0x20" },
  GrundySlowCommits: { 'grundy_commit_seconds_bucket{job="grundy",instance="a",le="0.25"}': "0+95x300" },
  GrundyExceptions: { 'grundy_exceptions_total{job="grundy",instance="a",place="timer"}': "_x190 1+0x20" },
  GrundyGameUnreadable: { 'grundy_games_set_aside_total{job="grundy",instance="a"}': "0+0x190 1+0x20" },
  GrundyFull: { 'grundy_refusals_total{job="grundy",instance="a",code="storage-full"}': "_x190 1+0x20" },
  GrundyBusy: { 'nodejs_eventloop_lag_p99_seconds{job="grundy",instance="a"}': "0.2+0x300" },
  GrundyFiles: { 'process_open_fds{job="grundy",instance="a"}': "60000+0x300" },
  GrundyRestarts: { 'process_start_time_seconds{job="grundy",instance="a"}': "1000+60x300" },
  GrundyBusDown: { 'grundy_bus_up{job="grundy",instance="a"}': "0+0x300" },
  GrundyBusLoses: { 'grundy_events_loaded_total{job="grundy",instance="a"}': "0+500x300" },
  GrundyJobsWait: { 'grundy_jobs{job="grundy",instance="a",state="waiting"}': "200+0x300" },
  GrundyJobsFail: { 'grundy_jobs{job="grundy",instance="a",state="failed"}': "3+0x190 4+0x20" },
};
