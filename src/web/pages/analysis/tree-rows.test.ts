import { describe, expect, it } from "vitest";
import { must } from "../../../games/index.ts";
import { begin, growTree, moveAt, type Tree, treeOf } from "../../../match/index.ts";
import { parseTree } from "../../../notation/index.ts";
import { rowOf, rowsInSight, treeRows } from "./tree-rows.ts";

function treeFrom(text: string): Tree {
  return growTree(treeOf(must(begin("reversi"))), must(parseTree("reversi", text))).tree;
}

describe("the rows of a tree", () => {
  it("are lines of moves; a variation has rows of its own, deeper in", () => {
    const tree = treeFrom("f5d6(f6e6(f7)f4)(f4)c3d3c4");
    const rows = treeRows(tree, 4).map(({ level, places, begins }) => [
      level,
      begins,
      places.map((place) => moveAt(tree, place).text).join(" "),
    ]);
    expect(rows).toEqual([
      [0, false, ""],
      [0, false, "f5 d6"],
      [1, true, "f6 e6"],
      [2, true, "f7"],
      [1, false, "f4"],
      [1, true, "f4"],
      [0, false, "c3 d3 c4"],
    ]);
  });

  it("have as many moves as they have room for", () => {
    const tree = treeFrom("f5d6c3d3c4");
    expect(treeRows(tree, 1).length).toBe(6);
    expect(treeRows(tree, 2).map(({ places }) => places.length)).toEqual([1, 2, 2, 1]);
    expect(rowOf(treeRows(tree, 2), 5)).toBe(3);
  });

  it("are drawn only where they are seen", () => {
    expect(rowsInSight(5000, { top: 0, height: 280, rowHeight: 28 })).toEqual([0, 22]);
    expect(rowsInSight(5000, { top: 28_000, height: 280, rowHeight: 28 })).toEqual([994, 1016]);
    expect(rowsInSight(3, { top: 28_000, height: 280, rowHeight: 28 })).toEqual([0, 3]);
    expect(rowsInSight(0, { top: 0, height: 0, rowHeight: 28 })).toEqual([0, 0]);
  });
});
