import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GameId, gameOf, must, reversi } from "../../games/index.ts";
import { begin, followMoves, moveTexts, type Play, recordOf } from "../../match/index.ts";
import {
  makeDiagram,
  makeGgf,
  makeObf,
  makeRecord,
  makeWthor,
  notationOf,
  parseTranscript,
  type WthorFile,
} from "../../notation/index.ts";
import { refusalText } from "../../words/index.ts";
import { language } from "../base/language.ts";
import { type FoundData, readFound } from "./found-games.ts";
import { makeGameLink } from "./game-link.ts";

const at = (id: GameId) => ({ id, options: gameOf(id).defaults });
const file = (name: string, content: string | Uint8Array) => ({
  name,
  bytes: typeof content === "string" ? new TextEncoder().encode(content) : content,
});
const played = (id: GameId, moves: readonly string[]) => must(followMoves(must(begin(id)), moves));
/** What is found, opened: its game and moves. */
const read = (data: FoundData, id: GameId = "reversi") =>
  must(readFound(data, at(id))).map((found) => must(found.open()));
const texts = (data: FoundData, id?: GameId) =>
  read(data, id).map((play) => [play.id, moveTexts(play).join(" ")]);
const code = (data: FoundData, id: GameId = "reversi") => {
  const found = readFound(data, at(id));
  return found.ok ? "ok" : found.refusal.code;
};

const squares = (text: string) => must(parseTranscript(text, reversi.defaults)).moves;
const year: WthorFile = {
  written: { year: 2020, month: 1, day: 2 },
  year: 2019,
  depth: 22,
  games: ["f5d6c3", "f5f6e6f4", ""].map((moves, index) => ({
    tournament: 1,
    black: 10 + index,
    white: 20 + index,
    score: 40 - index,
    theoretical: 32,
    moves: squares(moves),
  })),
};
const start = reversi.start(reversi.defaults);
const ggf = (moves: string, black = "Ann", white = "Ben") =>
  makeGgf({
    properties: new Map([
      ["GM", "Othello"],
      ["PB", black],
      ["PW", white],
      ["DT", "2003.12.15"],
      ["RE", "+12"],
    ]),
    start,
    moves: squares(moves).map((square, index) => ({ seat: index % 2 === 0 ? 0 : 1, square, notes: [] })),
  });

describe("a file", () => {
  it("of WTHOR has its games, whatever it is called", () => {
    for (const name of ["WTH_2019.wtb", "games.txt", ""]) {
      expect(texts(file(name, makeWthor(year)), "sticks")).toEqual([
        ["reversi", "f5 d6 c3"],
        ["reversi", "f5 f6 e6 f4"],
        ["reversi", ""],
      ]);
    }
    const [first] = must(readFound(file("x.wtb", makeWthor(year)), at("reversi")));
    expect(first?.title).toBe("Game 1, player 10 – player 20, 2019, 40:24");
  });

  it("of WTHOR is read game by game: one that is not legal spoils no other", () => {
    const games = year.games.map((game, index) => (index === 1 ? { ...game, moves: [0, 1] } : game));
    const bytes = makeWthor({ ...year, games });
    bytes[16 + 68 * 2 + 8] = 99;
    const found = must(readFound(file("x.wtb", bytes), at("reversi"))).map((game) => game.open());
    expect(found.map((play) => play.ok || play.refusal.code)).toEqual([
      true,
      "flips-nothing",
      "not-in-notation",
    ]);
  });

  it("of GGF has its games, with anything between them", () => {
    const both = `2 ${ggf("f5d6", "Ann [1]", "a)b(;c")}\r\n% ${ggf("f5f6e6")} end`;
    for (const name of ["x.ggf", "x"])
      expect(texts(file(name, both), "stones")).toEqual([
        ["reversi", "f5 d6"],
        ["reversi", "f5 f6 e6"],
      ]);
    expect(must(readFound(both, at("reversi"))).map(({ title }) => title)).toEqual([
      "Game 1, Ann [1] – a)b(;c, 2003.12.15, +12",
      "Game 2, Ann – Ben, 2003.12.15, +12",
    ]);
    expect(must(readFound(ggf("f5"), at("reversi")))[0]?.title).toBe("Ann – Ben, 2003.12.15, +12");
  });

  it("of OBF has its positions", () => {
    const entries = ["f5", "f5d6"].map((moves) => {
      const position = must(parseTranscript(moves, reversi.defaults)).positions.at(-1) ?? start;
      return { position, side: position.turn, values: [{ square: 20, score: 2 }] };
    });
    const text = `% a test\n\n${makeObf(entries)}`;
    const boards = read(file("x.obf", text), "piles").map((play) =>
      notationOf(play.id).makePosition(play.position),
    );
    expect(boards).toEqual(entries.map(({ position }) => notationOf("reversi").makePosition(position)));
    expect(read(makeObf(entries.slice(0, 1)))).toHaveLength(1);
  });

  it("of transcripts or records has one in each line", () => {
    expect(texts(file("x.txt", "f5d6c3\r\n\r\nF5 F6 E6\nf5f4\n"))).toEqual([
      ["reversi", "f5 d6 c3"],
      ["reversi", "f5 f6 e6"],
      ["reversi", "f5 f4"],
    ]);
    const plays = [played("sticks", ["1:2-4"]), played("stones", ["1:21-21"])];
    const lines = plays.map((play) => makeRecord(recordOf(play, ["a", "b"])));
    expect(read(lines.join("\n"))).toEqual(plays);
    expect(texts("f5 d6\nc3 d3")).toEqual([["reversi", "f5 d6 c3 d3"]]);
  });

  it("may be in UTF-16, or older than UTF-8", () => {
    const wide = new Uint8Array(
      Uint16Array.from([0xfeff, ...[..."f5d6"].map((sign) => sign.charCodeAt(0))]).buffer,
    );
    expect(texts({ name: "x.txt", bytes: wide })).toEqual([["reversi", "f5 d6"]]);
    const old = Uint8Array.from(
      [...ggf("f5", "Jorg")].map((sign) => (sign === "o" ? 0xf6 : sign.charCodeAt(0))),
    );
    const at8 = must(readFound({ name: "x.ggf", bytes: old }, at("reversi")));
    expect(at8[0]?.title).toMatch(/^Jörg/);
  });
});

