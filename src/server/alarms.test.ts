import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { GameView } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { Deferred, memoryStore, type Store, StoreError } from "../store/index.ts";
import { Hub } from "./hub.ts";
import { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";
import { returnGrace } from "./running-clock.ts";

const minute = 60_000;
const hour = 60 * minute;
const clock = { initial: hour, increment: 0 };

function makeHub(store: Store, { restAfter = minute, failures = [] as unknown[] } = {}) {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const metrics = new Metrics();
  const hub = new Hub({ store, time, metrics, restAfter, onFailure: (error) => failures.push(error) });
  onTestFinished(() => hub.stop());
  const awake = async () => Number(/^grundy_games_awake (\d+)$/m.exec(await metrics.text())?.[1]);
  return { hub, awake };
}

const kept = {
  game: "stones",
  options: {},
  seats: [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ],
  clock,
  listed: true,
  open: false,
  created: 1,
} as const;

const first = { type: "move", seat: 0, move: "1:21-21" } as const;

/** A game in the store after its first move. */
async function begun(
  store: Store,
  id: string,
  left = hour,
  seats: Parameters<Store["games"]["create"]>[0]["seats"] = kept.seats,
) {
  await store.games.create({ ...kept, id, seats });
  await store.games.append(id, { number: 1, event: first, at: Date.now(), left: [left, left] });
}

/** A game that is played here, after its first move; nobody is at it. */
async function played(hub: Hub): Promise<string> {
  const made = await hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }], clock });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value.head;
  await (await hub.game(id))?.move(0, "1", 0, "first");
  return id;
}

