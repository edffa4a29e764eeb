import type { Family } from "../../games/index.ts";

/** The families of games that have puzzles. Whatever a family needs for them is asked for by its name in this list. */
export const puzzleFamilies = ["taking", "reversi"] as const satisfies readonly Family[];
export type PuzzleFamily = (typeof puzzleFamilies)[number];

/** The thought that finds the winning move of a puzzle: those of the Nim family, then those of Reversi. */
export const ideas = [
  "remainder",
  "mirror",
  "xor",
  "misere-turn",
  "parity",
  "corner",
  "quiet",
  "parity-move",
] as const;
export type Idea = (typeof ideas)[number];
