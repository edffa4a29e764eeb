import type { ReversiIdea } from "./ideas.ts";
import type { Sight } from "./sight.ts";

/** What makes a puzzle hard. */
export interface Difficulty {
  /** How many moves there are to choose from. */
  readonly moves: number;
  /** How many squares are empty. */
  readonly empty: number;
  /** The chance of a random player to win from here. */
  readonly chance: number;
  readonly sight: Sight;
  readonly idea: ReversiIdea;
}

const least = 800;
const most = 2400;

const ofIdea: { readonly [I in ReversiIdea]: number } = { corner: 0, "parity-move": 50, quiet: 150 };

/** The formula of docs/puzzles.md: our own weighing, not measured on people. */
export function ratingOf({ moves, empty, chance, sight, idea }: Difficulty): number {
  const rating =
    1100 +
    // Rounded for itself: a logarithm may differ in its last place from one machine to another.
    Math.round(55 * -Math.log2(chance)) +
    30 * (moves - 4) +
    25 * (empty - 8) -
    Math.round(400 * sight.look) -
    Math.round(200 * sight.greedy) +
    ofIdea[idea];
  return Math.min(most, Math.max(least, rating));
}
