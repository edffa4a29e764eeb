import { onTestFinished } from "vitest";
import { Connector } from "./connect.ts";
import { PostgresDatabase } from "./database.ts";
import { migrate } from "./migrations.ts";

/** For the tests of this room: an empty database's tables without what else a store has, until the test is over. */
export async function openDatabase(url: string): Promise<PostgresDatabase> {
  const connector = new Connector(url);
  const connection = await connector.connect();
  await migrate(connection, url);
  connection.end();
  const database = new PostgresDatabase(connector, 4);
  onTestFinished(async () => {
    await database.close();
    connector.close();
  });
  return database;
}
