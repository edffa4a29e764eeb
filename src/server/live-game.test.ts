import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CreateRequest, GameView, ServerMessage } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore, type Store } from "../store/index.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";
import { returnGrace } from "./running-clock.ts";

const minute = { initial: 60_000, increment: 1000 };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function listener() {
  const messages: ServerMessage[] = [];
  return { messages, send: (text: string) => void messages.push(JSON.parse(text)) };
}

function makeHub(store: Store, failures: unknown[] = []): Hub {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  return new Hub({
    store,
    time,
    metrics: new Metrics(),
    restAfter: 60_000,
    onFailure: (error) => failures.push(error),
  });
}

const view = async (game: LiveGame): Promise<GameView> => JSON.parse(await game.viewText());

async function makeGame(hub: Hub, request: Partial<CreateRequest> = {}) {
  const seats: CreateRequest["seats"] = [{ by: "me" }, { by: "me" }];
  const made = await hub.create({ game: "stones", seats, ...request });
  if (!made.ok) throw new Error(made.refusal.code);
  const game = (await hub.game(made.value.head.id)) as LiveGame;
  return { game, tokens: made.value.tokens as [string, string], invitation: made.value.invitation };
}

/** A store whose commits wait until they are let go, one way or the other. */
function slowStore() {
  const store = memoryStore(new MemoryRoster());
  const append = store.games.append.bind(store.games);
  const held: { keep: () => void; fail: () => void }[] = [];
  store.games.append = (...values) =>
    new Promise((resolve, reject) => {
      held.push({
        keep: () => void append(...values).then(resolve, reject),
        fail: () => reject(new Error("the disk is full")),
      });
    });
  return { store, held };
}

describe("durability", () => {
  test("a move is shown and answered only after its commit", async () => {
    const { store, held } = slowStore();
    const { game } = await makeGame(makeHub(store));
    const watcher = listener();
    game.subscribe(watcher, 0, 0);
    let answered = false;
    const moving = Promise.resolve(game.move(0, "1", 0, "a")).then((answer) => {
      answered = true;
      return answer;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).toBe(false);
    expect((await view(game)).events).toEqual([]);
    expect(watcher.messages.filter(({ type }) => type === "event")).toEqual([]);
    held[0]?.keep();
    expect(await moving).toMatchObject({ ok: true, value: { number: 1 } });
    expect(watcher.messages.at(-1)).toMatchObject({ type: "event", number: 1 });
  });

  test("a move that cannot be kept did not happen", async () => {
    const { store, held } = slowStore();
    const failures: unknown[] = [];
    const { game } = await makeGame(makeHub(store, failures));
    const watcher = listener();
    game.subscribe(watcher, 0, 0);
    const moving = game.move(0, "1", 0, "a");
    held[0]?.fail();
    expect(await moving).toMatchObject({ ok: false, refusal: { code: "storage-failed" } });
    expect(failures).toHaveLength(1);
    expect(watcher.messages.filter(({ type }) => type === "event")).toEqual([]);
    const again = game.move(0, "1", 0, "a");
    held[1]?.keep();
    expect(await again).toMatchObject({ ok: true, value: { number: 1 } });
  });

  test("what comes while a commit is under way waits for it", async () => {
    const { store, held } = slowStore();
    const { game } = await makeGame(makeHub(store));
    const first = game.move(0, "1", 0, "a");
    const second = game.move(0, "2", 0, "b");
    const third = game.move(1, "1", 1, "c");
    expect(held).toHaveLength(1);
    held[0]?.keep();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false, refusal: { code: "outdated" } });
    await vi.advanceTimersByTimeAsync(0);
    held[1]?.keep();
    expect(await third).toMatchObject({ ok: true, value: { number: 2 } });
  });

  test("another writer's event is taken over, shown, and the own one refused", async () => {
    const store = memoryStore(new MemoryRoster());
    const { game } = await makeGame(makeHub(store));
    const watcher = listener();
    game.subscribe(watcher, 0, 0);
    const event = { type: "move", seat: 0, move: "1:20-21" } as const;
    await store.games.append(game.id, { number: 1, event, at: 1, id: "other" });
    expect(await game.move(0, "1", 0, "mine")).toMatchObject({ ok: false, refusal: { code: "outdated" } });
    expect(watcher.messages.at(-1)).toMatchObject({ type: "state", events: [{ number: 1, id: "other" }] });
    expect(await game.move(1, "1", 1, "next")).toMatchObject({ ok: true, value: { number: 2 } });
  });
});