async function leftOf(hub: Hub, id: string): Promise<number | undefined> {
  const view = JSON.parse((await (await hub.game(id))?.viewText()) ?? "") as GameView;
  return view.clockState?.left[1];
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a game with a clock that nobody is at", () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test("rests, and its time is up when it would have been, once", async () => {
    const store = memoryStore(new MemoryRoster());
    const { hub, awake } = makeHub(store);
    await hub.start();
    const id = await played(hub);
    const began = Date.now();
    await pass(3 * minute);
    expect(hub.awake(id)).toBeUndefined();
    // The marks of a server that is up go on: by them its absence is known.
    expect(await store.lastAlive()).toBeGreaterThan(Date.now() - 2000);
    await pass(hour - 3 * minute - 1000);
    expect((await store.games.load(id))?.events).toHaveLength(1);
    await pass(2000);
    const ended = await store.games.load(id);
    expect(ended?.events.map(({ event }) => event.type)).toEqual(["move", "time"]);
    expect(ended?.finish).toMatchObject({ winner: 0, by: "time" });
    expect((ended?.finish?.at ?? 0) - began - hour).toBeLessThan(100);
    // Not only after as long as others: it was woken for that alone.
    await pass(2000);
    expect(await awake()).toBe(0);
    await pass(hour);
    expect((await store.games.load(id))?.events).toHaveLength(2);
  });

  test("has the same clock whenever somebody comes, and is given nothing for having rested", async () => {
    const { hub } = makeHub(memoryStore(new MemoryRoster()));
    await hub.start();
    const id = await played(hub);
    for (let times = 1; times <= 5; times++) {
      await pass(5 * minute);
      expect(hub.awake(id)).toBeUndefined();
      expect(await leftOf(hub, id)).toBe(hour - times * 5 * minute);
    }
    const game = (await hub.game(id)) as LiveGame;
    const player = { send: () => {} };
    game.subscribe(player, 2, 0);
    await pass(5 * minute);
    expect(hub.awake(id)).toBe(game);
    expect(await game.move(1, "1", 1, "second")).toMatchObject({ value: { left: [hour, hour / 2] } });
    game.unsubscribe(player);
    await pass(hour - 1000);
    expect(hub.awake(id)?.ending).toBeUndefined();
    await pass(2000);
    expect((await hub.game(id))?.ending).toEqual({ winner: 1, by: "time" });
  });

  test("is charged from another server's event on, if that came while it was at rest", async () => {
    const store = memoryStore(new MemoryRoster());
    const { hub } = makeHub(store);
    await hub.start();
    const id = await played(hub);
    await pass(10 * minute);
    const event = { type: "move", seat: 1, move: "1:20-20" } as const;
    await store.games.append(id, { number: 2, event, at: Date.now(), left: [hour, hour / 2] });
    await pass(10 * minute);
    const { clockState } = JSON.parse((await (await hub.game(id))?.viewText()) ?? "") as GameView;
    expect(clockState).toEqual({ left: [50 * minute, hour / 2], running: 0 });
  });

  test("is not woken at a start before its time, and loses none of it to the server's absence", async () => {
    const store = memoryStore(new MemoryRoster());
    const before = makeHub(store).hub;
    await before.start();
    const id = await played(before);
    await pass(10 * minute);
    await before.stop();
    // By the calendar its time would have been up long ago.
    vi.setSystemTime(Date.now() + 3 * hour);
    const { hub, awake } = makeHub(store);
    await hub.start();
    await pass(0);
    expect([hub.ready, await awake()]).toEqual([true, 0]);
    await pass(20 * minute);
    expect(await awake()).toBe(0);
    // The grace of a return is part of it, and is given once.
    for (const rest of [0, 5 * minute]) {
      await pass(rest);
      expect(await leftOf(hub, id)).toBe(50 * minute - (20 * minute + rest - returnGrace));
    }
    await pass(25 * minute + returnGrace - 1000);
    expect((await store.games.load(id))?.finish).toBeUndefined();
    await pass(2000);
    expect((await store.games.load(id))?.finish?.by).toBe("time");
  });

  test("is not taken away from whoever comes while it is woken too early", async () => {
    const store = memoryStore(new MemoryRoster());
    await begun(store, "one");
    await store.markAlive(Date.now());
    vi.setSystemTime(Date.now() + 3 * hour);
    const { hub } = makeHub(store);
    const load = store.games.load.bind(store.games);
    const loading = new Deferred<void>();
    store.games.load = async (id) => {
      await loading;
      return load(id);
    };
    const starting = hub.start();
    await pass(200);
    await starting;
    const coming = hub.game("one").then(async (game) => {
      // A request's way to its game leads through a few promises.
      for (let count = 0; count < 10; count++) await undefined;
      game?.subscribe({ send: () => {} }, 0);
      return game;
    });
    loading.resolve();
    const game = await coming;
    await pass(5 * minute);
    expect(hub.ready).toBe(true);
    expect(hub.awake("one")).toBe(game);
  });

  test("is woken at the start when its time is up within a minute, and no other", async () => {
    const store = memoryStore(new MemoryRoster());
    await begun(store, "soon", 30_000);
    await begun(store, "later", 2 * minute);
    const [one] = kept.seats;
    await begun(store, "waits", 30_000, [one, { name: null }]);
    const load = vi.spyOn(store.games, "load");
    const { hub } = makeHub(store);
    await hub.start();
    expect(hub.ready).toBe(true);
    expect(load.mock.calls).toEqual([["soon"]]);
    await pass(30_000 + returnGrace + 2000);
    expect((await store.games.load("soon"))?.finish?.by).toBe("time");
    await pass(2 * minute);
    expect((await store.games.load("later"))?.finish?.by).toBe("time");
    expect((await store.games.load("waits"))?.finish).toBeUndefined();
  });

  test("ends with hundreds of others at the same time, of which few are in memory together", async () => {
    const store = memoryStore(new MemoryRoster());
    const ids = Array.from({ length: 300 }, (_, index) => `game${index}`);
    for (const id of ids) await begun(store, id, 30_000);
    const { hub, awake } = makeHub(store);
    await hub.start();
    let most = 0;
    for (let second = 0; second < 120; second++) {
      await pass(500);
      most = Math.max(most, await awake());
    }
    expect(most).toBeLessThanOrEqual(50);
    for (const id of ids) expect((await store.games.load(id))?.events).toHaveLength(2);
    expect(await awake()).toBe(0);
  });

  test("is tried again when the store fails, and so are the others", async () => {
    const store = memoryStore(new MemoryRoster());
    const failures: unknown[] = [];
    await begun(store, "one", 30_000);
    await begun(store, "other", 30_000);
    vi.spyOn(store.games, "due").mockRejectedValueOnce(new StoreError("busy", "grundy.db"));
    vi.spyOn(store.games, "load").mockRejectedValueOnce(new StoreError("busy", "grundy.db"));
    const { hub } = makeHub(store, { failures });
    const starting = hub.start();
    await pass(900);
    await starting;
    expect(hub.ready).toBe(false);
    await pass(3 * minute);
    expect(hub.ready).toBe(true);
    expect(failures).toHaveLength(2);
    for (const id of ["one", "other"]) expect((await store.games.load(id))?.finish?.by).toBe("time");
  });

  test("whose end cannot be written takes no other's place", async () => {
    const store = memoryStore(new MemoryRoster());
    for (let index = 0; index < 60; index++) await begun(store, `stuck${index}`, 30_000);
    await begun(store, "well", 40_000);
    const append = store.games.append.bind(store.games);
    let fails = true;
    store.games.append = async (id, ...rest) => {
      if (fails && id.startsWith("stuck")) throw new Error("the disk is full");
      return append(id, ...rest);
    };
    const { hub } = makeHub(store);
    await hub.start();
    await pass(2 * minute);
    expect((await store.games.load("well"))?.finish?.by).toBe("time");
    fails = false;
    await pass(2 * minute);
    for (let index = 0; index < 60; index++)
      expect((await store.games.load(`stuck${index}`))?.events).toHaveLength(2);
  });

  test("is asked nothing while it is awake: its clock is counted", async () => {
    const store = memoryStore(new MemoryRoster());
    const { hub } = makeHub(store, { restAfter: hour });
    await hub.start();
    const id = await played(hub);
    const marked = vi.spyOn(store, "markAlive");
    const looked = vi.spyOn(LiveGame.prototype, "timeLeft", "get");
    await pass(3000);
    expect(marked).toHaveBeenCalledTimes(3);
    expect(looked).not.toHaveBeenCalled();
    await (await hub.game(id))?.resign(0, "r");
    await pass(3000);
    expect(marked).toHaveBeenCalledTimes(3);
  });

  test("rests later when something went wrong with another", async () => {
    const { hub } = makeHub(memoryStore(new MemoryRoster()));
    await hub.start();
    const id = await played(hub);
    await pass(minute - 1000);
    const wanted = vi.spyOn(LiveGame.prototype, "isWanted").mockImplementationOnce(() => {
      throw new Error("a bug");
    });
    await pass(2000);
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(hub.awake(id)).toBeDefined();
    await pass(2 * minute);
    expect(hub.awake(id)).toBeUndefined();
  });
});

test("20,000 clocks of games at rest take less than a kilobyte each", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const store = memoryStore(new MemoryRoster());
  const count = 20_000;
  for (let index = 0; index < count; index++) await begun(store, `game${index}`, 24 * hour);
  const { hub, awake } = makeHub(store, { restAfter: 50 });
  const before = heap();
  await hub.start();
  await expect.poll(() => hub.ready, { timeout: 20_000 }).toBe(true);
  expect(await awake()).toBe(0);
  expect((heap() - before) / count).toBeLessThan(1000);
  for (let index = 0; index < count; index++) await hub.game(`game${index}`);
  await expect.poll(awake, { timeout: 20_000 }).toBe(0);
  expect((heap() - before) / count).toBeLessThan(1000);
});
