import { expect, test, vi } from "vitest";
import type { CreateRequest } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/index.ts";
import { Hub } from "./hub.ts";
import { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";
import { systemTime } from "./time.ts";

const hour = 3_600_000;

function makeHub() {
  let later = 0;
  const time = { ...systemTime, wall: () => systemTime.wall() + later };
  const store = memoryStore(new MemoryRoster());
  const onFailure = (error: unknown) => expect.unreachable(String(error));
  const hub = new Hub({ store, time, metrics: new Metrics(), restAfter: 20, onFailure });
  const make = async () => {
    const seats: CreateRequest["seats"] = [{ by: "me" }, { by: "guest" }];
    const made = await hub.create({ game: "stones", seats });
    return made.ok ? ((await hub.game(made.value.head.id)) as LiveGame) : expect.unreachable();
  };
  return { hub, make, pass: (milliseconds: number) => (later += milliseconds) };
}

test("games are waited at where somebody is and nothing has happened for an hour", async () => {
  const { hub, make, pass } = makeHub();
  await hub.start();
  const [one, other] = [await make(), await make()];
  const [early, late] = [{ send: () => {} }, { send: () => {} }];
  one.subscribe(early, 1);
  expect(hub.occupied()).toEqual([]);
  pass(hour);
  expect(hub.occupied()).toEqual([one.id]);
  const again = (await hub.game(other.id)) as LiveGame;
  again.subscribe(late, 0);
  expect(hub.occupied()).toEqual([one.id, other.id]);
  await one.move(0, "1", 0, "a");
  expect(hub.occupied()).toEqual([other.id]);
  again.unsubscribe(late);
  expect(hub.occupied()).toEqual([]);
  pass(hour);
  expect(hub.occupied()).toEqual([one.id]);
  await hub.drop(one.id);
  expect(hub.occupied()).toEqual([]);
  await hub.stop();
});

test("a thousand of them are told of at most, the first first, and however often they are asked for, games are looked at once a second", async () => {
  const { hub, make, pass } = makeHub();
  const games: LiveGame[] = [];
  for (let index = 0; index < 1100; index++) games.push(await make());
  pass(hour);
  for (const game of games) game.subscribe({ send: () => {} }, 0);
  for (let index = 0; index < 1000; index++) await make();
  const looked = vi.spyOn(LiveGame.prototype, "changed", "get");
  for (let times = 0; times < 20; times++)
    expect(hub.occupied()).toEqual(games.slice(0, 1000).map(({ id }) => id));
  // A second may pass meanwhile.
  expect(looked.mock.calls.length).toBeLessThanOrEqual(3 * games.length);
  looked.mockRestore();
});
