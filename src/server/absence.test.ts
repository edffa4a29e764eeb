import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CreateRequest, ServerMessage } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { memoryStore } from "../store/index.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";

const clock = { initial: 3_600_000, increment: 0 };
const minute = 60_000;

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

/** A store that counts what it is told of who was seen. */
function countingStore() {
  const store = memoryStore(new MemoryRoster());
  const noted: unknown[] = [];
  const { noteSeen } = store.games;
  store.games.noteSeen = (...values) => {
    noted.push(values);
    return noteSeen.apply(store.games, values);
  };
  return { store, noted };
}

function makeHub(store = memoryStore(new MemoryRoster())): Hub {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const onFailure = (error: unknown) => {
    throw error;
  };
  return new Hub({ store, time, metrics: new Metrics(), onFailure });
}

/** Two players at a game with a clock, connected, after the first move. */
async function begun(hub: Hub, request: Partial<CreateRequest> = { clock }) {
  const seats: CreateRequest["seats"] = [{ by: "me" }, { by: "me" }];
  const made = await hub.create({ game: "stones", seats, ...request });
  if (!made.ok) throw new Error(made.refusal.code);
  const game = (await hub.game(made.value.head.id)) as LiveGame;
  const players = [listener(), listener()] as const;
  game.subscribe(players[0], 1, 0);
  game.subscribe(players[1], 2, 0);
  await game.move(0, "1", 0, "first");
  return { game, players, tokens: made.value.tokens as [string, string] };
}

const early = (seconds: number) => ({ ok: false, refusal: { code: "claim-early", facts: { seconds } } });
const no = (code: string) => ({ ok: false, refusal: { code } });
const kept = (number: number, seat: 0 | 1) => ({
  ok: true,
  value: { number, event: { type: "claim", seat } },
});

describe("a claim", () => {
  test("wins when the other has been away for two minutes, whoever's turn it is, and counts once", async () => {
    const { game, players } = await begun(makeHub());
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(await game.claim(0, "a")).toMatchObject(no("claim-present"));
    game.unsubscribe(players[1]);
    expect(await game.claim(0, "a")).toMatchObject(early(120));
    await vi.advanceTimersByTimeAsync(2 * minute - 1);
    expect(await game.claim(0, "a")).toMatchObject(early(1));
    // Who is away cannot claim: the other is there.
    expect(await game.claim(1, "b")).toMatchObject(no("claim-present"));
    await vi.advanceTimersByTimeAsync(1);
    expect(await game.claim(0, "a")).toMatchObject(kept(2, 0));
    expect(game.ending).toEqual({ winner: 0, by: "claim" });
    expect(players[0].messages.at(-1)).toMatchObject({ type: "event", event: { type: "claim", seat: 0 } });
    expect(await game.claim(0, "a")).toMatchObject({ ok: true, repeated: true, value: { number: 2 } });
    expect(await game.claim(1, "a")).toMatchObject(no("id-used"));
    expect(await game.resign(0, "a")).toMatchObject(no("id-used"));
    expect(await game.claim(0, "first")).toMatchObject(no("id-used"));
    expect(await game.claim(0, "c")).toMatchObject(no("game-over"));
  });

  test("is for the other's turn too, and for either seat", async () => {
    const { game, players } = await begun(makeHub());
    game.unsubscribe(players[0]);
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await game.claim(1, "a")).toMatchObject(kept(2, 1));
  });

  test("needs a clock that is not one of correspondence, and both players", async () => {
    const hub = makeHub();
    const { game, players } = await begun(hub, {});
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(await game.claim(0, "a")).toMatchObject(no("claim-no-clock"));
    const slow = await begun(hub, { clock: { initial: 86_400_000, increment: 0 } });
    slow.game.unsubscribe(slow.players[1]);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(await slow.game.claim(0, "a")).toMatchObject(no("claim-no-clock"));
    const waiting = await begun(hub, { clock, seats: [{ by: "me" }, { by: "guest" }] });
    waiting.game.unsubscribe(waiting.players[1]);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(await waiting.game.claim(0, "a")).toMatchObject(no("claim-seat-free"));
  });

  test("cannot be made before both have been there for two minutes", async () => {
    const hub = makeHub();
    const made = await hub.create({
      game: "stones",
      clock,
      seats: [{ by: "me" }, { by: "guest" }],
      open: true,
    });
    if (!made.ok) throw new Error(made.refusal.code);
    const game = (await hub.game(made.value.head.id)) as LiveGame;
    // The one who made it has been away for an hour when the guest sits down.
    await vi.advanceTimersByTimeAsync(60 * minute);
    await hub.join(game.id, {});
    game.subscribe(listener(), 2, 0);
    expect(await game.claim(1, "a")).toMatchObject(early(120));
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await game.claim(1, "a")).toMatchObject(kept(1, 1));
  });

  test("comes too late when the claimer's own time is up", async () => {
    const { game, players } = await begun(makeHub(), { clock: { initial: 3 * minute, increment: 0 } });
    game.unsubscribe(players[0]);
    await vi.advanceTimersByTimeAsync(3 * minute - 1);
    // As when the timer is late.
    vi.setSystemTime(Date.now() + 1);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1);
    expect(await game.claim(1, "a")).toMatchObject(no("game-over"));
    expect(game.ending).toEqual({ winner: 0, by: "time" });
    vi.restoreAllMocks();
  });

  test("starts anew when the other was there for a moment", async () => {
    const { game, players } = await begun(makeHub());
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(minute);
    game.subscribe(players[1], 2, 1);
    expect(await game.claim(0, "a")).toMatchObject(no("claim-present"));
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(await game.claim(0, "a")).toMatchObject(early(60));
  });

  test("is not for whoever watches with another token: a seat is left when nobody holds it any more", async () => {
    const { game, players } = await begun(makeHub());
    const second = listener();
    game.subscribe(second, 2, 0);
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(await game.claim(0, "a")).toMatchObject(no("claim-present"));
    game.subscribe(second, 0, 0);
    await vi.advanceTimersByTimeAsync(minute);
    expect(await game.claim(0, "a")).toMatchObject(early(60));
  });

  test("knows who plays over HTTP alone by his moves and by his token", async () => {
    const { game, players } = await begun(makeHub());
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(minute);
    await game.move(1, "1", 1, "second");
    await vi.advanceTimersByTimeAsync(minute);
    expect(await game.claim(0, "a")).toMatchObject(early(60));
    game.saw(2);
    expect(await game.claim(0, "a")).toMatchObject(early(120));
  });
});