describe("a text", () => {
  const play = played("reversi", ["f5", "d6", "c3"]);
  const record = makeRecord(recordOf(play, ["Ann", ""]));
  const hash = makeGameLink(play);

  it("is a record, also one that was set in lines", () => {
    for (const text of [record, JSON.stringify(JSON.parse(record), null, 2)])
      expect(read(text, "stones")).toEqual([play]);
    expect(must(readFound(record, at("stones")))[0]?.title).toBe("Ann – ?");
  });

  it("is a link of any page of a game, or the text that frames it", () => {
    for (const path of ["play", "replay", "embed"]) {
      expect(read(` https://example.org/${path}/reversi#${hash}\n`, "stones")).toEqual([play]);
      expect(read(`/${path}/reversi/#${hash}`, "stones")).toEqual([play]);
    }
    expect(read(`http://localhost:8000/analysis/reversi?at=2#${hash}`, "stones")).toEqual([play]);
    const other = must(begin("taking", { rows: [3, 4] }));
    const address = `https://example.org/embed/taking#${makeGameLink(other)}`;
    const snippet = `<iframe src="${address.replaceAll("&", "&amp;")}" title="Nim" width="480"></iframe>`;
    expect(read(snippet)).toEqual([other]);
  });

  it("is a save string, rows, a board, a picture; of the game one looks at first, else of its own", () => {
    expect(read("1942", "reversi")[0]).toMatchObject({ id: "piles" });
    expect(read("1942", "piles")[0]).toMatchObject({ id: "piles" });
    expect(read("9/7/5/3/1", "reversi")[0]).toMatchObject({ id: "sticks" });
    expect(read("9/7/5/3/1", "taking")[0]).toMatchObject({ id: "taking" });
    expect(read("110011111/1111111/11111/111/1 2", "reversi")[0]).toMatchObject({ id: "sticks" });
    expect(read("* * * *", "kayles")[0]).toMatchObject({ id: "kayles" });
    expect(read(makeDiagram(start).replace(" to move", ""), "kayles")[0]).toMatchObject({ id: "reversi" });
    expect(texts("f5d6c3", "kayles")).toEqual([["reversi", "f5 d6 c3"]]);
  });

  it("is refused in a sentence otherwise", () => {
    const wrong: readonly [FoundData, string][] = [
      ["", "not-in-notation"],
      [" \n ", "not-in-notation"],
      ["hello", "not-in-notation"],
      ["{", "record-not-json"],
      ["[]", "not-in-notation"],
      ['{"format":"grundy-record","version":9}', "record-version"],
      ["https://x/play/chess#moves=1", "game-unknown"],
      ["https://x/play/reversi#nothing", "not-in-notation"],
      ["https://x/game/AAAAAAAAAAAAAAAA", "not-in-notation"],
      ["f5f5", "square-occupied"],
      ["f5d6\nf5f5", "square-occupied"],
      ["(;GM[Othello]", "not-in-notation"],
      [file("x.wtb", "f5d6"), "not-in-notation"],
      [file("x.wtb", makeWthor({ ...year, games: [] })), "not-in-notation"],
      [file("x.wtb", makeWthor(year).slice(0, -1)), "not-in-notation"],
      [file("x.png", Uint8Array.from([137, 80, 78, 71, 0, 1])), "not-in-notation"],
      [file("x.txt", ""), "not-in-notation"],
    ];
    for (const [data, expected] of wrong) {
      expect(code(data), JSON.stringify(data)).toBe(expected);
      const found = readFound(data, at("reversi"));
      expect(found.ok || refusalText(language.value, found.refusal, "reversi")).toMatch(/^[^\n]+\.$/);
    }
  });
});

