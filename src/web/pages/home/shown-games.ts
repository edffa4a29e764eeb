import { type GameId, gameIds } from "../../../games/index.ts";

/** What most people come for stands first; a game that is not named here comes behind. */
const order: readonly GameId[] = ["reversi", "sticks", "stones", "kayles", "piles"];

/** Rules of one's own are no game by themselves: they are reached from the options of any Nim. */
const unlisted: readonly GameId[] = ["taking"];

export const shownGames: readonly GameId[] = [
  ...order,
  ...gameIds.filter((id) => !order.includes(id) && !unlisted.includes(id)),
];
