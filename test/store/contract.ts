import { describe, expect, onTestFinished, test } from "vitest";
import type { Awaitable } from "../../src/roster/index.ts";
import type {
  Dropped,
  DuePiece,
  Finish,
  GameKeeper,
  ListPlace,
  LoadedGame,
  PruneRequest,
  Store,
  StoredEvent,
} from "../../src/store/index.ts";
import { mostOutages } from "../../src/store/index.ts";
import { rosterContract } from "../roster/contract.ts";
import { arenaContract } from "./arena-contract.ts";
import { allOf, event, guest, idOf, stored } from "./games.ts";
import { jobsContract } from "./jobs-contract.ts";
import { serversContract } from "./servers-contract.ts";

/** What is due, piece after piece: a store may give as many at a time as it has time for. */
async function dueOf(games: GameKeeper, before: number, behind?: string): Promise<DuePiece["games"]> {
  const all: DuePiece["games"][number][] = [];
  let after = behind;
  do {
    const piece = await games.due(before, after);
    all.push(...piece.games);
    after = piece.next;
  } while (after !== undefined);
  return all;
}

/** Every game whose clock runs. */
async function timed(games: GameKeeper, behind?: string): Promise<string[]> {
  return (await dueOf(games, Number.POSITIVE_INFINITY, behind)).map(({ id }) => id);
}

/**
 * What every store is held to, its roster and jobs included. `make` gives an empty store; with `now` it is the time the store goes by,
 * as its `now()` and for its jobs.
 */
