import { signal } from "@preact/signals";
import { type GameId, gameOf } from "../../games/index.ts";
import { usualOptions } from "../../players/index.ts";
import { createOnline } from "./create.ts";
import { ownName } from "./own-name.ts";
import { defaultSetup } from "./setup.ts";
import type { Started } from "./start.ts";

/** The game to which a friend is being invited: its link is shown when the game opens. */
export const invitingTo = signal<string | undefined>(undefined);

/** A game with the usual options for whoever is sent its link, at once. Chance decides who begins, and nobody else finds it. */
export async function playFriend(game: GameId): Promise<Started> {
  const setup = {
    ...defaultSetup(game),
    opponent: "link",
    first: "chance",
    name: ownName(),
    listed: false,
  } as const;
  const made = await createOnline(setup, usualOptions(gameOf(game)));
  if (!made.ok) return made;
  invitingTo.value = made.value.id;
  return { ok: true, address: `/game/${made.value.id}` };
}
