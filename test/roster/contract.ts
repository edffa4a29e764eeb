import { describe, expect, test } from "vitest";
import type { Awaitable, Person, Roster } from "../../src/roster/index.ts";

/** What every keeper of people is held to. `open` gives an empty roster. */
export function rosterContract(name: string, open: () => Awaitable<Roster>): void {
  const luke = { username: "lskywalker", given: "Luke", family: "Skywalker", kind: "human" } as const;
  const han = { username: "hsolo", given: "Han", family: "Solo", kind: "human" } as const;
  const artoo = { username: "artoo", given: "R2", family: "D2", kind: "ai" } as const;
  const fresh = { games: 0, wins: 0 };

  async function filled(): Promise<Roster> {
    const roster = await open();
    for (const person of [luke, han, artoo]) expect(await roster.add(person)).toBe(true);
    return roster;
  }

  async function everyone(roster: Roster): Promise<Person[]> {
    return [...(await roster.all())];
  }

  async function ranked(roster: Roster, order: "asc" | "desc", most = 10): Promise<string[]> {
    return (await roster.rankings(order, most)).map((person) => person.username);
  }

  describe(`a roster ${name}`, () => {
    test("is empty at first", async () => {
      const roster = await open();
      expect(await everyone(roster)).toEqual([]);
      expect(await ranked(roster, "desc")).toEqual([]);
      expect(await roster.find("nobody")).toBeUndefined();
    });

    test("keeps people in the order of their usernames", async () => {
      const roster = await filled();
      await roster.settle();
      expect(await everyone(roster)).toEqual([
        { ...artoo, ...fresh },
        { ...han, ...fresh },
        { ...luke, ...fresh },
      ]);
      expect(await roster.find("artoo")).toEqual({ ...artoo, ...fresh });
    });

    test("does not take a username twice, whatever the kind", async () => {
      const roster = await filled();
      expect(await roster.add({ ...artoo, username: "hsolo" })).toBe(false);
      expect(await roster.find("hsolo")).toEqual({ ...han, ...fresh });
      expect(await roster.add({ ...han, username: "Hsolo" })).toBe(true);
    });

    test("removes one or all", async () => {
      const roster = await filled();
      expect(await roster.remove("nobody")).toBe(false);
      expect(await roster.remove("hsolo")).toBe(true);
      expect(await roster.remove("hsolo")).toBe(false);
      expect(await ranked(roster, "asc")).toEqual(["artoo", "lskywalker"]);
      await roster.removeAll();
      expect(await everyone(roster)).toEqual([]);
      expect(await ranked(roster, "desc")).toEqual([]);
      expect(await roster.add(luke)).toBe(true);
    });

    test("edits names and nothing else", async () => {
      const roster = await filled();
      await roster.countGame(["artoo", "hsolo"], 0);
      expect(await roster.edit("nobody", { given: "No", family: "Body" })).toBe(false);
      expect(await roster.edit("artoo", { given: "Artoo", family: "Deetoo" })).toBe(true);
      const edited = { username: "artoo", given: "Artoo", family: "Deetoo", kind: "ai", games: 1, wins: 1 };
      expect(await roster.find("artoo")).toEqual(edited);
      expect((await roster.rankings("desc", 1))[0]).toEqual(edited);
    });

    test("counts games and wins, and resets them", async () => {
      const roster = await filled();
      await roster.countGame(["hsolo", "artoo"], 1);
      await roster.countGame(["hsolo", "lskywalker"], 0);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 2, wins: 1 });
      expect(await roster.find("artoo")).toEqual({ ...artoo, games: 1, wins: 1 });
      expect(await roster.reset("nobody")).toBe(false);
      expect(await roster.reset("hsolo")).toBe(true);
      expect(await roster.find("hsolo")).toEqual({ ...han, ...fresh });
      await roster.countGame(["hsolo", "artoo"], null);
      expect(await roster.giveBack("nobody", { games: 2, wins: 1 })).toBe(false);
      expect(await roster.giveBack("hsolo", { games: 2, wins: 1 })).toBe(true);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 3, wins: 1 });
      await roster.resetAll();
      expect((await everyone(roster)).every((person) => person.games === 0 && person.wins === 0)).toBe(true);
    });

    test("counts two games and one win for one person in both seats", async () => {
      const roster = await filled();
      await roster.countGame(["hsolo", "hsolo"], 1);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 2, wins: 1 });
    });

    test("counts a drawn game for both and a win for nobody", async () => {
      const roster = await filled();
      await roster.countGame(["hsolo", "artoo"], null);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 1, wins: 0 });
      expect(await roster.find("artoo")).toEqual({ ...artoo, games: 1, wins: 0 });
    });

    test("passes over people who are gone", async () => {
      const roster = await filled();
      await roster.countGame(["nobody", "hsolo"], 0);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 1, wins: 0 });
      expect(await roster.find("nobody")).toBeUndefined();
    });

    test("ranks by the exact share, ties by username both ways", async () => {
      const roster = await open();
      const results = { c: [2, 3], b: [67, 100], a: [2, 3], d: [0, 5], e: [0, 0], B: [4, 6] };
      for (const username of Object.keys(results)) await roster.add({ ...luke, username });
      for (const [username, [wins, games]] of Object.entries(results) as [string, [number, number]][])
        for (let game = 0; game < games; game++)
          await roster.countGame([username, "nobody"], game < wins ? 0 : 1);
      expect(await ranked(roster, "desc")).toEqual(["b", "B", "a", "c", "d", "e"]);
      expect(await ranked(roster, "asc")).toEqual(["d", "e", "B", "a", "c", "b"]);
      expect(await ranked(roster, "desc", 2)).toEqual(["b", "B"]);
      expect(await ranked(roster, "asc", 0)).toEqual([]);
    });

    test("orders usernames by code point", async () => {
      const roster = await open();
      const usernames = ["", "Sam", "bob", "bob ", "bobby", "é", "～", "😀", "😀a"];
      for (const username of [...usernames].reverse()) await roster.add({ ...luke, username });
      expect((await everyone(roster)).map((person) => person.username)).toEqual(usernames);
      expect(await ranked(roster, "desc", 100)).toEqual(usernames);
      expect(await ranked(roster, "asc", 100)).toEqual(usernames);
    });

    test("takes any text as it is", async () => {
      const roster = await open();
      const texts = [
        "__proto__",
        "constructor",
        "a\0b",
        "a",
        "'; DROP TABLE person; --",
        "%_",
        "\ud800",
        "\ufeff",
      ];
      for (const text of texts)
        expect(await roster.add({ username: text, given: text, family: text, kind: "human" })).toBe(true);
      expect(await roster.find("\ufffd")).toBeDefined();
      for (const text of texts) {
        const kept = text === "\ud800" ? "\ufffd" : text;
        expect(await roster.find(text)).toEqual({
          username: kept,
          given: kept,
          family: kept,
          kind: "human",
          ...fresh,
        });
        expect(await roster.remove(text)).toBe(true);
      }
      expect(await everyone(roster)).toEqual([]);
    });

    test("takes over a person with all figures, which count from then on", async () => {
      const roster = await filled();
      const leia = { ...luke, username: "lorgana", games: 7, wins: 3 };
      expect(await roster.restore(leia)).toBe(true);
      expect(await roster.find("lorgana")).toEqual(leia);
      expect(await ranked(roster, "desc", 1)).toEqual(["lorgana"]);
      await roster.countGame(["lorgana", "hsolo"], 0);
      expect(await roster.find("lorgana")).toEqual({ ...leia, games: 8, wins: 4 });
      expect(await roster.restore({ ...artoo, username: "hsolo", games: 9, wins: 9 })).toBe(false);
      expect(await roster.find("hsolo")).toEqual({ ...han, games: 1, wins: 0 });
    });

    test("gives a page at a time, also behind somebody who is gone", async () => {
      const roster = await open();
      const usernames = ["", "__proto__", "a", "b", "\ufffd", "😀"];
      for (const username of usernames) await roster.add({ ...luke, username });
      await roster.countGame(["a", "b"], 0);
      const page = async (after: string | undefined, limit: number) =>
        (await roster.page(after, limit)).map((person) => person.username);
      expect(await page(undefined, 2)).toEqual(["", "__proto__"]);
      expect(await page("", 2)).toEqual(["__proto__", "a"]);
      expect(await page("a", 100)).toEqual(["b", "\ufffd", "😀"]);
      expect(await page("\ud800", 100)).toEqual(["😀"]);
      expect(await page("😀", 100)).toEqual([]);
      expect(await page("aa", 1)).toEqual(["b"]);
      expect(await page(undefined, 0)).toEqual([]);
      await roster.remove("a");
      expect(await page("a", 1)).toEqual(["b"]);
      expect((await roster.page("aa", 1))[0]).toEqual({ ...luke, username: "b", games: 1, wins: 0 });
    });

    test("gives everyone, also when there are very many", async () => {
      const roster = await open();
      const usernames = Array.from({ length: 5000 }, (_, index) => `user${String(index).padStart(5, "0")}`);
      await Promise.all(usernames.map((username) => roster.add({ ...luke, username })));
      await roster.settle();
      expect((await everyone(roster)).map((person) => person.username)).toEqual(usernames);
      const [first] = await roster.all();
      expect(first?.username).toBe(usernames[0]);
      expect(await roster.remove("user00000")).toBe(true);
      await roster.settle();
    });
  });
}
