import { request as ask } from "node:http";
import { expect, test } from "vitest";
import { closeCodes } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, SharedMemory } from "../store/index.ts";
import { Client, stone, testServer } from "./fixtures.ts";
import { Network } from "./machines/fixtures.ts";

/** Two servers of one store, of which the first can be told that it will stop. */
async function servers() {
  const [network, roster] = [new Network(), new MemoryRoster()];
  const memory = new SharedMemory(roster);
  const store = (server: string) => memoryStore(roster, memory, { server, bus: network.station() });
  const drain = { begun: false };
  const first = await testServer({ store: store("first"), drain });
  return { first, second: await testServer({ store: store("second") }), drain };
}

/** Over a connection that the client would keep. */
function get(port: number, path: string): Promise<readonly [status: number | undefined, connection: string]> {
  return new Promise((resolve, reject) => {
    const request = ask({ port, path, headers: { connection: "keep-alive" } }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve([answer.statusCode, answer.headers.connection ?? ""]));
    });
    request.on("error", reject).end();
  });
}

test("a stop that is announced sends nobody away, lets nobody in, and keeps no connection for another request", async () => {
  const { first, second, drain } = await servers();
  expect(await get(first.port, "/healthz")).toEqual([200, "keep-alive"]);
  const { id, first: ada, second: bob } = await first.started();
  drain.begun = true;
  expect(await get(first.port, "/healthz")).toEqual([503, "close"]);
  expect(await get(first.port, `/api/games/${id}`)).toEqual([200, "close"]);
  expect(await get(second.port, "/healthz")).toEqual([200, "keep-alive"]);
  await expect(Client.open(first.port)).rejects.toThrow("503");
  ada.send(stone(id, 0, 0));
  expect((await bob.next("event")).number).toBe(1);
  expect([ada.closed, bob.closed]).toEqual([undefined, undefined]);
});

test("whoever is told of the stop comes back to another server and goes on where he was", async () => {
  const { first, second, drain } = await servers();
  const {
    id,
    first: ada,
    second: bob,
    tokens,
  } = await first.started({
    clock: { initial: 60_000, increment: 0 },
  });
  ada.send(stone(id, 0, 0));
  await bob.next("event");
  drain.begun = true;
  const closing = first.app.close();
  for (const client of [ada, bob])
    expect(await client.end()).toEqual({ code: closeCodes.stopping, reason: "stopping" });
  await closing;
  const { client, state } = await second.subscribe(id, [tokens[1]], 1);
  expect(state).toMatchObject({ after: 1, events: [], yours: [1], clock: { running: 1 } });
  client.send(stone(id, 1, 1));
  expect(await client.next("event")).toMatchObject({ number: 2 });
});
