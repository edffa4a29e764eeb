import { expect, it } from "vitest";
import { sharesOf } from "./share-plot.tsx";

it("counts the wins so far over the games so far", () => {
  expect(sharesOf([true, false, true, true])).toEqual([1, 1 / 2, 2 / 3, 3 / 4]);
  expect(sharesOf([])).toEqual([]);
});
