import type { GameProgress } from "../protocol/index.ts";
import { type GameKeeper, pause } from "../store/index.ts";

/** So many are looked up at a time where that is done in this very thread: of long games they take about a millisecond. */
const atOnce = 10;

/** How far games are, from the store alone: no game is woken for it. Others have their turn in between. */
export async function progressOf(
  games: Pick<GameKeeper, "heads">,
  ids: readonly string[],
  alone: boolean,
): Promise<GameProgress[]> {
  const wanted = [...new Set(ids)];
  const found: GameProgress[] = [];
  const piece = alone ? atOnce : wanted.length;
  for (let from = 0; from < wanted.length; from += piece) {
    if (from > 0) await pause();
    const heads = await games.heads(wanted.slice(from, from + piece));
    found.push(...heads.map(({ id, number, changes }) => ({ id, number, changes })));
  }
  return found;
}
