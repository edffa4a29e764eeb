import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  latestLesson,
  lessonIds,
  lessonTexts,
  lessonWon,
  lookAtStep,
  mergeLessons,
  progressOf,
  stepDone,
} from "./lesson-progress.ts";

let stored = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new Error("full");
      stored.set(key, text);
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const nothing = { steps: 0, at: 0, won: false };

it("remembers how far each lesson has come, and which was the last", () => {
  expect([progressOf("xor"), latestLesson()]).toEqual([nothing, undefined]);
  stepDone("xor", 0);
  stepDone("xor", 1);
  lookAtStep("xor", 2);
  expect([progressOf("xor"), latestLesson()]).toEqual([{ steps: 2, at: 2, won: false }, "xor"]);
  // Walked back and done again: nothing is lost.
  lookAtStep("xor", 0);
  stepDone("xor", 0);
  lessonWon("xor");
  expect(progressOf("xor")).toEqual({ steps: 2, at: 0, won: true });
  expect(progressOf("mirror")).toEqual(nothing);
});

it("believes nothing of what is kept", () => {
  for (const text of ["", "{", "null", "[]", '"x"', '{"steps":-1,"at":1e9,"won":"yes"}', '{"steps":1.5}']) {
    stored.set("grundy/learn/lessons/xor", text);
    expect(progressOf("xor"), text).toEqual(nothing);
  }
  // Nobody is at a step that was never reached.
  stored.set("grundy/learn/lessons/xor", '{"steps":2,"at":7}');
  expect(progressOf("xor")).toEqual({ steps: 2, at: 2, won: false });
  stored.set("grundy/learn/latest", "__proto__");
  expect(latestLesson()).toBeUndefined();
});

it("goes on without a place to keep it", () => {
  isFull = true;
  stepDone("xor", 0);
  lookAtStep("xor", 1);
  expect(progressOf("xor")).toEqual(nothing);
  expect(mergeLessons({ xor: { steps: 3, at: 1, won: false } })).toBe(0);
});

it("merges what comes in a file: whoever is further wins, and a second time changes nothing", () => {
  const progress = fc.record({ steps: fc.nat(9), at: fc.nat(9), won: fc.boolean() });
  const all = fc.dictionary(fc.constantFrom(...lessonIds), progress);
  fc.assert(
    fc.property(all, all, (here, there) => {
      stored.clear();
      mergeLessons(here);
      const before = new Map(lessonIds.map((id) => [id, progressOf(id)]));
      const count = mergeLessons(there);
      const changed = lessonIds.filter(
        (id) => JSON.stringify(progressOf(id)) !== JSON.stringify(before.get(id)),
      );
      expect(changed.length).toBe(count);
      for (const id of lessonIds) {
        const now = progressOf(id);
        expect(now.steps).toBe(Math.max(before.get(id)?.steps ?? 0, there[id]?.steps ?? 0));
        expect(now.won).toBe((before.get(id)?.won ?? false) || (there[id]?.won ?? false));
        expect(now.at).toBeLessThanOrEqual(now.steps);
      }
      expect(mergeLessons(there)).toBe(0);
      const file: unknown = JSON.parse(JSON.stringify(lessonTexts()));
      stored.clear();
      mergeLessons(file);
      expect(lessonTexts()).toEqual(file);
    }),
  );
});

it("takes nothing from a file that is none", () => {
  for (const data of [
    undefined,
    null,
    7,
    "x",
    [],
    { chess: { steps: 3 } },
    { xor: 7 },
    { xor: { steps: "3" } },
  ])
    expect(mergeLessons(data)).toBe(0);
  const hostile: unknown = JSON.parse('{"__proto__":{"steps":3},"constructor":{"steps":3}}');
  expect(mergeLessons(hostile)).toBe(0);
  expect(stored.size).toBe(0);
});
