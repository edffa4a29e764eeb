import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonFault, type JsonFault } from "./json-fault.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a text that is no JSON", () => {
  it("is told with line, column and what is wrong there", () => {
    const known: [string, JsonFault, number, number, string][] = [
      ["", "end", 1, 1, ""],
      ['[{"name": "a"', "end", 1, 14, ""],
      ['[\n  {"name": "a"}\n  {"name": "b"}\n]', "comma-missing", 3, 3, '{"name": "b"}'],
      ['[\n  {"name": "a",\n   "run": "b",}\n]', "comma-last", 3, 14, ",}"],
      ["[1, 2,\n]", "comma-last", 1, 6, ","],
      ['{"name" "a"}', "colon-missing", 1, 9, '"a"}'],
      ['{"name"', "end", 1, 8, ""],
      ["{name: 1}", "name", 1, 2, "name: 1}"],
      ["{'name': 1}", "quotes", 1, 2, "'name': 1}"],
      ['{"name": “a”}', "quotes", 1, 10, "“a”}"],
      ['["a\n"]', "text-open", 1, 2, '"a'],
      ['["C:\\Bots"]', "escape", 1, 5, '\\Bots"]'],
      ['["\\u12g4"]', "escape", 1, 3, '\\u12g4"]'],
      ["[1] // done", "comment", 1, 5, "// done"],
      ["# bots\n[]", "comment", 1, 1, "# bots"],
      ["[True]", "value", 1, 2, "True]"],
      ["[01]", "value", 1, 2, "01]"],
      ["[.5]", "value", 1, 2, ".5]"],
      ["[NaN]", "value", 1, 2, "NaN]"],
      ["[,1]", "value", 1, 2, ",1]"],
      ['{"a": }', "value", 1, 7, "}"],
      ["[}", "value", 1, 2, "}"],
      ["[][]", "rest", 1, 3, "[]"],
    ];
    for (const [text, fault, line, column, near] of known)
      expect([text, findJsonFault(text)]).toEqual([text, { fault, line, column, near }]);
  });

  it("is one that the engine refuses as well, and no other", () => {
    const piece = fc.constantFrom(
      '"a"',
      '"',
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      "1",
      "-",
      "0",
      ".5",
      "e3",
      "true",
      "nul",
      " ",
      "\n",
      "\\",
      "\\u00e9",
      "'",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
      fc.json(),
      fc
        .tuple(fc.json(), fc.nat(), piece)
        .map(([json, at, text]) => json.slice(0, at % json.length) + text + json.slice(at % json.length)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect([text, findJsonFault(text) === undefined]).toEqual([text, isJson(text)]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("may be nested deeper than calls can be", () => {
    expect(findJsonFault("[".repeat(300_000))).toMatchObject({ fault: "end" });
  });
});
