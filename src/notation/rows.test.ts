import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gameOf,
  kayles,
  must,
  piles,
  reversi,
  sticks,
  stones,
  type TakingPosition,
  taking,
  takingPosition,
} from "../games/index.ts";
import { refused, rowsArbitrary } from "./fixtures.ts";
import {
  fitsSaveString,
  makeCounts,
  makePilesPicture,
  makePlaces,
  makeRows,
  makeSaveString,
  makeStars,
  makeSticksPicture,
  notationOf,
  parseCounts,
  parsePilesPicture,
  parsePlaces,
  parseRows,
  parseRowsOrCounts,
  parseSaveString,
  parseSticksPicture,
  parseTake,
} from "./index.ts";

describe("positions of the Nim family", () => {
  it("rows with gaps", () => {
    fc.assert(
      fc.property(rowsArbitrary, (position) => {
        expect(must(parseRows(makeRows(position), sticks.defaults, position.turn))).toEqual(position);
      }),
    );
    const { rows } = must(parseRows("1100011/111", sticks.defaults));
    expect(rows).toEqual([
      [
        { left: 1, length: 2 },
        { left: 6, length: 2 },
      ],
      [{ left: 1, length: 3 }],
    ]);
    for (const text of ["", "/", "12", "1//1", "1 1"])
      expect(parseRows(text, sticks.defaults)).toSatisfy(refused);
  });

  it("sticks in each row", () => {
    expect(must(parseCounts("9/7/5/3/1", sticks.defaults))).toEqual(sticks.start(sticks.defaults));
    const row = fc.integer({ min: 1, max: 1e15 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const position = taking.start({ ...taking.defaults, rows });
        expect(must(parseCounts(makeCounts(position), taking.defaults))).toEqual(position);
      }),
    );
    for (const text of ["9,7,5,3,1", "9 7 5 3 1", " 9, 7, 5 , 3/1\t"])
      expect(must(parseCounts(text, sticks.defaults))).toEqual(sticks.start(sticks.defaults));
    for (const text of ["", "x", "-1", "1/", "9,,7", "1e3", "9 x"]) {
      expect(parseCounts(text, sticks.defaults)).toSatisfy(refused);
    }
    for (const long of ["1000000000000001", "9".repeat(1000)]) {
      expect(parseCounts(`3/${long}`, sticks.defaults)).toEqual({
        ok: false,
        refusal: { code: "row-too-long", facts: { row: 2, max: 1e15 } },
      });
    }
  });

  it("takes digits as counts unless a row is clearly drawn", () => {
    const runs = (text: string) =>
      must(parseRowsOrCounts(text, kayles.defaults)).rows.map((row) => row.map((run) => run.length));
    for (const count of ["11", "10101", "100000", "110000", "110111", "111111111111111", "1000000000000000"])
      expect(runs(count)).toEqual([[Number(count)]]);
    expect(runs("11/10")).toEqual([[11], [10]]);
    expect(runs("1100011/111")).toEqual([[1100011], [111]]);
    expect(runs("12/0/10")).toEqual([[12], [], [10]]);
    expect(runs("0110111")).toEqual([[2, 3]]);
    expect(runs("1101/0000")).toEqual([[2, 1], []]);
    expect(runs("11011111111111111")).toEqual([[2, 14]]);
    expect(runs("6[1-2,4-6]")).toEqual([[2, 3]]);
    const code = (text: string) => {
      const result = parseRowsOrCounts(text, kayles.defaults);
      return result.ok ? "accepted" : result.refusal.code;
    };
    // One more than a row can hold, and ten times as much, are counts that are too large; a save string is no count.
    for (const count of ["1000000000000001", "10000000000000000"]) expect(code(count)).toBe("row-too-long");
    expect(code("0999")).toBe("number-with-nought");
    expect(code("0110/7")).toBe("number-with-nought");
  });

  it("reads what is written with the player behind it as drawn; typed digits are rows", () => {
    const read = (text: string) => {
      const { start } = must(notationOf("kayles").parseGame(text, kayles.defaults));
      return [makeCounts(start as TakingPosition), (start as TakingPosition).turn];
    };
    expect(read("1101 2")).toEqual(["3", 1]);
    expect(read("11/10 1")).toEqual(["2/1", 0]);
    expect(read("6[1-2,4-6] 2")).toEqual(["5", 1]);
    for (const [text, counts] of [
      ["3 1", "3/1"],
      ["9/7 2", "9/7/2"],
      ["9,7 2", "9/7/2"],
    ])
      expect(read(text as string)).toEqual([counts, 0]);
    // Not so in a record, where a position is never typed.
    expect(must(notationOf("stones").parsePosition("7 2", stones.defaults))).toMatchObject({ turn: 1 });
    fc.assert(
      fc.property(rowsArbitrary, (position) => {
        const { makePosition, parseGame } = notationOf("sticks");
        const { start } = must(parseGame(makePosition(position), sticks.defaults));
        expect(start).toEqual(position);
      }),
    );
  });

  it("says what is wrong with a number", () => {
    const refusal = (text: string) => {
      const result = parseCounts(text, taking.defaults);
      return result.ok ? "accepted" : [result.refusal.code, Object.values(result.refusal.facts)[0]];
    };
    for (const word of ["-3", "1.5", "1e3", "+2", "1.0"])
      expect(refusal(`9 ${word}`)).toEqual(["number-not-whole", word]);
    for (const number of ["1,000", "1.000", "1'000", "1_000", "12 000 000"])
      expect(refusal(number)).toEqual(["number-grouped", number]);
    expect(refusal("12,345")).toBe("accepted");
    expect(refusal("9 07")).toEqual(["number-with-nought", "07"]);
    expect(refusal("nine")).toEqual(["not-in-notation", "counts"]);
    expect(refusal("1/".repeat(1000).concat("1"))).toEqual(["rows-too-many", 1000]);
    const long = parseRows(`11/${"10".repeat(500_001)}`, taking.defaults);
    expect(long.ok || long.refusal).toEqual({ code: "drawing-too-long", facts: { row: 2, max: 1_000_000 } });
    const listed = parseRows("11/1000000000000001[1-2]", taking.defaults);
    expect(listed.ok || listed.refusal).toEqual({ code: "row-too-long", facts: { row: 2, max: 1e15 } });
  });

  it("reads no text in more time than its length takes", () => {
    const long = 200_000;
    const begun = process.cpuUsage();
    for (const text of [
      `1${" ".repeat(long)}x`,
      `*${" ".repeat(long)}*\n*`,
      "*\n".repeat(long / 2),
      `${"* ".repeat(long / 2)}\n*`,
      "<1,*> ".repeat(long / 6),
      "01".repeat(long),
      "1,".repeat(long),
      "1 ".repeat(long),
      `9[${"1-2,".repeat(long / 4)}]`,
      `9[1${"-111".repeat(long / 4)}!]`,
      `${"passa1".repeat(long / 6)}!`,
      `(;BO[8${" ".repeat(long)}!];)`,
      `${"a1".repeat(long / 2)}!`,
      `${"; ".repeat(long / 2)}`,
    ])
      for (const id of ["taking", "piles", "reversi"] as const) {
        notationOf(id).parseGame(text, gameOf(id).defaults);
        parseTake(text);
      }
    // Of the processor, whatever else the machine has to do: a text read in quadratic time takes minutes.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(10);
  });

  it("writes rows that are too long to be drawn by their runs", () => {
    const { makePosition, parsePosition } = notationOf("taking");
    const row = fc.integer({ min: 0, max: 1e15 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.boolean(), (counts, second) => {
        const rows = [1e15, ...counts].map((length) => (length > 0 ? [{ left: 1, length }] : []));
        const lengths = [1e15, ...counts].map((length) => Math.max(length, 1));
        const position = must(takingPosition({ ...taking.defaults, rows: lengths }, rows, second ? 1 : 0));
        expect(must(parsePosition(makePosition(position), taking.defaults))).toEqual(position);
      }),
    );
    for (const length of [1_000_001, 10_000_000, 1e15]) {
      const position = must(
        takingPosition({ ...taking.defaults, rows: [length] }, [[{ left: 1, length }]], 1),
      );
      expect(must(parsePosition(makePosition(position), taking.defaults))).toEqual(position);
    }
  });

  it("writes the largest board, too", () => {
    const text = notationOf("reversi").makePosition(reversi.start({ size: 10_000, start: "tournament" }));
    expect(text.length).toBe(100_000_002);
    expect(text.indexOf("O")).toBe(4999 * 10_000 + 4999);
    expect(text.endsWith("- X")).toBe(true);
  });

  it("the piles' save string", () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(0, 1), digit, digit, digit, (turn, a, b, c) => {
        const text = `${turn}${a}${b}${c}`;
        const position = must(parseSaveString(text));
        expect(makeSaveString(position)).toBe(text);
        expect(fitsSaveString(position)).toBe(true);
      }),
    );
    for (const text of ["", "099", "09999", "2999", "0a99", "0 99", "-099"]) {
      expect(parseSaveString(text)).toSatisfy(refused);
    }
    expect(fitsSaveString(stones.start(stones.defaults))).toBe(false);
    const { options } = must(parseSaveString("0999", { ...piles.defaults, last: "loses" }));
    expect(options).toEqual({ ...piles.defaults, last: "loses" });
    const game = must(notationOf("piles").parseGame("1989", { ...piles.defaults, take: "any" }));
    expect(game.start).toMatchObject({ options: { rows: [9, 9, 9], take: "any" }, turn: 1 });
  });

  it("pictures", () => {
    fc.assert(
      fc.property(rowsArbitrary, (position) => {
        expect(must(parseSticksPicture(makeSticksPicture(position)))).toEqual(position.rows);
        const row = { ...position, rows: position.rows.slice(0, 1) };
        expect(must(parsePlaces(makePlaces(row)))).toEqual(row.rows[0]);
      }),
    );
    const after = must(sticks.play(sticks.start(sticks.defaults), { row: 2, left: 3, right: 5 }));
    expect(makeSticksPicture(after)).toBe("    1    \n   111   \n  11111  \n 1100011 \n111111111\n");
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }), (sizes) => {
        expect(must(parsePilesPicture(makePilesPicture(sizes), 3))).toEqual(sizes);
      }),
    );
    expect(makePilesPicture([3, 2, 3])).toBe("*   *\n* * *\n* * *");
    expect(makePilesPicture([0, 1, 0])).toBe("  *");
    expect(parsePilesPicture("* \n*", 3)).toSatisfy(refused);
    expect(makeStars(3)).toBe("* * *");
    expect(parsePlaces("<1,*> <3,*>")).toSatisfy(refused);
    expect(parseSticksPicture("1 1")).toSatisfy(refused);
  });
});

it("every position of rows can be written and read, however long its rows are", () => {
  const length = fc.oneof(
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1990, max: 2010 }),
    fc.constant(1e15),
  );
  fc.assert(
    fc.property(
      fc.array(length, { minLength: 1, maxLength: 4 }),
      fc.infiniteStream(fc.nat()),
      (rows, numbers) => {
        const options = must(taking.options({ rows, middle: true }));
        const notation = notationOf("taking");
        let position = taking.start(options);
        for (let moves = 0; moves < 4 && !taking.outcome(position); moves++) {
          const written = notation.makePosition(position);
          expect(written.length).toBeLessThan(8200);
          expect(must(notation.parsePosition(written, options))).toEqual(position);
          const count = taking.countMoves(position);
          const index = (numbers.next().value as number) % Math.min(count, 1e6);
          position = must(taking.play(position, taking.moveAt(position, index)));
        }
      },
    ),
  );
});
