import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  gameIds,
  gameOf,
  kayles,
  must,
  piles,
  type ReversiPosition,
  reversi,
  sticks,
  stones,
  type TakingPosition,
  taking,
  takingPosition,
} from "../games/index.ts";
import {
  fitsSaveString,
  makeBoard,
  makeColumn,
  makeCount,
  makeCounts,
  makeDiagram,
  makeNumberedBoard,
  makePileCount,
  makePilesPicture,
  makePlace,
  makePlaces,
  makeRecord,
  makeRowColumn,
  makeRows,
  makeRun,
  makeSaveString,
  makeSquare,
  makeStars,
  makeSticksPicture,
  makeTake,
  makeTranscript,
  notationOf,
  numberedBoardLines,
  parseBoard,
  parseCount,
  parseCounts,
  parseInteger,
  parseNumberedBoard,
  parsePileCount,
  parsePilesPicture,
  parsePlace,
  parsePlaces,
  parseRecord,
  parseRowColumn,
  parseRows,
  parseRowsOrCounts,
  parseRun,
  parseSaveString,
  parseSquare,
  parseSticksPicture,
  parseTake,
  parseTranscript,
} from "./index.ts";
import { runsOf } from "./rows.ts";

const rowArbitrary = fc
  .array(fc.constantFrom("0", "1"), { minLength: 1, maxLength: 12 })
  .map((row) => row.join(""));

/** Rows with any gaps under sticks' rules. */
const rowsArbitrary: fc.Arbitrary<TakingPosition> = fc
  .tuple(fc.array(rowArbitrary, { minLength: 1, maxLength: 5 }), fc.constantFrom(0 as const, 1 as const))
  .map(([rows, turn]) =>
    must(takingPosition({ ...sticks.defaults, rows: rows.map((row) => row.length) }, rows.map(runsOf), turn)),
  );

/** A Reversi position some random moves into a game. */
const reversiArbitrary: fc.Arbitrary<{ moves: number[]; position: ReversiPosition }> = fc
  .tuple(fc.constantFrom(4, 6, 8, 12, 28), fc.array(fc.nat(), { maxLength: 70 }))
  .map(([size, choices]) => {
    let position = reversi.start(must(reversi.options({ size })));
    const moves: number[] = [];
    for (const choice of choices) {
      if (position.over) break;
      const move = reversi.moveAt(position, choice % reversi.countMoves(position));
      moves.push(move);
      position = must(reversi.play(position, move));
    }
    return { moves, position };
  });

const refused = (result: { ok: boolean }) => !result.ok;

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
        const move = { row, left, right: left + more };
        expect(must(parseRun(makeRun(move)))).toEqual(move);
      }),
    );
    expect(must(parseRun(" 2:3-5\n"))).toEqual({ row: 2, left: 3, right: 5 });
    for (const text of ["", "2:3", "2:3-", ":3-5", "2:-3-5", "a:b-c", "2:3-5-7"])
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
    const begun = performance.now();
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
    expect(performance.now() - begun).toBeLessThan(10_000);
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

