import type { OpenGame } from "../../protocol/index.ts";
import { isOpenToAll, type StoredGame } from "../../store/index.ts";
import type { LiveGame } from "../live-game.ts";
import { headOf } from "../views.ts";

/** Options of more characters are left out: a thousand games are one message. */
const longestOptions = 300;

/** Whether anyone may sit down in this game now. */
export function isOpen({ stored, ending, isGone }: LiveGame): boolean {
  return isOpenToAll(stored) && !ending && !isGone;
}

/** What the lobby shows of a game with a free seat. */
export function openGameOf(game: StoredGame): OpenGame {
  const { id, options, from, seats, clock, help, created } = headOf(game);
  const seat = seats[0].taken ? 1 : 0;
  const { name, computer } = seats[seat === 0 ? 1 : 0];
  return {
    id,
    game: game.game,
    ...(JSON.stringify(options).length > longestOptions ? {} : { options }),
    ...(from === undefined ? {} : { from: true as const }),
    ...(clock === undefined ? {} : { clock }),
    ...(help ? { help } : {}),
    seat,
    name,
    ...(computer === undefined ? {} : { computer }),
    created,
  };
}