describe("the store", () => {
  test("is told when a player's last connection goes, and of no move, watcher or game without a clock", async () => {
    const { store, noted } = countingStore();
    const hub = makeHub(store);
    const { game, players } = await begun(hub);
    const watcher = listener();
    game.subscribe(watcher, 0, 0);
    await game.move(1, "1", 1, "second");
    game.unsubscribe(watcher);
    game.unsubscribe(watcher);
    expect(noted).toEqual([]);
    const left = Date.now();
    game.unsubscribe(players[1]);
    game.unsubscribe(players[1]);
    expect(noted).toEqual([[game.id, 1, left]]);
    const plain = await begun(hub, {});
    plain.game.unsubscribe(plain.players[1]);
    const waiting = await begun(hub, { clock, seats: [{ by: "me" }, { by: "guest" }] });
    waiting.game.unsubscribe(waiting.players[0]);
    await game.resign(0, "r");
    game.unsubscribe(players[0]);
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(noted).toHaveLength(1);
  });

  test("is told at most every ten seconds, and of the last time", async () => {
    const { store, noted } = countingStore();
    const { game, players } = await begun(makeHub(store));
    let left = 0;
    for (let second = 0; second < 100; second++) {
      game.unsubscribe(players[1]);
      left = Date.now();
      game.saw(2);
      game.subscribe(players[1], 2, 1);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(minute);
    expect(noted.length).toBeLessThanOrEqual(12);
    expect(noted.at(-1)).toEqual([game.id, 1, left]);
    expect((await store.games.load(game.id))?.game.seats[1].seenAt).toBe(left);
  });

  test("decides: whoever was seen through another server is not away", async () => {
    const { store } = countingStore();
    const { game, players } = await begun(makeHub(store));
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(2 * minute);
    await store.games.noteSeen(game.id, 1, Date.now() - minute);
    expect(await game.claim(0, "a")).toMatchObject(early(60));
    expect(game.ending).toBeUndefined();
    await vi.advanceTimersByTimeAsync(minute);
    expect(await game.claim(0, "a")).toMatchObject(kept(2, 0));
  });

  test("decides: a claim that another event was faster than is outdated", async () => {
    const { store } = countingStore();
    const { game, players } = await begun(makeHub(store));
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(2 * minute);
    const event = { type: "move", seat: 1, move: "1:19-20" } as const;
    await store.games.append(game.id, { number: 2, event, at: Date.now() });
    expect(await game.claim(0, "a")).toMatchObject(no("outdated"));
    expect(await game.claim(0, "a")).toMatchObject(early(120));
  });

  test("remembers through a rest of the game who was away", async () => {
    const { store } = countingStore();
    const hub = makeHub(store);
    const { game, players } = await begun(hub);
    await vi.advanceTimersByTimeAsync(5 * minute);
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(1.5 * minute);
    const woken = (await makeHub(store).game(game.id)) as LiveGame;
    woken.subscribe(listener(), 1, 0);
    await vi.advanceTimersByTimeAsync(0.5 * minute);
    // This hub is new, and that counts: see below. The store has what the other one noted.
    expect(await woken.claim(0, "a")).toMatchObject(early(90));
    expect(woken.stored.seats[1].seenAt).toBe(Date.now() - 2 * minute);
  });

  test("is left alone by a game that is closed", async () => {
    const { store, noted } = countingStore();
    const hub = makeHub(store);
    const { game, players } = await begun(hub);
    game.unsubscribe(players[1]);
    game.subscribe(players[1], 2, 1);
    game.unsubscribe(players[1]);
    await hub.stop();
    game.unsubscribe(players[0]);
    await vi.advanceTimersByTimeAsync(minute);
    expect(noted).toHaveLength(1);
  });
});

describe("the server's own absence", () => {
  test("is nobody's: nothing can be claimed within two minutes of a start", async () => {
    const { store } = countingStore();
    const before = makeHub(store);
    await before.start();
    const { game, players } = await begun(before);
    await vi.advanceTimersByTimeAsync(5 * minute);
    game.unsubscribe(players[1]);
    // It is gone without a word; an hour later there is another on the same store.
    game.close();
    vi.setSystemTime(Date.now() + 60 * minute);
    const after = makeHub(store);
    await after.start();
    const again = (await after.game(game.id)) as LiveGame;
    again.subscribe(listener(), 1, 0);
    expect(await again.claim(0, "a")).toMatchObject(early(120));
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await again.claim(0, "a")).toMatchObject(kept(2, 0));
    await after.stop();
    await before.stop();
  });

  test("is noticed when it was asleep", async () => {
    const hub = makeHub();
    await hub.start();
    const { game, players } = await begun(hub);
    game.unsubscribe(players[1]);
    await vi.advanceTimersByTimeAsync(minute);
    // The machine sleeps for an hour; the claim is read before any timer of the server has run.
    vi.setSystemTime(Date.now() + 60 * minute);
    expect(await game.claim(0, "a")).toMatchObject(early(120));
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await game.claim(0, "a")).toMatchObject(kept(2, 0));
    await hub.stop();
  });

  test("a calendar that is set back makes nobody wait for longer than two minutes from then on", async () => {
    const { game, players } = await begun(makeHub());
    game.unsubscribe(players[1]);
    vi.setSystemTime(Date.now() - 60 * minute);
    expect(await game.claim(0, "a")).toMatchObject(early(120));
  });
});

