import type { ArenaKeeper, KeptTournament } from "../arena/index.ts";
import { refused } from "./errors.ts";

const atOnce = 100;

/** The tournament of that id, or the latest that fits. */
export async function findTournament(
  arena: ArenaKeeper,
  id: string | undefined,
  fits: (tournament: KeptTournament) => boolean = () => true,
): Promise<KeptTournament> {
  if (id !== undefined) {
    const found = await arena.find(id);
    if (found) return found;
    throw refused("tournament-missing", { text: id });
  }
  for (let before: string | undefined; ; ) {
    const page = await arena.list({ limit: atOnce, before });
    const found = page.find(fits);
    if (found) return found;
    before = page.at(-1)?.id;
    if (before === undefined) throw refused("tournaments-none");
  }
}
