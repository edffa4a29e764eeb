import { describe, expect, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { leaseFor, type TakenJob } from "../jobs.ts";
import { openDatabase } from "./fixtures.ts";
import { PostgresJobs, taking } from "./jobs.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

describe.skipIf(lacking)(`jobs on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => {
  test("are done once each by twenty workers of four machines, some of whom are lost with what they have", async () => {
    const url = await postgres.database();
    let at = 1_000_000_000_000;
    const open = async () =>
      new PostgresJobs(
        await openDatabase(url),
        () => at,
        async () => {},
      );
    const machines = [await open(), await open(), await open(), await open()];
    const [first] = machines as [PostgresJobs];
    const ids = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        first.add({ kind: `kind ${index % 3}`, work: index, owner: `owner ${index % 7}` }),
      ),
    );
    expect(new Set(ids).size).toBe(200);

    const done: string[] = [];
    const lost: TakenJob[] = [];
    async function work(worker: number): Promise<void> {
      const jobs = machines[worker % machines.length] as PostgresJobs;
      const next = () => jobs.take(["kind 0", "kind 1", "kind 2"], `worker ${worker}`);
      for (let job = await next(); job; job = await next()) {
        if (job.attempt === 1 && Number(job.work) % 10 === 3) lost.push(job);
        else if (await jobs.finish(job, job.work)) done.push(job.id);
      }
    }
    const workers = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(workers.map(work));
    expect([done.length, lost.length]).toEqual([180, 20]);
    at += leaseFor;
    // Those who come back too late are not heard, whether another is still at it or done.
    const late = lost.map(async (job) => {
      await first.beat(job);
      return first.finish(job, "late");
    });
    const lateOnes = (await Promise.all([...late, ...workers.map(work)])).filter((answer) => answer === true);
    expect(new Set(done).size + lateOnes.length).toBe(200);
    expect(done).toHaveLength(new Set(done).size);
    const all = await first.list({ limit: 1000, state: "done" });
    expect(all).toHaveLength(200);
    for (const job of lost) expect(await first.finish(job, "late again")).toBe(false);
    expect(all.filter(({ result }) => result === "late")).toHaveLength(lateOnes.length);
  });

  test("are taken without looking at those that wait behind them", async () => {
    const database = await openDatabase(await postgres.database());
    await database.change((client) =>
      client.query(`INSERT INTO job (kind, owner, added, until)
        SELECT 'kind ' || n % 3, 'owner ' || n % 7, 0, 0 FROM generate_series(1, 30000) AS n`),
    );
    await database.change((client) => client.query("ANALYZE job"));
    type Explained = {
      readonly "QUERY PLAN": readonly [{ readonly Plan: Readonly<Record<string, number>> }];
    };
    const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${taking}`;
    const [plan] = await database.read<Explained>(explain, [["kind 0", "kind 2"], 1, 2, "one"]);
    const Plan = plan?.["QUERY PLAN"][0].Plan ?? {};
    expect(Plan["Actual Rows"]).toBe(1);
    // Of some 400 for the whole table.
    expect((Plan["Shared Hit Blocks"] ?? 0) + (Plan["Shared Read Blocks"] ?? 0)).toBeLessThan(250);
    expect(JSON.stringify(plan)).not.toContain("Seq Scan");
  });
});
