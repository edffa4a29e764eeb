import type { GameId, Seat, TakingOptions } from "../../games/index.ts";

/** What a piece of each material is called. */
const names = {
  stones: ["stone", "stones"],
  pins: ["pin", "pins"],
  matches: ["stick", "sticks"],
  coins: ["coin", "coins"],
} as const;

function materialOf(game: GameId, options: TakingOptions): keyof typeof names {
  if (game === "stones") return "stones";
  if (game === "kayles") return "pins";
  if (game === "sticks") return "matches";
  if (game === "piles") return "coins";
  return options.middle ? "matches" : options.rows.length > 1 ? "coins" : "stones";
}

export function piece(game: GameId, options: TakingOptions, count: number): string {
  return names[materialOf(game, options)][count === 1 ? 0 : 1];
}

export function rowWord(game: GameId, options: TakingOptions): string {
  return materialOf(game, options) === "coins" ? "pile" : "row";
}

export function counted(game: GameId, options: TakingOptions, count: number): string {
  return `${count} ${piece(game, options, count)}`;
}

export const colours = ["Black", "White"] as const;

export function colour(seat: Seat): string {
  return colours[seat];
}
