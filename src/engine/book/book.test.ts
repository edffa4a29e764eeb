import { readFileSync, statSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boardImages, legalSquares, must, type ReversiPosition, reversi } from "../../games/index.ts";
import { makeTranscript, parseTranscript } from "../../notation/index.ts";
import { optimalGame } from "../../notation/openings.ts";
import { seededChance } from "../../players/index.ts";
import { choose } from "../choose.ts";
import { openInlineEngine } from "../node.ts";
import type { Engine } from "../types.ts";
import { type Book, lineTo, positionOf } from "./book.ts";
import { buildBook } from "./build.ts";
import { bookReader, decodeBook, encodeBook } from "./format.ts";
import { bookPlies } from "./plies.ts";

const file = new URL("./book.gz", import.meta.url);
const bytes = new Uint8Array(gunzipSync(readFileSync(file)));
const start = reversi.start(reversi.defaults);

let engine: Engine;
beforeAll(async () => {
  engine = await openInlineEngine();
});
afterAll(() => engine.close());

const shipped = decodeBook(bytes) as Book;

describe("the shipped book", () => {
  it("has thousands of positions in at most 60 KB, each once, none beyond its last ply", () => {
    expect(statSync(file).size).toBeLessThanOrEqual(60_000);
    expect(shipped.nodes.length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(shipped.nodes.map(({ key }) => key)).size).toBe(shipped.nodes.length);
    for (const { ply, edges, depth } of shipped.nodes) {
      expect(ply + Math.sign(edges.length)).toBeLessThanOrEqual(bookPlies);
      expect(depth).toBeGreaterThanOrEqual(18);
    }
  });

  it("is read in steps, none longer than a position takes", () => {
    const reader = bookReader(bytes);
    let steps = 0;
    while (!reader.next().done) steps++;
    expect(steps).toBe(shipped.nodes.length);
  });

  it("is written as it was read", () => {
    expect(Buffer.from(encodeBook(shipped)).equals(bytes)).toBe(true);
  });

  it("has the value of best play within it everywhere", () => {
    for (const node of shipped.nodes.filter(({ edges }) => edges.length > 0)) {
      expect(node.value).toBe(Math.max(...node.edges.map((edge) => -edge.node.value)) + 0);
    }
  });

  it("knows the four first moves as one, and a position by each of its images", () => {
    const moves = shipped.moves(start);
    expect(moves.map(({ square }) => square).sort((a, b) => a - b)).toEqual(legalSquares(start));
    expect(new Set(moves.map(({ score }) => score)).size).toBe(1);
    const squares = must(parseTranscript("f5d6c3d3c4", reversi.defaults)).moves;
    const scores = boardImages(8).map((image) => {
      const imaged = makeTranscript(
        squares.map((square) => image[square] as number),
        8,
      );
      const turned = start.cells[image[27] as number] === 2 ? "tournament" : "mirrored";
      const { positions } = must(parseTranscript(imaged, { size: 8, start: turned }));
      return shipped.moves(positions.at(-1) as ReversiPosition).map(({ score }) => score);
    });
    expect(scores[0]?.length).toBeGreaterThan(1);
    for (const each of scores) expect(each).toEqual(scores[0]);
  });

  it("finds a way from the start to each position", () => {
    for (const node of shipped.nodes.filter((_, index) => index % 97 === 0)) {
      const line = makeTranscript(lineTo(shipped, node), 8);
      const { positions } = must(parseTranscript(line, reversi.defaults));
      expect(shipped.find(positions.at(-1) as ReversiPosition)).toBe(node);
    }
  });

  it("knows nothing of other boards", () => {
    expect(shipped.moves(reversi.start({ size: 10, start: "tournament" }))).toEqual([]);
  });

  it("knows nothing of games with corners given, also a move on, and a level that plays from it plays them by itself", async () => {
    for (const to of ["black", "white"] as const) {
      for (const corners of [1, 2, 3, 4]) {
        const given = reversi.start({ ...reversi.defaults, handicap: { to, corners } });
        const next = legalSquares(given).map((square) => must(reversi.play(given, square)));
        for (const position of [given, ...next]) {
          expect(shipped.find(position)).toBeUndefined();
          expect(shipped.moves(position)).toEqual([]);
        }
      }
    }
    const given = reversi.start({ ...reversi.defaults, handicap: { to: "black", corners: 1 } });
    const analyse: Engine["analyse"] = (position) => engine.analyse(position, { depth: 4 });
    const bookMoves = async (position: ReversiPosition) => shipped.moves(position);
    expect(legalSquares(given)).toContain(await choose({ analyse, bookMoves }, given, 14, seededChance(1)));
  }, 60_000);
});

