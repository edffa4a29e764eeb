import fc from "fast-check";
import { expect, test } from "vitest";
import { isName, shownName, tidyName } from "./name.ts";

test.each(["Ada", "Žofie 🎲", "李小龍", "O’Neill-Smith", "عمر", "♥️", "?", "7", "Z\u030c"])(
  "%j is a name",
  (text) => {
    expect(isName(text)).toBe(true);
    expect(isName(tidyName(text))).toBe(true);
  },
);

test.each([
  ["empty", ""],
  ["blank", "  "],
  ["a blank without a break", "\u00a0\u3000"],
  ["an accent alone", "\u0301"],
  ["a choice of looks alone", "\ufe0f"],
  ["a line break", "A\nB"],
  ["a control character", "A\u0085"],
  ["a line separator", "A\u2028B"],
  ["no width", "Ada\u200b"],
  ["a joiner", "A\u200dB"],
  ["a byte order mark", "\ufeffAda"],
  ["a soft hyphen", "A\u00adda"],
  ["a word joiner", "Ada\u2060"],
  ["a mark of direction", "Ada\u200f"],
  ["an override of direction", "\u202eadA"],
  ["an isolate", "\u2066Ada\u2069"],
  ["an Arabic letter mark", "\u061cAda"],
  ["a filler of Hangul", "\u3164"],
  ["a grapheme joiner", "A\u034fda"],
  ["a tag", "Ada\u{e0041}"],
  ["another variation", "Ada\u{e0100}"],
  ["the blank of Braille", "\u2800"],
  ["half a character", "A\ud800"],
])("%s is refused", (_, text) => {
  expect(isName(text)).toBe(false);
});

test("what looks the same is the same", () => {
  expect(tidyName(" Z\u030cofie ")).toBe("\u017dofie");
  expect(tidyName("\u2665\ufe0f")).toBe("\u2665");
});

test.each([
  ["Ada", "Ada"],
  [" Z\u030cofie\ufe0f ", "\u017dofie"],
  ["\u202eadA", "\ufffdadA"],
  ["A\0\nB\ud800", "A\ufffd\ufffdB\ufffd"],
  ["\u200b", "\ufffd"],
  ["__proto__ ", "__proto__"],
  [" \u0301", null],
  ["", null],
])("%j is seen as %j", (text, shown) => {
  expect(shownName(text)).toBe(shown);
});

test("whatever somebody is called, what others see of it is a name, and stays as it is", () => {
  const text = fc.string({
    unit: fc.constantFrom("a", "\0", "\u202e", "\ud83c", "\ufe0f", " ", "\u0301", "\u2800"),
  });
  fc.assert(
    fc.property(text, (any) => {
      const shown = shownName(any);
      if (shown === null) expect(any.replace(/\s|\u0301|\ufe0f/g, "")).toBe("");
      else expect([isName(shown), tidyName(shown), shownName(shown)]).toEqual([true, shown, shown]);
    }),
  );
});
