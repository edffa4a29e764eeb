import { StoreError } from "../errors.ts";
import { arenaSchema } from "./arena-schema.ts";
import type { Client } from "./connection.ts";
import { gamesSchema, helpSchema, perMoveSchema, waitingSchema } from "./games-schema.ts";
import { attachmentSchema, jobsSchema, returnedSchema } from "./jobs-schema.ts";
import { longNamesSchema, rosterSchema } from "./roster-schema.ts";

/** A step of the schema's history. */
export interface Migration {
  readonly up: string;
  /**
   * Of a step that takes something away: the number of steps that a program must know to do without it. A program that knows fewer does
   * not start on the schema any more. One that only adds, which programs before it do not mind, has none.
   */
  readonly needs?: number;
}

/**
 * The schema's history: the entry at index n leads from version n to n + 1. Entries are only ever added at the end. Servers of the
 * version before are still at work when the first new one starts, and may have to be started again, so a change comes in two
 * releases: one only adds what the new version needs and the old one does not mind (expand); when all servers have it (deploy), a
 * later one takes away what nobody uses (contract), and says whom it `needs`.
 */
export const migrations: readonly Migration[] = [
  { up: gamesSchema },
  { up: rosterSchema },
  { up: jobsSchema },
  { up: helpSchema },
  { up: longNamesSchema },
  { up: returnedSchema },
  { up: attachmentSchema },
  { up: waitingSchema },
  { up: perMoveSchema },
  { up: arenaSchema },
];

/** Any number that no other program on the same database is likely to take. */
const lock = 7_471_000_471;

/** A large table may take its time. */
const patience = 3_600_000;

/** Brings the schema up to date, one starter at a time. One that is newer stays as it is, and is refused where it needs a newer program. */
export async function migrate(client: Client, address: string, known = migrations): Promise<void> {
  while (await step(client, address, known));
}

/** Whether there is a schema of ours, of whatever version. */
export async function hasSchema(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('grundy_schema') IS NOT NULL AS there",
  );
  return rows[0]?.there === true;
}

/** One version up; whether there are more. */
async function step(client: Client, address: string, known: readonly Migration[]): Promise<boolean> {
  if ((await hasSchema(client)) && (await schemaOf(client, address, known)).version >= known.length)
    return false;
  await client.query("BEGIN");
  try {
    await client.query("SELECT pg_advisory_xact_lock($1)", [lock], { patience });
    await client.query("CREATE TABLE IF NOT EXISTS grundy_schema (version int NOT NULL)");
    await client.query("ALTER TABLE grundy_schema ADD COLUMN IF NOT EXISTS needs int NOT NULL DEFAULT 0");
    const { version, needs } = await schemaOf(client, address, known);
    const next = known[version];
    if (next !== undefined) {
      await client.query(next.up, [], { patience });
      await client.query("DELETE FROM grundy_schema");
      const now = [version + 1, Math.max(needs, next.needs ?? 0)];
      await client.query("INSERT INTO grundy_schema (version, needs) VALUES ($1, $2)", now);
    }
    await client.query("COMMIT");
    return version + 1 < known.length;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

interface Schema {
  readonly version: number;
  /** How many steps a program must know. */
  readonly needs: number;
}

async function schemaOf(client: Client, address: string, known: readonly Migration[]): Promise<Schema> {
  // The second column came with the fifth step; whoever has made more steps without it is not known.
  const { rows } = await client.query<Partial<Schema>>("SELECT * FROM grundy_schema");
  const { version = 0, needs = version } = rows[0] ?? {};
  if (needs > known.length) throw new StoreError("newer", address);
  return { version, needs };
}
