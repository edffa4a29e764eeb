import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kayles, must, piles, stones } from "../games/index.ts";
import { refused } from "./fixtures.ts";
import {
  makeCount,
  makePileCount,
  makePlace,
  makeRun,
  makeShortRun,
  makeTake,
  parseCount,
  parseInteger,
  parsePileCount,
  parsePlace,
  parseRun,
  parseTake,
} from "./index.ts";

describe("integers", () => {
  it.each(["0", "7", "-3", "+12", "007"])("reads %s", (text) =>
    expect(parseInteger(text)).toBe(Number(text)),
  );
  it.each(["", " 1", "1.5", "2x", "abc", "1e3", "0x10", "--1", "99999999999999999999", "１"])(
    "refuses '%s'",
    (text) => expect(parseInteger(text)).toBeUndefined(),
  );
});

describe("moves of the Nim family", () => {
  const count = fc.integer({ min: 1, max: 50 });

  it("row:left-right", () => {
    fc.assert(
      fc.property(count, count, count, (row, left, more) => {
        const move = { row, left, right: left + more - 1 };
        expect(must(parseRun(makeRun(move)))).toEqual(move);
        expect(must(parseRun(makeShortRun(move)))).toEqual(move);
      }),
    );
    expect(must(parseRun(" 2:3-5\n"))).toEqual({ row: 2, left: 3, right: 5 });
    expect(must(parseRun("2:3"))).toEqual({ row: 2, left: 3, right: 3 });
    for (const text of ["", "2:", "2:3-", ":3-5", "2:-3-5", "a:b-c", "2:3-5-7"])
      expect(parseRun(text)).toSatisfy(refused);
  });

  it("a count of stones", () => {
    const position = stones.start(stones.defaults);
    for (const move of stones.moves(position))
      expect(must(parseCount(makeCount(move), position))).toEqual(move);
    for (const text of ["", "x", "1 2", "1.5"]) expect(parseCount(text, position)).toSatisfy(refused);
    for (const text of ["0", "-1", "4", "22"]) {
      expect(stones.play(position, must(parseCount(text, position)))).toSatisfy(refused);
    }
  });

  it("position number", () => {
    const position = kayles.start(kayles.defaults);
    for (const move of kayles.moves(position)) expect(must(parsePlace(makePlace(move)))).toEqual(move);
    for (const text of ["", "1", "1 2 3", "a b", "1 x"]) expect(parsePlace(text)).toSatisfy(refused);
  });

  it("pile count", () => {
    const position = piles.start(piles.defaults);
    for (const move of piles.moves(position))
      expect(must(parsePileCount(makePileCount(move), position))).toEqual(move);
    for (const text of ["4 1", "0 1", "1 0", "1 4"]) {
      expect(piles.play(position, must(parsePileCount(text, position)))).toSatisfy(refused);
    }
  });
});

describe("what a move may take", () => {
  const read = (text: string) => {
    const take = parseTake(text);
    return take.ok ? take.value : take.refusal.code;
  };

  it("is any, a range, a list, or ranges and numbers mixed", () => {
    expect(read(" Any ")).toBe("any");
    for (const text of ["1-3", "1 - 3", "1 to 3", "1–3", "1-2,3", "2 1-3", "3-3 1-2"])
      expect(read(text)).toEqual({ from: 1, to: 3 });
    for (const text of ["1-3,5", "1 - 3, 5", "5 1-3", "1 to 3; 5", "1-3/5", "5,5,1-2,2-3"])
      expect(read(text)).toEqual([1, 2, 3, 5]);
    expect(read("1, 3, 4")).toEqual([1, 3, 4]);
    expect(read("1-500000000,500000001-1000000000000000")).toEqual({ from: 1, to: 1e15 });
  });

  it("is refused with its reason otherwise", () => {
    for (const text of ["x", "1-", "-3", "1-2-3", "1,,2", "1to3to5"])
      expect(read(text)).toBe("not-in-notation");
    for (const text of ["0-3", "1.5", "2,0", "1000000000000001", "1-9999999999999999999"])
      expect(read(text)).toBe("number-not-whole");
    expect(read("3-1")).toBe("range-backwards");
    expect(read("1,000")).toBe("number-grouped");
    expect(read("1-10,12-2000")).toBe("take-list-too-long");
  });

  it("is read as it was written", () => {
    const counts = fc.uniqueArray(fc.integer({ min: 1, max: 1e15 }), { minLength: 1, maxLength: 9 });
    fc.assert(fc.property(counts, (list) => void expect(read(makeTake(list))).toEqual(list)));
    const range = fc.tuple(fc.integer({ min: 1, max: 1e14 }), fc.nat());
    fc.assert(
      fc.property(range, ([from, more]) => {
        const take = { from, to: from + more };
        expect(read(makeTake(take))).toEqual(take);
      }),
    );
  });
});
