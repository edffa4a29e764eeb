import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Seat } from "../games/index.ts";
import { must } from "../games/index.ts";
import { type GameKeeper, StoreError } from "../store/index.ts";
import { instead, type Machine, Machines } from "./machines/fixtures.ts";

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

const minute = 60_000;
const clock = { initial: 10 * minute, increment: 0 };

/** A game after its first move, which was at this server; nobody is at it. */
async function played({ hub }: Machine, given = clock): Promise<string> {
  const seats = [{ by: "me" }, { by: "me" }] as const;
  const { head } = must(await hub.create({ game: "stones", seats: [...seats], clock: given }));
  await (await hub.game(head.id))?.move(0, "1", 0, "first");
  return head.id;
}

async function play({ hub }: Machine, id: string, seat: Seat, after: number): Promise<void> {
  must(
    await ((await hub.game(id)) as NonNullable<Awaited<ReturnType<typeof hub.game>>>).move(
      seat,
      "1",
      after,
      `${after}`,
    ),
  );
}

/** A server that ends without a word. */
function kill({ hub, bus }: Machine): void {
  bus.isCut = true;
  void hub.stop();
}

async function servers(count: number, options: Parameters<Machines["make"]>[0] = {}) {
  const machines = new Machines();
  const all = Array.from({ length: count }, () => machines.make({ restAfter: minute, ...options }));
  for (const { hub } of all) await hub.start();
  // What began with the start itself is given time to return.
  await pass(1);
  const load = async (id: string) => {
    const loaded = await machines.shared.games.load(id);
    if (!loaded) throw new Error("no such game");
    return loaded;
  };
  return { machines, all: all as [Machine, Machine, Machine], load };
}

/** Games in memory because of their clocks. */
async function awake({ metrics }: Machine): Promise<number> {
  return Number(/^grundy_games_awake (\d+)$/m.exec(await metrics.text())?.[1]);
}

/** So late at most a game ends that no server had in memory. */
const latest = 2000;

describe("a game of several servers", () => {
  test.each([
    ["in memory", 0],
    ["at rest", 3 * minute],
  ])(
    "that was %s at one that died is ended by another that never saw it, on time and once",
    async (_, before) => {
      const { all, load } = await servers(2);
      const [one, other] = all;
      const id = await played(one);
      const began = Date.now();
      await pass(before);
      expect(one.hub.awake(id) === undefined).toBe(before > 0);
      kill(one);
      await pass(clock.initial - before - 1);
      expect((await load(id)).events).toHaveLength(1);
      await pass(latest);
      const { events, finish } = await load(id);
      expect(events.map(({ event }) => event.type)).toEqual(["move", "time"]);
      expect(finish).toMatchObject({ winner: 0, by: "time" });
      expect((finish?.at ?? 0) - began - clock.initial).toBeLessThan(latest);
      // Nor is it kept in memory for having been ended.
      await pass(1000);
      expect(await awake(other)).toBe(0);
      expect(other.failures).toEqual([]);
    },
  );

  test("would not be ended without the sweep", async () => {
    const games = (real: GameKeeper) => instead(real, { due: async () => ({ games: [] }) });
    const { all, load } = await servers(2, { games });
    const id = await played(all[0]);
    kill(all[0]);
    await pass(clock.initial + minute);
    expect((await load(id)).events).toHaveLength(1);
  });

  test("is ended once, and to the moment, by those who have it in memory", async () => {
    const { all, load } = await servers(3);
    const id = await played(all[0]);
    const began = Date.now();
    for (const { hub } of all) (await hub.game(id))?.subscribe({ send() {} }, 0);
    await pass(clock.initial + minute);
    const { events, finish } = await load(id);
    expect(events).toHaveLength(2);
    expect((finish?.at ?? 0) - began - clock.initial).toBeLessThan(100);
    for (const { hub } of all) expect(hub.awake(id)?.ending).toEqual({ winner: 0, by: "time" });
  });

  test("whose other clock is the shorter one is woken once, and ended when its time is up", async () => {
    const { all, load } = await servers(2);
    const [one, other] = all;
    const id = await played(one);
    await pass(8 * minute);
    await play(one, id, 1, 1);
    // Two minutes are left to the one and ten to the other, who is to move.
    kill(one);
    const loads = vi.spyOn(other.store.games, "load");
    await pass(9 * minute);
    expect(loads.mock.calls.length).toBe(1);
    expect(other.hub.awake(id)).toBeUndefined();
    expect((await load(id)).finish).toBeUndefined();
    await pass(minute + latest);
    expect((await load(id)).finish).toMatchObject({ winner: 1, by: "time" });
  });

  test("that goes on elsewhere is seen to anew", async () => {
    const { all, load } = await servers(3);
    const [one, other, last] = all;
    const id = await played(one);
    await pass(8 * minute);
    await play(one, id, 1, 1);
    await pass(3 * minute);
    await play(other, id, 0, 2);
    // Now the shorter clock runs.
    for (const each of [one, other]) kill(each);
    expect(last.hub.awake(id)).toBeUndefined();
    await pass(2 * minute - 1);
    expect((await load(id)).finish).toBeUndefined();
    await pass(latest);
    expect((await load(id)).finish).toMatchObject({ winner: 0, by: "time" });
  });

  test("ends with hundreds of others, of which few are in memory together", async () => {
    const { all, load } = await servers(3);
    const [one, ...others] = all;
    const ids: string[] = [];
    for (let index = 0; index < 300; index++) ids.push(await played(one));
    kill(one);
    await pass(clock.initial - 1000);
    let most = 0;
    for (let times = 0; times < 600; times++) {
      await pass(37);
      for (const each of others) most = Math.max(most, await awake(each));
    }
    for (const id of ids) expect((await load(id)).events).toHaveLength(2);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(50);
    for (const each of others) expect(await awake(each)).toBe(0);
  });

  test("is ended when the store can be asked again", async () => {
    let fails = true;
    const games = (real: GameKeeper) =>
      instead(real, {
        due: async (...values) => {
          if (fails) throw new StoreError("busy", "postgres://");
          return real.due(...values);
        },
      });
    const { all, load } = await servers(2, { games });
    const [one, other] = all;
    const id = await played(one);
    kill(one);
    await pass(clock.initial + minute);
    expect(other.failures.length).toBeGreaterThan(10);
    fails = false;
    await pass(2000);
    expect((await load(id)).finish?.by).toBe("time");
  });
});