describe("those who are there", () => {
  const claimIn = (messages: ServerMessage[]) =>
    messages.flatMap((message) => ("claimIn" in message ? [message.claimIn] : [])).at(-1);

  test("are told when the game can be claimed, in a state and when somebody goes or comes", async () => {
    const { game, players } = await begun(makeHub());
    const [first, second] = players;
    expect(claimIn(first.messages)).toEqual([null, 120_000]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(claimIn(first.messages)).toEqual([null, null]);
    game.unsubscribe(second);
    await vi.advanceTimersByTimeAsync(1000);
    expect(claimIn(first.messages)).toEqual([null, 119_800]);
    await vi.advanceTimersByTimeAsync(59_000);
    game.sendState(first, 0);
    expect(claimIn(first.messages)).toEqual([null, 60_000]);
    await game.move(1, "1", 1, "over HTTP");
    await vi.advanceTimersByTimeAsync(200);
    expect(claimIn(first.messages)).toEqual([null, 119_800]);
    await game.resign(0, "r");
    game.sendState(first, 0);
    expect(claimIn(first.messages)).toEqual([null, null]);
  });

  test("of a game without a clock are told of nothing to claim", async () => {
    const { game, players } = await begun(makeHub(), {});
    game.unsubscribe(players[1]);
    game.sendState(players[0], 0);
    expect(claimIn(players[0].messages)).toEqual([null, null]);
  });
});
