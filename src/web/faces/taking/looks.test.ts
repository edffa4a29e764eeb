import { expect, it } from "vitest";
import { games, type TakingOptions, takingGame } from "../../../games/index.ts";
import { materialOf } from "./looks.ts";

it("gives each game its material, whatever options it is played with", () => {
  const { stones, kayles, sticks, piles } = games;
  const other: TakingOptions = { rows: [3, 5], take: "any", middle: true, last: "wins" };
  for (const [game, material] of [
    [stones, "pebbles"],
    [kayles, "pins"],
    [sticks, "matches"],
    [piles, "coins"],
  ] as const) {
    expect(materialOf(game, game.defaults)).toBe(material);
    expect(materialOf(game, other)).toBe(material);
  }
});

it("gives a game that nobody has named here the look of its rules", () => {
  const pairs = takingGame("pairs", "Pairs", { rows: [8], take: [2], middle: true, last: "wins" });
  expect(materialOf(pairs, pairs.defaults)).toBe("matches");
});

it("gives rules of one's own the look of what was chosen", () => {
  const { taking } = games;
  expect(materialOf(taking, taking.defaults)).toBe("coins");
  expect(materialOf(taking, { ...taking.defaults, middle: true })).toBe("matches");
  expect(materialOf(taking, { ...taking.defaults, rows: [7] })).toBe("pebbles");
});
