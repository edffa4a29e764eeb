import { afterEach, describe, expect, it } from "vitest";
import { english, loadLanguage } from "../../../words/index.ts";
import { language } from "../../base/language.ts";
import { clockTime, hundredths, number, plain, points, quarters, signed, whole } from "./figures.ts";

language.value = english;
afterEach(() => {
  language.value = english;
});

describe("figures", () => {
  it.each([
    [0, "0"],
    [0.5, "½"],
    [12, "12"],
    [1234.5, "1,234½"],
  ])("points of %d are %s", (value, text) => {
    expect(points(value)).toBe(text);
  });

  it.each([
    [0.25, "¼"],
    [10.75, "10¾"],
    [3, "3"],
    [2.999, "3"],
  ])("quarters of %d are %s", (value, text) => {
    expect(quarters(value)).toBe(text);
  });

  it("of what is not certain there is never all or nothing", () => {
    expect([0, 0.00001, 0.5, 0.99999, 1].map((share) => hundredths(share, 1))).toEqual([
      "0.0",
      "0.1",
      "50.0",
      "99.9",
      "100.0",
    ]);
  });

  it("have a minus of their own, and a plus where they compare", () => {
    expect([signed(12.4), signed(-0.6), signed(0), number(-2.944, 2), plain(0.1)]).toEqual([
      "+12",
      "−1",
      "0",
      "−2.94",
      "0.1",
    ]);
  });

  it("are those of the language", async () => {
    language.value = await loadLanguage("de");
    expect([whole(1234), number(1.5, 1), hundredths(0.5, 1)]).toEqual(["1.234", "1,5", "50,0"]);
  });

  it.each([
    [125_999, "2:05"],
    [10_000, "0:10"],
    [9_999, "9.9"],
    [-5, "0.0"],
    [3_600_000, "60:00"],
  ])("%d ms on a clock are %s", (milliseconds, text) => {
    expect(clockTime(milliseconds)).toBe(text);
  });
});
