import { gameOf } from "../games/index.ts";
import { type Chance, pick } from "../players/index.ts";
import { type PuzzleFamily, puzzleFamilies } from "../words/index.ts";
import type { LearnResources, Puzzle } from "./puzzle.ts";
import type { Puzzler, Wanted } from "./puzzler.ts";
import { puzzlers } from "./puzzlers.ts";

/** What is wanted, of whatever family if none is named. */
export interface Sought extends Wanted {
  readonly family?: PuzzleFamily | undefined;
}

/** After so many candidates there is none to be had. */
const mostDraws = 2_000;
/** Where a rating is wanted: what counts as near, and after how many puzzles the nearest of them is taken. */
const near = 60;
const mostCompared = 12;

/**
 * A new puzzle, drawn until one fits. From the same seed (`seededChance`) always the same one. Undefined where nobody makes such
 * puzzles, or none was found.
 */
export async function makePuzzle(
  wanted: PuzzleFamily | Sought,
  chance: Chance,
  resources: LearnResources,
): Promise<Puzzle | undefined> {
  const sought = typeof wanted === "string" ? { family: wanted } : wanted;
  const fitting = familiesFor(sought);
  if (fitting.length === 0) return undefined;
  const puzzler = pick(fitting, chance);
  const distance = ({ rating }: Puzzle) => Math.abs(rating - (sought.rating ?? rating));
  let best: Puzzle | undefined;
  let compared = 0;
  for (let draw = 0; draw < mostDraws && compared < mostCompared; draw++) {
    await resources.rest?.();
    const drawn = (await puzzler.draw(sought, chance, resources)) as Puzzle | undefined;
    if (!drawn) continue;
    compared++;
    if (!best || distance(drawn) < distance(best)) best = drawn;
    if (distance(best) <= near) return best;
  }
  return best;
}

/** Who makes what is sought. */
function familiesFor({ family, game, idea }: Sought): Puzzler[] {
  const found: Puzzler[] = [];
  for (const each of puzzleFamilies) {
    const puzzler: Puzzler = puzzlers[each];
    if (family !== undefined && each !== family) continue;
    if (game !== undefined && gameOf(game).family !== each) continue;
    if (game !== undefined && !puzzler.games.includes(game)) continue;
    if (idea !== undefined && !puzzler.ideas.includes(idea)) continue;
    found.push(puzzler);
  }
  return found;
}
