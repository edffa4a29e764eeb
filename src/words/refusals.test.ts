import { describe, expect, it } from "vitest";
import { notationForms, reversi, reversiPosition, sticks } from "../games/index.ts";
import { notationOf, parseSaveString } from "../notation/index.ts";
import { isRefusalCode, quote, refusalText } from "./refusals.ts";

describe("refusals in words", () => {
  it("has one line that is a sentence for every form that something may not be in", () => {
    for (const form of notationForms) {
      for (const text of ["", "a\nb"])
        expect(refusalText({ code: "not-in-notation", facts: { form, text } })).toMatch(/^[^\n]+\.$/);
    }
  });

  it("knows its codes from other words", () => {
    expect(isRefusalCode("game-over")).toBe(true);
    for (const word of ["__proto__", "constructor", ""]) expect(isRefusalCode(word)).toBe(false);
  });

  it("says what was wrong and what is right", () => {
    const text = (result: ReturnType<typeof sticks.play> | ReturnType<typeof parseSaveString>) =>
      result.ok ? "" : refusalText(result.refusal);
    const start = sticks.start(sticks.defaults);
    expect(text(sticks.play(start, { row: 6, left: 1, right: 1 }))).toBe(
      "There is no row 6; the rows are numbered from 1 to 5.",
    );
    expect(text(sticks.play(start, { row: 2, left: 7, right: 8 }))).toBe(
      "That is not within row 2, whose places are 1 to 7.",
    );
    expect(text(parseSaveString("2999"))).toBe("“2999” is not a save string, for example 0999.");
    const move = notationOf("taking").parseMove("two", start);
    expect(move.ok ? "" : refusalText(move.refusal)).toBe(
      "“two” is not of the form row:left-right, for example 2:3-5.",
    );
    const square = reversi.play(reversi.start(reversi.defaults), 0);
    expect(square.ok ? "" : refusalText(square.refusal)).toBe("A disc on a1 would turn no other disc.");
    const cells = reversiPosition(reversi.defaults, [], 0);
    expect(cells.ok ? "" : refusalText(cells.refusal)).toBe(
      "The board must have 64 squares, each empty, black or white.",
    );
  });

  it("quotes hostile text on one short line", () => {
    expect(quote("\u001b[31mred\n")).toBe("“ [31mred ”");
    expect([...quote("x".repeat(1000))].length).toBe(63);
  });
});
