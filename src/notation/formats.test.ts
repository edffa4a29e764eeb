import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must, type ReversiPosition, reversi, type Seat } from "../games/index.ts";
import {
  type GgfMove,
  makeBoard,
  makeGgf,
  makeObf,
  makeObfLine,
  makeTranscript,
  makeWthor,
  notationOf,
  parseGgf,
  parseGgfFile,
  parseObf,
  parseObfLine,
  parseTranscript,
  parseWthor,
  type WthorGame,
} from "./index.ts";

const code = (result: { ok: true } | { ok: false; refusal: { code: string } }) =>
  result.ok ? "ok" : result.refusal.code;

/** A game some random moves long, with the passes that the rules made on the way. */
const gameArbitrary = fc
  .tuple(fc.constantFrom(4, 6, 8, 10), fc.array(fc.nat(), { maxLength: 70 }))
  .map(([size, choices]) => {
    const start = reversi.start(must(reversi.options({ size })));
    let position: ReversiPosition = start;
    const moves: GgfMove[] = [];
    let due: Seat = 0;
    for (const choice of choices) {
      if (position.over) break;
      if (position.turn !== due) moves.push({ seat: due, square: undefined, notes: [] });
      const { turn } = position;
      const square = reversi.moveAt(position, choice % reversi.countMoves(position));
      moves.push({ seat: turn, square, notes: choice % 3 === 0 ? ["1.50", "0.2"] : [] });
      position = must(reversi.play(position, square));
      due = turn === 0 ? 1 : 0;
    }
    return { start, moves, position, due };
  });

describe("OBF", () => {
  // Position 40 of the French federation's endgame test.
  const line = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

  it("reads a line with and without scores and comment", () => {
    const entry = must(parseObfLine(`${line}; A2:+38; b1:-4 ;H8:0; % from the test set: 20 empty`));
    expect(makeBoard(entry.position)).toBe(line);
    expect(entry.values).toEqual([
      { square: 8, score: 38 },
      { square: 1, score: -4 },
      { square: 63, score: 0 },
    ]);
    expect(must(parseObfLine(line))).toEqual({ ...entry, values: [] });
    expect(must(parseObfLine(`${line};`)).side).toBe(0);
  });

  it("keeps the side that has to pass", () => {
    const entry = must(parseObfLine("XO-------------- O"));
    expect(entry).toMatchObject({ side: 1, position: { turn: 0 } });
    expect(makeObfLine(entry)).toBe("XO-------------- O;");
  });

  it("is the same after being written and read", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(gameArbitrary, fc.integer({ min: -64, max: 64 })), { maxLength: 4 }),
        (games) => {
          const entries = games.map(([{ position, due }, score]) => ({
            position,
            side: position.over ? position.turn : due,
            values: position.over
              ? []
              : reversi.countMoves(position) > 0
                ? [{ square: reversi.moveAt(position, 0), score }]
                : [],
          }));
          expect(must(parseObf(`% a file\n\n${makeObf(entries)}`))).toEqual(entries);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("names the line it cannot read", () => {
    const bad = ["", "X", line.slice(1), `${line} X`, `${line}; a2`, `${line}; a2:x;`, `${line}; i9:+1;`];
    for (const text of [...bad, line.replace("X", "Q"), `${"-".repeat(40_000)} X`])
      expect(code(parseObfLine(text))).toBe("not-in-notation");
    const file = parseObf(`${line}\n% comment\nnonsense\n`);
    expect(!file.ok && file.refusal).toMatchObject({ place: 3, refusal: { facts: { text: "nonsense" } } });
  });
});

describe("GGF", () => {
  const head = "GM[Othello]PC[GGS/os]PB[Ann]PW[Ben \\[3\\]]RE[+2.00]TY[8]";
  const board = `8 ${"-".repeat(27)}O*------*O${"-".repeat(27)} *`;

  it("reads a game with evaluations, times and a pass", () => {
    const game = must(parseGgf(`(;${head}BO[${board}]B[F5//0.01]W[f6/1.5/2]B[e6];)`));
    expect([...game.properties]).toContainEqual(["PW", "Ben [3]"]);
    expect(makeBoard(game.start)).toBe(makeBoard(reversi.start(reversi.defaults)));
    expect(game.moves.map(({ notes }) => notes)).toEqual([["", "0.01"], ["1.5", "2"], []]);
    expect(makeBoard(game.position)).toBe(
      makeBoard(must(parseTranscript("f5f6e6", reversi.defaults)).positions[3] as ReversiPosition),
    );
  });

  it("is the same after being written and read", () => {
    const text = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom("(;", ";)", "]", "\\", "\n"));
    fc.assert(
      fc.property(gameArbitrary, text, text, ({ start, moves, position, due }, black, white) => {
        const properties = new Map([
          ["GM", "Othello"],
          ["PB", black],
          ["PW", white],
        ]);
        const game = { properties, start, moves, position, due };
        expect(must(parseGgf(makeGgf(game)))).toEqual(game);
        expect(must(parseGgfFile(`2 ${makeGgf(game)}\n${makeGgf(game)} end`))).toEqual([game, game]);
      }),
      { numRuns: 40 },
    );
  });

  it("refuses what is no game, an illegal move, a move out of turn and a pass that is not due", () => {
    const wrong = [
      "",
      "(;",
      "(;)",
      ";)",
      "(;;)",
      `(;${head};)`,
      `(;${head}BO[8 * *];)`,
      `(;BO[${board}]B F5;)`,
    ];
    for (const text of [
      ...wrong,
      `(;B[F5]BO[${board}];)`,
      `(;BO[${board}]BO[${board}];)`,
      `(;BO[${board}]B[F5`,
    ])
      expect(code(parseGgf(text))).toBe("not-in-notation");
    const played = (moves: string) => code(parseGgf(`(;BO[${board}]${moves};)`));
    expect(played("B[A1]")).toBe("flips-nothing");
    expect(played("B[F5]B[D6]")).toBe("not-your-turn");
    expect(played("B[PA]")).toBe("not-your-turn");
    expect(played("B[__proto__]")).toBe("not-in-notation");
    expect(played("__PROTO__[x]")).toBe("not-in-notation");
    expect(code(parseGgf(`(;${"A[".repeat(50_000)};)`))).toBe("not-in-notation");
    const none = parseGgfFile("nothing here");
    expect(!none.ok && none.refusal).toMatchObject({ place: 1, refusal: { code: "not-in-notation" } });
    const second = parseGgfFile(`(;BO[${board}]B[F5];) (;BO[${board}]B[F4];)`);
    expect(!second.ok && second.refusal.place).toBe(2);
  });
});

