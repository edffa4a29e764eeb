import { must, takingPosition } from "../../games/index.ts";
import { type Chance, pick } from "../../players/index.ts";
import type { PuzzleOf } from "../puzzle.ts";
import type { Wanted } from "../puzzler.ts";
import type { TakingIdea } from "./ideas.ts";
import { takingPuzzleAt } from "./puzzle.ts";
import { type Recipe, recipes } from "./recipes.ts";
import { layOut } from "./shapes.ts";

/** One candidate: an idea, a game that has it, a position; undefined where that is no puzzle or another than is wanted. */
export function drawTaking(wanted: Wanted, chance: Chance): PuzzleOf<"taking"> | undefined {
  const recipe = recipeFor(wanted, chance);
  if (!recipe) return undefined;
  const { game } = recipe;
  const rules = recipe.rules(chance);
  const runs = recipe.runs(rules, sizeFor(wanted.rating, chance), chance);
  // What moves out of the middle leave stands side by side as often as in rows of its own.
  const { lengths, rows } = layOut(runs, rules.middle && chance() < 0.5, chance);
  const puzzle = takingPuzzleAt(game, must(takingPosition({ ...rules, rows: lengths }, rows, 0)));
  return puzzle && (wanted.idea ?? puzzle.idea) === puzzle.idea ? puzzle : undefined;
}

/** The ratings that puzzles of an idea come to: where one is wanted, an idea that does not is not tried. */
const reaches: { readonly [I in TakingIdea]: readonly [least: number, most: number] } = {
  remainder: [600, 1_300],
  mirror: [800, 1_950],
  parity: [750, 1_200],
  "misere-turn": [900, 1_600],
  xor: [1_050, 2_400],
};

/** Every idea is as likely as the others, and within it a game with many puzzles more so than one with few. */
function recipeFor({ game, idea, rating }: Wanted, chance: Chance): Recipe | undefined {
  const known = recipes.filter(
    (each) => each.game === (game ?? each.game) && each.idea === (idea ?? each.idea),
  );
  if (known.length === 0) return undefined;
  const near = known.filter((each) => {
    const [least, most] = reaches[each.idea];
    return rating === undefined || (rating >= least && rating <= most);
  });
  const fitting = near.length > 0 ? near : known;
  const one = pick([...new Set(fitting.map((each) => each.idea))], chance);
  return byShare(
    fitting.filter((each) => each.idea === one),
    chance,
  );
}

function byShare(fitting: readonly Recipe[], chance: Chance): Recipe | undefined {
  let at = chance() * fitting.reduce((sum, { share }) => sum + share, 0);
  return fitting.find(({ share }) => {
    at -= share;
    return at < 0;
  });
}

/** The easiest are the smallest: about the part of the scale that a wanted rating stands at. */
function sizeFor(rating: number | undefined, chance: Chance): number {
  if (rating === undefined) return chance();
  const middle = (rating - 700) / 1_300;
  return Math.min(Math.max(middle + 0.5 * (chance() - 0.5), 0), 1);
}