describe("a request's id", () => {
  const used = { ok: false, refusal: { code: "id-used" } };
  const repeated = (number: number) => ({ ok: true, repeated: true, value: { number } });

  /** The game as it is, and the same after a rest, which remembers only what is stored. */
  async function bothWays(store: Store, hub: Hub, game: LiveGame) {
    const loaded = await makeHub(store).game(game.id);
    return [(await hub.game(game.id)) as LiveGame, loaded as LiveGame];
  }

  test("counts once for the same seat, kind and content; another's is told", async () => {
    const store = memoryStore(new MemoryRoster());
    const hub = makeHub(store);
    const { game } = await makeGame(hub);
    await game.move(0, "2", 0, "a");
    for (const each of await bothWays(store, hub, game)) {
      expect(await each.move(0, "2", 0, "a")).toMatchObject(repeated(1));
      expect(await each.move(0, "1:20-21", 0, "a")).toMatchObject(repeated(1));
      expect(await each.move(0, "1", 0, "a")).toMatchObject(used);
      expect(await each.move(0, "nonsense", 0, "a")).toMatchObject(used);
      expect(await each.move(0, "2", 1, "a")).toMatchObject(used);
      expect(await each.move(1, "2", 0, "a")).toMatchObject(used);
      expect(await each.move(1, "2", 1, "a")).toMatchObject(used);
      for (const seat of [0, 1] as const) {
        expect(await each.resign(seat, "a")).toMatchObject(used);
        expect(await each.takeBack(seat, "a", false)).toMatchObject(used);
        expect(await each.answerTakeBack(seat, true, "a")).toMatchObject(used);
        expect(await each.rematch(seat, true, "a", false)).toMatchObject(used);
      }
      expect((await view(each)).events).toHaveLength(1);
    }
    expect(await game.resign(1, "b")).toMatchObject({ ok: true, value: { number: 2 } });
    for (const each of await bothWays(store, hub, game)) {
      expect(await each.resign(1, "b")).toMatchObject(repeated(2));
      expect(await each.resign(0, "b")).toMatchObject(used);
      expect(await each.move(1, "1", 1, "b")).toMatchObject(used);
    }
  });

  test("of who agreed to a take-back is his own", async () => {
    const store = memoryStore(new MemoryRoster());
    const hub = makeHub(store);
    const { game } = await makeGame(hub);
    await game.move(0, "1", 0, "a");
    await game.move(1, "1", 1, "b");
    await game.takeBack(1, "ask", false);
    expect(await game.answerTakeBack(0, true, "yes")).toMatchObject({ ok: true, value: { number: 3 } });
    for (const each of await bothWays(store, hub, game)) {
      expect(await each.answerTakeBack(0, true, "yes")).toMatchObject(repeated(3));
      expect(await each.answerTakeBack(0, false, "yes")).toMatchObject(used);
      expect(await each.answerTakeBack(1, true, "yes")).toMatchObject(used);
      expect(await each.resign(0, "yes")).toMatchObject(used);
    }
    expect(await game.takeBack(1, "yes", false)).toMatchObject(used);
  });

  test("of who took back without asking is his own, also after a rest", async () => {
    const store = memoryStore(new MemoryRoster());
    const hub = makeHub(store);
    const { game } = await makeGame(hub);
    await game.move(0, "1", 0, "a");
    await game.move(1, "1", 1, "b");
    expect(await game.takeBack(0, "back", true)).toMatchObject({ ok: true, value: { number: 3 } });
    await game.move(0, "1", 3, "c");
    await game.move(1, "1", 4, "d");
    for (const each of await bothWays(store, hub, game)) {
      expect(await each.takeBack(0, "back", false)).toMatchObject(repeated(3));
      expect(await each.takeBack(1, "back", false)).toMatchObject(used);
      expect(await each.takeBack(1, "back", true)).toMatchObject(used);
      expect(await each.answerTakeBack(0, true, "back")).toMatchObject(used);
      for (const seat of [0, 1] as const)
        expect(await each.answerTakeBack(seat, false, "back")).toMatchObject(used);
      expect((await view(each)).events).toHaveLength(5);
    }
  });
});