describe("a book's file", () => {
  it("that is cut off, too long or none is refused", () => {
    expect(decodeBook(new Uint8Array())).toBeUndefined();
    expect(decodeBook(bytes.subarray(0, bytes.length - 1))).toBeUndefined();
    expect(decodeBook(new Uint8Array([...bytes, 0]))).toBeUndefined();
    expect(decodeBook(new TextEncoder().encode("grundy-book 1 9999999\n"))).toBeUndefined();
    expect(decodeBook(new TextEncoder().encode("grundy-book 2 1\n\0\0\0"))).toBeUndefined();
  });

  it("may hold anything and does no harm", () => {
    const head = [...new TextEncoder().encode("grundy-book 1 3\n")];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (rest) => {
        const book = decodeBook(new Uint8Array([...head, ...rest]));
        expect(book === undefined || book.nodes.length === 3).toBe(true);
      }),
    );
  });
});

describe("building", () => {
  async function built(from: Book | undefined, steps: number): Promise<Book | undefined> {
    let book = from;
    const options = { positions: 30, depth: 2, deepen: 4 };
    for await (book of buildBook(engine, from, options)) if (--steps === 0) break;
    return book;
  }

  it("takes up positions until there are enough, then searches them deeper", async () => {
    const book = (await built(undefined, 1000)) as Book;
    expect(book.nodes.length).toBeGreaterThanOrEqual(30);
    expect(book.nodes.length).toBeLessThan(45);
    expect(book.nodes.every(({ edges, depth }) => edges.length > 0 || depth === 4)).toBe(true);
  });

  it("goes on from what was written before it was cut off", async () => {
    const cut = decodeBook(encodeBook((await built(undefined, 5)) as Book)) as Book;
    expect(cut.nodes.length).toBeLessThan(30);
    const book = (await built(cut, 1000)) as Book;
    expect(book.nodes.length).toBeGreaterThanOrEqual(30);
    const keys = new Set(book.nodes.map(({ key }) => key));
    expect(cut.nodes.every(({ key }) => keys.has(key))).toBe(true);
    expect(book.nodes.every(({ edges, depth }) => edges.length > 0 || depth === 4)).toBe(true);
  });
});

describe("levels with the book", () => {
  it("open it from level 14 up, on 8×8, up to its last ply, and search where it is missing", async () => {
    const opened: string[] = [];
    const after = (moves: string) =>
      must(parseTranscript(moves, reversi.defaults)).positions.at(-1) as ReversiPosition;
    const late = after(optimalGame.slice(0, 2 * bookPlies));
    const cases = { start, late, small: reversi.start({ size: 6, start: "tournament" }) };
    for (const [name, position] of Object.entries(cases)) {
      for (const level of [13, 14]) {
        const bookMoves = async () => {
          opened.push(`${name} ${level}`);
          return [];
        };
        const square = await choose({ analyse: engine.analyse, bookMoves }, position, level, seededChance(1));
        expect(legalSquares(position)).toContain(square);
      }
    }
    expect(opened).toEqual(["start 14"]);
  });

  it("end the search before, like every question", async () => {
    const search = engine.analyse(start);
    expect(legalSquares(start)).toContain(await engine.choose(start, 20, seededChance(1)));
    expect((await search.result).complete).toBe(false);
  });

  /** What a level plays in a position, asked so many times with one chance. */
  async function choices(level: number, position: ReversiPosition, seed: number): Promise<number[]> {
    const chance = seededChance(seed);
    const found: number[] = [];
    for (let index = 0; index < 12; index++) found.push(await engine.choose(position, level, chance));
    return found;
  }

  it("vary among its best moves by chance alone", async () => {
    const first = await choices(14, start, 1);
    expect(new Set(first).size).toBeGreaterThan(2);
    expect(await choices(14, start, 1)).toEqual(first);
    const inner = shipped.nodes.filter(({ edges }) => edges.length > 2);
    for (const node of inner.slice(-5)) {
      const position = positionOf(node);
      const [best, ...others] = shipped.moves(position);
      const good = [best, ...others.filter(({ score }) => score === best?.score)].map((move) => move?.square);
      for (const square of await choices(20, position, 2)) expect(good).toContain(square);
    }
  });
});
