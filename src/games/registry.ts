import type { Game } from "./game.ts";
import { kayles, piles, sticks, stones, taking } from "./presets.ts";
import { reversi } from "./reversi.ts";

/** Every game: a new one adds its line here. */
export const games = { stones, kayles, sticks, piles, taking, reversi } as const;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export function gameOf(id: GameId): Game {
  return games[id];
}

export function findGame(id: string): Game | undefined {
  return isGameId(id) ? games[id] : undefined;
}
