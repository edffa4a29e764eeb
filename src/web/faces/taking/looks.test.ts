import { expect, it } from "vitest";
import { materialOf } from "./looks.ts";

it("draws what the words call it; a game that has no words of its own has sticks", () => {
  const games = ["stones", "kayles", "sticks", "piles", "taking"] as const;
  expect(games.map(materialOf)).toEqual(["pebbles", "pins", "matches", "coins", "matches"]);
});
