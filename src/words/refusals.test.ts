import { describe, expect, it } from "vitest";
import { notationForms, reversi, reversiPosition, sticks } from "../games/index.ts";
import { notationOf, parseSaveString } from "../notation/index.ts";
import { english } from "./english/index.ts";
import { type AnyRefusal, foreignRefusalText, refusalText } from "./refusals.ts";

const say = (refusal: AnyRefusal) => refusalText(english, refusal);

describe("refusals in words", () => {
  it("has one line that is a sentence for every form that something may not be in", () => {
    for (const form of notationForms) {
      for (const text of ["", "a\nb"])
        expect(say({ code: "not-in-notation", facts: { form, text } })).toMatch(/^[^\n]+\.$/);
    }
  });

  it("knows a server's codes from other words", () => {
    const foreign = (code: string, facts = {}) => foreignRefusalText(english, code, facts);
    expect(foreign("game-over")).toBe("The game is over.");
    expect(foreign("too-many", { seconds: 3 })).toBe("That was too much at once; try again in 3 seconds.");
    for (const word of ["__proto__", "constructor", ""]) expect(foreign(word)).toBeUndefined();
  });

  it("says what was wrong and what is right", () => {
    const text = (result: ReturnType<typeof sticks.play> | ReturnType<typeof parseSaveString>) =>
      result.ok ? "" : say(result.refusal);
    const start = sticks.start(sticks.defaults);
    expect(text(sticks.play(start, { row: 6, left: 1, right: 1 }))).toBe(
      "There is no row 6; the rows are numbered from 1 to 5.",
    );
    expect(text(sticks.play(start, { row: 2, left: 7, right: 8 }))).toBe(
      "That is not within row 2, whose places are 1 to 7.",
    );
    expect(text(parseSaveString("2999"))).toBe("“2999” is not a save string, for example 0999.");
    const move = notationOf("taking").parseMove("two", start);
    expect(move.ok ? "" : say(move.refusal)).toBe(
      "“two” is not of the form row:left-right, for example 2:3-5.",
    );
    const square = reversi.play(reversi.start(reversi.defaults), 0);
    expect(square.ok ? "" : say(square.refusal)).toBe("A disc on a1 would turn no other disc.");
    const cells = reversiPosition(reversi.defaults, [], 0);
    expect(cells.ok ? "" : say(cells.refusal)).toBe(
      "The board must have 64 squares, each empty, black or white.",
    );
  });

  it("quotes hostile text on one short line", () => {
    const unknown = (game: string) => say({ code: "game-unknown", facts: { game } });
    expect(unknown("\u001b[31mred\n")).toBe("There is no game called “ [31mred ”.");
    expect(unknown("x".repeat(1000))).toBe(`There is no game called “${"x".repeat(60)}…”.`);
  });
});