describe("WTHOR", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const number = fc.integer({ min: 0, max: 65535 });
  const game: fc.Arbitrary<WthorGame> = fc.record({
    tournament: number,
    black: number,
    white: number,
    score: byte,
    theoretical: byte,
    moves: fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 60 }),
  });

  it("is the same after being written and read", () => {
    const file = fc.record({
      written: fc.record({
        year: fc.integer({ min: 1977, max: 2100 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      }),
      year: number,
      depth: byte,
      games: fc.array(game, { maxLength: 5 }),
    });
    fc.assert(
      fc.property(file, (each) => {
        expect(must(parseWthor(makeWthor(each)))).toEqual(each);
      }),
    );
  });

  it("stores squares as ten times the row and the column", () => {
    const { moves } = must(parseTranscript("f5d6c3", reversi.defaults));
    const file = { written: { year: 2020, month: 1, day: 2 }, year: 2019, depth: 22, games: [] };
    const one = { tournament: 1, black: 2, white: 3, score: 40, theoretical: 32, moves };
    const bytes = makeWthor({ ...file, games: [one] });
    expect([...bytes.slice(0, 16)]).toEqual([20, 20, 1, 2, 1, 0, 0, 0, 0, 0, 227, 7, 8, 0, 22, 0]);
    expect([...bytes.slice(16, 28)]).toEqual([1, 0, 2, 0, 3, 0, 40, 32, 56, 64, 33, 0]);
    expect(makeTranscript(must(parseWthor(bytes)).games[0]?.moves ?? [], 8)).toBe("f5d6c3");
  });

  it("refuses another length, another board and squares that do not exist", () => {
    const one = { tournament: 1, black: 2, white: 3, score: 40, theoretical: 32, moves: [37] };
    const good = makeWthor({
      written: { year: 2020, month: 1, day: 2 },
      year: 2019,
      depth: 22,
      games: [one],
    });
    const changed = (at: number, value: number) => {
      const bytes = good.slice();
      bytes[at] = value;
      return code(parseWthor(bytes));
    };
    expect(code(parseWthor(good))).toBe("ok");
    expect(code(parseWthor(good.slice(0, 83)))).toBe("not-in-notation");
    expect(code(parseWthor(new Uint8Array(3)))).toBe("not-in-notation");
    expect([changed(12, 10), changed(4, 2), changed(7, 255), changed(24, 99), changed(24, 10)]).toEqual(
      Array(5).fill("not-in-notation"),
    );
  });
});

describe("positions of Reversi", () => {
  it("are read from every format", () => {
    const { parsePosition } = notationOf("reversi");
    const position = must(parseTranscript("f5d6", reversi.defaults)).positions[2] as ReversiPosition;
    const ggf = makeGgf({
      properties: new Map(),
      start: reversi.start(reversi.defaults),
      moves: [
        { seat: 0, square: 37, notes: [] },
        { seat: 1, square: 43, notes: [] },
      ],
    });
    for (const text of ["f5d6", `${makeBoard(position)}; c3:+1;`, `${makeBoard(position)};`, ggf])
      expect(must(parsePosition(text, reversi.defaults))).toEqual(position);
  });
});
