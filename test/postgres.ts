import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, onTestFinished } from "vitest";

/** Where `test/postgres-setup.ts` is asked for the run's PostgreSQL. */
export const doorVariable = "GRUNDY_TEST_POSTGRES_DOOR";

export type Answer = { readonly url: string } | { readonly lacking: string };

export interface TestPostgres {
  /** Why there is none, for the name of what is skipped; undefined when there is one. */
  readonly lacking?: string | undefined;
  /** The address of an empty database that is the running test's alone. */
  database(): Promise<string>;
}

/**
 * For the head of a test file: the PostgreSQL of `GRUNDY_TEST_POSTGRES` (whoever it names may make databases), or the run's own.
 *
 *     const postgres = await postgresForTests();
 *     const { lacking } = postgres;
 *     describe.skipIf(lacking)(`a store on PostgreSQL${lacking ? ` (${lacking})` : ""}`, () => { … });
 */
export async function postgresForTests(): Promise<TestPostgres> {
  const answer = await ask();
  if ("lacking" in answer) return { lacking: answer.lacking, database: () => Promise.reject(answer.lacking) };
  const { url } = answer;
  const made: string[] = [];
  const free: string[] = [];
  afterAll(async () => {
    for (const name of made) await tell(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return {
    async database() {
      const name = free.pop() ?? (await create(url));
      if (!made.includes(name)) made.push(name);
      const own = withDatabase(url, name);
      // It takes ten milliseconds to empty one, and a hundred to make one.
      onTestFinished(async () => {
        await tell(own, emptying);
        free.push(name);
      });
      return own;
    },
  };
}

async function ask(): Promise<Answer> {
  const given = process.env.GRUNDY_TEST_POSTGRES;
  if (given) return { url: given };
  const door = process.env[doorVariable];
  if (door === undefined) return { lacking: "needs test/postgres-setup.ts as a global set-up" };
  const socket = connect(door);
  await once(socket, "connect");
  return JSON.parse(await text(socket));
}

async function create(url: string): Promise<string> {
  const name = `grundy_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await tell(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  return name;
}

/** Whoever is still connected is sent away first. */
const emptying = `
  SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
  DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)' LOOP
        EXECUTE format('DROP SCHEMA %I CASCADE', name);
      END LOOP;
      CREATE SCHEMA public;
    END
  $$`;

async function tell(url: string, command: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
