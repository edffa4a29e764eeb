import { describe, expect, test } from "vitest";
import type { ArenaGame, ArenaKeeper, RunningGame } from "../../src/arena/index.ts";
import type { Store } from "../../src/store/index.ts";
import { faults, played, proof, quality, setup } from "./arena-games.ts";

const running: RunningGame = {
  number: 4,
  opening: "11011",
  bots: [0, 2],
  moves: "1:1-1",
  plies: 1,
  left: [9000.5, -3],
};
const nobody = "a".repeat(16);

/** What the tournaments of every store are held to. `open` gives an empty store that goes by the time it is handed. */
export function arenaContract(name: string, open: (now: () => number) => Promise<Store>): void {
  async function start(): Promise<{ arena: ArenaKeeper; store: Store; calendar: { at: number } }> {
    const calendar = { at: 1_000_000_000_000 };
    const store = await open(() => calendar.at);
    return { arena: store.arena, store, calendar };
  }

  /** Everything, a few games at a time. */
  async function read(arena: ArenaKeeper, id: string, after = 0, limit = 3): Promise<ArenaGame[]> {
    const all: ArenaGame[] = [];
    for (let next = after; ; ) {
      const piece = await arena.games(id, next, limit);
      all.push(...piece.games);
      if (piece.games.length === 0) return all;
      next = piece.next;
    }
  }

  const numbers = (games: readonly ArenaGame[]) => games.map(({ number }) => number);

  describe(`tournaments of a store ${name}`, () => {
    test("are given back as they were given", async () => {
      const { arena, calendar } = await start();
      const id = await arena.create(setup);
      expect(id).toMatch(/^[A-Za-z0-9_-]{16}$/);
      expect(await arena.find(id)).toEqual({
        id,
        setup,
        created: calendar.at,
        ended: null,
        ending: null,
        games: 0,
      });
      expect(await arena.games(id, 0, 10)).toEqual({ games: [], next: 0 });
      const games = [played(0), played(1), played(2, { quality })];
      await arena.add(id, games);
      expect(await read(arena, id)).toEqual(games);
      expect(await arena.game(id, 1)).toEqual({ game: played(1), evidence: null });
      expect(await arena.game(id, 3)).toBeUndefined();
      expect((await arena.find(id))?.games).toBe(3);
    });

    test("that were never there have nothing, and cannot be added to", async () => {
      const { arena } = await start();
      for (const id of [nobody, "", "\0", "'; --", "x".repeat(5000), "\ud800"]) {
        expect(await arena.find(id)).toBeUndefined();
        expect(await arena.games(id, 5, 10)).toEqual({ games: [], next: 5 });
        expect(await arena.game(id, 0)).toBeUndefined();
        expect(await arena.running(id)).toEqual([]);
        expect(await arena.remove(id)).toBe(false);
        expect(await arena.list({ limit: 9, before: id })).toEqual([]);
        await arena.show(id, [running]);
        await arena.judge(id, 0, quality);
        await expect(arena.add(id, [played(0)])).rejects.toThrow(/no tournament/);
        await expect(arena.end(id, { kind: "complete" })).rejects.toThrow(/no tournament/);
      }
    });

    test("keep games in the order in which they came, each number once and as it was first", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      await arena.add(id, [played(5), played(2), played(3)]);
      await arena.add(id, []);
      await arena.add(id, [played(2, { winner: 0, moves: "1:1-1" }), played(0), played(0, { moves: "" })]);
      await arena.add(id, [played(5, { plies: 9 })]);
      const all = [played(5), played(2), played(3), played(0)];
      expect(await read(arena, id, 0, 1)).toEqual(all);
      expect(await read(arena, id, 0, 100)).toEqual(all);
      const { next } = await arena.games(id, 0, 2);
      expect(numbers(await read(arena, id, next))).toEqual([3, 0]);
      expect((await arena.find(id))?.games).toBe(4);
      const end = (await arena.games(id, 0, 100)).next;
      expect(await arena.games(id, end, 100)).toEqual({ games: [], next: end });
      await arena.add(id, [played(9)]);
      expect(numbers(await read(arena, id, end))).toEqual([9]);
    });

    test("keep those that are sent at once by two runners once each", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          arena.add(
            id,
            Array.from({ length: 10 }, (_, game) => played((index >> 1) * 10 + ((game * 7) % 10))),
          ),
        ),
      );
      const all = await read(arena, id, 0, 7);
      expect(numbers(all).sort((one, other) => one - other)).toEqual(Array.from({ length: 40 }, (_, n) => n));
      expect((await arena.find(id))?.games).toBe(40);
    });

    test("are followed by who asks what is new, and who misses nothing whatever is added meanwhile", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      let isOver = false;
      const seen: ArenaGame[] = [];
      const follow = async () => {
        for (let next = 0; ; ) {
          const last = isOver;
          const piece = await arena.games(id, next, 50);
          seen.push(...piece.games);
          next = piece.next;
          if (last && piece.games.length === 0) return;
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      };
      const following = follow();
      const adding = Array.from({ length: 4 }, async (_, runner) => {
        for (let number = runner; number < 80; number += 4) {
          await arena.add(id, [played(number), played(number + 100)]);
          if (number % 3 === 0) await arena.judge(id, number, quality);
        }
      });
      await Promise.all(adding);
      isOver = true;
      await following;
      const last = new Map(seen.map((game) => [game.number, game]));
      expect(last.size).toBe(160);
      for (const game of last.values())
        expect(game).toEqual(
          played(game.number, game.number < 100 && game.number % 3 === 0 ? { quality } : {}),
        );
    });

    test("give games that were judged once more, and only when something is new", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      await arena.add(id, [played(0), played(1), played(2)]);
      const { next } = await arena.games(id, 0, 100);
      await arena.judge(id, 1, quality);
      const judged = played(1, { quality });
      expect((await arena.games(id, next, 100)).games).toEqual([judged]);
      expect(await read(arena, id)).toEqual([played(0), played(2), judged]);
      const end = (await arena.games(id, next, 100)).next;
      await arena.judge(id, 1, quality);
      await arena.judge(id, 7, quality);
      expect(await arena.games(id, end, 100)).toEqual({ games: [], next: end });
      const better = [quality[1], quality[0]] as const;
      await arena.judge(id, 1, better);
      expect((await arena.games(id, end, 100)).games).toEqual([played(1, { quality: better })]);
      await arena.add(id, [played(1)]);
      expect((await arena.game(id, 1))?.game.quality).toEqual(better);
      expect((await arena.find(id))?.games).toBe(3);
    });

    test("keep every fault, and the evidence with its game", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      const games = faults.map((fault, number) => played(number, { fault, winner: 1 }));
      const evidence = new Map(games.map(({ number }) => [number, { ...proof, sandbox: number }]));
      evidence.delete(8);
      evidence.set(100, proof);
      await arena.add(id, games, evidence);
      expect(await read(arena, id)).toEqual(games);
      for (const game of games) {
        const { number } = game;
        const kept = number === 8 ? null : { ...proof, sandbox: number };
        expect(await arena.game(id, number)).toEqual({ game, evidence: kept });
      }
      // A game that is there already stays as it is, with what is kept of it.
      await arena.add(
        id,
        [played(0), played(8), played(100)],
        new Map([
          [0, proof],
          [8, proof],
        ]),
      );
      expect(await arena.game(id, 0)).toEqual({ game: games[0], evidence: { ...proof, sandbox: 0 } });
      expect((await arena.game(id, 8))?.evidence).toBeNull();
      expect((await arena.game(id, 100))?.evidence).toBeNull();
    });

    test("make what bots have written so that it can be shown", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      const line = "\u001b[2J\0\ud800x\t";
      const fault = { kind: "malformed", line } as const;
      const evidence = {
        ...proof,
        errors: `${line}\n`,
        lines: [{ at: 0, to: "referee", text: line } as const],
      };
      await arena.add(
        id,
        [played(0, { fault, winner: 1, thought: [0.1 + 0.2, 1 / 3] })],
        new Map([[0, evidence]]),
      );
      const shown = "\ufffd[2J\ufffd\ufffdx\ufffd";
      expect(await arena.game(id, 0)).toEqual({
        game: played(0, { fault: { ...fault, line: shown }, winner: 1, thought: [0.3, 0.333] }),
        evidence: {
          ...evidence,
          errors: "\ufffd[2J\ufffd\ufffdx\t\n",
          lines: [{ at: 0, to: "referee", text: shown }],
        },
      });
    });

    test("take all games of a batch or none", async () => {
      const { arena } = await start();
      const id = await arena.create(setup);
      const wrong: readonly Partial<ArenaGame>[] = [
        { number: -1 },
        { number: 0.5 },
        { number: 2 ** 40 },
        { bots: [0, 0] },
        { bots: [0, 100_000] },
        { winner: 2 as 1 },
        { fault: { kind: "memory" }, winner: null },
        { fault: { kind: "spite" } as never, winner: 1 },
        { moves: "1:1-1\n" },
        { opening: "\ud800" },
        { thought: [Number.NaN, 0] },
        { plies: -1 },
        { at: Number.POSITIVE_INFINITY },
        { quality: [quality[0]] as never },
      ];
      for (const more of wrong)
        await expect(arena.add(id, [played(0), played(1, more)]), JSON.stringify(more)).rejects.toThrow(
          /kept/,
        );
      await expect(arena.add(id, [played(0)], new Map([[0, {} as never]]))).rejects.toThrow(/kept/);
      await expect(arena.judge(id, 0, [quality[0], {} as never])).rejects.toThrow(/kept/);
      await expect(arena.end(id, { kind: "boredom" } as never)).rejects.toThrow(/kept/);
      expect(await arena.games(id, 0, 10)).toEqual({ games: [], next: 0 });
      expect((await arena.find(id))?.games).toBe(0);
    });

    test("end, and go on after all", async () => {
      const { arena, calendar } = await start();
      const id = await arena.create(setup);
      calendar.at += 1000;
      const ended = calendar.at;
      await arena.end(id, { kind: "sprt", decision: "H1" });
      calendar.at += 1000;
      await arena.end(id, { kind: "sprt", decision: "H1" });
      expect(await arena.find(id)).toMatchObject({ ended, ending: { kind: "sprt", decision: "H1" } });
      await arena.end(id, null);
      expect(await arena.find(id)).toMatchObject({ ended: null, ending: null });
      await arena.add(id, [played(0)]);
      for (const kind of ["complete", "openings", "walkover"] as const) {
        await arena.end(id, { kind });
        expect(await arena.find(id)).toMatchObject({ ended: calendar.at, ending: { kind }, games: 1 });
      }
    });

    test("are listed, the latest first, a page at a time", async () => {
      const { arena, calendar } = await start();
      expect(await arena.list({ limit: 5 })).toEqual([]);
      const ids: string[] = [];
      for (let index = 0; index < 7; index++) {
        ids.unshift(await arena.create({ ...setup, name: `${index}` }));
        // Some in the same millisecond.
        calendar.at += index % 2;
      }
      await arena.add(ids[1] as string, [played(0), played(1)]);
      const all = await arena.list({ limit: 100 });
      expect(all.map(({ id }) => id)).toEqual(ids);
      expect(all.map(({ games }) => games)).toEqual([0, 2, 0, 0, 0, 0, 0]);
      expect(all[1]).toEqual(await arena.find(ids[1] as string));
      const paged: string[] = [];
      for (let before: string | undefined; ; before = paged.at(-1)) {
        const page = await arena.list({ limit: 3, before });
        paged.push(...page.map(({ id }) => id));
        if (page.length < 3) break;
      }
      expect(paged).toEqual(ids);
    });

    test("show what goes on as long as somebody says so", async () => {
      const { arena, calendar } = await start();
      const [id, other] = [await arena.create(setup), await arena.create(setup)];
      expect(await arena.running(id)).toEqual([]);
      await arena.show(id, [running, { ...running, number: 5, left: null }]);
      expect(await arena.running(id)).toEqual([running, { ...running, number: 5, left: null }]);
      await arena.show(id, [running]);
      expect(await arena.running(id)).toEqual([running]);
      expect(await arena.running(other)).toEqual([]);
      calendar.at += 9999;
      expect(await arena.running(id)).toEqual([running]);
      calendar.at += 1;
      expect(await arena.running(id)).toEqual([]);
      await arena.show(id, [running]);
      expect(await arena.running(id)).toEqual([running]);
      await arena.show(id, []);
      expect(await arena.running(id)).toEqual([]);
    });

    test("are removed with everything, and no other", async () => {
      const { arena } = await start();
      const [id, other] = [await arena.create(setup), await arena.create(setup)];
      const games = Array.from({ length: 700 }, (_, number) =>
        played(number, { opening: `${number}`, fault: { kind: "memory" }, winner: 0 }),
      );
      const evidence = new Map(games.map(({ number }) => [number, proof]));
      for (const each of [id, other]) await arena.add(each, games, evidence);
      await arena.show(id, [running]);
      expect(await arena.remove(id)).toBe(true);
      expect(await arena.remove(id)).toBe(false);
      expect(await arena.find(id)).toBeUndefined();
      expect(await arena.games(id, 0, 10)).toEqual({ games: [], next: 0 });
      expect(await arena.game(id, 0)).toBeUndefined();
      expect(await arena.running(id)).toEqual([]);
      await expect(arena.add(id, [played(0)])).rejects.toThrow(/no tournament/);
      expect((await arena.list({ limit: 9 })).map((listed) => listed.id)).toEqual([other]);
      expect(await read(arena, other, 0, 1000)).toEqual(games);
      const again = await arena.create(setup);
      expect(await arena.games(again, 0, 10)).toEqual({ games: [], next: 0 });
    });

    test("are taken over from another store, once", async () => {
      const { arena, calendar } = await start();
      const tournament = { id: nobody, setup, created: 5, ended: 9, ending: { kind: "openings" } } as const;
      expect(await arena.restore(tournament)).toBe(true);
      expect(await arena.restore({ ...tournament, created: 6 })).toBe(false);
      expect(await arena.find(nobody)).toEqual({ ...tournament, games: 0 });
      await arena.add(nobody, [played(3)]);
      expect((await arena.find(nobody))?.games).toBe(1);
      const later = await arena.create(setup);
      expect((await arena.list({ limit: 9 })).map(({ id }) => id)).toEqual([later, nobody]);
      expect(calendar.at).toBeGreaterThan(9);
      await arena.remove(nobody);
      expect(await arena.restore({ ...tournament, ended: null, ending: null })).toBe(true);
      expect(await arena.games(nobody, 0, 9)).toEqual({ games: [], next: 0 });
      for (const wrong of [{ id: "../etc" }, { ended: null }, { setup: null as never }])
        await expect(arena.restore({ ...tournament, ...wrong })).rejects.toThrow(/kept/);
    });

    test("have one runner at a time", async () => {
      const { arena } = await start();
      const hold = await arena.hold();
      await expect(arena.hold()).rejects.toMatchObject({ code: "in-use" });
      await hold.release();
      const next = await arena.hold();
      // Whoever has let go already has nothing to let go of.
      await hold.release();
      await expect(arena.hold()).rejects.toMatchObject({ code: "in-use" });
      await next.release();
      await (await arena.hold()).release();
    });
  });
}
