import { type GameId, gameOf } from "../../../games/index.ts";
import { notationOf } from "../../../notation/index.ts";
import type { TournamentHead } from "../../../protocol/index.ts";

/** A game of a tournament, finished or not. */
interface ArenaMoves {
  readonly opening: string;
  readonly moves: string;
  readonly plies: number;
}

type Rules = Pick<TournamentHead, "game" | "options">;

/** Where a game is looked at move by move: whole in the address, in the form of a game's link. */
export function gameAddress({ game, options }: Rules, { opening, moves, plies }: ArenaMoves): string {
  const parts = new URLSearchParams();
  if (JSON.stringify(options) !== JSON.stringify(gameOf(game).defaults))
    parts.set("options", JSON.stringify(options));
  if (!isStart(game, options, opening)) parts.set("from", opening);
  parts.set("moves", moves);
  const hash = parts.toString().replace(/%3A/g, ":").replace(/%2C/g, ",");
  return `/analysis/${game}?at=${plies}#${hash}`;
}

function isStart(id: GameId, options: unknown, opening: string): boolean {
  const game = gameOf(id);
  const known = game.options(options);
  return known.ok && notationOf(id).makePosition(game.start(known.value)) === opening;
}
