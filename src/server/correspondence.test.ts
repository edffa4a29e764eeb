import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { must, type Seat } from "../games/index.ts";
import type { GameView } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, type Store } from "../store/index.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Machines } from "./machines/fixtures.ts";
import { Metrics } from "./metrics.ts";
import { returnGrace } from "./running-clock.ts";

/** Games with days for every move, over days of a moved clock. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const clock = { initial: 2 * day, increment: 0, perMove: true as const };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function makeHub(store: Store): Hub {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const hub = new Hub({
    store,
    time,
    metrics: new Metrics(),
    restAfter: minute,
    onFailure: (error) => {
      throw error;
    },
  });
  onTestFinished(() => hub.stop());
  return hub;
}

async function create(hub: Hub, initial = 2 * day): Promise<string> {
  const given = { ...clock, initial };
  const { head } = must(
    await hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }], clock: given, listed: false }),
  );
  expect(head.clock).toEqual(given);
  return head.id;
}

async function gameOf(hub: Hub, id: string): Promise<LiveGame> {
  const game = await hub.game(id);
  if (!game) throw new Error("no such game");
  return game;
}

async function play(hub: Hub, id: string, seat: Seat, after: number): Promise<void> {
  must(await (await gameOf(hub, id)).move(seat, "1", after, `${after}`));
}

async function clockOf(hub: Hub, id: string): Promise<GameView["clockState"]> {
  return (JSON.parse(await (await gameOf(hub, id)).viewText()) as GameView).clockState;
}

test("every move has its own two days, at rest or not; nobody can claim; then the time of one is up, once", async () => {
  const store = memoryStore(new MemoryRoster());
  const hub = makeHub(store);
  await hub.start();
  const id = await create(hub);
  await play(hub, id, 0, 0);
  await pass(2 * day - hour);
  expect(hub.awake(id)).toBeUndefined();
  expect(await clockOf(hub, id)).toEqual({ left: [2 * day, hour], running: 1 });
  expect(await (await gameOf(hub, id)).claim(0, "claim")).toMatchObject({
    refusal: { code: "claim-no-clock" },
  });
  await play(hub, id, 1, 1);
  await pass(2 * day - minute / 2);
  await play(hub, id, 0, 2);
  expect(await clockOf(hub, id)).toEqual({ left: [2 * day, 2 * day], running: 1 });
  await pass(day);
  // Who has both seats takes back at once: the turn that comes back begins anew.
  must(await (await gameOf(hub, id)).takeBack(0, "back", true));
  expect(await clockOf(hub, id)).toEqual({ left: [2 * day, 2 * day], running: 0 });
  await pass(2 * day - minute);
  expect((await store.games.load(id))?.finish).toBeUndefined();
  await pass(2 * minute);
  const ended = await store.games.load(id);
  expect(ended?.finish).toMatchObject({ winner: 1, by: "time" });
  expect(ended?.events.map(({ event }) => event.type)).toEqual(["move", "move", "move", "take-back", "time"]);
});

test("a server that was away, and begins again, charges nobody for it, and each move still begins anew", async () => {
  const store = memoryStore(new MemoryRoster());
  const before = makeHub(store);
  await before.start();
  const id = await create(before);
  await play(before, id, 0, 0);
  await pass(day);
  await before.stop();
  vi.setSystemTime(Date.now() + 5 * day);
  const hub = makeHub(store);
  await hub.start();
  const left = (await clockOf(hub, id))?.left[1] ?? 0;
  expect(Math.abs(left - day)).toBeLessThan(2000);
  await pass(returnGrace + hour);
  await play(hub, id, 1, 1);
  expect(await clockOf(hub, id)).toEqual({ left: [2 * day, 2 * day], running: 0 });
  await pass(2 * day - minute);
  expect((await store.games.load(id))?.finish).toBeUndefined();
  await pass(2 * minute);
  expect((await store.games.load(id))?.finish).toMatchObject({ winner: 1, by: "time" });
});

test("with several servers a move at one begins the other's time anew at all of them, and one of them ends the game", async () => {
  const machines = new Machines();
  const [one, other] = [machines.make({ restAfter: minute }), machines.make({ restAfter: minute })];
  for (const { hub } of [one, other]) await hub.start();
  await pass(1);
  // Two servers that tell each other are slow to watch for days: it is the same with an hour.
  const id = await create(one.hub, hour);
  await play(one.hub, id, 0, 0);
  await pass(40 * minute);
  await play(other.hub, id, 1, 1);
  await pass(40 * minute);
  expect(await clockOf(one.hub, id)).toEqual({ left: [20 * minute, hour], running: 0 });
  await play(one.hub, id, 0, 2);
  await pass(hour - minute);
  expect((await machines.shared.games.load(id))?.finish).toBeUndefined();
  await pass(2 * minute);
  const ended = await machines.shared.games.load(id);
  expect(ended?.finish).toMatchObject({ winner: 0, by: "time" });
  expect(ended?.events).toHaveLength(4);
});
