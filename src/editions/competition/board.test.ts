import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { membersOf } from "../../../test/editions/members.ts";
import { Board, Move } from "./index.ts";
import { boardOf, positionOf } from "./views.ts";

const lengths = [9, 7, 5, 3, 1];

describe("Move", () => {
  it("keeps its row and bounds and prints as row:left-right", () => {
    const move = new Move(2, 3, 5);
    expect([move.getRow(), move.getLeftBound(), move.getRightBound()]).toEqual([2, 3, 5]);
    expect(`${move}`).toBe("2:3-5");
    expect(`${new Move(-1, 0, 2147483647)}`).toBe("-1:0-2147483647");
    expect(Object.keys(move)).toEqual([]);
  });

  it("has the documented members and no others", () => {
    expect(membersOf(Move)).toEqual({
      own: ["getLeftBound", "getRightBound", "getRow", "toString"],
      statics: [],
    });
  });
});

describe("Board", () => {
  it("starts with 25 unmarked sticks in rows of 9, 7, 5, 3 and 1", () => {
    const board = new Board();
    expect(board.getNumberOfUnmarkedSticks()).toBe(25);
    expect(board.getNumberOfMarkedSticks()).toBe(0);
    expect(board.getNumberOfRows()).toBe(5);
    expect([1, 2, 3, 4, 5].map((row) => board.getRowLength(row))).toEqual(lengths);
    expect([0, 6, -1, 1.5, Number.NaN].map((row) => board.getRowLength(row))).toEqual([-1, -1, -1, -1, -1]);
  });

  it("draws itself in 50 bytes", () => {
    const board = new Board();
    expect(board.markStickSequence(new Move(2, 3, 5))).toBe(0);
    expect(board.toString()).toBe("    1    \n   111   \n  11111  \n 1100011 \n111111111\n");
    expect(board.toString()).toHaveLength(50);
    expect(board.getNumberOfMarkedSticks()).toBe(3);
    expect(board.getNumberOfUnmarkedSticks()).toBe(22);
  });

  it("knows which sticks are unmarked, and no stick outside", () => {
    const board = new Board();
    board.markStickSequence(new Move(2, 3, 5));
    const row2 = [1, 2, 3, 4, 5, 6, 7].map((stick) => board.isStickUnmarked(2, stick));
    expect(row2).toEqual([true, true, false, false, false, true, true]);
    for (const [row, stick] of [
      [0, 1],
      [6, 1],
      [2, 0],
      [2, 8],
      [5, 2],
      [-1, -1],
      [2, 1.5],
    ] as const) {
      expect(board.isStickUnmarked(row, stick)).toBe(false);
    }
  });

  it("answers 0, -1 or -2, the bounds first", () => {
    const board = new Board();
    expect(board.markStickSequence(new Move(2, 3, 5))).toBe(0);
    const before = board.toString();
    const outside = [
      [0, 1, 1],
      [6, 1, 1],
      [8, 1, 1],
      [-1, 1, 1],
      [2, 0, 1],
      [2, -3, 2],
      [2, 2, 1],
      [4, 1, 4],
      [5, 1, 2],
      [1, 10, 10],
      [2, 3, 8],
      [2, 5, 3],
      [1, 1.5, 2],
      [1, 1, 2.5],
      [1, Number.NaN, 2],
      [2147483647, 2147483647, 2147483647],
    ] as const;
    for (const [row, left, right] of outside)
      expect(board.markStickSequence(new Move(row, left, right))).toBe(-1);
    for (const [left, right] of [
      [3, 3],
      [3, 5],
      [1, 3],
      [1, 7],
      [5, 7],
    ] as const) {
      expect(board.markStickSequence(new Move(2, left, right))).toBe(-2);
    }
    expect(board.toString()).toBe(before);
  });

  it("goes on telling bounds from marked sticks when all are marked", () => {
    const board = new Board();
    for (const [index, length] of lengths.entries()) board.markStickSequence(new Move(index + 1, 1, length));
    expect(board.getNumberOfUnmarkedSticks()).toBe(0);
    expect(board.markStickSequence(new Move(1, 1, 1))).toBe(-2);
    expect(board.markStickSequence(new Move(1, 1, 10))).toBe(-1);
    expect(board.markStickSequence(new Move(6, 1, 1))).toBe(-1);
  });

  it("has 95 first moves, and 6 in row 2 after its middle is marked", () => {
    const legal = (prepare: (board: Board) => void) => {
      const moves: string[] = [];
      for (let row = 0; row <= 6; row++) {
        for (let left = -1; left <= 10; left++) {
          for (let right = -1; right <= 10; right++) {
            const board = new Board();
            prepare(board);
            const move = new Move(row, left, right);
            if (board.markStickSequence(move) === 0) moves.push(move.toString());
          }
        }
      }
      return moves;
    };
    expect(legal(() => {})).toHaveLength(95);
    const after = legal((board) => board.markStickSequence(new Move(2, 3, 5)));
    const row2 = ["2:1-1", "2:1-2", "2:2-2", "2:6-6", "2:6-7", "2:7-7"];
    expect(after.filter((move) => move.startsWith("2:"))).toEqual(row2);
  });

  it("behaves as 25 marks do, whatever is tried", () => {
    const bound = fc.integer({ min: -1, max: 10 });
    fc.assert(
      fc.property(fc.array(fc.tuple(bound, bound, bound)), (tries) => {
        const board = new Board();
        const marks = lengths.map((length) => new Array<boolean>(length).fill(false));
        for (const [row, left, right] of tries) {
          const sticks = marks[row - 1];
          let expected = -1;
          if (sticks && left >= 1 && left <= right && right <= sticks.length) {
            const free = sticks.slice(left - 1, right).every((marked) => !marked);
            expected = free ? 0 : -2;
            if (free) sticks.fill(true, left - 1, right);
          }
          expect(board.markStickSequence(new Move(row, left, right))).toBe(expected);
        }
        expect(board.getNumberOfMarkedSticks()).toBe(marks.flat().filter(Boolean).length);
        const drawn = marks.map((row) => row.map((marked) => (marked ? "0" : "1")).join(""));
        expect(
          board
            .toString()
            .split("\n")
            .slice(0, -1)
            .reverse()
            .map((line) => line.trim()),
        ).toEqual(drawn);
        // A board, the position read off it, and the board made from that are the same.
        expect(boardOf(positionOf(board)).toString()).toBe(board.toString());
      }),
    );
  });

  it("has the documented members and no others", () => {
    expect(membersOf(Board)).toEqual({
      own: [
        "getNumberOfMarkedSticks",
        "getNumberOfRows",
        "getNumberOfUnmarkedSticks",
        "getRowLength",
        "isStickUnmarked",
        "markStickSequence",
        "toString",
      ],
      statics: [],
    });
    expect(Object.keys(new Board())).toEqual([]);
  });
});
