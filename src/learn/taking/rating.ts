import type { TakingIdea } from "./ideas.ts";

/** What the idea itself asks for, beside counting. */
const ofIdea: { readonly [I in TakingIdea]: number } = {
  remainder: 0,
  mirror: 100,
  parity: 150,
  "misere-turn": 250,
  xor: 450,
};

const base = 220;
const ofMoves = 80;
const ofLuck = 200;
const least = 600;
const most = 2_400;

/**
 * How hard a puzzle is, on a scale like that of people's ratings. A formula and nothing measured: it puts puzzles in an order, from
 * how many moves there are to choose from, R (the chance that somebody who plays at random wins from here against the best
 * resistance) and the idea.
 */
export function ratingOf(moves: number, chance: number, idea: TakingIdea): number {
  const bits = chance > 0 ? -Math.log2(chance) : 1_100;
  const rating = base + ofMoves * Math.log2(moves) + ofLuck * Math.log2(1 + bits) + ofIdea[idea];
  return Math.min(Math.max(Math.round(rating), least), most);
}
