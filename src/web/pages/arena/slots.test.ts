import { expect, test } from "vitest";
import { inSlots, type Slots } from "./slots.ts";

const games = (...numbers: number[]) => numbers.map((number) => ({ number }));
const shown = (slots: Slots) => slots.map((each) => each?.number);

test("what is there keeps its place, what is new takes the first free one, and places stay", () => {
  let slots: Slots = [];
  const next = (...numbers: number[]) => {
    slots = inSlots(slots, games(...numbers), 4);
    return shown(slots);
  };
  expect(next(1, 2, 3)).toEqual([1, 2, 3]);
  expect(next(3, 1)).toEqual([1, undefined, 3]);
  expect(next(4, 3)).toEqual([4, undefined, 3]);
  expect(next(3, 4, 5, 6, 7)).toEqual([4, 5, 3, 6]);
  expect(next()).toEqual([undefined, undefined, undefined, undefined]);
});
