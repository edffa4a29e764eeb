import { expect, test } from "vitest";
import { isName, tidyName } from "./name.ts";

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