export function storeContract(name: string, make: (now?: () => number) => Awaitable<Store>): void {
  async function open(now?: () => number): Promise<Store> {
    const store = await make(now);
    onTestFinished(() => store.close());
    return store;
  }

  rosterContract(`of a store ${name}`, async () => (await open()).roster);

  const finish: Finish = { winner: 0, by: "resign", at: 500, position: "1 1" };

  serversContract(name, open);
  jobsContract(name, open);
  arenaContract(name, open);

  describe(`a store ${name}`, () => {
    test("gives back what it was given", async () => {
      const { games } = await open();
      expect(await games.create(stored)).toBe(true);
      expect(await games.append(stored.id, event(1))).toBe(true);
      const loaded = await games.load(stored.id);
      expect(loaded?.game).toEqual(stored);
      expect(loaded?.events).toEqual([event(1)]);
      expect(loaded?.finish).toBeUndefined();
      expect(loaded?.next).toBeUndefined();
      expect(await games.load(idOf(9))).toBeUndefined();
    });

    test("keeps whether help was agreed on, wherever a game is read or taken over", async () => {
      const [store, other] = [await open(), await open()];
      const { games } = store;
      const helped = { ...stored, id: idOf(1), help: true } as const;
      for (const game of [stored, helped]) await games.create(game);
      await games.takeSeat(helped.id, 1, guest);
      expect((await games.load(helped.id))?.game.help).toBe(true);
      expect((await games.load(stored.id))?.game.help).toBeUndefined();
      const going = await games.goingOn({ limit: 9, since: 0 });
      expect(going.games.map(({ game }) => [game.id, game.help])).toEqual([
        [stored.id, undefined],
        [helped.id, true],
      ]);
      await games.append(helped.id, event(1), finish);
      expect((await games.finished({ limit: 9 })).games[0]?.game.help).toBe(true);
      for (const game of await allOf(store)) await other.games.restore(game);
      expect((await other.games.load(helped.id))?.game.help).toBe(true);
    });

    test("keeps whether every move begins anew, wherever a game is read or taken over", async () => {
      const [store, other] = [await open(), await open()];
      const { games } = store;
      const clock = { initial: 1_209_600_000, increment: 0, perMove: true } as const;
      await games.create({ ...stored, clock });
      await games.takeSeat(stored.id, 1, guest);
      expect((await games.load(stored.id))?.game.clock).toEqual(clock);
      const going = await games.goingOn({ limit: 9, since: 0 });
      expect(going.games.map(({ game }) => game.clock)).toEqual([clock]);
      await games.append(stored.id, { ...event(1), left: [clock.initial, clock.initial] });
      const [due] = await dueOf(games, Number.POSITIVE_INFINITY);
      expect(due?.at).toBeGreaterThanOrEqual(event(1).at + clock.initial);
      for (const game of await allOf(store)) await other.games.restore(game);
      expect((await other.games.load(stored.id))?.game.clock).toEqual(clock);
    });

    test("gives an id once", async () => {
      const { games } = await open();
      await games.create(stored);
      await games.append(stored.id, event(1));
      expect(await games.create({ ...stored, listed: false })).toBe(false);
      expect(await games.load(stored.id)).toMatchObject({ game: stored, events: [event(1)] });
    });

    test("gives a seat once", async () => {
      const { games } = await open();
      await games.create(stored);
      expect(await games.takeSeat(stored.id, 0, guest)).toBe(false);
      expect(await games.takeSeat(stored.id, 1, guest)).toBe(true);
      expect(await games.takeSeat(stored.id, 1, { ...guest, name: "late" })).toBe(false);
      expect(await games.takeSeat(idOf(9), 1, guest)).toBe(false);
      expect((await games.load(stored.id))?.game.seats).toEqual([stored.seats[0], guest]);
    });

    test("takes an event's text, with or without a clock, and passes over what else is in it", async () => {
      const { games } = await open();
      await games.create(stored);
      const told = (number: number, clock: unknown, more: object) =>
        JSON.stringify({ type: "event", game: stored.id, ...event(number), left: undefined, clock, ...more });
      const timeless = { ...event(2), id: undefined, left: undefined };
      const first = told(1, { left: event(1).left, running: 1 }, {});
      expect(await games.append(stored.id, event(1), undefined, first)).toBe(true);
      const second = told(2, undefined, { id: undefined, more: ["'", { game: "x" }] });
      expect(await games.append(stored.id, timeless, undefined, second)).toBe(true);
      expect((await games.load(stored.id))?.events).toEqual([event(1), timeless]);
    });

    test("gives an event number once, among many at a time too", async () => {
      const { games } = await open();
      await games.create(stored);
      const answers = await Promise.all([
        games.append(stored.id, event(1)),
        games.append(stored.id, { ...event(1), id: "second" }),
        games.append(idOf(9), event(1)),
      ]);
      expect(answers).toEqual([true, false, false]);
      const more = await Promise.all([2, 3, 4].map((number) => games.append(stored.id, event(number))));
      expect(more).toEqual([true, true, true]);
      expect((await games.load(stored.id))?.events).toEqual([1, 2, 3, 4].map(event));
    });

    test("takes no event before the one it follows, and does not end a game with it", async () => {
      const { games } = await open();
      await games.create(stored);
      await games.create({ ...stored, id: idOf(1) });
      expect(await games.append(stored.id, event(2), finish)).toBe(false);
      const answers = [
        games.append(stored.id, event(1)),
        games.append(idOf(1), event(1)),
        games.append(stored.id, event(3), finish),
        games.append(idOf(1), event(2)),
      ];
      expect(await Promise.all(answers)).toEqual([true, true, false, true]);
      const loaded = await games.load(stored.id);
      expect([loaded?.events, loaded?.finish]).toEqual([[event(1)], undefined]);
      expect((await games.finished({ limit: 10 })).games).toEqual([]);
      expect(await games.append(stored.id, event(2))).toBe(true);
    });

    test("knows the games whose clocks run: begun, not ended, with a clock and both players", async () => {
      const { games } = await open();
      await games.create(stored);
      expect(await timed(games)).toEqual([]);
      await games.create({ ...stored, id: idOf(1), clock: undefined });
      await games.create({ ...stored, id: idOf(2) });
      for (const id of [stored.id, idOf(1), idOf(2)]) {
        await games.append(id, event(1));
        expect(await timed(games)).not.toContain(id);
        await games.takeSeat(id, 1, guest);
      }
      expect(await timed(games)).toEqual([idOf(2), stored.id].sort());
      await games.append(stored.id, event(2), finish);
      expect(await timed(games)).toEqual([idOf(2)]);
    });

    test("tells them in pieces, the ones that have not begun passed over", async () => {
      const { games } = await open();
      const ids = Array.from({ length: 450 }, (_, index) => idOf(index));
      const seats = [stored.seats[0], guest] as const;
      await Promise.all(ids.map((id) => games.create({ ...stored, id, seats })));
      const begun = ids.filter((_, index) => index % 7 === 0 || index > 440);
      await Promise.all(begun.map((id) => games.append(id, event(1))));
      expect(await timed(games)).toEqual(begun);
      expect(await timed(games, begun.at(-3))).toEqual(begun.slice(-2));
    });

    test("knows when their time may be up, however long they are", async () => {
      const { games } = await open();
      const seats = [stored.seats[0], guest] as const;
      await games.create({ ...stored, id: idOf(0), seats });
      await games.create({ ...stored, id: idOf(1), seats: [stored.seats[0], { ...guest, takenAt: 500 }] });
      for (const id of [idOf(0), idOf(1)]) await games.append(id, event(1));
      const [first, second] = [
        { id: idOf(0), at: 101 + 59_999 },
        { id: idOf(1), at: 500 + 59_999 },
      ];
      const due = (before: number) => dueOf(games, before);
      expect(await due(first.at)).toEqual([]);
      expect(await due(first.at + 1)).toEqual([first]);
      expect(await due(second.at)).toEqual([first]);
      expect(await due(second.at + 1)).toEqual([first, second]);
      for (let number = 2; number <= 200; number++) await games.append(idOf(0), event(number));
      expect(await due(1e12)).toEqual([{ id: idOf(0), at: 300 + 59_800 }, second]);
      await games.append(idOf(1), { ...event(2), left: undefined });
      expect(await due(1e12)).toEqual([
        { id: idOf(0), at: 300 + 59_800 },
        { id: idOf(1), at: 500 + 60_000 },
      ]);
    });

    test("lists what has ended, the latest first, a page at a time, and by person", async () => {
      const { games } = await open();
      for (let index = 0; index < 4; index++) {
        const player = index === 3 ? "eve" : "ada";
        const seats = [{ ...stored.seats[0], player }, stored.seats[1]] as const;
        await games.create({ ...stored, id: idOf(index), seats, listed: index !== 2 });
        await games.append(idOf(index), event(1), { ...finish, at: 100 + index });
      }
      await games.create(stored);
      await games.append(stored.id, event(1));
      const ids = async (query: Parameters<typeof games.finished>[0]) =>
        (await games.finished(query)).games.map(({ game }) => game.id);
      expect(await ids({ limit: 10 })).toEqual([3, 1, 0].map(idOf));
      expect(await ids({ limit: 2 })).toEqual([3, 1].map(idOf));
      expect(await ids({ limit: 2, before: { at: 103, id: "" } })).toEqual([1, 0].map(idOf));
      expect(await ids({ limit: 10, before: { at: 100, id: "" } })).toEqual([]);
      expect(await ids({ limit: 10, player: "ada" })).toEqual([1, 0].map(idOf));
      expect(await ids({ limit: 10, player: "bob" })).toEqual([]);
      const [first] = (await games.finished({ limit: 1 })).games;
      expect(first).toMatchObject({ finish: { ...finish, at: 103 }, number: 1 });
    });

    test.each([undefined, "ada"])(
      "skips none of many that ended at one time, in full pages: %s",
      async (player) => {
        const { games } = await open();
        const seats = [stored.seats[0], { ...guest, player: "ada" }] as const;
        const made = Array.from({ length: 10 }, async (_, index) => {
          await games.create({ ...stored, seats, id: idOf(index), listed: index % 3 !== 0 });
          await games.append(idOf(index), event(1), { ...finish, at: index < 8 ? 100 : 101 });
        });
        await Promise.all(made);
        const pages: string[][] = [];
        let before: ListPlace | undefined;
        do {
          const page = await games.finished({ limit: 2, before, player });
          pages.push(page.games.map(({ game }) => game.id));
          before = page.next;
        } while (before);
        expect(pages.slice(0, 3)).toEqual(
          [
            [8, 7],
            [5, 4],
            [2, 1],
          ].map((page) => page.map(idOf)),
        );
        expect(pages.slice(3).flat()).toEqual([]);
      },
    );

    test.each<[string, Finish["winner"], [number, number]]>([
      ["the winner's", 0, [1, 0]],
      ["the other's", 1, [0, 1]],
      ["nobody's", null, [0, 0]],
    ])("counts a finished game for the roster's people, as %s win", async (_, winner, wins) => {
      const { games, roster } = await open();
      for (const username of ["ada", "bob"])
        await roster.restore({ username, given: "G", family: "F", kind: "human", games: 2, wins: 1 });
      await roster.settle();
      await games.create(stored);
      await games.takeSeat(stored.id, 1, guest);
      await games.append(stored.id, event(1));
      expect(await roster.find("ada")).toMatchObject({ games: 2, wins: 1 });
      await games.append(stored.id, event(2), { ...finish, winner });
      expect(await roster.find("ada")).toMatchObject({ games: 3, wins: 1 + wins[0] });
      expect(await roster.find("bob")).toMatchObject({ games: 3, wins: 1 + wins[1] });
    });

    test("counts two games for one person in both seats, and none when a seat is nobody's of the roster", async () => {
      const { games, roster } = await open();
      await roster.add({ username: "ada", given: "G", family: "F", kind: "human" });
      await roster.settle();
      await games.create(stored);
      await games.append(stored.id, event(1), finish);
      expect(await roster.find("ada")).toMatchObject({ games: 0, wins: 0 });
      await games.create({ ...stored, id: idOf(1), seats: [stored.seats[0], { ...guest, player: "ada" }] });
      await games.append(idOf(1), event(1), finish);
      expect(await roster.find("ada")).toMatchObject({ games: 2, wins: 1 });
    });

    describe("a claim", () => {
      const claimed: Finish = { ...finish, winner: 1, by: "claim" };
      const claim = (number: number): StoredEvent => ({
        ...event(number),
        event: { type: "claim", seat: 1 },
      });

      test("is kept when the absent seat has not been seen since, with what it ends and counts", async () => {
        const { games, roster } = await open();
        for (const username of ["ada", "bob"])
          await roster.add({ username, given: "G", family: "F", kind: "human" });
        await roster.settle();
        await games.create(stored);
        await games.takeSeat(stored.id, 1, guest);
        await games.append(stored.id, event(1));
        await games.noteSeen(stored.id, 0, 1000);
        await games.noteSeen(stored.id, 1, 9000);
        expect(await games.claim(stored.id, claim(2), claimed, { seat: 0, since: 1000 })).toBe("seen");
        expect((await games.load(stored.id))?.events).toHaveLength(1);
        expect(await games.claim(stored.id, claim(2), claimed, { seat: 0, since: 1001 })).toBe("kept");
        const loaded = await games.load(stored.id);
        expect(loaded?.events).toEqual([event(1), claim(2)]);
        expect(loaded?.finish).toEqual(claimed);
        expect(await games.finished({ limit: 1, player: "bob" })).toMatchObject({
          games: [{ finish: claimed }],
        });
        expect(await roster.find("bob")).toMatchObject({ games: 1, wins: 1 });
        expect(await roster.find("ada")).toMatchObject({ games: 1, wins: 0 });
        expect(await games.due(Number.POSITIVE_INFINITY)).toEqual({ games: [] });
      });

      test("is fenced by its number, and of somebody who was never noted by that alone", async () => {
        const { games } = await open();
        await games.create(stored);
        await games.append(stored.id, event(1));
        const absent = { seat: 0, since: 0 } as const;
        for (const number of [1, 3])
          expect(await games.claim(stored.id, claim(number), claimed, absent)).toBe("outdated");
        expect(await games.claim(idOf(9), claim(1), claimed, absent)).toBe("outdated");
        expect((await games.load(stored.id))?.finish).toBeUndefined();
        const answers = await Promise.all([
          games.append(stored.id, event(2)),
          games.claim(stored.id, claim(2), claimed, absent),
        ]);
        expect(answers).toEqual([true, "outdated"]);
        expect(await games.claim(stored.id, claim(3), claimed, absent)).toBe("kept");
      });

      test("is judged by the latest note of the seat, whatever comes in between", async () => {
        const { games } = await open();
        await games.create(stored);
        await games.noteSeen(stored.id, 0, 500);
        await games.noteSeen(stored.id, 0, 400);
        await games.noteSeen(idOf(9), 0, 400);
        expect((await games.load(stored.id))?.game.seats).toEqual([
          { ...stored.seats[0], seenAt: 500 },
          stored.seats[1],
        ]);
        expect(await allOf(await open())).toEqual([]);
        const [back, answer] = await Promise.all([
          games.noteSeen(stored.id, 0, 600),
          games.claim(stored.id, claim(1), claimed, { seat: 0, since: 501 }),
        ]);
        expect([back, answer]).toEqual([undefined, "seen"]);
      });

      test("and when a seat was seen are taken over elsewhere", async () => {
        const [store, other] = [await open(), await open()];
        await store.games.create(stored);
        await store.games.noteSeen(stored.id, 1, 500);
        await store.games.claim(stored.id, claim(1), claimed, { seat: 0, since: 501 });
        const all = await allOf(store);
        expect(all).toMatchObject([{ finish: claimed, game: { seats: [{}, { seenAt: 500 }] } }]);
        for (const game of all) expect(await other.games.restore(game)).toBe(true);
        expect(await allOf(other)).toEqual(all);
      });
    });

    test("gives a game one rematch", async () => {
      const { games } = await open();
      await games.create(stored);
      const next = { ...stored, id: idOf(1), rematchOf: stored.id };
      expect(await games.create({ ...next, rematchOf: idOf(9) })).toBe(false);
      expect(await games.create({ ...next, id: stored.id })).toBe(false);
      expect((await games.load(stored.id))?.next).toBeUndefined();
      expect(await games.create(next)).toBe(true);
      expect(await games.create({ ...next, id: idOf(2) })).toBe(false);
      expect((await games.load(stored.id))?.next).toBe(next.id);
      expect((await games.load(next.id))?.game.rematchOf).toBe(stored.id);
      expect(await games.load(idOf(2))).toBeUndefined();
    });

    test("gives everything out, to be taken over elsewhere as it was", async () => {
      const [store, other] = [await open(), await open()];
      const made = Array.from({ length: 105 }, async (_, index) => {
        await store.games.create({ ...stored, id: idOf(index) });
        await store.games.append(idOf(index), event(1), index % 2 ? finish : undefined);
      });
      await Promise.all(made);
      await store.games.create({ ...stored, rematchOf: idOf(1) });
      const all = await allOf(store);
      expect(all).toHaveLength(106);
      for (const game of all) expect(await other.games.restore(game)).toBe(true);
      expect(await allOf(other)).toEqual(all);
      expect(await other.games.append(idOf(0), event(2), finish)).toBe(true);
      expect(await other.games.restore(all[0] as LoadedGame)).toBe(false);
      expect((await other.games.load(idOf(0)))?.events).toHaveLength(2);
    });

    test("does not count a game again that it takes over", async () => {
      const { games, roster } = await open();
      await roster.restore({ username: "ada", given: "G", family: "F", kind: "ai", games: 1, wins: 1 });
      await roster.settle();
      const seats = [stored.seats[0], { ...guest, player: "ada" }] as const;
      await games.restore({ game: { ...stored, seats }, events: [event(1)], finish });
      expect(await roster.find("ada")).toMatchObject({ games: 1, wins: 1 });
      expect((await games.finished({ limit: 1, player: "ada" })).games).toHaveLength(1);
    });

    test("takes over no game whose events have a gap, and goes on", async () => {
      const { games } = await open();
      for (const events of [[event(2)], [event(1), event(3)], [event(1), event(1)]])
        await expect(games.restore({ game: stored, events })).rejects.toThrow(/no event/);
      expect(await games.load(stored.id)).toBeUndefined();
      expect(await games.restore({ game: stored, events: [event(1), event(2)] })).toBe(true);
    });

    describe("retention", () => {
      const day = 86_400_000;
      const retention = { begun: day, unfinished: 90 * day, unlisted: 365 * day };

      /** Drops what is over, a piece after the other. */
      async function prune({ games }: Store, request: PruneRequest): Promise<Dropped[]> {
        const dropped: Dropped[] = [];
        let after: number | undefined;
        do {
          const pruned = await games.prune({ ...request, after });
          dropped.push(...pruned.dropped);
          after = pruned.next;
        } while (after !== undefined);
        return dropped;
      }

      /** A game with so many events, the last of them at `at`. */
      async function game(
        { games }: Store,
        index: number,
        events: number,
        at: number,
        more = {},
        end?: Finish,
      ) {
        const seats = [stored.seats[0], guest] as const;
        const made = { ...stored, id: idOf(index), seats, created: at - 50, clock: undefined, ...more };
        await games.create(made);
        for (let number = 1; number <= events; number++) {
          const last = number === events;
          await games.append(made.id, { ...event(number), at: at - events + number }, last ? end : undefined);
        }
      }

      test("forgets a game with all its events; whom it was the rematch of can have another", async () => {
        const { games } = await open();
        await games.create(stored);
        for (const number of [1, 2, 3]) await games.append(stored.id, event(number));
        const next = { ...stored, id: idOf(1), rematchOf: stored.id };
        await games.create(next);
        expect(await games.drop(next.id)).toBe(true);
        expect(await games.drop(next.id)).toBe(false);
        expect((await games.load(stored.id))?.next).toBeUndefined();
        expect(await games.create(next)).toBe(true);
        expect(await games.drop(stored.id)).toBe(true);
        expect(await games.load(stored.id)).toBeUndefined();
        expect(await games.append(stored.id, event(4))).toBe(false);
        expect(await timed(games)).toEqual([]);
        await games.create(stored);
        expect((await games.load(stored.id))?.events).toEqual([]);
        expect((await games.load(next.id))?.game).toEqual(next);
      });

      test("drops what is over, for each its reason, and nothing else", async () => {
        const store = await open();
        const now = 1000 * day;
        const ended = (at: number, by: Finish["by"] = "rules") => ({ ...finish, by, at });
        await game(store, 0, 0, now - day - 1);
        await game(store, 1, 1, now - day - 1);
        await game(store, 2, 1, now - day + 1);
        await game(store, 3, 2, now - day - 1);
        await game(store, 4, 2, now - 90 * day - 1);
        await game(store, 5, 1, now - 1, { created: 5 });
        await game(store, 6, 3, now - 365 * day - 1, { listed: false }, ended(now - 365 * day - 1));
        await game(store, 7, 3, now - 365 * day + 1, { listed: false }, ended(now - 365 * day + 1));
        await game(store, 8, 3, 500, {}, ended(500));
        await game(store, 9, 2, now - day - 1, {}, ended(now - day - 1, "resign"));
        await game(store, 10, 2, now - day - 1, {}, ended(now - day - 1));
        const long = { clock: { initial: day, increment: 0 } };
        await game(store, 11, 1, now - 2 * day + 1, long);
        await game(store, 12, 1, now - 2 * day - 1, long);
        const daily = { clock: { initial: day, increment: 0, perMove: true as const } };
        await game(store, 14, 1, now - 14 * day + 1, daily);
        await game(store, 15, 1, now - 14 * day - 1, daily);
        await game(store, 16, 1, now - day - 1, { clock: { initial: 60_000, increment: 0, perMove: true } });
        await game(store, 13, 1, now, { created: 5, seats: [stored.seats[0], { ...guest, takenAt: now }] });
        const over = [
          { id: idOf(0), reason: "begun" },
          { id: idOf(1), reason: "begun" },
          { id: idOf(4), reason: "unfinished" },
          { id: idOf(6), reason: "unlisted" },
          { id: idOf(9), reason: "begun" },
          { id: idOf(12), reason: "begun" },
          { id: idOf(15), reason: "begun" },
          { id: idOf(16), reason: "begun" },
        ];
        expect(await prune(store, { retention: {}, at: now })).toEqual([]);
        expect(await prune(store, { retention, at: now, dryRun: true })).toEqual(over);
        expect(await allOf(store)).toHaveLength(17);
        expect(await prune(store, { retention, at: now })).toEqual(over);
        expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual(
          [2, 3, 5, 7, 8, 10, 11, 14, 13].map(idOf),
        );
        expect(await prune(store, { retention, at: now })).toEqual([]);
        expect(await prune(store, { retention: { unlisted: 0 }, at: now })).toEqual([
          { id: idOf(7), reason: "unlisted" },
        ]);
        expect(await prune(store, { retention: { unfinished: 0 }, at: now + 1 })).toHaveLength(6);
      });

      test("leaves out what it is told to, however old", async () => {
        const store = await open();
        for (const index of [0, 1, 2]) await game(store, index, 0, 5);
        const request = { retention, at: 1000 * day, except: [idOf(1), idOf(9)] };
        const only = { ...request, only: [idOf(1), idOf(2), idOf(8)] };
        expect((await prune(store, only)).map(({ id }) => id)).toEqual([idOf(2)]);
        expect(await prune(store, { ...request, only: [] })).toEqual([]);
        expect((await prune(store, request)).map(({ id }) => id)).toEqual([idOf(0)]);
        expect((await allOf(store)).map(({ game: { id } }) => id)).toEqual([idOf(1)]);
      });

      test("is on in a new store, and off as soon as it has taken over a game", async () => {
        const store = await open();
        expect(await store.prunesByDefault()).toBe(true);
        await store.games.create(stored);
        expect(await store.games.restore({ game: stored, events: [] })).toBe(false);
        expect(await store.prunesByDefault()).toBe(true);
        await store.games.restore({ game: { ...stored, id: idOf(1) }, events: [event(1)] });
        expect(await store.prunesByDefault()).toBe(false);
      });
    });

    test("remembers the last time it was alive", async () => {
      const store = await open();
      expect(await store.lastAlive()).toBeUndefined();
      await store.markAlive(1);
      await store.markAlive(2);
      expect(await store.lastAlive()).toBe(2);
    });

    test("remembers when there was no server, as far back as is asked for", async () => {
      const store = await open();
      expect(await store.noteStart(5)).toEqual([]);
      await store.markAlive(7);
      expect(await store.noteStart(9)).toEqual([{ from: 7, until: 9 }]);
      // Killed at once, and a calendar that was set back.
      const both = [
        { from: 7, until: 9 },
        { from: 9, until: 12 },
      ];
      expect(await store.noteStart(12)).toEqual(both);
      expect(await store.noteStart(3)).toEqual(both);
      for (let start = 1; start <= mostOutages; start++) await store.noteStart(100 + start);
      const kept = await store.noteStart(5000);
      expect(kept).toHaveLength(mostOutages);
      expect(kept.at(-1)).toEqual({ from: 100 + mostOutages, until: 5000 });
    });
  });
}
