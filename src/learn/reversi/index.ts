import { canonical } from "../../games/index.ts";
import type { Puzzler } from "../puzzler.ts";
import { drawReversi } from "./draw.ts";
import { reversiIdeas } from "./ideas.ts";
import { placeText } from "./place.ts";
import { reversiPuzzleAt } from "./puzzle.ts";
import { refuted, solvedFacts } from "./said.ts";

/** Puzzles of Reversi: endings that the engine has solved to the last disc. */
export const reversiPuzzler: Puzzler<"reversi"> = {
  games: ["reversi"],
  ideas: reversiIdeas,
  draw: drawReversi,
  puzzleAt: (_game, position, resources) => reversiPuzzleAt(position, resources),
  keyOf: ({ position }) => canonical(position).key,
  refute: refuted,
  hints: (_language, say, puzzle) => [say.ideas.of[puzzle.idea].hint, placeText(say, puzzle)],
  solved: async (_language, say, puzzle, move, resources) =>
    say.reversiPuzzles.solved(await solvedFacts(puzzle, move, resources)),
};
