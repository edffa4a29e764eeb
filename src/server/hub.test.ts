import { describe, expect, onTestFinished, test, vi } from "vitest";
import { must } from "../games/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, type Store, StoreError } from "../store/index.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";

test("a damaged game is told and does not keep the others from waking", async () => {
  const store = memoryStore(new MemoryRoster());
  const clock = { initial: 60_000, increment: 0 };
  const seats = [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ] as const;
  for (const id of ["damaged", "whole"]) {
    await store.games.create({
      id,
      game: "stones",
      options: {},
      seats,
      clock,
      listed: true,
      open: false,
      created: 1,
    });
    await store.games.append(id, { number: 1, event: { type: "move", seat: 0, move: "1" }, at: Date.now() });
  }
  const load = store.games.load.bind(store.games);
  store.games.load = async (id) => {
    if (id === "damaged") throw new StoreError("damaged", "grundy.db");
    return load(id);
  };
  const failures: unknown[] = [];
  const hub = new Hub({
    store,
    time: { wall: () => Date.now(), steady: () => performance.now() },
    metrics: new Metrics(),
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(() => hub.stop());
  await hub.start();
  expect(failures).toMatchObject([{ code: "damaged" }]);
  await expect(hub.game("damaged")).rejects.toThrow("damaged");
  expect(failures).toHaveLength(1);
  expect(hub.awake("whole")).toBeDefined();
  expect(hub.awake("damaged")).toBeUndefined();
});

test("a game that was being loaded when the server stopped does nothing of itself any more", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryStore(new MemoryRoster());
  const seats = [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ] as const;
  const made = {
    id: "late",
    game: "stones",
    options: {},
    seats,
    listed: true,
    open: false,
    created: 1,
  } as const;
  await store.games.create({ ...made, clock: { initial: 20, increment: 0 } });
  const event = { type: "move", seat: 0, move: "1" } as const;
  await store.games.append("late", { number: 1, event, at: Date.now(), left: [20, 20] });
  const load = store.games.load.bind(store.games);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked = vi.spyOn(store.games, "load").mockImplementation(async (id) => {
    await held;
    return load(id);
  });
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const onFailure = vi.fn();
  const hub = new Hub({ store, time, metrics: new Metrics(), onFailure });
  const append = vi.spyOn(store.games, "append");
  const loading = hub.game("late");
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await hub.stop();
  go();
  expect((await loading)?.id).toBe("late");
  // Longer than it has left, with the time that is given back after a start.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(append).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

describe("a start with many clocks", () => {
  const seats = [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ] as const;

  const timed = {
    game: "stones",
    options: {},
    seats,
    clock: { initial: 60_000, increment: 0 },
    listed: true,
    open: false,
    created: 1,
  } as const;

  /** A hub whose store gives no game before it is told to. */
  async function startedSlowly() {
    const store = memoryStore(new MemoryRoster());
    for (const id of ["one", "other"]) {
      await store.games.create({ ...timed, id });
      const event = { type: "move", seat: 0, move: "1" } as const;
      await store.games.append(id, { number: 1, event, at: 5000, left: [60_000, 60_000] });
    }
    await store.markAlive(8000);
    const load = store.games.load.bind(store.games);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    store.games.load = (id) => released.then(() => load(id));
    let now = 0;
    const time = { wall: () => 1_000_000 + now, steady: () => now };
    const hub = new Hub({ store, time, metrics: new Metrics(), onFailure: () => {} });
    onTestFinished(() => hub.stop());
    await hub.start();
    return { hub, release, pass: (milliseconds: number) => (now += milliseconds) };
  }

  test("does not wait for them, and says when they run", async () => {
    const { hub, release } = await startedSlowly();
    expect([hub.ready, hub.awake("one")]).toEqual([false, undefined]);
    release();
    await expect.poll(() => hub.ready).toBe(true);
    expect([hub.awake("one"), hub.awake("other")]).not.toContain(undefined);
  });

  test("charges nobody for a time without a server, however often that was during his move", async () => {
    const store = memoryStore(new MemoryRoster());
    let wall = 5000;
    const time = { wall: () => wall, steady: () => wall };
    const start = async () => {
      const hub = new Hub({ store, time, metrics: new Metrics(), onFailure: () => {} });
      await hub.start();
      return hub;
    };
    await (await start()).stop();
    await store.games.create({ ...timed, id: "one" });
    const event = { type: "move", seat: 0, move: "1" } as const;
    await store.games.append("one", { number: 1, event, at: wall, left: [60_000, 60_000] });
    // Up for two seconds, down for an hour, killed after one more second, down again.
    for (const up of [2000, 1000]) {
      wall += up;
      await store.markAlive(wall);
      wall += 3_600_000;
      await (await start()).stop();
    }
    const hub = await start();
    onTestFinished(() => hub.stop());
    await expect.poll(() => hub.ready).toBe(true);
    const { clockState } = JSON.parse((await hub.awake("one")?.viewText()) ?? "");
    expect(clockState.left).toEqual([60_000, 57_000]);
  });

  test("gives a player no more time for it: each clock goes on when it would have", async () => {
    const { hub, release, pass } = await startedSlowly();
    pass(8000);
    release();
    await expect.poll(() => hub.ready).toBe(true);
    const clock = async () => JSON.parse((await hub.awake("one")?.viewText()) ?? "").clockState;
    expect(await clock()).toEqual({ left: [60_000, 57_000], running: 1 });
    pass(2000 + 500);
    expect((await clock()).left[1]).toBe(56_500);
  });
});

test("a list of large boards has fewer on a page, and all of them over its pages", async () => {
  const store = memoryStore(new MemoryRoster());
  const seats = [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ] as const;
  const time = { wall: () => 5, steady: () => 5 };
  const hub = new Hub({ store, time, metrics: new Metrics(), onFailure: () => {} });
  for (let index = 0; index < 60; index++) {
    const id = `game${index}`;
    const game = { game: "stones", options: {}, seats, listed: true, open: false, created: 1 } as const;
    await store.games.create({ ...game, id });
    const event = { type: "resign", seat: 0 } as const;
    const finish = { winner: 1, by: "resign", at: index, position: "1".repeat(5000) } as const;
    await store.games.append(id, { number: 1, event, at: index }, finish);
  }
  const found = new Set<string>();
  let pages = 0;
  for (let before: string | undefined; ; pages++) {
    const { games, next } = await hub.lists.finished(60, before);
    expect(games.length).toBeLessThanOrEqual(30);
    for (const { id } of games) found.add(id);
    if (next === undefined) break;
    before = next;
  }
  expect([found.size, pages > 0]).toEqual([60, true]);
});

describe("games in a file that is older than the bounds", () => {
  const seats = [
    { name: "A", tokenHash: "a", takenAt: 1 },
    { name: "B", tokenHash: "b", takenAt: 1 },
  ] as const;
  const kept = { game: "taking", options: {}, seats, listed: true, open: false, created: 1 } as const;

  async function started(store: Store) {
    const failures: unknown[] = [];
    const metrics = new Metrics();
    const time = { wall: () => Date.now(), steady: () => performance.now() };
    const hub = new Hub({ store, time, metrics, onFailure: (error) => failures.push(error) });
    onTestFinished(() => hub.stop());
    await hub.start();
    return { hub, failures, metrics };
  }

  test("are set aside at the start, with their clocks", async () => {
    const store = memoryStore(new MemoryRoster());
    const clock = { initial: 50_000, increment: 0 };
    const large = ["2000000", "2000000[1-17,19-2000000] 1", Array(1000).fill(2000).join("/")];
    for (const [index, from] of large.entries()) {
      await store.games.create({ ...kept, id: `large-${index}`, from, clock });
      const event = { type: "move", seat: 0, move: "1:1-1" } as const;
      await store.games.append(`large-${index}`, { number: 1, event, at: Date.now() });
    }
    await store.games.create({ ...kept, id: "fair", from: "20/3", clock });
    await store.games.append("fair", {
      number: 1,
      event: { type: "move", seat: 0, move: "1:20-20" },
      at: Date.now(),
    });
    const { hub, failures, metrics } = await started(store);
    expect(failures.map(String).sort()).toEqual(
      large.map((_, index) => `Error: game large-${index} cannot be replayed: game-too-large`),
    );
    expect(await metrics.text()).toContain("grundy_games_set_aside_total 3");
    expect(hub.awake("fair")).toBeDefined();
  });

  test("are left out of the lists", async () => {
    const store = memoryStore(new MemoryRoster());
    for (const [id, position] of [
      ["long", "1".repeat(1_000_000)],
      ["short", "1 1"],
    ] as const) {
      await store.games.create({ ...kept, id });
      const finish = { winner: 1, by: "resign", at: 5, position } as const;
      await store.games.append(id, { number: 1, event: { type: "resign", seat: 0 }, at: 5 }, finish);
    }
    const { hub, failures } = await started(store);
    expect((await hub.lists.finished(10)).games.map(({ id }) => id)).toEqual(["short"]);
    const made = async () => {
      const created = await hub.create({ game: "stones", seats: [{ by: "me" }, { by: "me" }] });
      return (await hub.game(must(created).head.id)) as LiveGame;
    };
    const [broken, whole] = [await made(), await made()];
    vi.spyOn(broken, "summary").mockImplementation(() => {
      throw new RangeError("too long");
    });
    expect((await hub.lists.goingOn(10)).map(({ id }) => id)).toEqual([whole.id]);
    expect(failures).toHaveLength(2);
  });
});