describe("clocks", () => {
  test("run from the first move on and end the game", async () => {
    const { game } = await makeGame(makeHub(memoryStore(new MemoryRoster())), { clock: minute });
    const watcher = listener();
    game.subscribe(watcher, 0, 0);
    await vi.advanceTimersByTimeAsync(100_000);
    await game.move(0, "1", 0, "a");
    expect(watcher.messages.at(-1)).toMatchObject({ clock: { left: [60_000, 60_000], running: 1 } });
    await vi.advanceTimersByTimeAsync(10_000);
    await game.move(1, "1", 1, "b");
    expect(watcher.messages.at(-1)).toMatchObject({ clock: { left: [60_000, 51_000], running: 0 } });
    await vi.advanceTimersByTimeAsync(59_900);
    expect(game.ending).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(game.ending).toEqual({ winner: 1, by: "time" });
    expect(watcher.messages.at(-1)).toMatchObject({
      event: { type: "time", seat: 0 },
      clock: { left: [0, 51_000], running: null },
    });
    expect(await game.move(0, "1", 3, "late")).toMatchObject({ ok: false, refusal: { code: "game-over" } });
  });

  test("wait for the guest", async () => {
    const hub = makeHub(memoryStore(new MemoryRoster()));
    const { game, invitation } = await makeGame(hub, {
      clock: minute,
      seats: [{ by: "me" }, { by: "guest" }],
    });
    await game.move(0, "1", 0, "a");
    await vi.advanceTimersByTimeAsync(500_000);
    expect((await view(game)).clockState).toEqual({ left: [60_000, 60_000], running: null });
    await hub.join(game.id, { invitation: invitation as string });
    await vi.advanceTimersByTimeAsync(5000);
    expect((await view(game)).clockState).toEqual({ left: [60_000, 55_000], running: 1 });
  });

  test("give back the time while the server was down, and wait for the player to come back", async () => {
    const store = memoryStore(new MemoryRoster());
    const before = makeHub(store);
    await before.start();
    const { game, tokens } = await makeGame(before, { clock: minute });
    await game.move(0, "1", 0, "a");
    await vi.advanceTimersByTimeAsync(20_000);
    // The server is gone, without a word; a day later there is another on the same store.
    game.close();
    vi.setSystemTime(Date.now() + 86_400_000);
    const after = makeHub(store);
    await after.start();
    const again = after.awake(game.id) as LiveGame;
    const spent = 60_000 - ((await view(again)).clockState?.left[1] ?? 0);
    expect(spent).toBeGreaterThanOrEqual(19_000);
    expect(spent).toBeLessThanOrEqual(20_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await view(again)).clockState?.left[1]).toBe(60_000 - spent);
    again.subscribe(listener(), again.seatsOf([tokens[1]]), 1);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await view(again)).clockState?.left[1]).toBe(60_000 - spent - 3000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(again.ending).toEqual({ winner: 0, by: "time" });
  });

  test("take an increment back with its move", async () => {
    const { game } = await makeGame(makeHub(memoryStore(new MemoryRoster())), { clock: minute });
    await game.move(0, "1", 0, "a");
    await game.move(1, "1", 1, "b");
    await game.move(0, "1", 2, "c");
    expect((await view(game)).clockState?.left).toEqual([61_000, 61_000]);
    // Back to the second's first move: it was paid for, and so was the move behind it.
    await game.takeBack(1, "back", true);
    expect((await view(game)).clockState).toEqual({ left: [60_000, 60_000], running: 1 });
    await game.move(1, "1", 4, "d");
    expect((await view(game)).clockState?.left).toEqual([60_000, 61_000]);
    // The first move was paid nothing.
    await game.takeBack(0, "more", true);
    expect((await view(game)).clockState).toEqual({ left: [60_000, 60_000], running: 0 });
  });

  test("do not charge for the server's own delay", async () => {
    const { store, held } = slowStore();
    const { game } = await makeGame(makeHub(store), { clock: minute });
    const first = game.move(0, "1", 0, "a");
    held[0]?.keep();
    await first;
    await vi.advanceTimersByTimeAsync(59_000);
    // Somebody else's request is being written when the move arrives, for so long that the time would be up.
    const other = game.takeBack(0, "back", true);
    const moving = game.move(1, "1", 1, "late");
    expect(held).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    held[1]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(await other).toMatchObject({ ok: false });
    expect(held).toHaveLength(3);
    held[2]?.keep();
    expect(await moving).toMatchObject({ ok: true, value: { left: [60_000, 2000] } });
  });

  test("give the network's delay back, and wait for it", async () => {
    const { game } = await makeGame(makeHub(memoryStore(new MemoryRoster())), { clock: minute });
    game.subscribe({ ...listener(), delay: 150 }, 2, 0);
    await game.move(0, "1", 0, "a");
    await vi.advanceTimersByTimeAsync(60_100);
    expect(game.ending).toBeUndefined();
    expect(await game.move(1, "1", 1, "b")).toMatchObject({ ok: true, value: { left: [60_000, 1050] } });
    await vi.advanceTimersByTimeAsync(60_010);
    expect(game.ending).toEqual({ winner: 1, by: "time" });
  });

  test("do not wait for ever", async () => {
    const store = memoryStore(new MemoryRoster());
    const { game } = await makeGame(makeHub(store), { clock: minute });
    await game.move(0, "1", 0, "a");
    game.close();
    const after = makeHub(store);
    await after.start();
    await vi.advanceTimersByTimeAsync(returnGrace + 60_000 + 100);
    expect((await after.game(game.id))?.ending).toEqual({ winner: 0, by: "time" });
  });
});

test("idle games are put to rest and wake up as they were", async () => {
  const hub = makeHub(memoryStore(new MemoryRoster()));
  await hub.start();
  const { game, tokens } = await makeGame(hub);
  const player = listener();
  game.subscribe(player, 3, 0);
  await game.move(0, "1", 0, "a");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(hub.awake(game.id)).toBe(game);
  game.unsubscribe(player);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(hub.awake(game.id)).toBeUndefined();
  const woken = (await hub.game(game.id)) as LiveGame;
  expect(await woken.viewText()).toEqual(await game.viewText());
  expect(woken.seatsOf(tokens)).toBe(3);
  await hub.stop();
});
