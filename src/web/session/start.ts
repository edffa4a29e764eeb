import type { Trouble } from "../base/trouble.ts";
import { createOnline } from "./create.ts";
import { keepGame } from "./keep.ts";
import { type LocalGame, newLocalGame } from "./local.ts";
import { clockOf, isOnline, keepSetup, occupantsOf, optionsOf, type Setup } from "./setup.ts";

export type Started =
  | { readonly ok: true; readonly address: string; readonly local?: LocalGame }
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
  keepGame(game.value);
  return { ok: true, address: `/play/${setup.game}`, local: game.value };
}
