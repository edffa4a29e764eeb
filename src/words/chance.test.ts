import { describe, expect, it } from "vitest";
import { saidChance } from "./chance.ts";
import { chanceText as chinese } from "./chinese/grammar.ts";
import { chanceText } from "./english/grammar.ts";
import { chanceText as german } from "./german/grammar.ts";
import { chanceText as japanese } from "./japanese/grammar.ts";

const known = (chance: number, exact = true) => ({ chance, log2: Math.log2(chance), exact });
const of = (chance: number) => saidChance(known(chance));
const bound = (chance: number) => saidChance(known(chance, false));

describe("a chance in whole figures", () => {
  it.each([
    [1 / 1640, "1 in 1,640"],
    [0.0006, "about 1 in 1,670"],
    [0.36, "about 3 in 8"],
    [0.25, "1 in 4"],
    [2 / 3, "2 in 3"],
    [0.7, "7 in 10"],
    [0.5001, "about 1 in 2"],
    [0.0999, "about 1 in 10"],
    [1 / 64, "1 in 64"],
    [1 / 123_456, "1 in 123,456"],
    [1 / 123_456.5, "about 1 in 123,000"],
    [1 / 1_000_001, "about 1 in 1,000,000"],
    [3.3e-21, "about 1 in 3 × 10^20"],
    [1e-21, "about 1 in 10^21"],
  ])("%d is said as %s", (chance, text) => {
    expect(chanceText(of(chance) as never)).toBe(text);
  });

  it("says of what is nearly certain what fails, and nothing of what cannot be told from certainty", () => {
    expect(of(0.999)).toEqual({ allBut: 1000, about: false });
    expect(of(0.95123)).toEqual({ allBut: 21, about: true });
    expect(of(0.999_999)).toMatchObject({ allBut: 1_000_000 });
    expect(of(1 - 1e-12)).toBeUndefined();
    expect(of(1)).toBeUndefined();
  });

  it("rounds a bound so that it stays one, and does not call it about", () => {
    for (let chance = 0.9994; chance > 1e-14; chance *= 0.93) {
      const said = bound(chance);
      if (!said) throw new Error("a bound is said");
      expect(said.about).toBe(false);
      const least = "allBut" in said ? 1 - 1 / said.allBut : "of" in said ? said.share / said.of : 1;
      expect(least).toBeGreaterThanOrEqual(chance * (1 - 1e-12));
      expect(least).toBeLessThan(chance > 0.1 && chance < 0.9 ? chance + 0.1 : chance * 1.11);
    }
    expect(bound(0.9996)).toBeUndefined();
    expect(bound(2e-21)).toEqual({ figure: 4, power: 20, about: false });
    expect(saidChance({ chance: 0, log2: -2000, exact: true })).toEqual({
      ...{ figure: 1, power: 602, about: true },
    });
  });

  it("is said in every language", () => {
    const texts = [german, japanese, chinese].map((say) => say({ share: 1, of: 1640, about: true }));
    expect(texts).toEqual(["etwa 1 von 1.640", "約1,640分の1", "约1,640分之1"]);
    const shares = [german, japanese, chinese].map((say) => say({ share: 2, of: 3, about: false }));
    expect(shares).toEqual(["2 von 3", "3分の2", "3分之2"]);
  });
});
