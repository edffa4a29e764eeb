import { describe, expect, it } from "vitest";
import { seededChance } from "../players/index.ts";
import { makeForm, parseForm } from "./form.ts";
import { makeLine, parseLine } from "./line.ts";
import { makePuzzle } from "./make.ts";
import type { Puzzle } from "./puzzle.ts";
import { findShipped, shippedPuzzles } from "./shipped.ts";

async function some(count: number): Promise<Puzzle[]> {
  const chance = seededChance(11);
  const puzzles: Puzzle[] = [];
  while (puzzles.length < count) {
    const puzzle = await makePuzzle("taking", chance, {});
    if (puzzle) puzzles.push(puzzle);
  }
  return puzzles;
}
const puzzles = await some(60);

describe("the form of a puzzle", () => {
  it("is read as it was written, through JSON and as a line", () => {
    for (const puzzle of puzzles) {
      const form = JSON.parse(JSON.stringify(makeForm(puzzle, "nim-7")));
      expect(form.id).toBe("nim-7");
      expect(parseForm(form)).toEqual({ ok: true, value: puzzle });
      expect(parseLine(makeLine(puzzle))).toEqual({ ok: true, value: puzzle });
    }
  });

  it("has rules only where the game has none of its own", () => {
    for (const puzzle of puzzles) expect("options" in makeForm(puzzle)).toBe(puzzle.game === "taking");
  });

  it("names the part that is not as it should be", () => {
    const form = {
      ...{ game: "taking", options: { take: "1-3", middle: false, misere: true }, position: "7", to_move: 1 },
      ...{ solutions: ["1:6-7"], idea: "remainder", rating: 900, moves: 3 },
    };
    expect(parseForm(form).ok).toBe(true);
    const wrong: readonly (readonly [string, object])[] = [
      ["game", { game: "chess" }],
      ["game", { game: "__proto__" }],
      ["game", { game: 7 }],
      ["options", { options: { take: "0-3", middle: false, misere: true } }],
      ["options", { options: { take: "1-3", middle: "yes", misere: true } }],
      ["options", { options: null }],
      ["options", { options: { take: `1${",1".repeat(50_000)}`, middle: false, misere: false } }],
      ["position", { position: "" }],
      ["position", { position: "0" }],
      ["moves", { position: "7 1 2" }],
      ["position", { position: "0111 3" }],
      ["position", { position: "1".repeat(100_000) }],
      ["position", { position: "seven" }],
      ["to_move", { to_move: 2 }],
      ["to_move", { to_move: undefined }],
      ["idea", { idea: "luck" }],
      ["rating", { rating: Number.NaN }],
      ["rating", { rating: "900" }],
      ["moves", { moves: 4 }],
      ["solutions", { solutions: [] }],
      ["solutions", { solutions: ["1:7-7", "1:7-7"] }],
      ["solutions", { solutions: ["1:1-2"] }],
      ["solutions", { solutions: ["2"] }],
      ["solutions", { solutions: "1:6-7" }],
      ["solutions", { solutions: [7] }],
    ];
    for (const [part, change] of wrong) {
      const refused = { code: "record-broken", facts: { part } };
      expect(parseForm({ ...form, ...change }), JSON.stringify(change).slice(0, 80)).toEqual({
        ok: false,
        refusal: refused,
      });
    }
    for (const text of [undefined, null, 7, "form", []]) expect(parseForm(text).ok).toBe(false);
  });

  it("no line that is cut, mixed up or beyond all bounds is read, and none throws", () => {
    const chance = seededChance(2);
    for (const puzzle of puzzles) {
      const line = makeLine(puzzle);
      const at = Math.floor(chance() * line.length);
      const changed =
        line.slice(0, at) + String.fromCharCode(32 + Math.floor(chance() * 300)) + line.slice(at + 1);
      const read = parseLine(changed);
      // What is read all the same is another puzzle of the same form.
      if (read.ok) expect(parseLine(makeLine(read.value))).toEqual(read);
      expect(parseLine(line.slice(0, line.lastIndexOf(";"))).ok).toBe(false);
    }
    for (const line of ["", ";;;;;;;", "xor;1;2;taking;any;;1;", ";".repeat(100_000), "\u0000"])
      expect(parseLine(line).ok).toBe(false);
  });
});

describe("a shipped puzzle", () => {
  it("is found by its id, and nothing else is", async () => {
    const all = await shippedPuzzles("taking");
    expect(all.length).toBeGreaterThanOrEqual(2_000);
    for (const at of [0, 16, all.length - 1]) expect(await findShipped(`nim-${at + 1}`)).toBe(all[at]);
    const ids = [
      "nim-0",
      `nim-${all.length + 1}`,
      "nim-01",
      "nim",
      "nim-1 ",
      "go-1",
      "constructor-1",
      "nim-1e3",
    ];
    for (const id of ids) expect(await findShipped(id), id).toBeUndefined();
  });

  it("says before it is read what it says then, and no two have the same id", async () => {
    const all = await shippedPuzzles("taking");
    for (const { game, idea, rating, family, puzzle } of all)
      expect(puzzle()).toMatchObject({ game, idea, rating, family });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});
