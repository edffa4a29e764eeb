import { describe, expect, test } from "vitest";
import type { Finish, ListPlace, ShownGame, Store, StoredGame, StoredOffers } from "../../src/store/index.ts";
import { event, guest, idOf, stored } from "./games.ts";

/** What several servers need of a store, and every store is held to. */
export function serversContract(name: string, open: () => Promise<Store>): void {
  const finish: Finish = { winner: 0, by: "resign", at: 500, position: "1 1" };
  const offers: StoredOffers = {
    number: 1,
    takeBack: { seat: 0, moves: 0 },
    asked: [true, false],
    rematch: [false, true],
    offered: [false, true],
  };

  describe(`a store ${name}, for several servers`, () => {
    test("takes exactly the same event again for the same, and counts it once", async () => {
      const { games, roster } = await open();
      for (const username of ["ada", "bob"])
        await roster.add({ username, given: "G", family: "F", kind: "human" });
      await roster.settle();
      await games.create(stored);
      await games.takeSeat(stored.id, 1, guest);
      await games.append(stored.id, event(1));
      await games.append(stored.id, event(2), finish);
      const timeless = { ...event(1), id: undefined, left: undefined };
      await games.create({ ...stored, id: idOf(1) });
      await games.append(idOf(1), timeless);
      const answers = await Promise.all([
        games.append(stored.id, event(1)),
        games.append(stored.id, event(2), finish),
        games.append(idOf(1), timeless),
        games.append(stored.id, { ...event(1), at: 102 }),
        games.append(stored.id, { ...event(1), id: "another" }),
        games.append(stored.id, { ...event(1), left: [60_000, 60_000] }),
        games.append(stored.id, { ...event(1), event: { type: "move", seat: 0, move: "1:20-20" } }),
        games.append(idOf(1), event(1)),
      ]);
      expect(answers).toEqual([true, true, true, false, false, false, false, false]);
      expect((await games.load(stored.id))?.events).toEqual([event(1), event(2)]);
      expect(await roster.find("ada")).toMatchObject({ games: 1, wins: 1 });
    });

    test("takes exactly the same claim again for the same, whoever has come back since", async () => {
      const { games, roster } = await open();
      for (const username of ["ada", "bob"])
        await roster.add({ username, given: "G", family: "F", kind: "human" });
      await roster.settle();
      await games.create(stored);
      await games.takeSeat(stored.id, 1, guest);
      await games.append(stored.id, event(1));
      const claim = { number: 2, event: { type: "claim", seat: 1 }, at: 400, id: "claim" } as const;
      const claimed: Finish = { ...finish, winner: 1, by: "claim" };
      const absent = { seat: 0, since: 300 } as const;
      expect(await games.claim(stored.id, claim, claimed, absent)).toBe("kept");
      await games.noteSeen(stored.id, 0, 450);
      expect(await games.claim(stored.id, claim, claimed, absent)).toBe("kept");
      expect(
        await games.claim(stored.id, { ...claim, id: "another" }, claimed, { ...absent, since: 451 }),
      ).toBe("outdated");
      expect((await games.load(stored.id))?.events).toEqual([event(1), claim]);
      expect(await roster.find("bob")).toMatchObject({ games: 1, wins: 1 });
    });

    test("knows how far games are, and how often they have changed otherwise", async () => {
      const { games } = await open();
      await games.create(stored);
      await games.create({ ...stored, id: idOf(1) });
      const head = async (id: string) => (await games.heads([id]))[0];
      expect(await head(stored.id)).toEqual({ id: stored.id, number: 0, changes: 0 });
      for (let number = 1; number <= 130; number++) await games.append(stored.id, event(number));
      expect(await head(stored.id)).toEqual({ id: stored.id, number: 130, changes: 0 });
      await games.takeSeat(stored.id, 1, guest);
      await games.takeSeat(stored.id, 1, guest);
      expect(await head(stored.id)).toMatchObject({ changes: 1 });
      await games.create({ ...stored, id: idOf(2), rematchOf: stored.id });
      expect(await head(stored.id)).toMatchObject({ number: 130, changes: 2 });
      await games.append(stored.id, event(131), finish);
      const heads = await games.heads([idOf(1), idOf(9), stored.id]);
      expect([...heads].sort((one, other) => one.number - other.number)).toEqual([
        { id: idOf(1), number: 0, changes: 0 },
        { id: stored.id, number: 131, changes: 2 },
      ]);
      expect((await games.load(stored.id))?.changes).toBe(2);
      await games.drop(idOf(2));
      expect(await head(stored.id)).toMatchObject({ changes: 3 });
    });

    test("keeps what the seats ask each other, if nothing has changed meanwhile", async () => {
      const { games } = await open();
      await games.create(stored);
      expect((await games.load(stored.id))?.offers).toBeUndefined();
      expect(await games.offer(stored.id, 1, offers)).toBe(false);
      expect(await games.offer(stored.id, 0, offers)).toBe(true);
      expect(await games.load(stored.id)).toMatchObject({ offers, changes: 1 });
      const declined = { ...offers, takeBack: undefined };
      await games.takeSeat(stored.id, 1, guest);
      expect(await games.offer(stored.id, 1, declined)).toBe(false);
      const both = [games.offer(stored.id, 2, declined), games.offer(stored.id, 2, offers)];
      expect(await Promise.all(both)).toEqual([true, false]);
      expect((await games.load(stored.id))?.offers).toEqual(declined);
      expect(await games.offer(idOf(9), 0, offers)).toBe(false);
    });

    test("lists what goes on, the latest first, as it was last shown", async () => {
      const { games } = await open();
      const shown = (index: number, changed: number, number = 1): ShownGame => ({
        id: idOf(index),
        number,
        position: `at ${number}`,
        changed,
      });
      for (let index = 0; index < 6; index++)
        await games.create({ ...stored, id: idOf(index), created: 100 + index, listed: index !== 4 });
      const list = async (limit: number, since: number, before?: ListPlace) => {
        const page = await games.goingOn({ limit, since, before });
        return { ids: page.games.map(({ game }) => game.id), next: page.next };
      };
      expect((await list(10, 0)).ids).toEqual([5, 3, 2, 1, 0].map(idOf));
      await games.show([shown(0, 900, 2), shown(2, 800), shown(4, 700), shown(9, 700)]);
      await games.append(idOf(3), event(1), finish);
      await games.show([shown(3, 950)]);
      expect((await list(10, 0)).ids).toEqual([0, 2, 5, 1].map(idOf));
      expect((await list(10, 105)).ids).toEqual([0, 2].map(idOf));
      const first = await list(2, 0);
      expect(first.ids).toEqual([0, 2].map(idOf));
      expect((await list(2, 0, first.next)).ids).toEqual([5, 1].map(idOf));
      await games.show([shown(0, 950, 1)]);
      const page = await games.goingOn({ limit: 10, since: 0 });
      expect(page.games.map(({ shown: how }) => how)).toEqual([
        shown(0, 900, 2),
        shown(2, 800),
        undefined,
        undefined,
      ]);
      await games.show([]);
    });

    test("lists games that wait for anyone, the latest made first, until nobody waits or comes any more", async () => {
      const { games } = await open();
      const free = { name: null } as const;
      const made = (index: number, part: Partial<StoredGame> = {}) =>
        games.create({ ...stored, id: idOf(index), open: true, created: 100 + index, ...part });
      for (let index = 0; index < 5; index++) await made(index, index === 4 ? { help: true } : {});
      await made(5, { listed: false });
      await made(6, { open: false });
      await made(7, { seats: [stored.seats[0], guest] });
      await made(8, { seats: [free, free] });
      const list = async (at: number, limit = 10) =>
        (await games.waiting({ at, limit })).map(({ game: { id }, until }) => [Number(id), until]);
      expect(await list(0)).toEqual([]);
      const all = Array.from({ length: 10 }, (_, index) => ({ id: idOf(index), until: 1000 + index }));
      await games.wait(all);
      await games.wait([]);
      expect(await list(0)).toEqual([8, 4, 3, 2, 1, 0].map((index) => [index, 1000 + index]));
      expect(await list(0, 2)).toEqual([8, 4].map((index) => [index, 1000 + index]));
      const [, second] = await games.waiting({ at: 0, limit: 2 });
      expect(second?.game).toEqual({ ...stored, id: idOf(4), open: true, created: 104, help: true });

      await games.takeSeat(idOf(1), 1, guest);
      await games.drop(idOf(2));
      await games.append(idOf(3), event(1), finish);
      await games.takeSeat(idOf(8), 0, guest);
      // The latest said counts: somebody goes sooner than he had said. What is full or over is not waited at again.
      await games.wait([0, 1, 2, 3].map((index) => ({ id: idOf(index), until: 900 })));
      expect(await list(0)).toEqual([
        [8, 1008],
        [4, 1004],
        [0, 900],
      ]);
      expect(await list(900)).toEqual([
        [8, 1008],
        [4, 1004],
      ]);
      await games.takeSeat(idOf(8), 1, guest);
      expect(await list(900)).toEqual([[4, 1004]]);
      expect(await list(1004)).toEqual([]);
    });

    test("packs what is over without a difference to who reads it", async () => {
      const { games } = await open();
      await games.create(stored);
      await games.append(stored.id, event(1));
      await games.append(stored.id, event(2), finish);
      const before = await games.load(stored.id);
      expect(await games.fold()).toBeGreaterThanOrEqual(0);
      expect(await games.load(stored.id)).toEqual(before);
    });

    test("has a time and a name, and a bus on which nobody hears himself", async () => {
      const { bus, now, server } = await open();
      expect(Math.abs(now() - Date.now())).toBeLessThan(60_000);
      expect(server).not.toBe("");
      const heard: string[] = [];
      const end = bus.follow(stored.id, (text) => heard.push(text));
      bus.tell(stored.id, "hello");
      await new Promise((resolve) => setTimeout(resolve, 50));
      end();
      expect(heard).toEqual([]);
      expect(bus.up).toBe(true);
    });
  });
}
