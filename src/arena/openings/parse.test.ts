import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameIds } from "../../games/index.ts";
import { parseOpenings } from "./parse.ts";

describe("a file of openings", () => {
  it("has a position or the moves from the start in each line, and comments", () => {
    const reversi =
      "# balanced\nf5d6c3 0.3\n\nf5 d6 % the same for two moves\n---------------------------OX------XO--------------------------- X\nF5D6\n";
    const read = parseOpenings(reversi, "reversi", undefined);
    expect(read.ok && read.value).toEqual([
      "------------------X--------XX------OXX-----O-------------------- O",
      "---------------------------OX------OXX-----O-------------------- X",
      "---------------------------OX------XO--------------------------- X",
    ]);
    const nim = "9,7,5,3,1\n 5:1-9\n% a comment\n100000000/11/0/0/1 2\n9/7/5/3/1\n";
    expect(parseOpenings(nim, "sticks", undefined)).toMatchObject({
      ok: false,
      refusal: { code: "opening-wrong", facts: { line: 2 } },
    });
    expect(parseOpenings("11011111111 1\n11111111011 2\r\n1:1\n", "kayles", undefined)).toEqual({
      ok: true,
      value: ["11011111111 1", "01111111111 2"],
    });
    expect(parseOpenings("17\n9 # nine\n", "stones", undefined)).toEqual({
      ok: true,
      value: ["111111111111111110000 1", "111111111000000000000 1"],
    });
  });

  it("is refused with the line that is wrong", () => {
    const wrong: [string, string, object][] = [
      ["f5\nf5f5", "reversi", { code: "opening-wrong", facts: { line: 2, text: "f5f5" } }],
      ["hello", "reversi", { code: "opening-wrong", facts: { line: 1 } }],
      [
        "-----XO--OX----- X",
        "reversi",
        { code: "opening-wrong", facts: { refusal: { code: "cells-wrong" } } },
      ],
      ["22", "stones", { code: "opening-wrong", facts: { line: 1, text: "22" } }],
      ["00000000000 1", "kayles", { code: "opening-over", facts: { line: 1 } }],
      ["# nothing\n", "kayles", { code: "openings-none" }],
      ["", "kayles", { code: "openings-none" }],
    ];
    for (const [text, game, refusal] of wrong)
      expect([text, parseOpenings(text, game as "kayles", undefined)]).toMatchObject([
        text,
        { ok: false, refusal },
      ]);
  });

  it("may be anything", () => {
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("f5", "1/1", "9 7 5", "1:1-2", "swap", "1 1", "()"),
    );
    const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(fc.constantFrom(...gameIds), text, (game, file) => {
        const read = parseOpenings(file, game, undefined);
        if (read.ok) expect(parseOpenings(read.value.join("\n"), game, undefined)).toEqual(read);
      }),
      { numRuns: 100 },
    );
  });
});
