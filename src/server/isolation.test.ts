import { afterEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, StoreError } from "../store/index.ts";
import { Client, stone, testServer } from "./fixtures.ts";
import { noLimits } from "./limits.ts";
import { LiveGame } from "./live-game.ts";
import { LogWriter } from "./log-writer.ts";

// An exception that nobody catches fails the run of these tests, as it would end the server.

afterEach(() => {
  vi.restoreAllMocks();
});

function bug(): never {
  throw new RangeError("a bug");
}

describe.each([true, false])("an exception, with frames of our own: %s", (ownFrames) => {
  test("in one connection's message is answered and stays there", async () => {
    const { app, started } = await testServer({ ownFrames });
    const [one, other] = [await started(), await started()];
    const move = LiveGame.prototype.move;
    vi.spyOn(LiveGame.prototype, "move").mockImplementation(function (this: LiveGame, ...values) {
      return this.id === one.id ? bug() : move.apply(this, values);
    });
    one.first.send(stone(one.id, 0, 0, "mine"));
    expect(await one.first.next("error")).toMatchObject({ code: "internal", game: one.id, id: "mine" });
    await one.first.settled();
    other.first.send(stone(other.id, 0, 0));
    expect(await other.second.next("event")).toMatchObject({ number: 1 });
    const metrics = await app.inject("/metrics");
    expect(metrics.body).toContain('grundy_exceptions_total{place="message"} 1');
    expect(metrics.body).toContain('grundy_refusals_total{code="internal"} 1');
  });

  test("in an answer that comes later is answered too, and the game goes on", async () => {
    const { started } = await testServer({ ownFrames });
    const { id, first, second } = await started();
    vi.spyOn(LiveGame.prototype, "eventText").mockImplementation(bug);
    first.send(stone(id, 0, 0));
    await first.next("event");
    // The same once more is waiting for its turn behind another's.
    second.send(stone(id, 1, 1));
    first.send(stone(id, 0, 0));
    expect(await first.next("error")).toMatchObject({ code: "internal", id: "move-0" });
    first.send(stone(id, 0, 2));
    expect((await second.next("event")).number).toBe(1);
    expect((await second.next("event")).number).toBe(2);
    expect((await second.next("event")).number).toBe(3);
  });
});

test("an exception in one game's clock stays there", async () => {
  const store = memoryStore(new MemoryRoster());
  const append = store.games.append.bind(store.games);
  store.games.append = (id, event, ...rest) =>
    event.event.type === "time" ? bug() : append(id, event, ...rest);
  const { app, started } = await testServer({ store });
  const { id, first } = await started({ clock: { initial: 1000, increment: 0 } });
  first.send(stone(id, 0, 0));
  await first.next("event");
  await vi.waitFor(
    async () => {
      const metrics = await app.inject("/metrics");
      expect(metrics.body).toContain('grundy_exceptions_total{place="clock"} 1');
    },
    { timeout: 5000, interval: 100 },
  );
  await first.settled();
});

test("an exception before a clock's work has begun stays there, too", async () => {
  const { app, started } = await testServer();
  const { id, first } = await started({ clock: { initial: 1000, increment: 0 } });
  first.send(stone(id, 0, 0));
  await first.next("event");
  vi.spyOn(LogWriter.prototype, "alone").mockImplementation(bug);
  await vi.waitFor(
    async () => {
      const metrics = await app.inject("/metrics");
      expect(metrics.body).toContain('grundy_exceptions_total{place="clock"} 1');
    },
    { timeout: 5000, interval: 100 },
  );
});

test("an exception in a round of pings stays there: the next round comes", async () => {
  const { app, port } = await testServer({ limits: { ...noLimits, pingEvery: 50 } });
  // Who has not been asked because of the exception does not answer, and is gone; the other is asked again.
  await Client.open(port);
  await Client.open(port);
  const ping = vi.spyOn(WebSocket.prototype, "ping").mockImplementationOnce(bug);
  await vi.waitFor(() => expect(ping.mock.calls.length).toBeGreaterThan(1), { timeout: 5000 });
  expect((await app.inject("/metrics")).body).toContain('grundy_exceptions_total{place="timer"} 1');
});

test("a game that cannot be read is told of once, however often and by whatever way it is asked for", async () => {
  const lines: string[] = [];
  const logger = { level: "error", stream: { write: (line: string) => void lines.push(line) } };
  const { app, port, store } = await testServer({ logger });
  store.games.load = async () => {
    throw new StoreError("damaged", "grundy.db");
  };
  const id = "d".repeat(16);
  for (let time = 0; time < 3; time++) {
    const answer = await app.inject(`/api/games/${id}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, "internal"]);
  }
  const client = await Client.open(port);
  client.send({ type: "subscribe", game: id, tokens: [], seen: 0 });
  expect(await client.next("error")).toMatchObject({ code: "internal", game: id });
  expect(lines).toHaveLength(1);
});
