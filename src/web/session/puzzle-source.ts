import {
  dailyPuzzle,
  findShipped,
  makePuzzle,
  nearRating,
  nextRating,
  type Puzzle,
  puzzlers,
  type ShippedPuzzle,
  shippedPuzzles,
  startRating,
} from "../../learn/index.ts";
import { type Chance, pick, seededChance } from "../../players/index.ts";
import { type Idea, type PuzzleFamily, type PuzzleKind, puzzleFamilies } from "../../words/index.ts";
import { pauses } from "../base/pauses.ts";
import { learnResources } from "./learn-resources.ts";
import type { PuzzleWish } from "./puzzle-address.ts";
import type { PuzzleProgress, Run } from "./puzzle-progress.ts";
import { newRun, type Rate } from "./puzzle-score.ts";

/** A puzzle to be solved, and its name where it has one: what is made on the spot has none. */
export interface Given {
  readonly id: string | undefined;
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is. */
  readonly day?: string;
}

export const rate: Rate = (before, puzzle, solved) => {
  const { rating = startRating, tried = 0, solved: right = 0 } = before ?? {};
  return {
    rating: nextRating(rating, puzzle.rating, solved, tried),
    tried: tried + 1,
    solved: right + Number(solved),
  };
};

/** The families whose puzzles are of a kind; those alone that have any. */
export function familiesOf(kind: PuzzleKind): readonly PuzzleFamily[] {
  return puzzleFamilies.filter((family) => kind === "all" || kind === family);
}

/** Who has puzzles of an idea. */
export function familiesWith(idea: Idea): readonly PuzzleFamily[] {
  return puzzleFamilies.filter((family) => puzzlers[family].ideas.includes(idea));
}

interface Asked {
  readonly progress: PuzzleProgress;
  /** The day it is here. */
  readonly day: string;
  readonly chance: Chance;
  /** The names of those that were just shown. */
  readonly recent: readonly string[];
}

/** The next puzzle somebody wishes; undefined where there is none. */
export async function nextPuzzle(wish: PuzzleWish, asked: Asked): Promise<Given | undefined> {
  switch (wish.way) {
    case "single":
      return given(await findShipped(wish.id));
    case "daily": {
      const daily = given(await dailyPuzzle(wish.of, asked.day));
      return daily && { ...daily, day: asked.day };
    }
    case "streak":
      return stepOfRun(wish.of, asked.progress.runs[wish.of] ?? newRun(0));
    case "endless":
      return fresh(familiesOf(wish.of), undefined, asked);
    case "idea":
      return fresh(familiesWith(wish.idea), wish.idea, asked);
  }
}

/** One that has not been solved, about as hard as somebody is good; when there is none left, one is made. */
async function fresh(
  families: readonly PuzzleFamily[],
  idea: Idea | undefined,
  { progress, chance, recent }: Asked,
): Promise<Given | undefined> {
  if (families.length === 0) return undefined;
  const family = pick(families, chance);
  const rating = progress.standings[family]?.rating ?? startRating;
  const left = (await shippedPuzzles(family)).filter(
    (each) => (idea === undefined || each.idea === idea) && !Object.hasOwn(progress.done, each.id),
  );
  const shipped = given(nearRating(left, rating, recent, chance));
  if (shipped) return shipped;
  const made = await makePuzzle({ family, idea, rating }, chance, { ...learnResources, rest: pauses() });
  return made && { id: undefined, puzzle: made };
}

/** How hard a run begins, and by how much each puzzle is harder. */
const firstOfRun = 650;
const harder = 55;

/** What a run has had so far: worked out once for each of its puzzles. */
const runs = new Map<string, ShippedPuzzle[]>();

/** The puzzles of a run follow from its seed: none comes twice as long as there are others. */
async function stepOfRun(kind: PuzzleKind, { seed, count }: Run): Promise<Given | undefined> {
  const shelves = (await Promise.all(familiesOf(kind).map(shippedPuzzles))).filter(
    ({ length }) => length > 0,
  );
  if (shelves.length === 0) return undefined;
  const name = `${kind} ${seed}`;
  const steps = runs.get(name) ?? [];
  runs.set(name, steps);
  while (steps.length <= count) {
    const chance = seededChance(seed + steps.length);
    const known = steps.map(({ id }) => id);
    const step = nearRating(pick(shelves, chance), firstOfRun + steps.length * harder, known, chance);
    if (!step) return undefined;
    steps.push(step);
  }
  return given(steps[count]);
}

function given(shipped: ShippedPuzzle | undefined): Given | undefined {
  return shipped && { id: shipped.id, puzzle: shipped.puzzle() };
}
