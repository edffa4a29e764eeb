import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bundle } from "../server/support.ts";
import { Cluster, type ClusterOptions } from "./cluster.ts";
import { findPrograms } from "./programs.ts";

const programs = await findPrograms();
const lacking = typeof programs === "string" ? programs : undefined;

async function start(options: Omit<ClusterOptions, "programs"> = {}): Promise<Cluster> {
  if (typeof programs === "string") throw new Error(programs);
  const cluster = await Cluster.start({ ...options, programs });
  onTestFinished(() => cluster.remove());
  return cluster;
}

const numbers = async (cluster: Cluster) =>
  (await cluster.ask("SELECT number FROM kept ORDER BY number")).map(({ number }) => number);

const timeline = async (cluster: Cluster) =>
  (await cluster.ask("SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)::int AS timeline"))[0];

describe.skipIf(lacking)(`PostgreSQL clusters for tests${lacking ? ` (${lacking})` : ""}`, () => {
  test("what was committed is there after a crash, and after a stop in order", async () => {
    const cluster = await start();
    await cluster.ask("CREATE TABLE kept (number int PRIMARY KEY)");
    for (const [number, how] of (["crash", "immediate", "fast"] as const).entries()) {
      await cluster.ask("INSERT INTO kept VALUES ($1)", [number]);
      await cluster.stop(how);
      expect(cluster.isRunning).toBe(false);
      await expect(cluster.ask("SELECT")).rejects.toThrow(/ECONNREFUSED/);
      await cluster.start();
    }
    expect(await numbers(cluster)).toEqual([0, 1, 2]);
  });

  test("a synchronous standby has everything that was committed, and goes on with it", async () => {
    const primary = await start();
    await primary.ask("CREATE TABLE kept (number int PRIMARY KEY)");
    const standby = await start({ standbyOf: primary });
    await primary.setSynchronous(true);
    await primary.ask("INSERT INTO kept SELECT generate_series(1, 1000)");
    await primary.stop("crash");
    await expect(standby.ask("INSERT INTO kept VALUES (1001)")).rejects.toThrow(/read-only/);
    await standby.promote();
    await standby.ask("INSERT INTO kept VALUES (1001)");
    expect(await numbers(standby)).toHaveLength(1001);
    // The one that was primary comes back and knows nothing of it: its timeline tells.
    await primary.start();
    expect(await timeline(primary)).toEqual({ timeline: 1 });
    expect(await timeline(standby)).toEqual({ timeline: 2 });
    await primary.remove();
    const next = await start({ standbyOf: standby });
    await standby.setSynchronous(true);
    expect(await numbers(next)).toHaveLength(1001);
  });

  test("a commit waits for the standby, and not without one", async () => {
    const primary = await start();
    await primary.ask("CREATE TABLE kept (number int PRIMARY KEY)");
    const standby = await start({ standbyOf: primary });
    await primary.setSynchronous(true);
    await standby.stop();
    const waiting = primary.ask("INSERT INTO kept VALUES (1)");
    await expect
      .poll(() => primary.ask("SELECT FROM pg_stat_activity WHERE wait_event = 'SyncRep'"), {
        timeout: 20_000,
      })
      .toHaveLength(1);
    await standby.start();
    await waiting;
    expect(await numbers(primary)).toEqual([1]);
    await primary.setSynchronous(false);
    await standby.stop();
    await primary.ask("INSERT INTO kept VALUES (2)");
  });

  test("goes with its folder", async () => {
    const cluster = await start();
    const [{ data_directory } = {}] = await cluster.ask("SHOW data_directory");
    expect(existsSync(String(data_directory))).toBe(true);
    await cluster.remove();
    expect(existsSync(dirname(String(data_directory)))).toBe(false);
  });

  test("goes with its folder when whoever started it is killed", async () => {
    const built = await bundle({ cluster: "test/machines/cluster.ts" });
    onTestFinished(() => rmSync(built, { recursive: true, force: true }));
    const script = `
      const { Cluster } = await import(${JSON.stringify(`${built}/cluster.js`)});
      const cluster = await Cluster.start({ programs: ${JSON.stringify(programs)} });
      const [{ data_directory }] = await cluster.ask("SHOW data_directory");
      console.log(data_directory);`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [said] = await once(child.stdout, "data");
    const folder = dirname(String(said).trim());
    expect(existsSync(folder)).toBe(true);
    child.kill("SIGKILL");
    await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false);
  });
});