describe("Reversi", () => {
  it("squares as f5 and as row col, on any board", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 400 }), fc.nat(), (half, any) => {
        const size = half * 2;
        const square = any % (size * size);
        expect(must(parseSquare(makeSquare(square, size), size))).toBe(square);
        expect(must(parseRowColumn(makeRowColumn(square, size), size))).toBe(square);
      }),
    );
    expect(must(parseSquare("f5", 8))).toBe(37);
    expect(must(parseSquare("F5 ", 8))).toBe(37);
    expect([0, 25, 26, 51, 52, 701, 702].map(makeColumn)).toEqual(["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    for (const text of ["", "5f", "i1", "a9", "a0", "a", "aaaa1", "a-1"])
      expect(parseSquare(text, 8)).toSatisfy(refused);
    for (const text of ["", "1", "8 0", "0 8", "-1 0", "x y", "1 2 3"])
      expect(parseRowColumn(text, 8)).toSatisfy(refused);
  });

  it("transcripts, passes left out and put back", () => {
    fc.assert(
      fc.property(reversiArbitrary, ({ moves, position }) => {
        const text = makeTranscript(moves, position.options.size);
        const read = must(parseTranscript(text, position.options));
        expect(read.moves).toEqual(moves);
        expect(read.positions.at(-1)).toEqual(position);
      }),
      { numRuns: 50 },
    );
    const { moves } = must(parseTranscript("F5 d6\nc3", reversi.defaults));
    expect(makeTranscript(moves, 8)).toBe("f5d6c3");
    for (const text of ["f5f5", "a1", "f5x", "f", "f5 d6 !", "z99"]) {
      expect(parseTranscript(text, reversi.defaults)).toSatisfy(refused);
    }
  });

  it("boards in a line, framed and numbered", () => {
    fc.assert(
      fc.property(reversiArbitrary, ({ position }) => {
        const same = {
          cells: position.cells,
          turn: position.turn,
          over: position.over,
          discs: position.discs,
        };
        expect(must(parseBoard(makeBoard(position)))).toMatchObject(same);
        const diagram = makeDiagram(position).replace(" to move", "");
        if (position.options.size <= 12) expect(must(parseBoard(diagram))).toMatchObject(same);
        const numbered = makeNumberedBoard(position.cells, position.options.size);
        expect(must(parseNumberedBoard(numbered))).toEqual(Array.from(position.cells as Uint8Array));
      }),
      { numRuns: 50 },
    );
    expect(makeBoard(reversi.start(reversi.defaults))).toBe(
      "---------------------------OX------XO--------------------------- X",
    );
    for (const text of ["", "X", "-".repeat(63), "-".repeat(64).replace("-", "?"), `${"-".repeat(64)} Z`]) {
      expect(parseBoard(text)).toSatisfy(refused);
    }
    expect(parseNumberedBoard("  0 |  3\n    +---\n       0")).toSatisfy(refused);
    const large = Uint8Array.from({ length: 102 * 102 }, (_, square) => square % 3);
    expect(must(parseNumberedBoard(makeNumberedBoard(large, 102)))).toEqual([...large]);
    // The first of 200,000 rows: more characters than a call can take.
    const [row] = numberedBoardLines(new Uint8Array(200_000), 200_000);
    expect(row?.length).toBe(9 + 200_000 * 7);
  });
});

describe("records", () => {
  const record = {
    format: "grundy-record",
    version: 1,
    game: "stones",
    options: stones.defaults,
    players: ["a", "b"],
    events: [
      { type: "move", seat: 0, move: "1:19-21" },
      { type: "take-back", seat: 1, moves: 0 },
      { type: "resign", seat: 0 },
      { type: "time", seat: 1 },
      { type: "claim", seat: 0 },
    ],
  } as const;

  it("are read as they were written", () => {
    expect(must(parseRecord(makeRecord(record)))).toEqual(record);
    const later = { ...record, from: "7 2" };
    expect(must(parseRecord(makeRecord(later)))).toEqual(later);
  });

  it.each([
    ["", "record-not-json"],
    ["{", "record-not-json"],
    ["null", "record-broken"],
    ["[]", "record-broken"],
    ["{}", "record-broken"],
    [JSON.stringify({ ...record, version: 2 }), "record-version"],
    [JSON.stringify({ ...record, game: "__proto__" }), "game-unknown"],
    [JSON.stringify({ ...record, options: { rows: [] } }), "rows-empty"],
    [JSON.stringify({ ...record, players: ["a"] }), "record-broken"],
    [JSON.stringify({ ...record, from: 3 }), "record-broken"],
    [JSON.stringify({ ...record, events: {} }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "move", seat: 2, move: "x" }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "move", seat: 0 }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "take-back", seat: 0, moves: -1 }] }), "record-broken"],
    [JSON.stringify({ ...record, events: [{ type: "constructor", seat: 0 }] }), "record-broken"],
  ])("refuses %s", (text, code) => {
    const result = parseRecord(text);
    expect(result.ok || result.refusal.code).toBe(code);
  });
});

it.each(gameIds)("no text whatever makes the notation of %s throw", (id) => {
  const game = gameOf(id);
  const notation = notationOf(id);
  const start = game.start(game.defaults);
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[-0-9a-h:/ XO]{0,70}$/),
  );
  fc.assert(
    fc.property(text, (input) => {
      for (const result of [
        notation.parseMove(input, start),
        notation.parsePosition(input, game.defaults),
        notation.parseGame(input, game.defaults),
      ]) {
        expect(typeof result.ok).toBe("boolean");
      }
    }),
    { numRuns: 300 },
  );
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
