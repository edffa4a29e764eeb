import type { GameId } from "../../games/index.ts";
import type { Play } from "../../match/index.ts";
import type { Trouble } from "../base/trouble.ts";
import { createOnline } from "./create.ts";
import { makeGameLink } from "./game-link.ts";
import { keepNew } from "./keep.ts";
import { type LocalGame, newLocalGame } from "./local.ts";
import { clockOf, isOnline, keepSetup, occupantsOf, optionsOf, type Setup } from "./setup.ts";

export type Started =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly trouble: Trouble };

/** Begins the game a form describes: here, or on the server when someone else is to see it. */
export async function startGame(setup: Setup): Promise<Started> {
  const options = optionsOf(setup);
  if (!options.ok) return { ok: false, trouble: options.refusal };
  keepSetup(setup);
  if (isOnline(setup)) {
    const made = await createOnline(setup, options.value);
    return made.ok ? { ok: true, address: `/game/${made.value.id}` } : made;
  }
  const game = newLocalGame(setup.game, options.value, occupantsOf(setup, Math.random()), clockOf(setup));
  if (!game.ok) return { ok: false, trouble: game.refusal };
  return { ok: true, address: addGame(game.value) };
}

/** One more game for this browser; where it is played. */
export function addGame(game: LocalGame): string {
  return keptAddress(game.play.id, keepNew(game));
}

export function keptAddress(game: GameId, key: string): string {
  return `/play/${game}/${key}`;
}

/** Where a game is looked at, whole in its address. */
export function viewAddress(play: Play): string {
  return `/play/${play.id}#${makeGameLink(play)}`;
}
