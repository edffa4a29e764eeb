import { expect, test } from "vitest";
import { everyFault } from "./fixtures.ts";
import { GameIndex } from "./game-index.ts";

const all = { of: "all", limit: 3 } as const;
const never = () => false;

function index(): GameIndex {
  const made = new GameIndex();
  // In the order in which they ended, and one told twice.
  for (const number of [2, 0, 1, 5, 3, 4, 3])
    made.add(number, {
      bots: number < 4 ? [0, 1] : [2, 0],
      fault: number % 2 === 0 ? null : (everyFault[0] ?? null),
    });
  return made;
}

test("games come with the latest of the schedule first, page by page, each once", () => {
  const found = index();
  expect(found.size).toBe(6);
  expect(found.find(all, never)).toEqual({ numbers: [5, 4, 3], next: 3 });
  expect(found.find({ ...all, before: 3 }, never)).toEqual({ numbers: [2, 1, 0], next: undefined });
  expect(found.find({ ...all, before: 0 }, never)).toEqual({ numbers: [], next: undefined });
});

test("what comes later is found as well", () => {
  const found = index();
  found.find(all, never);
  found.add(7, { bots: [1, 2], fault: null });
  found.add(6, { bots: [1, 2], fault: null });
  expect(found.find(all, never).numbers).toEqual([7, 6, 5]);
});

test.each([
  [{ of: "faults" }, [5, 3, 1]],
  [{ of: "repeated" }, [3, 2]],
  [{ of: "all", bot: 2 }, [5, 4]],
  [{ of: "all", bot: 2, against: 1 }, []],
  [{ of: "all", bot: 1, against: 0 }, [3, 2, 1, 0]],
  [{ of: "faults", against: 0 }, [5, 3, 1]],
] as const)("of %j there are %j", (wanted, numbers) => {
  const isRepeated = (number: number) => number >> 1 === 1;
  expect(index().find({ ...wanted, limit: 10 }, isRepeated).numbers).toEqual(numbers);
});
