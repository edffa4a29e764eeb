/** What things cost here: processor time in short bursts, three minutes in all. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { Cluster } from "../../../test/machines/cluster.ts";
import { findPrograms } from "../../../test/machines/programs.ts";
import { start } from "../../server/start.ts";
import type { Costs } from "../simulation/costs.ts";
import { busCosts } from "./bus.ts";
import { jobCost } from "./jobs.ts";
import { gameCosts } from "./machine.ts";
import { moving } from "./moving.ts";
import { resting } from "./resting.ts";

/** Into the file, as JSON; `folder` has the bundles. */
export async function measure(folder: string, file: string): Promise<void> {
  const programs = await findPrograms();
  if (typeof programs === "string") throw new Error(programs);
  const cluster = await Cluster.start({ programs, fsync: true, settings: { shared_buffers: "512MB" } });
  try {
    const text = `${JSON.stringify(await all(cluster, join(folder, "target.js")), rounded, 2)}\n`;
    writeFileSync(file, text);
    process.stdout.write(text);
  } finally {
    await cluster.remove();
  }
}

async function all(cluster: Cluster, target: string): Promise<Costs> {
  for (const name of ["still", "one", "two"]) await cluster.ask(`CREATE DATABASE ${name}`);
  const bus = await busCosts(cluster.url());
  const server = await start(target, ["postgres", cluster.url("still")], ["--expose-gc"]);
  const rest = await resting(cluster, "still", server);
  await server.kill();
  const games = await gameCosts(cluster.url("still"));
  const job = await jobCost(cluster, "still");
  const moved = await moving(cluster, target, rest.server.idle);
  const [version] = await cluster.ask("SHOW server_version");
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}, PostgreSQL ${version?.server_version}`,
    server: { ...rest.server, ...moved.server },
    database: { ...rest.database, ...moved.database, ...bus, ...games, job },
    client: moved.client,
    runs: moved.runs,
  };
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(3)) : value;
}
