import pg from "pg";
import type { Cluster } from "../../../test/machines/cluster.ts";
import { sleep } from "../../server/load.ts";
import { median } from "../../server/rows.ts";
import type { Started } from "../../server/start.ts";
import { processorTime } from "./processor-time.ts";

const messages = 400;
const packed = 30;
const runs = 5;

/** Microseconds of a server that hears of games it does not know. */
export async function hearingCosts(
  cluster: Cluster,
  database: string,
  server: Started,
): Promise<{ wake: number; hear: number; skip: number }> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  const channel = "'grundy_' || md5(current_schema())";
  const oneByOne = async () => {
    for (let count = 0; count < messages; count++) {
      await client.query(`SELECT pg_notify(${channel}, $1)`, [told(1)]);
      await sleep(1);
    }
  };
  const together = (events: number) => async () => {
    const distinct = `SELECT pg_notify(${channel}, number || $1) FROM generate_series(1, ${messages}) AS number`;
    await client.query(distinct, [told(events)]);
    await sleep(300);
  };
  const cost = async (work: () => Promise<void>) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await more(server, work));
    return median(times);
  };
  const alone = (await cost(oneByOne)) / messages;
  const single = (await cost(together(1))) / messages;
  const full = (await cost(together(packed))) / messages;
  await client.end();
  const skip = (full - single) / (packed - 1);
  return { wake: alone - single, hear: single - skip, skip };
}

/** What a server spends while something is done, more than it would in the same time. */
async function more({ process: { pid = 0 } }: Started, work: () => Promise<void>): Promise<number> {
  const [begun, before] = [performance.now(), processorTime(pid)];
  await work();
  const [seconds, spent] = [performance.now() - begun, processorTime(pid) - before];
  const still = processorTime(pid);
  await sleep(seconds);
  return spent - (processorTime(pid) - still);
}

/** As the bus writes it, of games that are nowhere. */
function told(events: number): string {
  const game = "x".repeat(16);
  const text = `{"type":"event","game":"${game}","number":12,"event":{"type":"move"},"at":1,"id":"${"x".repeat(120)}"}`;
  return `another\n${`${game.length},${text.length}:${game}${text}`.repeat(events)}`;
}
