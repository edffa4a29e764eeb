import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../notation/index.ts";
import { type CreateRequest, maxEvents } from "../protocol/index.ts";
import { MemoryRoster } from "../roster/index.ts";
import { exportLines, parseLine } from "../store/exchange.ts";
import { memoryStore, type Store } from "../store/index.ts";
import { Hub } from "./hub.ts";
import type { LiveGame } from "./live-game.ts";
import { Metrics } from "./metrics.ts";
import { returnGrace } from "./running-clock.ts";

const clock = { initial: 600_000, increment: 0 };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

function makeHub(store: Store): Hub {
  const time = { wall: () => Date.now(), steady: () => performance.now() };
  const onFailure = (error: unknown) => {
    throw error;
  };
  return new Hub({ store, time, metrics: new Metrics(), onFailure });
}

/** A game that has as many events as it may: one move after another, each but the last two taken back. The first seat is to move. */
async function longGame(request: Partial<CreateRequest> = {}) {
  const store = memoryStore(new MemoryRoster());
  const seats: CreateRequest["seats"] = [{ by: "me" }, { by: "me" }];
  const made = await makeHub(store).create({ game: "stones", seats, from: "4", ...request });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id } = made.value.head;
  const move = (seat: 0 | 1, text: string): GameEvent => ({ type: "move", seat, move: text });
  for (let number = 1; number <= maxEvents; number++) {
    const left = maxEvents - number;
    const back: GameEvent = { type: "take-back", seat: 0, moves: 0 };
    const event = left === 0 ? move(1, "1:3-3") : number % 2 === 1 ? move(0, "1:4-4") : back;
    const kept = { number, event, at: Date.now(), id: `id-${number}` };
    await store.games.append(id, request.clock ? { ...kept, left: [clock.initial, clock.initial] } : kept);
  }
  const game = (await makeHub(store).game(id)) as LiveGame;
  return { store, game };
}

const tooLong = { ok: false, refusal: { code: "game-too-long", facts: { max: maxEvents } } };
const ends = { ok: true, value: { number: maxEvents + 1 } };

test("a game that has as many events as it may takes no more moves and take-backs, but a resignation ends it", async () => {
  const { store, game } = await longGame();
  expect(await game.move(0, "1", maxEvents, "move")).toMatchObject(tooLong);
  expect(await game.takeBack(0, "back", true)).toMatchObject(tooLong);
  await game.takeBack(0, "ask", false);
  expect(await game.answerTakeBack(1, true, "yes")).toMatchObject(tooLong);
  expect(await game.resign(0, "resign")).toMatchObject(ends);
  expect(game.ending).toEqual({ winner: 1, by: "resign" });
  // And it can be read again, written out and read in.
  const woken = await makeHub(store).game(game.id);
  expect(woken?.ending).toEqual({ winner: 1, by: "resign" });
  for await (const line of exportLines(store))
    expect(parseLine(line, Date.now())).toMatchObject({ ok: true });
});

test("a move that ends it is played", async () => {
  const { game } = await longGame();
  expect(await game.move(0, "2", maxEvents, "last")).toMatchObject(ends);
  expect(game.ending).toMatchObject({ by: "rules" });
});

test("its clock ends it", async () => {
  const { game } = await longGame({ clock });
  await vi.advanceTimersByTimeAsync(returnGrace + clock.initial + 100);
  expect(game.ending).toEqual({ winner: 1, by: "time" });
  expect(game.timeLeft).toBeUndefined();
});

test("a claim ends it", async () => {
  const { game } = await longGame({ clock });
  game.subscribe({ send: () => {} }, 1);
  await vi.advanceTimersByTimeAsync(150_000);
  expect(await game.claim(0, "claim")).toMatchObject(ends);
  expect(game.ending).toEqual({ winner: 0, by: "claim" });
});
