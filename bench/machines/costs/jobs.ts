import { openPostgresStore } from "../../../src/store/postgres/index.ts";
import type { Cluster } from "../../../test/machines/cluster.ts";
import { Watched } from "./watched.ts";

const count = 200;

/** Microseconds of the database for a job: added, taken, and done. */
export async function jobCost(cluster: Cluster, database: string): Promise<number> {
  const store = await openPostgresStore(cluster.url(database));
  const kind = "costs";
  const { database: spent } = await new Watched(cluster, database, []).spent(async () => {
    for (let index = 0; index < count; index++) {
      await store.jobs.add({ kind, work: { index }, owner: "costs" });
      const job = await store.jobs.take([kind], "costs");
      if (job) await store.jobs.finish(job, { index });
    }
  });
  await store.close();
  return spent.rest / count;
}
