import type { AnyGame } from "./game.ts";
import { kayles, piles, sticks, stones, taking } from "./presets.ts";
import { reversi } from "./reversi.ts";

/** Every game. A new one adds its line here; `test/games.test.ts` names the rooms where it is still missing. */
export const games = { stones, kayles, sticks, piles, taking, reversi } as const;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games) as GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}

export function findGame(id: string): AnyGame | undefined {
  return isGameId(id) ? games[id] : undefined;
}
