import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commandWords, splitCommand } from "./command.ts";

describe("a command text", () => {
  it.each([
    ["edax -n 1", ["edax", "-n", "1"]],
    ["  a\tb\n c ", ["a", "b", "c"]],
    [`a 'b c' "d e"`, ["a", "b c", "d e"]],
    [`a'b'"c"d`, ["abcd"]],
    [`a '' ""`, ["a", "", ""]],
    [String.raw`a\ b \"c \' \\`, ["a b", '"c', "'", "\\"]],
    [String.raw`"a\"b\\c\d$x"`, [String.raw`a"b\c\d$x`]],
    [String.raw`'a\b"c'`, [String.raw`a\b"c`]],
    [
      "$HOME `ls` $(ls) * ~ a;b | c > d & #e",
      ["$HOME", "`ls`", "$(ls)", "*", "~", "a;b", "|", "c", ">", "d", "&", "#e"],
    ],
    ["__proto__ constructor", ["__proto__", "constructor"]],
  ])("%j is %j", (text, words) => {
    expect(splitCommand(text)).toEqual({ ok: true, value: words });
  });

  it.each([
    ["", "command-empty"],
    [" \t\n", "command-empty"],
    ["a 'b", "quote-open"],
    [`a "b\\"`, "quote-open"],
    ["a \\", "escape-open"],
  ])("%j is refused: %s", (text, code) => {
    expect(splitCommand(text)).toMatchObject({ ok: false, refusal: { code } });
  });

  it("gives back any words that were quoted", () => {
    const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary", maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        (words) => {
          expect(splitCommand(words.map(quoted).join(" "))).toEqual({ ok: true, value: words });
        },
      ),
    );
  });

  it("is taken as it is when it comes as words", () => {
    expect(commandWords(["a b", "'"])).toEqual({ ok: true, value: ["a b", "'"] });
  });
});
