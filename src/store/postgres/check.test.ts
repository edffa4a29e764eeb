import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgresForTests } from "../../../test/postgres.ts";
import { openDatabase } from "./fixtures.ts";

const postgres = await postgresForTests();
const { lacking } = postgres;

/** A way to the database that can be closed without anybody being told. */
async function door(url: string) {
  const { port, hostname } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((from) => {
    const inside = connect(Number(port), hostname);
    sockets.push(from, inside);
    for (const socket of [from, inside]) socket.on("error", () => {});
    from.pipe(inside).pipe(from);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    close() {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

async function took(work: Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work.catch(() => {});
  return performance.now() - begun;
}

describe.skipIf(lacking)(`whether PostgreSQL answers${lacking ? ` (${lacking})` : ""}`, () => {
  test("is known however many wait for a connection", async () => {
    const database = await openDatabase(await postgres.database());
    const waiting = Array.from({ length: 8 }, () => database.read("SELECT pg_sleep(1)"));
    expect(await took(database.check())).toBeLessThan(900);
    await database.check();
    await Promise.all(waiting);
  });

  test("is known soon when nothing gets through any more", async () => {
    const { url, close } = await door(await postgres.database());
    const database = await openDatabase(url);
    await Promise.all(Array.from({ length: 8 }, () => database.read("SELECT 1")));
    await database.check();
    close();
    for (let index = 0; index < 8; index++) database.read("SELECT 1").catch(() => {});
    const checks = Array.from({ length: 3 }, () => database.check());
    for (const check of checks) await expect(check).rejects.toMatchObject({ code: "unreachable" });
    expect(await took(database.check())).toBeLessThan(3000);
  });
});
