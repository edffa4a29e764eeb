import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { relaxations } from "../verdict.ts";
import { differenceOf } from "./difference.ts";
import { marked, marksIn } from "./marks.ts";
import { firstDifference, placeOf } from "./place.ts";
import { sameWithout, smallestRelaxation } from "./relaxations.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("exact bytes decide", () => {
  it("equal outputs have no difference", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (output) => {
        expect(differenceOf(output, output.slice())).toBeUndefined();
        expect(sameWithout(output, output.slice(), [])).toBe(true);
      }),
    );
  });

  it("any single byte that is changed is found at exactly that byte", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (output, at, by) => {
          const byte = at % output.length;
          const changed = output.map((each, index) => (index === byte ? each ^ by : each));
          const before = output.subarray(0, byte);
          const found = differenceOf(output, changed);
          expect(found?.at.byte).toBe(byte);
          expect(found?.at.line).toBe(before.filter((each) => each === 10).length + 1);
        },
      ),
    );
  });

  it("so is a byte that is left out or added at the end", () => {
    expect(firstDifference(bytes("abc"), bytes("ab"))).toBe(2);
    expect(firstDifference(bytes("ab"), bytes("abc"))).toBe(2);
    expect(firstDifference(bytes(""), bytes(""))).toBeUndefined();
  });

  it("a column is a character, whichever of its bytes differs", () => {
    expect(placeOf(bytes("é\naéö"), 3)).toEqual({ byte: 3, line: 2, column: 1 });
    expect(placeOf(bytes("é\naéö"), 7)).toEqual({ byte: 7, line: 2, column: 3 });
    expect(differenceOf(bytes("aé"), bytes("aè"))?.at).toEqual({ byte: 2, line: 1, column: 2 });
  });
});

describe("what would have to be passed over", () => {
  const only = (expected: string, got: string) => smallestRelaxation(bytes(expected), bytes(got));

  it.each([
    ["crlf", "a\nb\n", "a\r\nb\r\n"],
    ["final-newline", "a\nb\n", "a\nb"],
    ["trailing-blanks", "a\nb\n", "a  \nb\t\n"],
    ["blank-lines", "a\n\nb\n", "a\nb\n\n"],
    ["runs-of-blanks", "75%  | a\n", "75% | a\n"],
    ["letter-case", "Game Over\n", "game over\n"],
    ["digits-only", "10 stones: 3\n", "10 Steine, 3!\n"],
  ] as const)("%s alone", (name, expected, got) => {
    expect(only(expected, got)).toEqual([name]);
    expect(sameWithout(bytes(expected), bytes(got), [name])).toBe(true);
    for (const other of relaxations)
      if (other !== name && other !== "digits-only")
        expect(sameWithout(bytes(expected), bytes(got), [other]), other).toBe(false);
  });

  it("several together, no more than are needed", () => {
    expect(only("Aa\n\nb\n", "aA \r\nb")).toEqual([
      "crlf",
      "final-newline",
      "trailing-blanks",
      "blank-lines",
      "letter-case",
    ]);
    expect(only("a b\n", "a  b")).toEqual(["final-newline", "runs-of-blanks"]);
  });

  it("nothing is enough where text and numbers differ", () => {
    expect(only("1 stone", "2 stones")).toBeNull();
    expect(only("one", "two")).toBeNull();
  });

  it("every set that is named is enough, and none of its members can be spared", () => {
    const line = fc.constantFrom("a", "A", "a ", "a b", "a  b", "", "1");
    const end = fc.constantFrom("\n", "\r\n");
    const text = fc.array(fc.tuple(line, end), { maxLength: 4 }).map((lines) => lines.flat().join(""));
    fc.assert(
      fc.property(text, text, (expected, got) => {
        const named = only(expected, got);
        if (named === null || expected === got) return;
        expect(sameWithout(bytes(expected), bytes(got), named)).toBe(true);
        for (const each of named)
          expect(
            sameWithout(
              bytes(expected),
              bytes(got),
              named.filter((other) => other !== each),
            ),
          ).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("bytes that are no UTF-8 are not the same because both are shown alike", () => {
    expect(smallestRelaxation(Uint8Array.of(0xff, 10), Uint8Array.of(0xfe, 10))).toBeNull();
  });
});

describe("hostile outputs", () => {
  const megabytes = (fill: number) => new Uint8Array(8 << 20).fill(fill);

  it.each([
    ["of NULs", 0],
    ["that is no UTF-8", 0xff],
    ["of blanks", 32],
    ["of blank lines", 10],
    ["of carriage returns", 13],
    ["of digits", 49],
    ["of one letter", 97],
  ])("8 MiB %s are compared and shown in part", { timeout: 120_000 }, (_name, fill) => {
    const difference = differenceOf(bytes("Welcome to Nim\n\n$"), megabytes(fill));
    expect(difference?.at.byte).toBe(0);
    expect(difference?.got?.length ?? 0).toBeLessThan(600);
    const padded = megabytes(fill);
    padded.set(bytes("Welcome to Nim\n\n$"));
    expect(differenceOf(bytes("Welcome to Nim\n\n$"), padded)?.at.byte).toBe(17);
    const late = megabytes(fill);
    late[late.length - 1] = 120;
    const other = differenceOf(megabytes(fill), late);
    expect(other?.at.byte).toBe(late.length - 1);
    expect(other?.expected?.length ?? 0).toBeLessThan(600);
  });
});

describe("marks", () => {
  it("make visible what is not", () => {
    expect(marked("a b\tc\r\0\u00a0\u0001\u200b\n")).toBe("a·b→c␍␀⍽␁[U+200B]⏎");
    expect(marked("é*|")).toBe("é*|");
    expect(marksIn("a·b", "⏎")).toEqual(["·", "⏎"]);
  });
});
