import { expect, test } from "vitest";
import { visible, visibleLines, withoutFolders } from "./visible.ts";

test.each([
  ["3:1-2", "3:1-2"],
  ["é 棋手 ½", "é 棋手 ½"],
  ["a\u202eb\u200bc", "a\\u{202e}b\\u{200b}c"],
  ["\u001b[31mred\u0007\n", "\\u{1b}[31mred\\u{7}\\u{a}"],
  ["\ud800", "\\u{d800}"],
  ["\u2028", "\\u{2028}"],
])("%j is shown as %j", (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test("lines stay lines, and nothing else acts", () => {
  expect(visibleLines("a\r\nb\tc\u0000\rd")).toBe("a\nb    c\\u{0}\nd");
});

test.each([
  ['File "/home/ada/bots/minimax.py", line 12', 'File "…/minimax.py", line 12'],
  ["at C:\\Users\\ada\\bot.js:3", "at …\\bot.js:3"],
  ["~/bots/x.py ./y/z ../a/b/c", "…/x.py …/z …/c"],
  ["1/2 and 3:1", "1/2 and 3:1"],
  ["see /etc", "see /etc"],
])("of the paths in %j strangers are told %j", (text, told) => {
  expect(withoutFolders(text)).toBe(told);
});

test("long lines of slashes take no time", () => {
  const begun = performance.now();
  withoutFolders("/a".repeat(2000));
  withoutFolders("/".repeat(4096));
  withoutFolders("a/".repeat(2000));
  expect(performance.now() - begun).toBeLessThan(2000);
});
