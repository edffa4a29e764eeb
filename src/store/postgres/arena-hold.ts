import type { ArenaHold } from "../../arena/index.ts";
import { StoreError } from "../errors.ts";
import type { Connector } from "./connect.ts";
import type { Connection } from "./connection.ts";
import { asStoreError } from "./errors.ts";

/** Any number that no other program on the same database is likely to take, and another one than that of the schema. */
const lock = 7_471_000_472;

/** A machine that is gone without a word keeps the lock for so long at most: half a minute instead of hours. */
const shortly = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

const againEvery = 1000;

/**
 * The lock of whoever runs tournaments, on a connection of its own: the database lets go of it when that is lost, and it is asked for again, for
 * another machine may have taken over. Somebody else who has it by then has been told nothing wrong: he runs them now, and what both
 * play is kept once.
 */
export async function holdArena(connector: Connector): Promise<ArenaHold> {
  let connection = await take(connector).catch((error: unknown) => {
    throw asStoreError(error, connector.address.shown);
  });
  let isReleased = false;
  const watch = (watched: Connection) => watched.onEnd(() => void again());
  const again = async () => {
    while (!isReleased) {
      await new Promise((resolve) => setTimeout(resolve, againEvery).unref());
      if (isReleased) return;
      try {
        connection = await take(connector);
        if (isReleased) connection.end();
        else watch(connection);
        return;
      } catch {
        // Closed, unreachable, or another's: it is asked for as long as the store is open.
      }
    }
  };
  watch(connection);
  return {
    async release() {
      if (isReleased) return;
      isReleased = true;
      // Before it answers: whoever asks next must not be too early.
      await connection.query("SELECT pg_advisory_unlock($1)", [lock]).catch(() => {});
      connection.end();
    },
  };
}

async function take(connector: Connector): Promise<Connection> {
  const connection = await connector.connect(shortly);
  try {
    const { rows } = await connection.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
      lock,
    ]);
    if (rows[0]?.taken) return connection;
    throw new StoreError("in-use", connector.address.shown);
  } catch (error) {
    connection.end();
    throw error;
  }
}