describe("what is huge or hostile", () => {
  /** As long as a slow machine under load may take; without a bound each of these takes minutes or the memory. */
  const patience = 3000;
  const timed = (data: FoundData, id: GameId = "reversi") => {
    const from = performance.now();
    const result = code(data, id);
    expect(performance.now() - from).toBeLessThan(patience);
    return result;
  };

  it("is refused beyond 20 MB", () => {
    expect(timed({ name: "x", bytes: new Uint8Array(20_000_001) })).toBe("file-too-large");
    expect(timed("x".repeat(20_000_001))).toBe("file-too-large");
  });

  it("opens the largest WTHOR file, of which no game is read", () => {
    const count = Math.floor((20_000_000 - 16) / 68);
    const bytes = new Uint8Array(16 + count * 68);
    new DataView(bytes.buffer).setUint32(4, count, true);
    expect(timed({ name: "", bytes })).toBe("ok");
    const all = must(readFound({ name: "", bytes }, at("reversi")));
    expect(must((all.at(-1) as (typeof all)[number]).open()).moves).toEqual([]);
  });

  it("takes no long time", () => {
    const long = 490_000;
    for (const sign of [
      "[",
      "(;",
      "(;A[",
      "\\",
      "1",
      "1 ",
      "0",
      "1/",
      "f5",
      "pass",
      "a",
      "-",
      "* ",
      "{",
      '{"a":',
      "\n",
      " ",
      "<1,*> ",
      ";",
      "%",
      "1[1-1,",
      "<iframe ",
    ]) {
      for (const text of [sign.repeat(long / sign.length), `${sign.repeat(long / sign.length)}x 3`]) {
        for (const id of ["reversi", "piles"] as const) timed(text, id);
      }
    }
    for (const sign of ["\n", "f5d6\n", "(;A[b];)", "3\n", " "]) timed(sign.repeat(20_000_000 / sign.length));
    timed(" ".repeat(19_000_000));
  }, 120_000);

  it("asks for no more positions than the page can hold", () => {
    const record = (options: unknown, count: number) =>
      JSON.stringify({
        format: "grundy-record",
        version: 1,
        game: "reversi",
        options,
        players: ["", ""],
        events: Array.from({ length: count }, () => ({ type: "resign", seat: 0 })),
      });
    expect(timed(record({ size: 1000 }, 100))).toBe("moves-too-many");
    expect(timed(record({}, 5001))).toBe("moves-too-many");
    expect(
      timed(`/play/reversi#options=${encodeURIComponent('{"size":1000}')}&moves=${"a1".repeat(60)}`),
    ).toBe("moves-too-many");
    const rows = JSON.stringify({
      rows: Array.from({ length: 1000 }, () => 1e15),
      take: "any",
      middle: true,
      last: "wins",
    });
    expect(timed(`/play/taking#options=${encodeURIComponent(rows)}&moves=1:1-1`)).toBe("ok");
  });

  it("throws nothing, and opens what it has found or says why not", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        "(;",
        ";)",
        "B[f5]",
        "f5d6",
        "{",
        "}",
        '"',
        "\n",
        "%",
        "https://x/play/",
        "reversi",
        "#",
        "moves=",
        "/",
        "0999",
        "X",
        "-",
        "\u202e",
        "\0",
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom("reversi", "piles", "kayles"),
        (pieces, id) => {
          const found = readFound(pieces.join(""), at(id as GameId));
          if (found.ok)
            for (const game of found.value)
              expect(typeof game.title + typeof game.open().ok).toBe("stringboolean");
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom("x.wtb", "x.ggf", "x"),
        (bytes, name) => {
          expect(typeof readFound({ name, bytes }, at("reversi")).ok).toBe("boolean");
        },
      ),
    );
  });

  it("spoils no bytes of a year: any one changed is told or read", () => {
    const whole = makeWthor(year);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), (place, value) => {
        const bytes = whole.slice();
        bytes[place] = value;
        const found = readFound({ name: "x.wtb", bytes }, at("reversi"));
        if (found.ok) for (const game of found.value) expect(typeof game.open().ok).toBe("boolean");
      }),
    );
  });

  it("gives back the game that was written, whichever form it had", () => {
    const game = fc.tuple(
      fc.constantFrom<GameId>("stones", "kayles", "sticks", "piles", "reversi"),
      fc.array(fc.nat(), { maxLength: 20 }),
    );
    fc.assert(
      fc.property(game, ([id, choices]) => {
        let play: Play = must(begin(id));
        for (const choice of choices) {
          if (play.ending) break;
          const rules = gameOf(id);
          const move = rules.moveAt(play.position, choice % rules.countMoves(play.position));
          play = must(followMoves(play, [notationOf(id).makeMove(move, play.position)]));
        }
        for (const text of [makeRecord(recordOf(play, ["a", "b"])), `/replay/${id}#${makeGameLink(play)}`])
          expect(read(text, "taking")).toEqual([play]);
        expect(
          notationOf(id).makePosition(
            (read(notationOf(id).makePosition(play.position), id)[0] as Play).position,
          ),
        ).toBe(notationOf(id).makePosition(play.position));
      }),
      { numRuns: 50 },
    );
  });
});
