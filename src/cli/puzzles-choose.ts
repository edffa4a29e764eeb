import type { GameId } from "../games/index.ts";
import {
  type LearnResources,
  makePuzzle,
  type Puzzle,
  puzzlerOf,
  type ShippedPuzzle,
  shippedOf,
  type Wanted,
} from "../learn/index.ts";
import type { Chance } from "../players/index.ts";
import { refused } from "./errors.ts";
import { puzzledGames } from "./puzzles-options.ts";

/** A rating is met within so much where there is a choice. */
const nearRating = 150;
/** So often a new one is made in place of one that is alike. */
const attempts = 20;
/** What leaves less to choose from: of all games and ideas together there are always enough. */
const narrowing = ["game", "idea", "rating"] as const;

export interface Choice {
  readonly wanted: Wanted;
  readonly count: number;
  readonly chance: Chance;
  readonly resources: LearnResources;
  /** Told how many have been found. */
  readonly told: (found: number) => void;
}

/** Those found, by what makes them alike. */
type Found = Map<string, Puzzle>;

/**
 * Puzzles as they are wanted, no two alike, the easiest first; of all games in turn where none is named. Those that are shipped come first,
 * because they cost nothing; what is lacking is made.
 */
export async function choosePuzzles(choice: Choice): Promise<Puzzle[]> {
  const { wanted, count, chance } = choice;
  const games = wanted.game === undefined ? puzzledGames : [wanted.game];
  const order = shuffled(games, chance);
  const shelves = await shelvesFor(wanted, order, chance);
  const found: Found = new Map();
  await inTurn(order, found, choice, async (game) => fromShelf(shelves.near.get(game) ?? [], found));
  while (found.size < count && fromShelf(shelves.far, found));
  await inTurn(order, found, choice, (game) => fromScratch(game, found, choice));
  if (found.size < count) {
    const options = narrowing.filter((name) => wanted[name] !== undefined).map((name) => `--${name}`);
    throw refused("puzzles-too-few", { wanted: count, found: found.size, options });
  }
  return [...found.values()].sort((a, b) => a.rating - b.rating);
}

/** One of each game after the other, until there are enough or no game has any more. */
async function inTurn(
  order: readonly GameId[],
  found: Found,
  { count, told }: Choice,
  take: (game: GameId) => Promise<boolean>,
): Promise<void> {
  let games = order;
  for (let turn = 0; found.size < count && games.length > 0; turn++) {
    const game = games[turn % games.length] as GameId;
    if (!(await take(game))) games = games.filter((each) => each !== game);
    told(found.size);
  }
}

interface Shelves {
  /** Of each game the shipped puzzles that fit, in an order drawn by chance. */
  readonly near: ReadonlyMap<GameId, ShippedPuzzle[]>;
  /** Of all games those of another rating, the nearest last. */
  readonly far: ShippedPuzzle[];
}

async function shelvesFor(
  { game, idea, rating }: Wanted,
  games: readonly GameId[],
  chance: Chance,
): Promise<Shelves> {
  const near = new Map<GameId, ShippedPuzzle[]>();
  const far: ShippedPuzzle[] = [];
  const distance = (each: ShippedPuzzle) => Math.abs(each.rating - (rating ?? each.rating));
  for (const id of games) {
    const all = await shippedOf(id);
    const fitting = all.filter((each) => idea === undefined || each.idea === idea);
    if (idea !== undefined && id === game && all.length > 0 && fitting.length === 0) {
      const ideas = [...new Set(all.map((each) => each.idea))].join(", ");
      throw refused("idea-of-another-game", { idea, game, ideas });
    }
    near.set(
      id,
      shuffled(
        fitting.filter((each) => distance(each) <= nearRating),
        chance,
      ),
    );
    far.push(...fitting.filter((each) => distance(each) > nearRating));
  }
  return { near, far: shuffled(far, chance).sort((a, b) => distance(b) - distance(a)) };
}

/** Takes the last one of a shelf that is not alike to one found. */
function fromShelf(shelf: ShippedPuzzle[], found: Found): boolean {
  for (let next = shelf.pop(); next; next = shelf.pop()) if (enter(next.puzzle(), found)) return true;
  return false;
}

async function fromScratch(
  game: GameId,
  found: Found,
  { wanted, chance, resources }: Choice,
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const made = await makePuzzle({ ...wanted, game }, chance, resources);
    if (!made) return false;
    if (enter(made, found)) return true;
  }
  return false;
}

/** False where one like it is among them. */
function enter(puzzle: Puzzle, found: Found): boolean {
  const key = `${puzzle.family} ${puzzlerOf(puzzle.game)?.keyOf(puzzle)}`;
  if (found.has(key)) return false;
  found.set(key, puzzle);
  return true;
}

/** Fisher and Yates. */
function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
