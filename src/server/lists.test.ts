import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { must } from "../games/index.ts";
import type { CreateRequest } from "../protocol/index.ts";
import type { GameKeeper } from "../store/index.ts";
import { guestSeat, ownSeats } from "./fixtures.ts";
import { type Machine, Machines } from "./machines/fixtures.ts";

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** So old a list may be: until a game is shown, and until the list is read again. */
const latest = 1000;

async function servers(count: number, games?: (games: GameKeeper) => GameKeeper) {
  const machines = new Machines();
  const all = Array.from({ length: count }, () =>
    machines.make({ restAfter: 60_000, ...(games && { games }) }),
  );
  for (const { hub } of all) await hub.start();
  return { machines, all: all as [Machine, Machine, Machine] };
}

async function made({ hub }: Machine, request: Partial<CreateRequest> = {}) {
  return must(await hub.create({ game: "stones", seats: ownSeats, ...request }));
}

async function moved({ hub }: Machine, id: string, after: number): Promise<void> {
  const game = await hub.game(id);
  must(await (game as NonNullable<typeof game>).move(after % 2 === 0 ? 0 : 1, "1", after, `move-${after}`));
}

async function idsAt({ hub }: Machine, limit = 100): Promise<string[]> {
  return (await hub.lists.goingOn(limit)).map(({ id }) => id);
}

describe("the list of games going on, with several servers", () => {
  test("is the same at all of them, a server that saw none of them and one that is new included", async () => {
    const { machines, all } = await servers(2);
    const [one, other] = all;
    const first = await made(one);
    await pass(10);
    const second = await made(other);
    await pass(10);
    await made(one, { listed: false });
    await pass(10);
    await moved(one, first.head.id, 0);
    await pass(latest);
    const third = machines.make();
    await third.hub.start();
    for (const each of [one, other, third]) {
      const games = await each.hub.lists.goingOn(100);
      expect(games).toMatchObject([
        {
          id: first.head.id,
          number: 1,
          position: `${"1".repeat(20)}0 2`,
          ending: null,
          changed: expect.any(Number),
        },
        { id: second.head.id, number: 0, position: `${"1".repeat(21)} 1`, changed: second.head.created },
      ]);
      expect((await each.hub.game(first.head.id))?.summary()).toEqual(games[0]);
      expect(await idsAt(each, 1)).toEqual([first.head.id]);
    }
  });

  test("is there after all servers have been stopped, as it was", async () => {
    const { machines, all } = await servers(1);
    const { head } = await made(all[0]);
    await moved(all[0], head.id, 0);
    // At once: what has not been shown yet is shown with the stop.
    await all[0].hub.stop();
    const next = machines.make();
    await next.hub.start();
    expect(await next.hub.lists.goingOn(10)).toMatchObject([{ id: head.id, number: 1 }]);
  });

  test("has no game that has ended, or in which nothing has happened for an hour, though it is in memory", async () => {
    const { all } = await servers(2);
    const [one, other] = all;
    const [ended, left] = [await made(one), await made(one)];
    for (const { head } of [ended, left]) await moved(one, head.id, 0);
    await pass(latest);
    expect(await idsAt(other)).toHaveLength(2);
    await (await other.hub.game(ended.head.id))?.resign(0, "enough");
    await pass(latest);
    for (const each of all) expect(await idsAt(each)).toEqual([left.head.id]);
    (await one.hub.game(left.head.id))?.subscribe({ send() {} }, 0);
    await pass(3_600_000);
    for (const each of all) expect(await idsAt(each)).toEqual([]);
  });

  test("has open games, which can be joined at any server, and says who sits there", async () => {
    const { all } = await servers(3);
    const [one, other, third] = all;
    const { head } = await made(one, { seats: guestSeat, open: true });
    await pass(latest);
    expect(await other.hub.lists.goingOn(10)).toMatchObject([
      { id: head.id, open: true, seats: [{}, { taken: false }] },
    ]);
    expect(await other.hub.join(head.id, { name: "Bob" })).toMatchObject({ ok: true });
    expect(await third.hub.join(head.id, {})).toMatchObject({ refusal: { code: "no-seat-free" } });
    await pass(latest);
    const [game] = await third.hub.lists.goingOn(10);
    expect(game?.seats).toMatchObject([{ taken: true }, { taken: true, name: "Bob" }]);
  });

  test("shows what a server did that died before it could, when another finds it", async () => {
    const { all, machines } = await servers(2);
    const [one, other] = all;
    const { head } = await made(one);
    await other.hub.game(head.id);
    one.bus.isCut = true;
    await moved(one, head.id, 0);
    vi.spyOn(one.store.games, "show").mockImplementationOnce(() => Promise.reject(new Error("dead")));
    void one.hub.stop();
    expect((await machines.shared.games.goingOn({ limit: 1, since: 0 })).games[0]?.shown).toBeUndefined();
    await pass(5000 + latest);
    expect(await other.hub.lists.goingOn(10)).toMatchObject([{ number: 1 }]);
  });

  test("costs the store a few questions a second, however many look at it", async () => {
    const { all, machines } = await servers(1);
    const { head } = await made(all[0]);
    await moved(all[0], head.id, 0);
    await pass(latest);
    const asked = [vi.spyOn(machines.shared.games, "goingOn"), vi.spyOn(machines.shared.games, "finished")];
    for (let step = 0; step < 10; step++) {
      const lists = Array.from({ length: 100 }, () => all[0].hub.lists);
      const seen = await Promise.all(lists.map((each) => each.goingOn(8)));
      await Promise.all(lists.map((each) => each.finished(8)));
      for (const games of seen) expect(games).toHaveLength(1);
      await pass(100);
    }
    for (const question of asked) expect(question.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test("costs the store so many changes a second, however much is played, and every game has its turn", async () => {
    const { all, machines } = await servers(1);
    const [one] = all;
    const ids: string[] = [];
    for (let index = 0; index < 500; index++) ids.push((await made(one)).head.id);
    await pass(5000);
    const show = vi.spyOn(machines.shared.games, "show");
    const shown = new Set<string>();
    for (let round = 0; round < 4; round++) {
      for (const id of ids) await moved(one, id, round);
      await pass(500);
    }
    await pass(2000);
    for (const [games] of show.mock.calls) {
      expect(games.length).toBeLessThanOrEqual(200);
      for (const { id } of games) shown.add(id);
    }
    expect(show.mock.calls.length).toBeLessThanOrEqual(9);
    expect(shown.size).toBe(500);
    const { games } = await machines.shared.games.goingOn({ limit: 1000, since: 0 });
    for (const game of games) expect(game.shown?.number).toBe(4);
  });

  test("is shown later when the store cannot, and nothing else suffers", async () => {
    const { all, machines } = await servers(1);
    const [one] = all;
    const { head } = await made(one);
    const show = vi.spyOn(machines.shared.games, "show").mockRejectedValue(new Error("not now"));
    await moved(one, head.id, 0);
    await pass(2000);
    await moved(one, head.id, 1);
    expect(one.failures.length).toBeGreaterThan(2);
    show.mockRestore();
    await pass(latest);
    expect(await one.hub.lists.goingOn(10)).toMatchObject([{ number: 2 }]);
  });
});
