import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cases } from "../../../test/cases.ts";
import { nextRating, startRating } from "../../learn/index.ts";
import { puzzleFamilies, puzzleOutcomes } from "../../words/index.ts";
import { makeOwnFile, readOwnFile } from "./own-file.ts";
import { importOwn } from "./own-import.ts";
import { readWish, wishAddress } from "./puzzle-address.ts";
import {
  beginAnew,
  changeProgress,
  importProgress,
  progress,
  progressKept,
  progressText,
} from "./puzzle-keep.ts";
import {
  mergeProgress,
  noProgress,
  type PuzzleProgress,
  puzzleKinds,
  readProgress,
  writeProgress,
} from "./puzzle-progress.ts";
import { type Counted, countPuzzle, countRun, dayOf, newRun, notePuzzle, weekOf } from "./puzzle-score.ts";
import { rate } from "./puzzle-source.ts";

let stored = new Map<string, string>();
let full = false;

beforeEach(() => {
  stored = new Map();
  full = false;
  vi.stubGlobal("localStorage", {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
    setItem(key: string, text: string) {
      if (full) throw new Error("full");
      stored.set(key, text);
    },
  });
  beginAnew();
});
afterEach(() => void vi.unstubAllGlobals());

const nim: Counted = { family: "taking", rating: 1000, id: "nim-7", day: undefined };

const outcome = fc.constantFrom(...puzzleOutcomes);
const anyStanding = fc
  .record({
    rating: fc.integer({ min: 100, max: 3000 }),
    tried: fc.integer({ min: 1, max: 900 }),
    part: fc.nat(100),
  })
  .map(({ rating, tried, part }) => ({ rating, tried, solved: Math.floor((tried * part) / 100) }));
const anyRun = fc
  .record({ seed: fc.nat(), count: fc.nat(80), more: fc.nat(9) })
  .map(({ seed, count, more }) => ({ seed, count, longest: count + more }));
