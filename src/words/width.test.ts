import { describe, expect, it } from "vitest";
import { inOneText, punctuationOf } from "./sentences.ts";
import { cutTo, padEnd, padStart, widthOf, wrapTo } from "./width.ts";

describe("columns at a terminal", () => {
  it.each([
    ["", 0],
    ["move", 4],
    ["手順", 4],
    ["深さ12、", 8],
    ["（X）", 5],
    ["ﾘﾊﾞ", 3],
    ["Züge ± 3 × 4 “a” …", 18],
    ["e\u0301", 1],
    ["한국", 4],
    ["𠮷", 2],
  ])("%s has %i", (text, columns) => expect(widthOf(text)).toBe(columns));

  it("are filled and cut by what is seen", () => {
    expect(padEnd("手", 5)).toBe("手   ");
    expect(padStart("手", 5)).toBe("   手");
    expect(padEnd("move", 2)).toBe("move");
    expect(cutTo("深さ12、300ノード", 7)).toBe("深さ12");
    expect(cutTo("depth 12", 5)).toBe("depth");
  });

  it("are not exceeded by lines that are broken", () => {
    expect(wrapTo("one two three", 8)).toBe("one two\nthree");
    expect(wrapTo("a b\nc", 80)).toBe("a b\nc");
    const text = "応答とヘルプの言語: en, de, ja。省略すると（たとえば）環境の言語です。";
    for (const width of [10, 16, 23, 40]) {
      const lines = wrapTo(text, width).split("\n");
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      for (const line of lines) expect(line).not.toMatch(/^[、。）ー]|（$/);
    }
  });
});

it("sentences have a blank between them where the language has one", () => {
  expect(inOneText(["One.", "Two."])).toBe("One. Two.");
  expect(inOneText(["一。", "二。"])).toBe("一。二。");
  expect(inOneText(["一。"])).toBe("一。");
  expect(inOneText([])).toBe("");
});

it("a stop and a comma are those of the language", () => {
  expect(punctuationOf({ verdicts: { OK: () => "All right." } })).toEqual({ stop: ".", comma: ", " });
  expect(punctuationOf({ verdicts: { OK: () => "すべて正解です。" } })).toEqual({ stop: "。", comma: "、" });
});
