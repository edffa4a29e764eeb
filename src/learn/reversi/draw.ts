import { reversi } from "../../games/index.ts";
import type { Chance } from "../../players/index.ts";
import type { LearnResources, PuzzleOf } from "../puzzle.ts";
import type { Wanted } from "../puzzler.ts";
import { hasAny, reversiIdeas } from "./ideas.ts";
import { plausiblePositions } from "./plausible.ts";
import { reversiPuzzleAt } from "./puzzle.ts";

/** How many empty squares the last position of a game is looked at with: endless puzzles come at once, so none has many. */
const fewest = 8;
const spread = 5;
/** How many positions of a game are looked at besides the last. */
const earlier = 2;
/** From this rating on corners and nearly full boards are rare. */
const hard = 1500;

/**
 * A puzzle from one game drawn by chance; of a rating only the direction is met, the nearest of several is chosen elsewhere. The chance it
 * uses up depends on nothing that is searched.
 */
export async function drawReversi(
  { game, idea, rating = 0 }: Wanted,
  chance: Chance,
  resources: LearnResources,
): Promise<PuzzleOf<"reversi"> | undefined> {
  if (game !== undefined && game !== reversi.id) return undefined;
  const drawn = Math.floor(chance() * spread);
  const last = fewest + (rating >= hard ? Math.max(drawn, spread - 2) : drawn);
  // Corners are what endings have most of: without a wish, every other one is passed over.
  const passesCorners = chance() < 0.5 || rating >= hard;
  const wanted = reversiIdeas.filter((each) => (idea ? each === idea : each !== "corner" || !passesCorners));
  for (const position of plausiblePositions(last + earlier, last, chance)) {
    if (!hasAny(position, wanted)) continue;
    const puzzle = await reversiPuzzleAt(position, resources);
    if (puzzle && wanted.some((each) => each === puzzle.idea)) return puzzle;
  }
  return undefined;
}