const partly = <Name extends string, T>(names: readonly Name[], value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...names), value) as fc.Arbitrary<{ readonly [N in Name]?: T }>;
const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-11-${date}`);
const anyProgress: fc.Arbitrary<PuzzleProgress> = fc.record({
  standings: partly(puzzleFamilies, anyStanding),
  done: fc.dictionary(
    fc.nat(40).map((number) => `nim-${number}`),
    outcome,
  ),
  days: fc.dictionary(
    day,
    partly(puzzleFamilies, outcome).filter((of) => Object.keys(of).length > 0),
  ),
  runs: partly(puzzleKinds, anyRun),
});

const plain = (value: PuzzleProgress) => JSON.parse(JSON.stringify(value)) as unknown;
const throughText = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe("progress", () => {
  it("is the same after it was kept and read", () => {
    fc.assert(
      fc.property(anyProgress, (made) => {
        expect(plain(readProgress(throughText(writeProgress(made))))).toEqual(plain(made));
      }),
      { numRuns: cases(100, 2000) },
    );
  });

  it("is nothing where the text is none, and leaves out what is not of its form", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const read = readProgress(data);
        expect(readProgress(throughText(writeProgress(read)))).toEqual(read);
      }),
      { numRuns: cases(300, 5000) },
    );
    const hostile = {
      standings: {
        taking: { rating: 1e9, tried: 1, solved: 1 },
        reversi: { rating: 1200, tried: 3, solved: 4 },
        chess: { rating: 1200, tried: 3, solved: 1 },
      },
      done: { "nim-1": 2, "nim-2": 7, "../x": 1, __proto__: 2, constructor: 1, "nim-3": "solved" },
      days: { "2026-11-18": { taking: 1, chess: 2 }, "2026-13-01": { taking: 2 }, "2026-11-19": {} },
      runs: { all: { seed: -1, count: 2, longest: 4 }, taking: { seed: 5, count: 9, longest: 4 } },
    };
    expect(readProgress(hostile)).toEqual({
      standings: {},
      done: { "nim-1": "solved" },
      days: { "2026-11-18": { taking: "helped" } },
      runs: { taking: { seed: 5, count: 9, longest: 9 } },
    });
    const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`nim-${at}`, 1]));
    expect(Object.keys(readProgress({ done: many }).done)).toHaveLength(20_000);
  });

  it("loses nothing where two are merged, whichever way round, and twice is once", () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (here, there) => {
        const merged = mergeProgress(here, there);
        expect(plain(mergeProgress(merged, there))).toEqual(plain(merged));
        expect(plain(mergeProgress(here, here))).toEqual(plain(here));
        const rank = (each: (typeof puzzleOutcomes)[number] | undefined) =>
          each === undefined ? -1 : puzzleOutcomes.indexOf(each);
        for (const one of [here, there]) {
          for (const [id, was] of Object.entries(one.done))
            expect(rank(merged.done[id])).toBeGreaterThanOrEqual(rank(was));
          for (const [name, of] of Object.entries(one.days))
            for (const family of puzzleFamilies)
              expect(rank(merged.days[name]?.[family])).toBeGreaterThanOrEqual(rank(of[family]));
          for (const family of puzzleFamilies)
            expect(merged.standings[family]?.tried ?? 0).toBeGreaterThanOrEqual(
              one.standings[family]?.tried ?? 0,
            );
          for (const kind of puzzleKinds)
            expect(merged.runs[kind]?.longest ?? 0).toBeGreaterThanOrEqual(one.runs[kind]?.longest ?? 0);
        }
      }),
      { numRuns: cases(150, 3000) },
    );
  });
});

describe("a puzzle", () => {
  it("counts once: at the first try solved, else missed, and found later with help", () => {
    const solved = countPuzzle(noProgress, nim, true, rate);
    expect(solved.done).toEqual({ "nim-7": "solved" });
    expect(solved.standings.taking).toEqual({
      rating: nextRating(startRating, 1000, true, 0),
      tried: 1,
      solved: 1,
    });
    expect(countPuzzle(solved, nim, false, rate)).toEqual(solved);
    const missed = countPuzzle(noProgress, nim, false, rate);
    expect(missed.standings.taking?.rating).toBe(nextRating(startRating, 1000, false, 0));
    expect(notePuzzle(missed, nim).done).toEqual({ "nim-7": "helped" });
    // Who has seen the answer does not solve it any more.
    const again = countPuzzle(missed, nim, true, rate);
    expect(again.done).toEqual({ "nim-7": "helped" });
    expect(again.standings).toEqual(missed.standings);
  });

  it("without a name counts each time, and leaves no name", () => {
    const made = { ...nim, id: undefined };
    const twice = countPuzzle(countPuzzle(noProgress, made, true, rate), made, true, rate);
    expect(twice.standings.taking).toMatchObject({ tried: 2, solved: 2 });
    expect(twice.done).toEqual({});
  });

  it("of the day is noted with the day, whatever it was before", () => {
    const before = countPuzzle(noProgress, nim, false, rate);
    const daily = { ...nim, day: "2026-11-18" };
    const after = countPuzzle(before, daily, true, rate);
    expect(after.days).toEqual({ "2026-11-18": { taking: "solved" } });
    expect(after.standings).toEqual(before.standings);
  });

  it("lengthens a run or ends it; the longest stays", () => {
    let now = countRun(noProgress, "all", true, 11);
    now = countRun(now, "all", true, 12);
    expect(now.runs.all).toEqual({ seed: 11, count: 2, longest: 2 });
    now = countRun(now, "all", false, 13);
    expect(now.runs).toEqual({ all: { seed: 13, count: 0, longest: 2 } });
    expect(newRun(3)).toEqual({ seed: 3, count: 0, longest: 0 });
  });
});

describe("days", () => {
  it("are those of the calendar here", () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe("2026-01-05");
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe("2026-12-31");
  });

  it("of a week go from Monday to Sunday, over the ends of months and changes of clocks", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }),
        (date) => {
          const week = weekOf(date);
          expect(week.map((each) => each.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
          expect(new Set(week.map(dayOf)).size).toBe(7);
          expect(week.map(dayOf)).toContain(dayOf(date));
        },
      ),
    );
  });
});

describe("what is kept", () => {
  it("is changed from what is there, not from what this tab thought", () => {
    changeProgress((now) => countPuzzle(now, nim, true, rate));
    // Another tab.
    stored.set(
      "grundy/puzzles",
      JSON.stringify(writeProgress(countPuzzle(progress.value, { ...nim, id: "nim-8" }, true, rate))),
    );
    changeProgress((now) => countPuzzle(now, { ...nim, id: "nim-9" }, false, rate));
    expect(Object.keys(progress.value.done)).toEqual(["nim-7", "nim-8", "nim-9"]);
    expect(progress.value.standings.taking).toMatchObject({ tried: 3, solved: 2 });
  });

  it("goes on where the browser has no room, and says so", () => {
    full = true;
    changeProgress((now) => countPuzzle(now, nim, true, rate));
    changeProgress((now) => countPuzzle(now, { ...nim, id: "nim-8" }, true, rate));
    expect(progressKept.value).toBe(false);
    expect(progress.value.standings.taking).toMatchObject({ tried: 2 });
    expect(importProgress({ done: { "nim-1": 2 } })).toBe("full");
  });

  it("goes with the file of one's own games, and merges where it comes in", async () => {
    changeProgress((now) => countPuzzle(now, { ...nim, day: "2026-11-18" }, true, rate));
    const text = makeOwnFile(0, false);
    const read = readOwnFile(text);
    if (!read.ok) throw new Error(read.problem);
    beginAnew();
    expect(progressText()).toBeUndefined();
    expect(makeOwnFile(0, false)).not.toContain('"puzzles"');
    changeProgress((now) => countPuzzle(now, { ...nim, family: "reversi", id: "reversi-1" }, false, rate));
    expect(await importOwn(read.file)).toEqual({ puzzles: 1 });
    expect(progress.value).toMatchObject({
      standings: { taking: { tried: 1, solved: 1 }, reversi: { tried: 1, solved: 0 } },
      done: { "nim-7": "solved", "reversi-1": "missed" },
      days: { "2026-11-18": { taking: "solved" } },
    });
    const before = new Map(stored);
    expect(await importOwn(read.file)).toEqual({ puzzlesHere: 1 });
    expect(stored).toEqual(before);
  });

  it("is not touched by a file without, or with what is none", async () => {
    changeProgress((now) => countPuzzle(now, nim, true, rate));
    const before = new Map(stored);
    for (const puzzles of [undefined, 7, "x", [], { done: { "nim-1": 9 } }, { standings: [] }]) {
      const read = readOwnFile(
        JSON.stringify({ format: "grundy-own-games", version: 1, games: [], puzzles }),
      );
      if (!read.ok) throw new Error(read.problem);
      expect(await importOwn(read.file)).toEqual({});
      expect(stored).toEqual(before);
    }
  });
});

describe("an address", () => {
  it("and its wish are inverse", () => {
    for (const address of [
      "/puzzles?way=daily&of=nim",
      "/puzzles?way=endless&of=reversi",
      "/puzzles?way=streak&of=all",
      "/puzzles?way=idea&idea=misere-turn",
      "/puzzles?puzzle=nim-17",
    ]) {
      const wish = readWish(new URL(address, "http://x").searchParams);
      if (wish === undefined || wish === "all") throw new Error(address);
      expect(wishAddress(wish)).toBe(address);
    }
  });

  it.each([
    ["", "all"],
    ["way=streak", { way: "streak", of: "all" }],
    ["way=daily", undefined],
    ["way=endless&of=chess", undefined],
    ["way=idea", undefined],
    ["way=idea&idea=constructor", undefined],
    ["way=__proto__", undefined],
    ["puzzle=", { way: "single", id: "" }],
  ])("?%s", (search, wish) => {
    expect(readWish(new URLSearchParams(search))).toEqual(wish);
  });
});
